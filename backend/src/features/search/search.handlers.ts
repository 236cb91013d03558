import { query, type OperationMap } from '../../http/operation.ts';
import { optionUses } from './option-uses.service.ts';
import { findAnything } from './search.service.ts';

export const searchHandlers = {
  findAnything: query((context, { query: { text, language = '' } }) => findAnything(context, text, language)),
  getOptionUses: query((context, { query: { code } }) => optionUses(context, code)),
} satisfies Partial<OperationMap>;
