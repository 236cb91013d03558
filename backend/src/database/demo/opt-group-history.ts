/** How some of the demo groups became what they are: a group that joined the comparison, a label, a rule for models. */
import { optGroup } from '../../features/opt-groups/opt-group.list.ts';
import type { DemoClient } from './load-demo-data.ts';
import { fillRecordHistory } from './record-history.ts';

const changes = [
  { key: 'CHARGING', daysAgo: 96, actor: 'Maria Keller', before: { modelEnableRegexp: '^.*_EV_.*$' } },
  { key: 'CHARGING', daysAgo: 12, actor: 'Giulia Ferri', before: { comparisonEquipmentPos: null } },
  { key: 'PAINT', daysAgo: 71, actor: 'Giulia Ferri', before: { mandatory: false } },
  { key: 'CLIMATE', daysAgo: 33, actor: 'Maria Keller', before: { label: 'Clima', exclusive: true } },
  { key: 'ACC_LIFE', daysAgo: 5, actor: 'Alessandro Rossi', before: { groupType: 'OPT' } },
];

/** Writes what the change log would hold; the groups are there already. */
export const fillOptGroupHistory = (client: DemoClient, today: Date): Promise<void> =>
  fillRecordHistory(client, optGroup, { key: 'code' }, changes, today);
