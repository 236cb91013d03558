import { History, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useModelMatches } from '../../api/modelMatches';
import { PatternCell } from '../../kit/regexp/PatternCell';
import type { Column } from '../../ui/data/Column';
import { editsRow } from '../../ui/data/editRow';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { IconButton } from '../../ui/navigation/IconButton';
import { Tag } from '../../ui/data/Tag';
import { Toggle } from '../../ui/fields/Toggle';
import { linkFields, type CountryRow, type LinkDialog, type LinkFlag } from './countryLink';
import type { CountryLinksState } from './useCountryLinks';
import { t } from '../../texts/callToActions';
import textStyles from '../../ui/text.module.css';

export interface CountryLinksProps {
  links: CountryLinksState;
  onOpen: (dialog: LinkDialog) => void;
}

/** Where a call to action is shown, country by country. */
export function CountryLinks({ links, onOpen }: CountryLinksProps) {
  const { rows, failure, isReloading, retry } = links;
  const columns = useLinkColumns(rows, onOpen);
  const actions = useMemo(() => (row: CountryRow) => <LinkButtons row={row} onOpen={onOpen} />, [onOpen]);
  if (failure)
    return <FailedState title={t('The countries could not be loaded')} text={failure} onRetry={retry} />;
  return (
    <DataTable
      free
      caption={t('Table of countries')}
      columns={columns}
      rows={rows}
      rowKey={countryOf}
      actions={actions}
      isReloading={isReloading}
      skeletonRows={6}
      empty={<EmptyState title={t('No countries')} text={t('Create one on the screen Countries.')} />}
    />
  );
}

const countryOf = ({ countryId }: CountryRow) => countryId;

function LinkButtons({ row, onOpen }: { row: CountryRow; onOpen: CountryLinksProps['onOpen'] }) {
  const { description, id } = row;
  return (
    <>
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit the regexps of {description}', { description })}
        onClick={() => onOpen({ kind: 'edit', row })}
      />
      <IconButton
        icon={History}
        label={t('History of {description}', { description })}
        title={id === 0 ? t('Nothing is stored for this country yet') : undefined}
        disabled={id === 0}
        onClick={() => onOpen({ kind: 'history', row })}
      />
    </>
  );
}

function useLinkColumns(rows: readonly CountryRow[] | undefined, onOpen: CountryLinksProps['onOpen']) {
  const matches = useModelMatches(rows);
  return useMemo((): Column<CountryRow>[] => {
    const flag = (name: LinkFlag): Column<CountryRow> => ({
      key: name,
      header: linkFields[name].label,
      width: 90,
      align: 'center',
      cell: (row) => (
        <Toggle
          hideLabel
          label={`${linkFields[name].label} ${row.description}`}
          checked={row[name]}
          onChange={() => onOpen({ kind: 'toggle', row, flag: name })}
        />
      ),
    });
    const pattern = (name: 'modelEnableRegexp' | 'modelDisableRegexp'): Column<CountryRow> => ({
      key: name,
      header: linkFields[name].label,
      className: textStyles.ellipsis,
      cell: (row) => <PatternCell regexp={row[name]} match={matches?.get(row[name])} isPending={!matches} />,
    });
    return [
      {
        key: 'country',
        header: t('Country'),
        className: textStyles.nowrap,
        cell: ({ description, countryId, isMarket }) => (
          <>
            {description} <span className={textStyles.faint}>{countryId}</span>{' '}
            {!isMarket && <Tag tone="neutral">{t('No market')}</Tag>}
          </>
        ),
      },
      flag('enable'),
      flag('relevant'),
      pattern('modelEnableRegexp'),
      pattern('modelDisableRegexp'),
    ];
  }, [matches, onOpen]);
}
