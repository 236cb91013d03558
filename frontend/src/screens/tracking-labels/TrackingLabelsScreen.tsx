import { ChartNoAxesColumn } from 'lucide-react';
import { useCallback } from 'react';
import { useListTrackingLabelsQuery, type TrackingLabel } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePageOfAll } from '../../kit/list/pageOfAll';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { nameOf, type RecordDialog } from '../../kit/record/RecordNoun';
import { trackingLabel } from './trackingLabel';
import { trackingLabelColumns } from './trackingLabelColumns';
import { TrackingLabelForm } from './TrackingLabelForm';
import { allTrackingLabels, trackingLabelFilters, trackingLabelSearch } from './trackingLabelSearch';
import { useTrackingLabelCalls } from './useTrackingLabelCalls';
import { t } from '../../texts/trackingLabels';

const { noun, titles } = trackingLabel;

export function TrackingLabelsScreen() {
  const search = usePagedSearch(trackingLabelSearch, '', usePageSize());
  const list = useListTrackingLabelsQuery(undefined, { refetchOnMountOrArgChange: true });
  const page = usePageOfAll(list, allTrackingLabels, search);
  const dialog = useOpenedDialog<RecordDialog<TrackingLabel>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: TrackingLabel) => <RecordButtons row={row} name={nameOf(trackingLabel, row)} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('What web analytics call the steps of a customer, by key and language.')}
        many={noun.many}
        hasImport={false}
        onOpen={open}
      />
      <RecordDialogs
        of={trackingLabel}
        dialog={dialog}
        calls={useTrackingLabelCalls(opened, search.filters)}
        outcome={useOutcome()}
        form={(slot) => <TrackingLabelForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={page}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={trackingLabelFilters}
          columns={trackingLabelColumns}
          actions={actions}
          empty={<NoRecords icon={ChartNoAxesColumn} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
