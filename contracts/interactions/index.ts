import type { InteractionRow } from '../harness.ts';
import { apiJsonTestInteractions } from './api-json-tests.ts';
import { configurationParameterInteractions } from './configuration-parameters.ts';
import { healthInteractions } from './health.ts';
import { imageInteractions } from './images.ts';
import { interfaceConfigInteractions } from './interface-configs.ts';
import { interfaceLabelInteractions } from './interface-labels.ts';
import { languageInteractions } from './languages.ts';
import { optionLabelInteractions } from './option-labels.ts';
import { jobRunInteractions } from './job-runs.ts';
import { optionOverviewInteractions } from './option-overviews.ts';
import { sessionInteractions } from './session.ts';
import { shellInteractions } from './shell.ts';
import { toolInteractions } from './tools.ts';
import { trackingLabelInteractions } from './tracking-labels.ts';

/** Every row of the contract, in the order of openapi.yaml. */
export const interactions: InteractionRow[] = [
  ...sessionInteractions,
  ...shellInteractions,
  ...interfaceLabelInteractions,
  ...optionLabelInteractions,
  ...optionOverviewInteractions,
  ...imageInteractions,
  ...languageInteractions,
  ...configurationParameterInteractions,
  ...trackingLabelInteractions,
  ...interfaceConfigInteractions,
  ...toolInteractions,
  ...jobRunInteractions,
  ...apiJsonTestInteractions,
  ...healthInteractions,
];
