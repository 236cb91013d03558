/** Rights and names of the kinds of records in the change log, from `x-kinds` of ActivityKind in openapi.yaml. */
import type { ActivityKind, KindRules, SeenMarkets } from '../kit/activity-kind.ts';
import type { Scope } from '../kit/context.ts';
import { changeEntities, type ChangeEntity } from './change-entities.ts';
import type { Contract } from './contract.ts';

interface KindNode {
  as?: ChangeEntity;
  see?: Scope;
  names: string[];
  markets?: Exclude<SeenMarkets, 'all'>;
}

export function activityKinds(contract: Contract): KindRules[] {
  const entities = changeEntities(contract);
  const { ActivityKind } = contract.components.schemas as unknown as {
    ActivityKind: { enum: ActivityKind[]; 'x-kinds': Record<ActivityKind, KindNode> };
  };
  return ActivityKind.enum.map((kind) => {
    const { as, see, names, markets = 'all' } = ActivityKind['x-kinds'][kind];
    const known = as && entities[as];
    return { kind, see: (see ?? known?.see)!, restore: known?.restore, entity: as, names, markets };
  });
}
