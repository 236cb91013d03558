import { query, type OperationMap } from '../../http/operation.ts';
import { listAllLanguages } from './language.read.ts';

export const languageHandlers = {
  getLangList: query(async (context) => {
    const languages = await listAllLanguages(context);
    return languages
      .filter(({ active }) => active)
      .map(({ id, code, description }) => ({ id, value: code, text: description }));
  }),
} satisfies Partial<OperationMap>;
