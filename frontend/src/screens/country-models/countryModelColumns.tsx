import { RowFieldInput } from '../../kit/inline-edit/RowFieldInput';
import type { CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import type { Column } from '../../ui/data/Column';
import {
  fields,
  storedFieldsOf,
  type CountryModelRow,
  type RowField,
  type RowFlag,
  groupTypes,
  flagLabels,
  type CountryModelDialog,
} from './countryModel';
import type { CountryModelSortKey } from './countryModelSearch';
import { t } from '../../texts/countryModels.gen';
import { countryModelTexts } from '../../texts';
import { useRowFields } from '../../kit/inline-edit/rowFields';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import inputStyles from '../../ui/fields/input.module.css';
import rowFieldStyles from '../../kit/inline-edit/row-field.module.css';

interface RowSwitchProps {
  row: CountryModelRow;
  flag: RowFlag;
  name: string;
  onOpen: (dialog: CountryModelDialog) => void;
}

/** A switch of a row; it asks first and then shows what the server says. MXE needs FE. */
function RowSwitch({ row, flag, name, onOpen }: RowSwitchProps) {
  if (flag === 'mxeActive' && !row.commModelFrontendActiveInCountry)
    return (
      <span className={textStyles.faint} title={t('Switch on Enabled (FE) first')}>
        –
      </span>
    );
  return (
    <Toggle
      hideLabel
      label={`${flagLabels[flag]}: ${name}`}
      checked={row[flag]}
      onChange={() => onOpen({ kind: 'toggle', row, flag })}
    />
  );
}

/** The group type of a row; saved with its texts. */
function GroupTypeSelect({ row, name }: { row: CountryModelRow; name: string }) {
  const { textOf, isChanged, type } = useRowFields(storedFieldsOf(row));
  return (
    <Select
      className={classes(inputStyles.compact, rowFieldStyles.input)}
      aria-label={t('Group type of {name}', { name })}
      options={groupTypes}
      value={textOf('groupType')}
      onValue={(value) => type('groupType', value)}
      data-changed={isChanged('groupType') || undefined}
    />
  );
}

type CountryModelColumn = Column<CountryModelRow, CountryModelSortKey>;

export interface RowCalls {
  open: (dialog: CountryModelDialog) => void;
  save: (row: CountryModelRow) => unknown;
}

const modelColumn: CountryModelColumn = {
  key: 'model',
  sortKey: 'description',
  header: t('Model'),
  width: 167,
  cell: ({ description, modelcode, myrange }) => (
    <>
      <b title={description}>{description}</b>
      <span
        className={classes(textStyles.sub, textStyles.mono)}
        title={[modelcode, myrange].filter(Boolean).join(' · ')}
      >
        {modelcode}
      </span>
    </>
  ),
};

const countryColumn: CountryModelColumn = {
  key: 'country',
  sortKey: 'countryDesc',
  header: t('Country'),
  width: 167,
  cell: ({ countryDesc, countryId, tabele }) => (
    <>
      <b title={countryDesc}>{countryDesc}</b>
      <span className={textStyles.sub}>
        <span className={textStyles.mono}>{countryId}</span> · {tabele}
      </span>
    </>
  ),
};

/** Read aloud, for the name of a column stands at its top only: 'MY 1 of Aurora 1.5 Hybrid'. */
const nameOf = (row: CountryModelRow, from: CountryModelsPlace['from']): string =>
  from === 'countries' ? row.description : row.countryDesc;

/** The columns of R-289: switches ask at once, the other fields wait for Save. */
export function columnsFrom(
  from: CountryModelsPlace['from'],
  { open, save }: RowCalls,
): CountryModelColumn[] {
  const flag = (
    key: RowFlag,
    header: string,
    width: number,
    more: Partial<CountryModelColumn> = {},
  ): CountryModelColumn => ({
    key,
    sortKey: key,
    header,
    width,
    align: 'center' as const,
    ...more,
    cell: (row) => <RowSwitch row={row} flag={key} name={nameOf(row, from)} onOpen={open} />,
  });
  const input = (
    key: RowField,
    header: string,
    width: number,
    more: Partial<CountryModelColumn> = {},
  ): CountryModelColumn => ({
    key,
    sortKey: key,
    header,
    width,
    ...more,
    cell: (row) => (
      <RowFieldInput
        stored={storedFieldsOf(row)}
        field={fields[key]}
        label={t('{label} of {nameOf}', { label: fields[key].label, nameOf: nameOf(row, from) })}
        onSave={() => save(row)}
      />
    ),
  });
  return [
    from === 'countries' ? modelColumn : countryColumn,
    flag('mandatory', t('Mandatory'), 78),
    flag('commModelGenerallyActiveInCountry', countryModelTexts.generic, 62, {
      group: countryModelTexts.enabled,
      divided: true,
    }),
    flag('commModelFrontendActiveInCountry', 'FE', 48, { group: countryModelTexts.enabled }),
    flag('mxeActive', 'MXE', 50, { group: countryModelTexts.enabled }),
    flag('exclusive', t('Exclusive'), 74, { divided: true }),
    input('adm', t('Adm'), 46, { divided: true }),
    input('myMinimum', fields.myMinimum.label, 68, { group: t('Model year'), divided: true }),
    input('myActive', fields.myActive.label, 64, { group: t('Model year') }),
    input('mySecondary', fields.mySecondary.label, 64, { group: t('Model year') }),
    input('mandatorySubgroup', t('Mandatory subgroup'), 88, { divided: true }),
    input('comparisonEquipmentPos', t('Comp. equip. pos.'), 64),
    {
      key: 'groupType',
      sortKey: 'groupType',
      header: t('Group type'),
      width: 99,
      cell: (row) => <GroupTypeSelect row={row} name={nameOf(row, from)} />,
    },
  ];
}
