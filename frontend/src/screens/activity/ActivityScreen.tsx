import { Download, History, Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { useListActivityQuery, type Activity, useListActivityKindsQuery } from '../../api';
import { usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { labelTexts } from '../../texts';
import { t } from '../../texts/activity.gen';
import { Button } from '../../ui/navigation/Button';
import { IconButton } from '../../ui/navigation/IconButton';
import { PageHead } from '../../ui/navigation/PageHead';
import {
  activitySearch,
  filtersOf,
  sourceWords,
  type ActivityFilter,
  actionWords,
  readableFields,
} from './activity';
import { ActivityDialogs, type ActivityDialog } from './ActivityDialogs';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useCountries } from '../../api/countryNames';
import { useSilentFailure } from '../../api/useSilentFailure';
import { formatDay } from '../../../../contracts/rules/wall-clocks';
import type { FilterField, FilterInput } from '../../kit/list/FilterField';
import { DateTimeInput } from '../../ui/fields/DateTimeInput';
import { formatRecent } from '../../kit/format/instants';
import { fieldChanges } from '../../kit/record/changeEntries';
import { sourceNote } from '../../kit/record/sourceNote';
import type { FieldChange } from '../../kit/history/ChangeList';
import { Avatar } from '../../ui/data/Avatar';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import { TextDiff } from '../../ui/data/TextDiff';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import styles from './activity.module.css';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/Stack';

const tones = { create: 'ok', update: 'neutral', delete: 'danger', restore: 'accent' } as const;

/** So many fields of a change are shown in its row; its history shows them all. */
const shownAtMost = 3;

const Before = ({ change }: { change: FieldChange }) => (
  <p className={classes(textStyles.twoLines, styles.field)}>
    {change.label && <span className={textStyles.faint}>{change.label}</span>}{' '}
    <TextDiff before={change.before} after={change.after} />
  </p>
);

function Changes({ row }: { row: Activity }) {
  const changes = fieldChanges(readableFields(row), { fields: [] });
  const more = changes.length - shownAtMost;
  if (changes.length === 0) return <span className={textStyles.faint}>{t('No field changed')}</span>;
  return (
    <Stack gap={4} pad="6px 0" className={classes(textStyles.anywhere, styles.changes)}>
      {changes.slice(0, shownAtMost).map((change) => (
        <Before key={change.name} change={change} />
      ))}
      {more > 0 && (
        <span className={textStyles.faint}>
          {more === 1 ? t('1 more field') : t('{more} more fields', { more })}
        </span>
      )}
    </Stack>
  );
}

/** Who changed what when, and how it read before and after. */
const activityColumns: Column<Activity, 'at'>[] = [
  {
    key: 'at',
    header: t('When'),
    className: classes(textStyles.num, textStyles.nowrap),
    cell: ({ at }) => <time dateTime={at}>{formatRecent(at)}</time>,
  },
  {
    key: 'actor',
    header: t('Who'),
    className: textStyles.nowrap,
    cell: ({ actor }) => (
      <Row>
        <Avatar name={actor} size="s" /> {actor}
      </Row>
    ),
  },
  {
    key: 'what',
    header: t('What'),
    width: '28%',
    cell: ({ title, name, action, madeBy, source }) => (
      <Stack gap={4} pad="6px 0" className={textStyles.anywhere}>
        <span className={textStyles.sub}>{title}</span>
        <b>{name || t('Several records')}</b>
        <Row wrap>
          <Pill tone={tones[action]}>{actionWords[action]}</Pill>
          {madeBy !== 'restore' && source !== '' && (
            <span className={classes(textStyles.muted, textStyles.small)}>
              {sourceNote({ source, madeBy })}
            </span>
          )}
        </Row>
      </Stack>
    ),
  },
  {
    key: 'changes',
    header: t('Before and after'),
    width: '48%',
    cell: (row) => <Changes row={row} />,
  },
];

const noun = { one: t('change'), many: t('changes') };

/** Every change of every kind that the user may see. */
export function ActivityScreen() {
  const search = usePagedSearch(activitySearch, '', usePageSize());
  const dialog = useOpenedDialog<ActivityDialog>();
  const { page, size, sortBy: _, sortDesc: __, ...typed } = search.request;
  const filters = filtersOf(typed);
  const list = useListActivityQuery({ ...filters, page, size }, { refetchOnMountOrArgChange: true });
  const fields = useActivityFilters(search.filters.recordId !== '');
  const { open } = dialog;
  const actions = useCallback(
    (row: Activity) => (
      <>
        {row.name && (
          <IconButton
            icon={History}
            label={t('History of {name}', { name: row.name })}
            onClick={() => open({ kind: 'history', row })}
          />
        )}
        {row.restoredAs && (
          <IconButton
            icon={Undo2}
            label={t('Restore {name}', { name: row.name })}
            onClick={() => open({ kind: 'restore', row })}
          />
        )}
      </>
    ),
    [open],
  );

  return (
    <>
      <PageHead
        title={t('Activity')}
        help={t('Who changed what and when, in everything that you may see. A record can be brought back.')}
        actions={
          <Button icon={Download} onClick={() => open({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
        }
      />
      <OpenedDialog state={dialog}>
        {(opened) => <ActivityDialogs opened={opened} filters={filters} onClose={dialog.close} />}
      </OpenedDialog>
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={failureOf(list)}
        filters={fields}
        columns={activityColumns}
        actions={actions}
        empty={<NoChanges />}
      />
    </>
  );
}

/** Nothing has been changed yet; or nothing of what the user may see, which is nothing at all. */
function NoChanges() {
  const { data: kinds } = useListActivityKindsQuery();
  return kinds?.length === 0 ? (
    <EmptyState
      icon={History}
      title={t('No changes that you may see')}
      text={t('Ask a user administrator for the rights to what you work with.')}
    />
  ) : (
    <EmptyState icon={History} title={t('No changes')} text={t('Nothing has been changed yet.')} />
  );
}

const DayInput: FilterInput = ({ onValue, ...control }) => (
  <DateTimeInput {...control} isDateOnly onChange={onValue} />
);

/** The filters of the activity, with the kinds that the user may see; the record is one where the address names it. */
function useActivityFilters(isOfRecord: boolean): FilterField<ActivityFilter>[] {
  const kinds = useListActivityKindsQuery();
  const countries = useCountries();
  useSilentFailure(kinds);
  useSilentFailure(countries);
  return [
    { name: 'actor', label: t('Person'), placeholder: t('Anybody') },
    {
      name: 'kinds',
      label: t('Kind'),
      placeholder: t('All kinds'),
      options: (kinds.data ?? []).map(({ kind, title }) => ({ value: kind, label: title })),
    },
    ...(isOfRecord ? [{ name: 'recordId' as const, label: t('Record'), placeholder: t('Any record') }] : []),
    {
      name: 'market',
      label: t('Market'),
      placeholder: t('All markets'),
      options: (countries.data ?? []).map(({ id, description }) => ({ value: id, label: description })),
    },
    { name: 'model', label: t('Model'), placeholder: t('Any model or vehicle') },
    { name: 'from', label: t('From'), placeholder: t('Any day'), input: DayInput, format: formatDay },
    { name: 'to', label: t('To'), placeholder: t('Any day'), input: DayInput, format: formatDay },
    {
      name: 'source',
      label: t('Source'),
      placeholder: t('Any source'),
      options: Object.entries(sourceWords).map(([value, label]) => ({ value, label })),
    },
    { name: 'text', label: t('Text'), placeholder: t('In any value, before or after'), grow: true },
  ];
}
