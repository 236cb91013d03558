import { activityHandlers } from '../features/activity/activity.handlers.ts';
import {
  alternativePriceListConstraints,
  alternativePriceListHandlers,
} from '../features/alternative-price-lists/alternative-price-lists.handlers.ts';
import {
  apiJsonTestBulk,
  apiJsonTestHistory,
  apiJsonTestHandlers,
} from '../features/api-json-tests/api-json-tests.handlers.ts';
import { bulkHandlers, type BulkNouns } from '../features/bulk/bulk.handlers.ts';
import {
  countryLinkHistory,
  callToActionBulk,
  callToActionHistory,
  callToActionConstraints,
  callToActionHandlers,
} from '../features/call-to-actions/call-to-actions.handlers.ts';
import {
  carModelBulk,
  carModelHistory,
  carModelConstraints,
  carModelHandlers,
} from '../features/car-models/car-models.handlers.ts';
import {
  configurationParameterBulk,
  configurationParameterHistory,
  configurationParameterConstraints,
  configurationParameterHandlers,
} from '../features/configuration-parameters/configuration-parameters.handlers.ts';
import {
  countryModelBulk,
  countryModelHistory,
  countryModelHandlers,
} from '../features/country-models/country-models.handlers.ts';
import {
  countryBulk,
  countryHistory,
  countryConstraints,
  countryHandlers,
} from '../features/countries/countries.handlers.ts';
import { contractHandlers } from '../features/contract/contract.handlers.ts';
import { countryGridHandlers } from '../features/country-grids/country-grids.handlers.ts';
import {
  downpaymentBulk,
  downpaymentConstraints,
  downpaymentHandlers,
  downpaymentHistory,
} from '../features/downpayments/downpayments.handlers.ts';
import {
  editorialContentBulk,
  editorialContentHistory,
  editorialContentConstraints,
  editorialContentHandlers,
} from '../features/editorial-contents/editorial-contents.handlers.ts';
import {
  editorialPlaceholderBulk,
  editorialPlaceholderHistory,
  editorialPlaceholderConstraints,
  editorialPlaceholderHandlers,
} from '../features/editorial-placeholders/editorial-placeholders.handlers.ts';
import {
  glossaryTermBulk,
  glossaryTermHistory,
  glossaryTermConstraints,
  glossaryTermHandlers,
} from '../features/glossary-terms/glossary-terms.handlers.ts';
import { listViewConstraints, listViewHandlers } from '../features/list-views/list-views.handlers.ts';
import { healthHandlers, type Lifecycle, type Metrics } from '../features/health/health.handlers.ts';
import { imageHandlers } from '../features/images/images.handlers.ts';
import type { ImageStore } from '../features/images/image.read.ts';
import {
  interfaceConfigBulk,
  interfaceConfigHistory,
  interfaceConfigConstraints,
  interfaceConfigHandlers,
} from '../features/interface-configs/interface-configs.handlers.ts';
import {
  interfaceLabelBulk,
  interfaceLabelHistory,
  interfaceLabelConstraints,
  interfaceLabelHandlers,
} from '../features/interface-labels/interface-labels.handlers.ts';
import { jobHandlers } from '../features/jobs/jobs.handlers.ts';
import { landingHandlers } from '../features/landing/landing.handlers.ts';
import {
  languageBulk,
  languageHistory,
  languageConstraints,
  languageHandlers,
} from '../features/languages/languages.handlers.ts';
import { menuHandlers } from '../features/menu/menu.handlers.ts';
import { modelHandlers } from '../features/models/models.handlers.ts';
import {
  optGroupBulk,
  optGroupHistory,
  optGroupConstraints,
  optGroupHandlers,
} from '../features/opt-groups/opt-groups.handlers.ts';
import {
  optionColourLabelBulk,
  optionColourLabelHistory,
  itemLabelConstraints,
  optionColourLabelHandlers,
} from '../features/option-colour-labels/option-colour-labels.handlers.ts';
import { optionLabelHistory, optionLabelHandlers } from '../features/option-labels/option-labels.handlers.ts';
import { optionOverviewHandlers } from '../features/option-overviews/option-overviews.handlers.ts';
import { overviewHandlers } from '../features/overview/overview.handlers.ts';
import { packHandlers } from '../features/packs/packs.handlers.ts';
import { priceComparisonHandlers } from '../features/price-comparison/price-comparison.handlers.ts';
import { priceHistory, priceListHandlers } from '../features/price-lists/price-lists.handlers.ts';
import { pricePictureHandlers } from '../features/price-pictures/price-pictures.handlers.ts';
import { readinessHandlers } from '../features/readiness/readiness.handlers.ts';
import { searchHandlers } from '../features/search/search.handlers.ts';
import { sessionHandlers, type FailedLogins } from '../features/session/session.handlers.ts';
import {
  solCampaignBulk,
  solCampaignHandlers,
  solCampaignHistory,
} from '../features/sol-campaigns/sol-campaigns.handlers.ts';
import {
  solModelBulk,
  solModelConstraints,
  solModelHandlers,
  solModelHistory,
} from '../features/sol-models/sol-models.handlers.ts';
import { solCountryTaxHandlers } from '../features/sol-country-taxes/sol-country-taxes.handlers.ts';
import {
  solPriceDataConstraints,
  solPriceDataHandlers,
} from '../features/sol-price-data/sol-price-data.handlers.ts';
import { ssoHandlers } from '../features/sso/sso.handlers.ts';
import { toolHandlers } from '../features/tools/tools.handlers.ts';
import {
  trackingLabelBulk,
  trackingLabelHistory,
  trackingLabelConstraints,
  trackingLabelHandlers,
} from '../features/tracking-labels/tracking-labels.handlers.ts';
import { translationHandlers } from '../features/translations/translations.handlers.ts';
import { userBulk, userHistory, userConstraints, userHandlers } from '../features/users/users.handlers.ts';
import { changeHandlers, type HistoryByEntity } from '../features/changes/changes.handlers.ts';
import type { Config } from '../config.ts';
import type { KindRules, TitledFields } from '../kit/activity-kind.ts';
import type { BulkRulesByEntity } from '../kit/bulk.ts';
import { refusalOf, type ConstraintProblem } from './error-handler.ts';
import type { OperationMap } from './operation.ts';

