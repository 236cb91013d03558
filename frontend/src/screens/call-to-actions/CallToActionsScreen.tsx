import { MousePointerClick } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import {
  useListCallToActionsQuery,
  type CallToAction,
  useCreateCallToActionMutation,
  useDeleteCallToActionMutation,
  useExportCallToActionsCsvMutation,
  useExportCallToActionsXlsxMutation,
  useUpdateCallToActionMutation,
  type CallToActionInput,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows, RowCode } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { type RecordDialog, shownBy } from '../../kit/record/RecordNoun';
import { callToAction, type CallToActionValues } from './callToAction';
import { CallToActionForm } from './CallToActionForm';
import './call-to-actions.css';
import { t } from '../../texts/callToActions';
import { useCommonRecordCalls } from '../../api/recordCalls';
import { wholeNumberOf } from '../../kit/format/wholeNumberOf';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { CodeText } from '../../kit/list/CodeText';
import type { Column } from '../../ui/data/Column';
import { rich } from '../../texts/rich';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';

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

const Nothing = () => <span className="ink3">–</span>;

const keyColumn = (
  key: Exclude<CallToActionSortKey, 'code' | 'labelCode' | 'sortNumber'>,
  header: string,
): CallToActionColumn => ({
  key,
  sortKey: key,
  header,
  className: 'ellip mono',
  cell: (row) => (row[key] ? <span title={row[key]}>{row[key]}</span> : <Nothing />),
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
          <span className="sub" lang={lang} title={label}>
            {label}
          </span>
        ) : (
          <span className="sub">{t('No text in this language')}</span>
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
    className: 'num',
    cell: ({ sortNumber }) => sortNumber ?? <Nothing />,
  },
];

const inputOf = ({ code, sortNumber, ...texts }: CallToActionValues): CallToActionInput => ({
  ...texts,
  code: code.trim(),
  labelCode: texts.labelCode.trim(),
  sortNumber: wholeNumberOf(sortNumber) ?? null,
});

const hooks = {
  useRemove: useDeleteCallToActionMutation,
  useExportCsv: useExportCallToActionsCsvMutation,
  useExportXlsx: useExportCallToActionsXlsxMutation,
};

function useCallToActionCalls(
  opened: RecordDialog<CallToAction> | undefined,
  filters: Record<CallToActionFilter, string>,
): RecordCalls<CallToAction, CallToActionValues> {
  const [create] = useCreateCallToActionMutation();
  const [update] = useUpdateCallToActionMutation();
  const common = useCommonRecordCalls('callToAction', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: (values) => create({ callToActionInput: inputOf(values) }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, callToActionInput: { id, ...inputOf(values), version } }).unwrap(),
  };
}

const { noun, titles } = callToAction;

export function CallToActionsScreen() {
  const language = useCurrentLanguage().code;
  const search = usePagedSearch(callToActionSearch, language, usePageSize());
  const list = useListCallToActionsQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<CallToAction>>();
  const { open, opened } = dialog;
  const columns = useMemo(() => callToActionColumns(language), [language]);
  const actions = useCallback(
    (row: CallToAction) => <RecordButtons row={row} name={row.code} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('What customers can do next from the configurator, and in which countries.')}
        many={noun.many}
        hasImport={false}
        onOpen={open}
      />
      <RecordDialogs
        of={callToAction}
        dialog={dialog}
        calls={useCallToActionCalls(opened, search.filters)}
        outcome={useOutcome()}
        form={(slot) => <CallToActionForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={callToActionFilters}
          columns={columns}
          actions={actions}
          empty={<NoRecords icon={MousePointerClick} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
