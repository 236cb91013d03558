import { code, pattern, requiredText } from '../../kit/record-cells.ts';
import { recordImport } from '../../kit/record-import.ts';
import { languageCell } from '../languages/language.read.ts';
import { withPatterns } from '../models/model.read.ts';
import { editorialContents } from './editorial-content.service.ts';

export const editorialContentImport = withPatterns(
  recordImport(editorialContents, {
    cells: async (context) => ({
      code: code(100),
      label: requiredText(1000),
      language: await languageCell(context),
      optcode: code(50, ''),
      modelEnableRegexp: pattern(200, 'DEFAULT'),
      modelDisableRegexp: pattern(200, ''),
      content: requiredText(8000),
    }),
    // Regexps and option belong to the key: a file without them would turn overrides into default rows.
    key: ['code', 'language', 'modelEnableRegexp', 'modelDisableRegexp', 'optcode'],
  }),
);
