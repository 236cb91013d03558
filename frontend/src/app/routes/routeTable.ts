import type { ComponentType } from 'react';
import { LoginScreen } from '../../screens/login/LoginScreen';
import { ServerErrorScreen } from '../../screens/error-pages/ServerErrorScreen';
import { shellTexts } from '../../texts';
import { consolePart } from './consolePart';
import type { SessionUser } from '../../api';
import { accessOf, type AppName, type Need, type SolService } from './access';
import type { ConsolePath } from './paths';
import { t } from '../../texts/app.gen';

export interface PageHandle {
  title: string;
  fincoTitle?: string;
}

export type ConsoleRoute = PageHandle & {
  path: ConsolePath;
  need: Need;
  load: () => Promise<ComponentType>;
};

const labels = (path: ConsolePath, title: string, load: ConsoleRoute['load']): ConsoleRoute => ({
  path,
  title,
  need: 'labels',
  load,
});

const optionLabels = () =>
  import('../../screens/option-labels/OptionLabelsScreen').then((module) => module.OptionLabelsScreen);

/** The whole product, misspelt paths included (decision A-31); / and unknown paths are in routes.tsx. */
export const routeTable: readonly ConsoleRoute[] = [
  {
    path: '/login',
    title: shellTexts.login,
    need: 'public',
    load: () => Promise.resolve(LoginScreen),
  },
  {
    path: '/landing',
    title: t('Landing page'),
    need: 'public',
    load: () => import('../../screens/landing/LandingScreen').then((module) => module.LandingScreen),
  },
  {
    path: '/landingAuth',
    title: t('Landing page'),
    need: 'session',
    load: () => import('../../screens/landing/LandingAuthScreen').then((module) => module.LandingAuthScreen),
  },
  {
    path: '/sso',
    title: t('Single sign-on'),
    need: 'public',
    load: () => import('../../screens/sso/SsoScreen').then((module) => module.SsoScreen),
  },
  {
    path: '/404',
    title: t('Not found'),
    need: 'public',
    load: () => import('../../screens/error-pages/NotFoundScreen').then((module) => module.NotFoundScreen),
  },
  {
    path: '/500',
    title: t('Server error'),
    need: 'public',
    // Read at the start, because it also stands in for a page that could not be read.
    load: () => Promise.resolve(ServerErrorScreen),
  },
  {
    path: '/docs',
    title: t('API documentation'),
    need: 'docs',
    load: () => import('../../screens/api-docs/ApiDocsScreen').then((module) => module.ApiDocsScreen),
  },
  {
    path: '/overview',
    title: t('Overview'),
    need: 'session',
    load: () => import('../overview/OverviewPage').then((module) => module.OverviewPage),
  },
  labels('/interface_labels', t('Interface labels'), () => consolePart('InterfaceLabelsScreen')),
  labels('/opt_labels', 'OPT Labels', optionLabels),
  labels('/acc_labels', 'ACC Labels', optionLabels),
  labels('/custprg_labels', 'CUSTPR Labels', optionLabels),
  labels('/opt_color_labels', t('Option/colour labels'), () =>
    import('../../screens/option-colour-labels/OptionColourLabelsScreen').then(
      (module) => module.OptionColourLabelsScreen,
    ),
  ),
  labels('/translations', t('Translations'), () =>
    import('../../screens/translations/TranslationsScreen').then((module) => module.TranslationsScreen),
  ),
  labels('/translation_completeness', t('Completeness'), () =>
    import('../../screens/translations/CompletenessScreen').then((module) => module.CompletenessScreen),
  ),
  labels('/glossary_terms', t('Glossary'), () =>
    import('../../screens/glossary-terms/GlossaryTermsScreen').then((module) => module.GlossaryTermsScreen),
  ),
  labels('/editorial_contents', t('Editorial contents'), () =>
    import('../../screens/editorial-contents/EditorialContentsScreen').then(
      (module) => module.EditorialContentsScreen,
    ),
  ),
  labels('/editorial_palcehoders', t('Editorial placeholders'), () =>
    import('../../screens/editorial-placeholders/EditorialPlaceholdersScreen').then(
      (module) => module.EditorialPlaceholdersScreen,
    ),
  ),
  {
    path: '/users',
    title: t('Users'),
    need: 'users',
    load: () => import('../../screens/users/UsersScreen').then((module) => module.UsersScreen),
  },
  labels('/interface', t('Interface configuration'), () =>
    import('../../screens/interface-configs/InterfaceConfigsScreen').then(
      (module) => module.InterfaceConfigsScreen,
    ),
  ),
  labels('/countries', 'Countries', () =>
    import('../../screens/countries/CountriesScreen').then((module) => module.CountriesScreen),
  ),
  labels('/languages', t('Languages'), () =>
    import('../../screens/languages/LanguagesScreen').then((module) => module.LanguagesScreen),
  ),
  labels('/configuration_parameters', t('Configuration parameters'), () =>
    import('../../screens/configuration-parameters/ConfigurationParametersScreen').then(
      (module) => module.ConfigurationParametersScreen,
    ),
  ),
  labels('/trackinglabels', t('Tracking labels'), () =>
    import('../../screens/tracking-labels/TrackingLabelsScreen').then(
      (module) => module.TrackingLabelsScreen,
    ),
  ),
  labels('/car_models', t('Car models'), () =>
    import('../../screens/car-models/CarModelsScreen').then((module) => module.CarModelsScreen),
  ),
  labels('/call_to_action', t('Call To Action'), () =>
    import('../../screens/call-to-actions/CallToActionsScreen').then((module) => module.CallToActionsScreen),
  ),
  labels('/opt_groups', 'OPT Groups', () =>
    import('../../screens/opt-groups/OptGroupsScreen').then((module) => module.OptGroupsScreen),
  ),
  labels('/country_models', t('Country models'), () =>
    import('../../screens/country-models/CountryModelsScreen').then((module) => module.CountryModelsScreen),
  ),
  {
    path: '/activity',
    title: t('Activity'),
    // The server knows who may see which changes.
    need: 'session',
    load: () => import('../../screens/activity/ActivityScreen').then((module) => module.ActivityScreen),
  },
  labels('/tools', t('Tools'), () =>
    import('../../screens/tools/ToolsScreen').then((module) => module.ToolsScreen),
  ),
  labels('/api_Json_test', t('API comparison'), () =>
    import('../../screens/api-json-tests/ApiJsonTestsScreen').then((module) => module.ApiJsonTestsScreen),
  ),
  {
    path: '/price_configurator',
    title: t('Price configurator'),
    need: 'price',
    load: () =>
      import('../../screens/price-configurator/PriceConfiguratorScreen').then(
        (module) => module.PriceConfiguratorScreen,
      ),
  },
  {
    path: '/price_compare',
    title: t('Compare prices'),
    need: 'price',
    load: () =>
      import('../../screens/price-comparison/PriceComparisonScreen').then(
        (module) => module.PriceComparisonScreen,
      ),
  },
  {
    path: '/readiness',
    title: t('Readiness'),
    need: 'price',
    load: () => import('../../screens/readiness/ReadinessScreen').then((module) => module.ReadinessScreen),
  },
  {
    path: '/pack_configurator',
    title: t('Pack configurator'),
    need: 'pack',
    load: () =>
      import('../../screens/pack-configurator/PackConfiguratorScreen').then(
        (module) => module.PackConfiguratorScreen,
      ),
  },
  {
    path: '/sol_model',
    title: shellTexts.solVisibility,
    need: 'sol',
    load: () => import('../../screens/sol-models/SolModelsScreen').then((module) => module.SolModelsScreen),
  },
  {
    path: '/sol_campaign',
    title: shellTexts.discountsCampaigns,
    need: 'sol',
    load: () =>
      import('../../screens/sol-campaigns/SolCampaignsScreen').then((module) => module.SolCampaignsScreen),
  },
  {
    path: '/sol_country',
    title: shellTexts.countryConfiguration,
    fincoTitle: shellTexts.finco,
    need: 'taxes',
    load: () =>
      import('../../screens/sol-country-taxes/SolCountryTaxesScreen').then(
        (module) => module.SolCountryTaxesScreen,
      ),
  },
  {
    path: '/sol_downpayment',
    title: shellTexts.solDownpayment,
    need: 'sol',
    load: () =>
      import('../../screens/sol-downpayments/SolDownpaymentsScreen').then(
        (module) => module.SolDownpaymentsScreen,
      ),
  },
];

/** The path of an address within the console. */
export const pathOf = (to: string): string => to.replace(/[?#].*/, '');

/** Nothing links to a path without a screen: menu entries are data. */
export const isAvailable = (path: string): boolean => routeTable.some((route) => route.path === path);

/** Whether the user's rights let a screen be opened. */
export function canOpen(path: string, user: SessionUser, isSolOn: SolService): boolean {
  const need: Need | undefined = routeTable.find((route) => route.path === path)?.need;
  return need !== undefined && accessOf(need, user, isSolOn) === 'allowed';
}

/** The sub-application that a path belongs to: it decides the header's selectors and the side bar. */
export function appOf(path: string): AppName | null {
  const need = routeTable.find((route) => route.path === path)?.need;
  if (need === undefined || need === 'public' || need === 'session' || need === 'docs') return null;
  if (need === 'users') return 'labels';
  return need === 'taxes' ? 'sol' : need;
}
