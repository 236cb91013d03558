import { useMemo } from 'react';
import type { OptGroup } from '../../api';
import { useModelMatches } from '../../api/modelMatches';
import { RowCode } from '../../kit/list/cells';
import { patternColumns, type PatternName } from '../../kit/regexp/patternFields';
import { RowFieldInput } from '../../kit/inline-edit/RowFieldInput';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import {
  groupTypes,
  optGroup,
  storedFieldsOf,
  type GroupType,
  type OptGroupDialog,
  type OptGroupFlag,
} from './optGroup';
import { rich } from '../../texts/rich';
import { t } from '../../texts/optGroups.gen';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import inputStyles from '../../ui/fields/input.module.css';
import styles from './opt-groups.module.css';
import rowFieldStyles from '../../kit/inline-edit/row-field.module.css';
import { classes } from '../../ui/classes';

export type OptGroupFilter = 'code' | 'label';
export type OptGroupSortKey =
  | 'code'
  | 'description'
  | 'groupType'
  | 'exclusive'
  | 'mandatory'
  | 'comparisonEquipmentPos'
  | 'modelEnableRegexp'
  | 'modelDisableRegexp'
  | 'label';

/** What the list is filtered and sorted by; six page links. */
export const optGroupSearch: SearchDefinition<OptGroupFilter, OptGroupSortKey> = {
  filters: ['code', 'label'],
  sortKeys: [
    ...(['code', 'description', 'groupType', 'exclusive', 'mandatory', 'comparisonEquipmentPos'] as const),
    ...(['modelEnableRegexp', 'modelDisableRegexp', 'label'] as const),
  ],
  asksOnEntry: true,
};

/** The Label input searches the description as well. */
export const optGroupFilters: FilterField<OptGroupFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
];

type OptGroupColumn = Column<OptGroup, OptGroupSortKey>;
type Open = (dialog: OptGroupDialog) => void;

const { fields } = optGroup;

/** Headers that would be wider than what stands below them. */
const twoLines = {
  comparisonEquipmentPos: rich(t('Comp.{br}equip. pos.'), { br: <br /> }),
  modelEnableRegexp: rich(t('Model{br}enabled regexp'), { br: <br /> }),
  modelDisableRegexp: rich(t('Model{br}disabled regexp'), { br: <br /> }),
};

const codeColumn: OptGroupColumn = {
  key: 'code',
  sortKey: 'code',
  header: 'Code',
  cell: (row) => <RowCode row={row} code={row.code} />,
};

const descriptionColumn: OptGroupColumn = {
  key: 'description',
  sortKey: 'description',
  header: t('Description'),
  cell: ({ description }) => description || <Dash />,
};

const typeColumn = (onOpen: Open): OptGroupColumn => ({
  key: 'groupType',
  sortKey: 'groupType',
  header: t('Group type'),
  className: styles.type,
  cell: (row) => (
    <Select
      className={classes(inputStyles.compact, rowFieldStyles.input)}
      aria-label={t('Group type of {code}', { code: row.code })}
      options={groupTypes}
      value={row.groupType}
      onValue={(groupType) => onOpen({ kind: 'type', row, groupType: groupType as GroupType })}
    />
  ),
});

const flagColumn = (flag: OptGroupFlag, onOpen: Open): OptGroupColumn => ({
  key: flag,
  sortKey: flag,
  header: fields[flag].label,
  align: 'center',
  cell: (row) => (
    <Toggle
      hideLabel
      label={`${fields[flag].label} ${row.code}`}
      checked={row[flag]}
      onChange={() => onOpen({ kind: 'toggle', row, flag })}
    />
  ),
});

const inputColumn = (
  name: 'comparisonEquipmentPos' | 'label',
  onOpen: Open,
  column: Partial<OptGroupColumn> & { placeholder: string },
): OptGroupColumn => ({
  key: name,
  sortKey: name,
  header: fields[name].label,
  ...column,
  cell: (row) => (
    <RowFieldInput
      stored={storedFieldsOf(row)}
      field={fields[name]}
      label={t('{label} of {code}', { label: fields[name].label, code: row.code })}
      placeholder={column.placeholder}
      onSave={() => onOpen({ kind: 'save', row })}
    />
  ),
});

/** The columns: switches and types ask at once, position and label wait for SAVE. */
export function useOptGroupColumns(rows: readonly OptGroup[] | undefined, onOpen: Open): OptGroupColumn[] {
  const matches = useModelMatches(rows);
  return useMemo(() => {
    return [
      codeColumn,
      descriptionColumn,
      typeColumn(onOpen),
      flagColumn('exclusive', onOpen),
      flagColumn('mandatory', onOpen),
      inputColumn('comparisonEquipmentPos', onOpen, {
        header: twoLines.comparisonEquipmentPos,
        className: styles.position,
        placeholder: t('Hidden'),
      }),
      ...patternColumns<OptGroup>(matches).map((column) => ({
        ...column,
        header: twoLines[column.key as PatternName],
      })),
      inputColumn('label', onOpen, { className: styles.label, placeholder: t('No label') }),
    ];
  }, [matches, onOpen]);
}
