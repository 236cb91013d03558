import { code, pattern, refusing, requiredText } from '../../kit/record-cells.ts';
import { recordImport } from '../../kit/record-import.ts';
import { languageCell } from '../languages/language.read.ts';
import { withPatterns } from '../models/model.read.ts';
import { groupFault, interfaceLabels } from './interface-label.service.ts';

export const interfaceLabelImport = withPatterns(
  recordImport(interfaceLabels, {
    cells: async (context) => ({
      labelGroup: refusing(code(100), groupFault),
      code: code(100),
      language: await languageCell(context),
      label: requiredText(1000),
      modelEnableRegexp: pattern(200, 'DEFAULT'),
      modelDisableRegexp: pattern(200, ''),
    }),
    // The regexps belong to the key: without them a reading list (MKTG) would turn overrides into default rows.
    key: ['labelGroup', 'code', 'language', 'modelEnableRegexp', 'modelDisableRegexp'],
  }),
);
