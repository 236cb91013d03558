import type { MenuEntry, SessionUser } from '../../api';
import { withDialog } from '../../kit/form/useDialogOfAddress';
import { shellTexts } from '../../texts';
import { t } from '../../texts/palette.gen';
import { fourthAppOf, labelToolHome, type SolService } from '../routes/access';
import type { ConsolePath } from '../routes/paths';
import { canOpen, isAvailable, routeTable } from '../routes/routeTable';
import { solEntries } from '../shell/appLinksOf';
import { fincoSection, menuSections } from '../shell/menuSections';
import type { PaletteEntry } from './PaletteEntry';

const screen = (title: string, place: string, to: string): PaletteEntry => ({
  kind: 'screen',
  title,
  place,
  to,
});

/** The groups of labels and options, which stand below their screens in the menu. */
export const menuGroupsOf = (menu: readonly MenuEntry[]): PaletteEntry[] =>
  menuSections(menu, isAvailable).flatMap(({ links }) =>
    links.flatMap(({ label, children }) => children.map((child) => screen(child.label, label, child.to))),
  );

/** The screens of the user: those of the menu, those of the other applications, and those that others lead to. */
export function screensOf(
  user: SessionUser,
  menu: readonly MenuEntry[],
  isSolOn: SolService,
): PaletteEntry[] {
  const fourth = fourthAppOf(user, isSolOn);
  return [
    screen(t('Overview'), '', '/overview'),
    ...(user.ccadmEnabled
      ? menuSections(menu, (path) => canOpen(path, user, isSolOn)).flatMap(({ heading, links }) =>
          links.map(({ label, to }) => screen(label, heading, to)),
        )
      : []),
    user.ccadmEnabled &&
      screen(t('Completeness of translations'), t('Label administration'), '/translation_completeness'),
    user.priceConfEnabled &&
      user.countries.length > 0 &&
      screen(t('Price configurator'), '', '/price_configurator'),
    user.priceConfEnabled &&
      user.countries.length > 0 &&
      screen(t('Compare prices'), t('Price configurator'), '/price_compare'),
    user.priceConfEnabled &&
      (user.isHQUser || user.countries.length > 0) &&
      screen(t('Readiness'), t('Price configurator'), '/readiness'),
    user.packConfEnabled && screen(t('Pack configurator'), '', '/pack_configurator'),
    ...(fourth === 'SOL' ? solEntries.map(({ label, to }) => screen(label, shellTexts.sol, to)) : []),
    ...(fourth === 'FINCO'
      ? fincoSection.links.map(({ label, to }) => screen(label, fincoSection.heading, to))
      : []),
    // In the label tool's menu it stands already.
    !user.ccadmEnabled && screen(t('Activity'), '', '/activity'),
    user.hasApiDocs !== false && screen(t('API documentation'), '', '/docs'),
  ].filter((entry) => entry !== false);
}

const creations: [title: string, path: ConsolePath][] = [
  [t('New interface label'), '/interface_labels'],
  [t('New term of the glossary'), '/glossary_terms'],
  [t('New editorial content'), '/editorial_contents'],
  [t('New editorial placeholder'), '/editorial_palcehoders'],
  [t('New country'), '/countries'],
  [t('New car model'), '/car_models'],
  // Groups come with the feed (decision A-57).
  [t('New option label'), '/opt_groups'],
  [t('New call to action'), '/call_to_action'],
  [t('New interface configuration'), '/interface'],
  [t('New configuration parameter'), '/configuration_parameters'],
  [t('New language'), '/languages'],
  [t('New tracking label'), '/trackinglabels'],
  [t('New user'), '/users'],
  [t('New campaign'), '/sol_campaign'],
];
/** What is also imported from a workbook. */
const withImport: readonly ConsolePath[] = [
  '/interface_labels',
  '/glossary_terms',
  '/editorial_contents',
  '/editorial_palcehoders',
  '/sol_campaign',
];
/** Where a list is asked for a group first. */
const addressOf = (path: ConsolePath): string => (path === '/interface_labels' ? labelToolHome : path);

function canWrite(path: ConsolePath, user: SessionUser): boolean {
  if (path === '/configuration_parameters') return user.userAdmin;
  return path !== '/sol_campaign' || !user.isHQUser;
}

/** What the user can begin from anywhere: new records, imports and exports. */
export function actionsOf(user: SessionUser, isSolOn: SolService): PaletteEntry[] {
  const offered = creations.filter(([, path]) => canOpen(path, user, isSolOn));
  const action = (title: string, path: ConsolePath, kind: string): PaletteEntry => ({
    kind: 'action',
    title,
    place: '',
    to: withDialog(addressOf(path), kind),
  });
  const titleOf = (path: ConsolePath) => routeTable.find((route) => route.path === path)!.title;
  const writable = offered.filter(([, path]) => canWrite(path, user));
  return [
    ...writable.map(([title, path]) => action(title, path, 'new')),
    ...offered.map(([, path]) => action(t('Export: {screen}', { screen: titleOf(path) }), path, 'export')),
    ...writable
      .filter(([, path]) => withImport.includes(path))
      .map(([, path]) => action(t('Import: {screen}', { screen: titleOf(path) }), path, 'import')),
  ];
}
