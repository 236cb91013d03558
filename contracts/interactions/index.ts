import type { InteractionRow } from '../harness.ts';
import { apiJsonTestInteractions } from './api-json-tests.ts';
import { healthInteractions } from './health.ts';
import { interfaceLabelInteractions } from './interface-labels.ts';
import { optionLabelInteractions } from './option-labels.ts';
import { jobRunInteractions } from './job-runs.ts';
import { sessionInteractions } from './session.ts';
import { shellInteractions } from './shell.ts';
import { toolInteractions } from './tools.ts';

/** Every row of the contract, in the order of openapi.yaml. */
export const interactions: InteractionRow[] = [
  ...sessionInteractions,
  ...shellInteractions,
  ...interfaceLabelInteractions,
  ...optionLabelInteractions,
  ...toolInteractions,
  ...jobRunInteractions,
  ...apiJsonTestInteractions,
  ...healthInteractions,
];
