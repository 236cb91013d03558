import { MousePointerClick } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListCallToActionsQuery, type CallToAction } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { callToAction } from './callToAction';
import { callToActionColumns } from './callToActionColumns';
import { CallToActionForm } from './CallToActionForm';
import { callToActionFilters, callToActionSearch } from './callToActionSearch';
import { useCallToActionCalls } from './useCallToActionCalls';
import './call-to-actions.css';
import { t } from '../../texts/callToActions';

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
