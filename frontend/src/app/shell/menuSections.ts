import type { MenuEntry, SessionUser } from '../../api';
import { configuratorTexts, shellTexts } from '../../texts';
import { fourthAppOf, type AppName, type SolService } from '../routes/access';
import { solEntries } from './appLinksOf';
import { t } from '../../texts/app.gen';

export type MenuLink = {
  label: string;
  to: string;
  path: string;
  /** Label group that the entry opens; empty for none. */
  group: string;
  children: readonly MenuLink[];
};
export type MenuSection = { heading: string; links: readonly MenuLink[] };

const withQuery = (path: string, query: Record<string, string>) => {
  const parts = Object.entries(query).filter(([, value]) => value !== '');
  return parts.length === 0
    ? path
    : `${path}?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

function linkOf(entry: MenuEntry): MenuLink {
  const { description, linkTo, action, group, hasSubmenu, submenuList } = entry;
  return {
    label: description,
    to: withQuery(linkTo, { action, activeGroup: group }),
    path: linkTo,
    group,
    children: hasSubmenu ? submenuList.map(linkOf) : [],
  };
}

/** The label tool's side bar from the server's menu list (R-016); what leads to no screen yet is left out. */
export function menuSections(
  entries: readonly MenuEntry[],
  isAvailable: (path: string) => boolean,
): MenuSection[] {
  const sections = new Map<string, MenuLink[]>();
  for (const entry of entries) {
    if (!isAvailable(entry.linkTo)) continue;
    const links = sections.get(entry.section) ?? [];
    sections.set(entry.section, [...links, linkOf(entry)]);
  }
  return [...sections].map(([heading, links]) => ({ heading, links }));
}

const anchors = (path: string, labelByHash: Record<string, string>): MenuLink[] =>
  Object.entries(labelByHash).map(([hash, label]) => ({
    label,
    to: `${path}#${hash}`,
    path,
    group: '',
    children: [],
  }));

const linkTo = (label: string, path: string): MenuLink => ({
  label,
  to: path,
  path,
  group: '',
  children: [],
});

/** The side bars that do not come from the server (R-014, R-018, R-019). */
export const appSections: Record<Exclude<AppName, 'labels'>, MenuSection> = {
  price: {
    heading: t('Price configurator'),
    links: [
      ...anchors('/price_configurator', {
        market_model: configuratorTexts.marketAndModel,
        discount_and_visibility: configuratorTexts.discountAndVisibility,
        online_taxes: configuratorTexts.onlineTaxes,
        prices_equipment: configuratorTexts.modelPricesAndEquipments,
        customer_programs: configuratorTexts.customerPrograms,
        accessories: configuratorTexts.accessories,
        taxes: configuratorTexts.taxes,
      }),
      linkTo(t('Compare prices'), '/price_compare'),
      linkTo(t('Readiness'), '/readiness'),
    ],
  },
  pack: {
    heading: t('Pack configurator'),
    links: anchors('/pack_configurator', {
      import_export: configuratorTexts.importExportPacks,
      commercial_packs: configuratorTexts.commercialPacks,
    }),
  },
  sol: {
    heading: shellTexts.sol,
    links: solEntries.map(({ label, to }) => linkTo(label, to)),
  },
};

/** While online sales are off there are the taxes of FINCO alone (R-252; A-19). */
export const fincoSection: MenuSection = {
  heading: shellTexts.finco,
  links: [linkTo(shellTexts.fincoTaxes, '/sol_country')],
};

/** On pages of no application, for users without the label tool: the ways to their applications, which the header has only of two. */
export function appsOf(user: SessionUser, isSolOn: SolService): MenuSection[] {
  const fourth = fourthAppOf(user, isSolOn);
  const configurators = [
    user.priceConfEnabled &&
      user.countries.length > 0 &&
      linkTo(t('Price configurator'), '/price_configurator'),
    user.packConfEnabled && linkTo(t('Pack configurator'), '/pack_configurator'),
  ].filter((link) => link !== false);
  return [
    ...(configurators.length > 0 ? [{ heading: t('Configurators'), links: configurators }] : []),
    ...(fourth === 'SOL' ? [appSections.sol] : []),
    ...(fourth === 'FINCO' ? [fincoSection] : []),
  ];
}