const histories: HistoryByEntity = {
  interfaceLabel: interfaceLabelHistory,
  optColorLabel: optionColourLabelHistory,
  optionLabel: optionLabelHistory,
  countryModel: countryModelHistory,
  carModel: carModelHistory,
  user: userHistory,
  country: countryHistory,
  language: languageHistory,
  configurationParameter: configurationParameterHistory,
  trackingLabel: trackingLabelHistory,
  interfaceConfig: interfaceConfigHistory,
  callToAction: callToActionHistory,
  countryCallToAction: countryLinkHistory,
  optGroup: optGroupHistory,
  editorialPlaceholder: editorialPlaceholderHistory,
  editorialContent: editorialContentHistory,
  apiJsonTest: apiJsonTestHistory,
  price: priceHistory,
  glossaryTerm: glossaryTermHistory,
  solCampaign: solCampaignHistory,
  solModel: solModelHistory,
  downpayment: downpaymentHistory,
};

const bulkNouns: BulkNouns = {
  interfaceLabel: interfaceLabelBulk,
  editorialContent: editorialContentBulk,
  editorialPlaceholder: editorialPlaceholderBulk,
  glossaryTerm: glossaryTermBulk,
  trackingLabel: trackingLabelBulk,
  language: languageBulk,
  configurationParameter: configurationParameterBulk,
  interfaceConfig: interfaceConfigBulk,
  callToAction: callToActionBulk,
  optGroup: optGroupBulk,
  carModel: carModelBulk,
  country: countryBulk,
  countryModel: countryModelBulk,
  user: userBulk,
  apiJsonTest: apiJsonTestBulk,
  solCampaign: solCampaignBulk,
  solModel: solModelBulk,
  downpayment: downpaymentBulk,
  optColorLabel: optionColourLabelBulk,
};

/** Every operation of openapi.yaml by its operationId. */
export const operationMap = (
  failures: FailedLogins,
  lifecycle: Lifecycle,
  metrics: Metrics,
  images: ImageStore,
  titled: TitledFields,
  rules: readonly KindRules[],
  bulk: BulkRulesByEntity,
  {
    mailFallback,
    sso,
    changeLogDays,
    ...session
  }: Pick<Config, 'mailFallback' | 'sso' | 'offersDocs' | 'changeLogDays' | 'maxUploadBytes'>,
): OperationMap => ({
  ...sessionHandlers(failures, session),
  ...ssoHandlers(sso, failures, session),
  ...contractHandlers(session.offersDocs),
  ...landingHandlers,
  ...menuHandlers,
  ...searchHandlers,
  ...languageHandlers,
  ...modelHandlers,
  ...configurationParameterHandlers,
  ...interfaceLabelHandlers,
  ...optionLabelHandlers,
  ...optionOverviewHandlers,
  ...optionColourLabelHandlers,
  ...countryModelHandlers,
  ...carModelHandlers(images),
  ...userHandlers,
  ...imageHandlers(images),
  ...countryHandlers,
  ...countryGridHandlers(images),
  ...trackingLabelHandlers,
  ...translationHandlers,
  ...glossaryTermHandlers,
  ...listViewHandlers,
  ...interfaceConfigHandlers,
  ...callToActionHandlers,
  ...optGroupHandlers,
  ...editorialPlaceholderHandlers,
  ...editorialContentHandlers,
  ...changeHandlers(histories, titled),
  ...activityHandlers({ rules, titled }),
  ...overviewHandlers(rules),
  ...bulkHandlers(bulkNouns, bulk, { titled, kinds: rules, reasonOf: refusalOf(constraintProblems) }),
  ...toolHandlers(images, mailFallback),
  ...jobHandlers,
  ...apiJsonTestHandlers,
  ...solModelHandlers,
  ...solCampaignHandlers,
  ...solPriceDataHandlers,
  ...solCountryTaxHandlers,
  ...downpaymentHandlers,
  ...priceListHandlers,
  ...pricePictureHandlers,
  ...priceComparisonHandlers(changeLogDays),
  ...alternativePriceListHandlers,
  ...packHandlers,
  ...readinessHandlers,
  ...healthHandlers(lifecycle, metrics),
});

export const constraintProblems: Record<string, ConstraintProblem> = {
  ...interfaceLabelConstraints,
  ...countryConstraints,
  ...callToActionConstraints,
  ...carModelConstraints,
  ...optGroupConstraints,
  ...editorialPlaceholderConstraints,
  ...editorialContentConstraints,
  ...interfaceConfigConstraints,
  ...itemLabelConstraints,
  ...userConstraints,
  ...languageConstraints,
  ...configurationParameterConstraints,
  ...trackingLabelConstraints,
  ...glossaryTermConstraints,
  ...listViewConstraints,
  ...solModelConstraints,
  ...solPriceDataConstraints,
  ...downpaymentConstraints,
  ...alternativePriceListConstraints,
};
