import {
  useExportActivityCsvMutation,
  useExportActivityXlsxMutation,
  useListActivityQuery,
  useRestoreChangeMutation,
  type Activity,
  type ListActivityApiArg,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { failureOf } from '../../api/problem';
import { formatInstant } from '../../kit/format/instants';
import { ChangedField } from '../../kit/history/ChangeList';
import { fieldChanges, mostChanges } from '../../kit/record/changeEntries';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { ExportRecords } from '../../kit/record/ExportRecords';
import { RecordHistory } from '../../kit/record/RecordHistory';
import { labelTexts } from '../../texts';
import { t } from '../../texts/activity.gen';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Message } from '../../ui/feedback/Message';
import { broughtBack, historyOf } from './activity';

export type ActivityDialog =
  { kind: 'export' } | { kind: 'history'; row: Activity } | { kind: 'restore'; row: Activity };

const wholeState = { fields: [] };

interface RowDialogProps {
  row: Activity;
  onClose: () => void;
}

/** All changes of the record of a row, with the way back to each. */
function ActivityHistory({ row, onClose }: RowDialogProps) {
  const { kind, recordId, title, name, restoredAs } = row;
  const answer = useListActivityQuery(
    { kinds: kind, recordId, size: mostChanges },
    { refetchOnMountOrArgChange: true },
  );
  const [restore] = useRestoreChangeMutation();
  return (
    <RecordHistory
      id={recordId}
      title={name}
      subtitle={title}
      one={t('record')}
      shown={wholeState}
      readOnly={restoredAs === null}
      calls={{
        history: { ...answer, data: undefined, currentData: answer.currentData?.content.map(historyOf) },
        restore: (_id, wanted) => restore({ ...restoredAs!, ...wanted }).unwrap(),
      }}
      outcome={useOutcome()}
      onSaved={() => undefined}
      onClose={onClose}
    />
  );
}

/** Asks before a record goes back to what a change left, beside what it is now: nothing is overwritten unseen (D-05). */
function RestoreChange({ row, onClose }: RowDialogProps) {
  const { id, at, action, name, kind, recordId, restoredAs } = row;
  const [restore] = useRestoreChangeMutation();
  const outcome = useOutcome();
  const told = { name, at: formatInstant(at) };
  const newest = useListActivityQuery(
    { kinds: kind, recordId, size: 1 },
    { skip: action === 'delete', refetchOnMountOrArgChange: true },
  );
  const failure = failureOf(newest);
  const present = newest.isFetching ? undefined : newest.currentData?.content[0];
  const isKnown = action === 'delete' || present !== undefined;
  if (failure)
    return (
      <ConfirmDialog
        title={t('Restore')}
        message={<Message tone="error" title={failure} />}
        confirmLabel={t('Retry')}
        cancelLabel={labelTexts.cancel}
        onConfirm={() => void newest.refetch()}
        onCancel={onClose}
      />
    );
  return (
    <ConfirmChange
      title={t('Restore')}
      message={
        <>
          {action === 'delete'
            ? t('{name} goes back to what it was before it was deleted on {at}.', told)
            : t('{name} goes back to what it was after the change of {at}.', told)}
          {isKnown &&
            fieldChanges(broughtBack(row, present), wholeState).map((each) => (
              <ChangedField key={each.name} change={each} lang={undefined} whole />
            ))}
        </>
      }
      answers={{ confirmLabel: t('Restore'), cancelLabel: labelTexts.cancel }}
      pending={!isKnown}
      change={() => restore({ ...restoredAs!, changeId: id, seen: present?.id }).unwrap()}
      outcome={outcome}
      onClose={onClose}
    />
  );
}

interface ExportProps {
  filters: Omit<ListActivityApiArg, 'page' | 'size'>;
  onClose: () => void;
}

/** The changes that the filters leave, all pages and beyond what is counted. */
function ExportActivity({ filters, onClose }: ExportProps) {
  const [csv] = useExportActivityCsvMutation();
  const [xlsx] = useExportActivityXlsxMutation();
  return (
    <ExportRecords
      subtitle={t('Activity')}
      calls={{
        download: async (_request, format) =>
          saveFile(await (format === 'csv' ? csv : xlsx)(filters).unwrap()),
      }}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}

export interface ActivityDialogsProps extends ExportProps {
  opened: ActivityDialog;
}

/** What the screen opens over its list. */
export function ActivityDialogs({ opened, filters, onClose }: ActivityDialogsProps) {
  if (opened.kind === 'export') return <ExportActivity filters={filters} onClose={onClose} />;
  const Dialog = opened.kind === 'history' ? ActivityHistory : RestoreChange;
  return <Dialog row={opened.row} onClose={onClose} />;
}
