import type { Context } from '../../kit/context.ts';
import { OptGroup, type OptGroupType } from './opt-group.entity.ts';

export { listOptGroups } from './opt-group.repository.ts';

const TYPES: string[] = ['OPT', 'ACC', 'CUSTPRG'] satisfies OptGroupType[];

export const isGroupOrType = async (context: Context, name: string): Promise<boolean> =>
  TYPES.includes(name) || context.db.existsBy(OptGroup, { code: name });
