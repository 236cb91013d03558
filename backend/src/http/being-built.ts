import { refused } from '../kit/app-error.ts';
import { query, type OperationMap } from './operation.ts';

const notYet = (): Promise<never> => Promise.reject(refused('This call is being built.'));

/** Operations of packs, online sales, landing page and single sign-on that have no handler yet; each line goes with its handler. */
export const beingBuilt = {
  exportSolCampaigns: query(notYet),
  importSolCampaigns: query(notYet),
} satisfies Partial<OperationMap>;
