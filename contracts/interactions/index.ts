import type { InteractionRow } from '../harness.ts';
import { activityInteractions } from './activity.ts';
import { alternativePriceListInteractions } from './alternative-price-lists.ts';
import { apiJsonTestInteractions } from './api-json-tests.ts';
import { bulkInteractions } from './bulk.ts';
import { callToActionInteractions } from './call-to-actions.ts';
import { changeInteractions } from './changes.ts';
import { configurationParameterInteractions } from './configuration-parameters.ts';
import { contractInteractions } from './contract.ts';
import { countryInteractions } from './countries.ts';
import { carModelInteractions } from './car-models.ts';
import { countryModelInteractions } from './country-models.ts';
import { downpaymentInteractions } from './downpayments.ts';
import { editorialContentInteractions } from './editorial-contents.ts';
import { editorialPlaceholderInteractions } from './editorial-placeholders.ts';
import { glossaryTermInteractions } from './glossary-terms.ts';
import { listViewInteractions } from './list-views.ts';
import { healthInteractions } from './health.ts';
import { imageInteractions } from './images.ts';
import { interfaceConfigInteractions } from './interface-configs.ts';
import { interfaceLabelInteractions } from './interface-labels.ts';
import { landingInteractions } from './landing.ts';
import { languageInteractions } from './languages.ts';
import { onlineSalesInteractions } from './online-sales.ts';
import { optGroupInteractions } from './opt-groups.ts';
import { optionColourLabelInteractions } from './option-colour-labels.ts';
import { optionLabelInteractions } from './option-labels.ts';
import { priceComparisonInteractions } from './price-comparison.ts';
import { readinessInteractions } from './readiness.ts';
import { searchInteractions } from './search.ts';
import { solCountryTaxInteractions } from './sol-country-taxes.ts';
import { jobRunInteractions } from './job-runs.ts';
import { optionOverviewInteractions } from './option-overviews.ts';
import { overviewInteractions } from './overview.ts';
import { packInteractions } from './packs.ts';
import { priceListInteractions } from './price-lists.ts';
import { pricePictureInteractions } from './price-pictures.ts';
import { priceRunInteractions } from './price-runs.ts';
import { priceWorkbookInteractions } from './price-workbooks.ts';
import { sessionInteractions } from './session.ts';
import { shellInteractions } from './shell.ts';
import { solCampaignInteractions } from './sol-campaigns.ts';
import { solModelInteractions } from './sol-models.ts';
import { toolInteractions } from './tools.ts';
import { trackingLabelInteractions } from './tracking-labels.ts';
import { translationInteractions } from './translations.ts';
import { userInteractions } from './users.ts';

/** In the order of openapi.yaml. */
export const interactions: InteractionRow[] = [
  ...sessionInteractions,
  ...landingInteractions,
  ...shellInteractions,
  ...searchInteractions,
  ...overviewInteractions,
  ...interfaceLabelInteractions,
  ...optionColourLabelInteractions,
  ...optionLabelInteractions,
  ...translationInteractions,
  ...priceComparisonInteractions,
  ...readinessInteractions,
  ...glossaryTermInteractions,
  ...listViewInteractions,
  ...optionOverviewInteractions,
  ...countryModelInteractions,
  ...carModelInteractions,
  ...userInteractions,
  ...imageInteractions,
  ...countryInteractions,
  ...languageInteractions,
  ...configurationParameterInteractions,
  ...trackingLabelInteractions,
  ...interfaceConfigInteractions,
  ...callToActionInteractions,
  ...optGroupInteractions,
  ...editorialPlaceholderInteractions,
  ...editorialContentInteractions,
  ...changeInteractions,
  ...bulkInteractions,
  ...activityInteractions,
  ...toolInteractions,
  ...jobRunInteractions,
  ...apiJsonTestInteractions,
  ...priceListInteractions,
  ...priceRunInteractions,
  ...priceWorkbookInteractions,
  ...alternativePriceListInteractions,
  ...packInteractions,
  ...pricePictureInteractions,
  ...onlineSalesInteractions,
  ...solModelInteractions,
  ...solCampaignInteractions,
  ...solCountryTaxInteractions,
  ...downpaymentInteractions,
  ...healthInteractions,
  ...contractInteractions,
];
