import { query, type OperationMap } from '../../http/operation.ts';
import { listPacks } from './pack.read.ts';

/** Specification 3, section 7, Pack configurator. */
export const packHandlers = {
  getBasePackInfo: query((context, { path }) => listPacks(context, path)),
} satisfies Partial<OperationMap>;
