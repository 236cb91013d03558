import type { ConsolePath } from '../../frontend/src/app/routes/paths';

type Screen = {
  /** `Screens/<section of the menu>[/<screen>]`; its stories have this title or one below it. */
  title: string;
  paths: readonly ConsolePath[];
  /** Tags of openapi.yaml whose operations belong to the screen. */
  tags: readonly string[];
  /** Areas of contracts/rules.yaml. */
  areas: readonly string[];
};

const screen = (title: string, paths: Screen['paths'], tags: string[], areas: string[]): Screen => ({
  title: `Screens/${title}`,
  paths,
  tags,
  areas,
});

/** Every screen of the console in menu order: where its stories are, and what belongs to it. titles.test.ts checks it. */
export const screens: readonly Screen[] = [
  screen(
    'Labels/Interface labels',
    ['/interface_labels'],
    ['InterfaceLabel', 'Bulk'],
    ['interfaceLabels', 'bulk', 'common'],
  ),
  screen(
    'Labels/Option labels',
    ['/opt_labels', '/acc_labels', '/custprg_labels'],
    ['OptionLabel', 'Image'],
    ['optionLabels', 'images', 'common'],
  ),
  screen(
    'Labels/Option and colour labels',
    ['/opt_color_labels'],
    ['OptColorLabel'],
    ['optColorLabels', 'bulk', 'common'],
  ),
  // The completeness is not in the menu: the workbench leads to it.
  screen(
    'Labels/Translations',
    ['/translations', '/translation_completeness'],
    ['Translation'],
    ['translations', 'common'],
  ),
  screen('Labels/Glossary', ['/glossary_terms'], ['GlossaryTerm'], ['glossary', 'common']),
  screen(
    'Editorial/Editorial contents',
    ['/editorial_contents'],
    ['EditorialContent'],
    ['editorialContents', 'common'],
  ),
  screen(
    'Editorial/Editorial placeholders',
    ['/editorial_palcehoders'],
    ['EditorialPlaceholder'],
    ['editorialPlaceholders', 'common'],
  ),
  screen('Reference data/Countries', ['/countries'], ['Country'], ['countries', 'common']),
  screen('Reference data/Car models', ['/car_models'], ['CarModel', 'Model'], ['carModels', 'common']),
  // Not in the menu: countries and car models lead to it.
  screen(
    'Reference data/Country models',
    ['/country_models'],
    ['CountryModel'],
    ['countryModels', 'bulk', 'common'],
  ),
  screen('Reference data/OPT groups', ['/opt_groups'], ['OptGroup'], ['optGroups', 'common']),
  screen(
    'Reference data/Call to action',
    ['/call_to_action'],
    ['CallToAction'],
    ['callToAction', 'bulk', 'common'],
  ),
  screen(
    'Reference data/Interface configuration',
    ['/interface'],
    ['InterfaceConfig'],
    ['interfaceConfig', 'common'],
  ),
  screen(
    'Reference data/Configuration parameters',
    ['/configuration_parameters'],
    ['ConfigurationParameter'],
    ['consoleConfig', 'common'],
  ),
  screen('Reference data/Languages', ['/languages'], ['Language'], ['languages', 'common']),
  screen(
    'Reference data/Tracking labels',
    ['/trackinglabels'],
    ['TrackingLabel'],
    ['trackingLabels', 'common'],
  ),
  screen('Reference data/Users', ['/users'], ['User'], ['users', 'common']),
  screen('Maintenance/Activity', ['/activity'], ['Activity'], ['activity', 'common']),
  screen('Maintenance/Tools', ['/tools'], ['Tool', 'JobRun'], ['tools']),
  screen('Maintenance/API comparison', ['/api_Json_test'], ['ApiJsonTest', 'JobRun'], ['apiJsonTesting']),
  screen(
    'Price configurator',
    ['/price_configurator'],
    ['PriceList', 'PricePicture', 'AlternativePriceList', 'SolPriceData'],
    ['priceConf'],
  ),
  screen('Price comparison', ['/price_compare'], ['PriceComparison'], ['priceComparison']),
  screen('Readiness', ['/readiness'], ['Readiness'], ['readiness']),
  screen('Pack configurator', ['/pack_configurator'], ['Pack'], ['packConf']),
  screen('SOL/SOL visibility', ['/sol_model'], ['SolModel'], ['solModel', 'bulk', 'common']),
  screen('SOL/Discounts campaigns', ['/sol_campaign'], ['SolCampaign'], ['solCampaign', 'bulk', 'common']),
  screen('SOL/Country configuration', ['/sol_country'], ['SolCountryTax'], ['solCountryTaxes']),
  screen('SOL/SOL downpayment', ['/sol_downpayment'], ['Downpayment'], ['downpayment', 'bulk', 'common']),
  // The logo leads to it.
  screen('Outside the menu/Overview', ['/overview'], ['Overview'], ['overview', 'common']),
  screen('Outside the menu/Login', ['/login'], ['Session'], ['session']),
  screen('Outside the menu/Single sign-on', ['/sso'], ['Session'], ['session']),
  screen(
    'Outside the menu/Frame and error pages',
    ['/404', '/500'],
    ['MenuEntry', 'Session', 'Change'],
    ['shell', 'session'],
  ),
  // Over any screen.
  screen('Outside the menu/Command palette', [], ['Search'], ['search']),
  // Beside the filters of every list.
  screen('Outside the menu/Views of lists', [], ['ListView'], ['common']),
  screen('Outside the menu/Landing page', ['/landing', '/landingAuth'], ['Landing'], ['landing']),
  screen('Outside the menu/API documentation', ['/docs'], ['Contract', 'Health'], []),
];

/** Pages of one route whose parts have titles of their own, from the top of the page to the dialogs that it opens. */
const parts: Record<string, readonly string[]> = {
  'Price configurator': [
    'Whole page',
    'Online sales',
    'Equipment',
    'Taxes',
    'Save bar',
    'Alternative price lists',
    'Price breakdown',
    'Item info',
    'Price conflict',
    'Price changes',
    'Several lists',
    'Import',
  ],
  'Price comparison': ['Whole page'],
  Readiness: ['Whole page'],
  'Pack configurator': ['Whole page', 'Table', 'Import'],
};

/** The groups of frontend/src/ui. */
const partGroups = ['Layout', 'Navigation', 'Fields', 'Data', 'Dialogs', 'Feedback'] as const;
const designPages = ['Overview', 'Colours', 'Type', 'Space and shape', 'States', 'Do and don’t'] as const;

type Order = readonly (string | Order)[];

/** The order of the side bar in Storybook's format: a name, then the order of the entries below it. */
export function storyOrder(): Order {
  const sections = [...new Set(screens.map(({ title }) => title.split('/')[1]!))];
  const below = (section: string) =>
    parts[section] ??
    screens.map(({ title }) => title.split('/')).flatMap((path) => (path[1] === section ? [path[2]!] : []));
  return [
    'Design system',
    designPages,
    'Screens',
    sections.flatMap((section) => [section, below(section)]),
    'Parts',
    partGroups,
  ];
}

/** The screen that a story belongs to, by its title; undefined for parts and pages of the design system. */
export const screenOf = (title: string): Screen | undefined =>
  screens.find((one) => title === one.title || title.startsWith(`${one.title}/`));
