import { useMemo } from 'react';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useOpenRows } from '../../kit/rows/useOpenRows';
import { isDefaultModel } from './editedLabel';
import {
  as400Column,
  codeColumn,
  defaultLabelColumn,
  expanderColumn,
  fieldColumn,
  iconColumn,
  infoColumn,
  type OptionColumn,
} from './optionColumns';
import type { OptionDialog } from './OptionDialog';
import { t } from '../../texts/optionLabels';

/** The columns with model DEFAULT, and one more with a specific model. */
export function useOptionColumns(onOpen: (dialog: OptionDialog) => void): readonly OptionColumn[] {
  const { modelcode } = useCurrentModel();
  const { code: lang } = useCurrentLanguage();
  const rows = useOpenRows();

  return useMemo(() => {
    const save: Parameters<typeof fieldColumn>[2] = (entry, isBlank) =>
      onOpen({ kind: isBlank ? 'cancel' : 'update', entry });
    const labels = isDefaultModel(modelcode)
      ? [fieldColumn('defaultLabel', t('Default label'), save)]
      : [
          defaultLabelColumn(lang),
          fieldColumn('modelLabel', t('Model label'), save, 'clamp(190px, 20vw, 290px)'),
        ];
    return [
      expanderColumn((entry) => onOpen({ kind: 'colours', entry })),
      iconColumn(rows),
      codeColumn,
      infoColumn((entry) => onOpen({ kind: 'info', entry })),
      as400Column,
      ...labels,
    ];
  }, [modelcode, lang, rows, onOpen]);
}
