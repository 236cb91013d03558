import { MousePointerClick } from 'lucide-react';
import { useMemo } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { callToActionCalls, type CallToAction } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSharedQuery } from '../../api/sharedQuery';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { wholeNumberOf } from '../../kit/format/counts';
import { CodeText, RowCode } from '../../kit/list/cells';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/callToActions.gen';
import { rich } from '../../texts/rich';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { callToAction, type CallToActionValues } from './callToAction';
import narrow from '../../kit/list/narrow-columns.module.css';
import { classes } from '../../ui/classes';
import styles from './call-to-actions.module.css';
import textStyles from '../../ui/text.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';

const CallToActionForm = lazyDialog(() =>
  import('./CallToActionForm').then((module) => module.CallToActionForm),
);

const callToActions = recordCalls(callToActionCalls, 'CallToAction', ['label']);

type CallToActionFilter = 'code' | 'label';
type CallToActionSortKey =
  'code' | 'labelCode' | 'linkCode' | 'stKey' | 'adobeKey' | 'iconKey' | 'descriptionKey' | 'sortNumber';

/** What the list is filtered and sorted by; six page links. */
const callToActionSearch: SearchDefinition<CallToActionFilter, CallToActionSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'labelCode', 'linkCode', 'stKey', 'adobeKey', 'iconKey', 'descriptionKey', 'sortNumber'],
  asksOnEntry: true,
};

/** The Label input searches the label's code and its text in any language. */
const callToActionFilters: FilterField<CallToActionFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any label'), grow: true },
];

type CallToActionColumn = Column<CallToAction, CallToActionSortKey>;

const keyColumn = (
  key: Exclude<CallToActionSortKey, 'code' | 'labelCode' | 'sortNumber'>,
  header: string,
): CallToActionColumn => ({
  key,
  sortKey: key,
  header,
  className: classes(textStyles.ellipsis, textStyles.mono),
  cell: (row) => (row[key] ? <span title={row[key]}>{row[key]}</span> : <Dash />),
});

/** The columns (decision A-57) in a language; below the code of a label stands its text. */
const callToActionColumns = (lang: string): CallToActionColumn[] => [
  { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
  {
    key: 'labelCode',
    sortKey: 'labelCode',
    header: t('Label code'),
    cell: ({ labelCode, label }) => (
      <>
        <CodeText code={labelCode} />
        {label ? (
          <span className={classes(textStyles.sub, textStyles.cut)} lang={languageTag(lang)} title={label}>
            {label}
          </span>
        ) : (
          <span className={classes(textStyles.sub, textStyles.cut)}>{t('No text in this language')}</span>
        )}
      </>
    ),
  },
  keyColumn('linkCode', t('Link code')),
  keyColumn('stKey', t('ST key')),
  keyColumn('adobeKey', t('Adobe key')),
  keyColumn('iconKey', t('Icon key')),
  keyColumn('descriptionKey', t('Description key')),
  {
    key: 'sortNumber',
    sortKey: 'sortNumber',
    header: rich(t('Sort{br}number'), { br: <br /> }),
    align: 'right',
    className: textStyles.num,
    cell: ({ sortNumber }) => sortNumber ?? <Dash />,
  },
];

const inputOf = ({ code, sortNumber, ...texts }: CallToActionValues) => ({
  ...texts,
  code: code.trim(),
  labelCode: texts.labelCode.trim(),
  sortNumber: wholeNumberOf(sortNumber) ?? null,
});

export function CallToActionsScreen() {
  const language = useCurrentLanguage().code;
  const search = usePagedSearch(callToActionSearch, language, usePageSize());
  const dialog = useOpenedDialog<RecordDialog<CallToAction>>();
  const calls = callToActions.useCalls(callToAction, {
    opened: dialog.opened,
    listed: search.filters,
    create: (values) => ({ callToActionInput: inputOf(values) }),
    update: ({ id }, values, version) => ({ id, callToActionInput: { id, ...inputOf(values), version } }),
  });

  return (
    <div className={classes(tableCardStyles.screen, narrow.narrow, styles.screen)}>
      <RecordScreen
        of={callToAction}
        icon={MousePointerClick}
        help={t('What customers can do next from the configurator, and in which countries.')}
        search={search}
        list={callToActions.useList({ ...search.request, ...useSharedQuery() })}
        filters={callToActionFilters}
        columns={useMemo(() => callToActionColumns(language), [language])}
        dialog={dialog}
        calls={calls}
        outcome={useOutcome()}
        form={(slot) => <CallToActionForm {...slot} />}
      />
    </div>
  );
}
