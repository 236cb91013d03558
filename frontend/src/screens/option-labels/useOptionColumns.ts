import { useMemo, useState } from 'react';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { isDefaultModel } from './editedLabel';
import {
  as400Column,
  codeColumn,
  defaultLabelColumn,
  expanderColumn,
  fieldColumn,
  iconColumn,
  infoColumn,
  type OpenRows,
  type OptionColumn,
} from './optionColumns';
import type { OptionDialog } from './OptionDialog';

/** The columns with model DEFAULT, and one more with a specific model. */
export function useOptionColumns(onOpen: (dialog: OptionDialog) => void): readonly OptionColumn[] {
  const { modelcode } = useCurrentModel();
  const { code: lang } = useCurrentLanguage();
  const rows = useOpenRows();

  return useMemo(() => {
    const save: Parameters<typeof fieldColumn>[2] = (entry) => onOpen({ kind: 'update', entry });
    const labels = isDefaultModel(modelcode)
      ? [fieldColumn('defaultLabel', 'Default label', save)]
      : [
          defaultLabelColumn(lang),
          fieldColumn('modelLabel', 'Model label', save, 'clamp(190px, 20vw, 290px)'),
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

function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<readonly number[]>([]);
  return useMemo(
    () => ({
      isOpen: (id) => ids.includes(id),
      toggle: (id) =>
        setIds((open) => (open.includes(id) ? open.filter((each) => each !== id) : [...open, id])),
    }),
    [ids],
  );
}
