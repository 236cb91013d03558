import { ArrowRight, Info } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Country } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { RowCode } from '../../kit/list/cells';
import { countryModelsAddress } from '../../kit/market-model/marketAndModel';
import { useHere } from '../../kit/market-model/useWayBack';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { IconButton } from '../../ui/navigation/IconButton';
import { Pill } from '../../ui/data/Pill';
import { Tag } from '../../ui/data/Tag';
import { isDefaultCountry, type CountryDialog, type CountryPopupKind } from './country';
import { t } from '../../texts/countries.gen';
import { countryTexts } from '../../texts';
import { quotedLanguage } from '../../texts/quotedLanguage';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import styles from './countries.module.css';
import cell from '../../kit/list/cell-link.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';

export type CountryFilter = 'code' | 'label';
export type CountrySortKey = 'id' | 'enabled' | 'isoCode2' | 'description' | 'tabele';

/** By id to begin with, at once; four page links. */
export const countrySearch: SearchDefinition<CountryFilter, CountrySortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['id', 'enabled', 'isoCode2', 'description', 'tabele'],
  pageLinks: 4,
  asksOnEntry: true,
};

export const countryFilters: FilterField<CountryFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

const buttons: readonly (readonly [kind: CountryPopupKind, label: string])[] = [
  ['models', countryTexts.models],
  ['checkGrid', countryTexts.checkGrid],
  ['configGrid', countryTexts.configGrid],
  ['carGrid', countryTexts.carGrid],
];

interface GridButtonsProps {
  row: Country;
  /** Why they are disabled: for the default country, and as long as the header names no model. */
  disabledBecause: string | undefined;
  onOpen: (dialog: { kind: CountryPopupKind; row: Country }) => void;
}

/** Models, Check Grid, Config Grid Json and Car Grid Txt of the model in the header, in one strip. */
const GridButtons = ({ row, disabledBecause, onOpen }: GridButtonsProps) => (
  <div
    className={styles.gridButtons}
    role="group"
    aria-label={t('Grid of {description}', { description: row.description })}
    title={disabledBecause}
  >
    {buttons.map(([kind, label]) => (
      <button
        key={kind}
        type="button"
        lang={quotedLanguage(label)}
        disabled={disabledBecause !== undefined}
        onClick={() => onOpen({ kind, row })}
      >
        {label}
      </button>
    ))}
  </div>
);

function whyDisabled(row: Country, isWithoutModel: boolean): string | undefined {
  if (isDefaultCountry(row)) return t('The default country has no models and no grid.');
  return isWithoutModel ? t('Choose a model in the header first.') : undefined;
}

/** A country without a name in the language of the header is called as in another. */
function langOf({ description, ...row }: Country, code: string): string | undefined {
  const names: Record<string, string> = { de: row.descDe, fr: row.descFr, it: row.descIt, es: row.descEs };
  return [code, ...Object.keys(names)].find((each) => names[each] === description);
}

/** The columns in order. */
export function useCountryColumns(open: (dialog: CountryDialog) => void) {
  const { code } = useCurrentLanguage();
  const isWithoutModel = useCurrentModel().modelcode === 'DEFAULT';
  return useMemo(
    (): Column<Country, CountrySortKey>[] => [
      {
        key: 'enabled',
        sortKey: 'enabled',
        header: t('Enabled'),
        cell: ({ enabled }) => <Pill tone={enabled ? 'ok' : 'neutral'}>{enabled ? t('Yes') : t('No')}</Pill>,
      },
      {
        key: 'id',
        sortKey: 'id',
        header: 'Code',
        stick: true,
        cell: (row) => <RowCode row={row} code={row.id} />,
      },
      {
        key: 'isoCode2',
        sortKey: 'isoCode2',
        header: t('isoCode2'),
        help: t('Two-letter code: code of the country in ISO 3166, such as IT.'),
        className: textStyles.mono,
        cell: ({ isoCode2 }) => isoCode2 || <Dash />,
      },
      {
        key: 'description',
        sortKey: 'description',
        header: t('Country description'),
        stick: true,
        width: '18%',
        cell: (row) => (
          <>
            <b lang={langOf(row, code)}>{row.description}</b>{' '}
            {row.hidden && <Tag tone="neutral">{t('hidden')}</Tag>}
          </>
        ),
      },
      {
        key: 'tabele',
        sortKey: 'tabele',
        header: t('Adm'),
        cell: ({ tabele }) => tabele || <Dash />,
      },
      {
        key: 'models',
        header: t('Model Management'),
        className: textStyles.nowrap,
        cell: (row) =>
          isDefaultCountry(row) ? (
            <span title={t('The default country has no models.')}>
              <Dash />
            </span>
          ) : (
            <ModelManagement row={row} />
          ),
      },
      {
        key: 'info',
        header: t('Info'),
        align: 'center',
        cell: (row) => (
          <IconButton
            icon={Info}
            label={t('Info of {description}', { description: row.description })}
            onClick={() => open({ kind: 'info', row })}
          />
        ),
      },
      {
        key: 'grid',
        header: t('Grid'),
        cell: (row) => (
          <GridButtons row={row} disabledBecause={whyDisabled(row, isWithoutModel)} onOpen={open} />
        ),
      },
    ],
    [open, isWithoutModel, code],
  );
}

/** The way to the country-model screen with all that it needs in its address. */
function ModelManagement({ row }: { row: Country }) {
  const { id, description, modelCount } = row;
  const address = countryModelsAddress({ idKey: id, from: 'countries', title: description });
  const count = modelCount === 1 ? t('1 model') : t('{modelCount} models', { modelCount });
  return (
    <Link
      className={classes(cell.link, styles.manage)}
      to={address}
      state={useHere()}
      aria-label={t('Model Management of {description}, {count}', { description, count })}
    >
      <span className={textStyles.num}>{count}</span>
      <ArrowRight size={14} aria-hidden />
    </Link>
  );
}
