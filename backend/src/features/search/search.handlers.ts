import { query, type OperationMap } from '../../http/operation.ts';
import { findAnything } from './search.service.ts';

export const searchHandlers = {
  findAnything: query((context, { query: { text, language = '' } }) => findAnything(context, text, language)),
} satisfies Partial<OperationMap>;
