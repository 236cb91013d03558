import type { SessionUser } from '../../api';
import { shellTexts } from '../../texts';
import { fourthAppOf, labelToolHome, type AppName, type SolService } from '../routes/access';
import { pathOf } from '../routes/routeTable';
import { t } from '../../texts/app.gen';

export type AppEntry = { label: string; to: string };
export type AppLink = {
  app: AppName;
  label: string;
  entries: readonly AppEntry[];
  /** The price configurator of a user without countries: 'Not Allowed' instead of the screen. */
  isBarred?: boolean;
};

/** */
export const solEntries: readonly AppEntry[] = [
  { label: shellTexts.solVisibility, to: '/sol_model' },
  { label: shellTexts.discountsCampaigns, to: '/sol_campaign' },
  { label: shellTexts.countryConfiguration, to: '/sol_country' },
  { label: shellTexts.solDownpayment, to: '/sol_downpayment' },
];

const single = (app: AppName, label: string, to: string): AppLink => ({
  app,
  label,
  entries: [{ label, to }],
});

/**
 * The app links of a user: none with fewer than two apps. SOL and FINCO are one app, the price configurator
 * counts by its flag alone (decision A-79).
 */
export function appLinksOf(user: SessionUser, isSolOn: SolService): AppLink[] {
  const price = single('price', t('Price configurator'), '/price_configurator');
  const fourth = fourthAppOf(user, isSolOn);
  const links = [
    user.ccadmEnabled && single('labels', t('Label administration'), labelToolHome),
    user.priceConfEnabled && { ...price, isBarred: user.countries.length === 0 },
    user.packConfEnabled && single('pack', t('Pack configurator'), '/pack_configurator'),
    fourth === 'SOL' && { app: 'sol' as const, label: shellTexts.sol, entries: solEntries },
    fourth === 'FINCO' && single('sol', shellTexts.finco, '/sol_country'),
  ].filter((link) => link !== false);
  return atLeastTwo(links);
}

/** A single link would lead to where the user is already. */
const atLeastTwo = (links: AppLink[]): AppLink[] => (links.length < 2 ? [] : links);

/** Leaves out what leads to a screen that does not exist yet; again none with fewer than two. */
export const linkedApps = (links: readonly AppLink[], isAvailable: (path: string) => boolean): AppLink[] =>
  atLeastTwo(
    links
      .map((link) => ({ ...link, entries: link.entries.filter((entry) => isAvailable(pathOf(entry.to))) }))
      .filter((link) => link.entries.length > 0),
  );
