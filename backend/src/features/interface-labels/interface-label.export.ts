import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { interfaceLabel } from './interface-label.list.ts';
import { interfaceLabelList } from './interface-label.list.ts';

/** Versioning files can be imported again without loss; marketing files are for reading (decision A-20). */
export const interfaceLabelExport = scopedExport(
  interfaceLabel,
  'interfaceLabels',
  {
    VERS: ['id', 'labelGroup', 'code', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
    MKTG: ['code', 'labelGroup', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
  },
  {
    list: interfaceLabelList,
    order: ['label_group', 'language_id', 'code_search'],
    hasShortTexts: true,
    languageOf: existingLanguage,
  },
);
