import { NewOptionLabel, type NewOptionLabelProps } from './NewOptionLabel';
import { OptColorDetails } from './OptColorDetails';
import { type OptionDialog, editedText, labelFor, optionHistory, useLabelPlace } from './optionLabel';
import { use, useState } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import {
  useDeleteOptionMutation,
  useGetConfGridByModelOptColorQuery,
  useGetOptionUsesQuery,
  type OptionGridEntry,
  useDeleteOptionGridLabelMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { DeleteRecord } from '../../kit/record/DeleteRecord';
import { RowDraftsContext, type RowDraft } from '../../kit/inline-edit/rowDrafts';
import { textTypedSince } from '../../kit/inline-edit/typedSince';
import { t } from '../../texts/optionLabels.gen';
import { useRecordChanges } from '../../api/recordChanges';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { OptionUses } from '../../kit/option-uses/OptionUses';
import { RecordHistory } from '../../kit/record/RecordHistory';
import { failedRead, problemOf } from '../../api/problem';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { ServerHtml } from '../../ui/data/ServerHtml';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { deletedText } from '../../kit/record/changeEntries';
import { rich } from '../../texts/rich';
import { useNotices } from '../../api/notices';
import { optionTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Quoted } from '../../ui/data/Quoted';
import { TextDiff } from '../../ui/data/TextDiff';
import { OptionLabelConflictDialog } from './OptionLabelConflictDialog';
import { useSaveOptionLabel } from './useSaveOptionLabel';
import styles from './option-labels.module.css';

interface OptionRowDialogProps {
  entry: OptionGridEntry;
  /** The row was stored. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Asks, then saves what was typed into a row; a colleague's change meanwhile opens the conflict. */
function UpdateOptionLabel({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const drafts = use(RowDraftsContext);
  const [draft] = useState(() => drafts.get(entry.id));
  const [isSaving, setIsSaving] = useState(false);
  const notices = useNotices();
  const { code: lang } = useCurrentLanguage();
  const saving = useSaveOptionLabel(entry, (version) => {
    // Whoever closes the question while it is being saved may go on typing.
    const values = draft?.text ?? '';
    drafts.set(entry.id, draft && textTypedSince(draft, drafts.get(entry.id), { values, version }));
    onSaved(entry.id);
    onClose();
  });
  if (!draft) return null;
  const confirm = async () => {
    setIsSaving(true);
    try {
      const { stored: label, version, openedAt } = draft;
      await saving.save({ over: { label, version }, mine: { label: draft.text }, openedAt });
    } catch (error) {
      notices.showFailure(problemOf(error));
      onClose();
    }
  };

  if (saving.conflict) return <OptionLabelConflictDialog entry={entry} saving={saving} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('Update')}
      message={
        <>
          <p>
            <Quoted>{optionTexts.updateQuestion.replace('{code}', () => entry.optItem.code)}</Quoted>
          </p>
          <p className={styles.change}>
            <TextDiff mode="arrow" before={draft.stored} after={draft.text} lang={lang} />
          </p>
        </>
      }
      confirmLabel={t('Edit')}
      pending={isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

/** Asks, then deletes the label of the model, so that the default label applies (decision A-17); it can be taken back. */
function CancelOptionLabel({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const { modelcode } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const drafts = use(RowDraftsContext);
  const [remove] = useDeleteOptionGridLabelMutation();
  const { restore, readHistory } = useRecordChanges('optionLabel', { modelName: modelcode, language });
  // What is on show: a colleague's newer text is not deleted unseen, nor is what is typed until the answer.
  const [sent] = useState((): RowDraft => {
    const { text, version } = editedText(entry, modelcode);
    return drafts.get(entry.id) ?? { text, stored: text, version, openedAt: Date.now() };
  });
  const standard = labelFor(entry, 'DEFAULT')?.label;
  return (
    <DeleteRecord
      id={labelFor(entry, modelcode)?.id ?? 0}
      name={code}
      detail={
        standard
          ? rich(t('Only the label of {modelcode}: it shows the default label {label} again.'), {
              modelcode,
              label: <span lang={languageTag(language)}>“{standard}”</span>,
            })
          : t('Only the label of {modelcode}: there is no default label in this language.', { modelcode })
      }
      calls={{
        async remove(id) {
          const reply = await remove({ id, version: sent.version }).unwrap();
          drafts.set(entry.id, textTypedSince(sent, drafts.get(entry.id), { values: '', version: 0 }));
          onSaved(entry.id);
          return reply;
        },
        restore: (_id, wanted) => restore(optItemId, wanted),
        readHistory: async () =>
          (await readHistory(optItemId)).filter(
            (change) => change.action === 'delete' && deletedText(change, 'modelcode') === modelcode,
          ),
      }}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}

interface OptionInfoProps {
  entry: OptionGridEntry;
  onClose: () => void;
}

/** What the grid of the model says of an option, as the server describes it. */
function OptionInfo({ entry, onClose }: OptionInfoProps) {
  const { modelcode } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const { data, isError, error, refetch } = useGetConfGridByModelOptColorQuery(
    { optcode: entry.optItem.code, model: modelcode, language },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog
      title={t('Info of {code}', { code: entry.optItem.code })}
      subtitle={useLabelPlace()}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      {isError ? (
        <FailedState title={t('The details could not be loaded')} {...failedRead({ error, refetch })} />
      ) : data === undefined ? (
        <Skeleton width="70%" />
      ) : (
        <ServerHtml markup={data} />
      )}
      <OptionUses code={entry.optItem.code} useUses={useGetOptionUsesQuery} />
    </Dialog>
  );
}

/** Who changed the label that the row edits, deletions included; an older text can be brought back. */
function OptionLabelHistory({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const { modelcode } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const { history, restore } = useRecordChanges('optionLabel', {
    shownId: optItemId,
    modelName: modelcode,
    language,
  });
  const ofRow = history.currentData?.filter(({ fields }) =>
    fields.some(({ field, before, after }) => field === 'modelcode' && (after ?? before) === modelcode),
  );
  return (
    <RecordHistory
      id={entry.id}
      title={t('History of {code}', { code })}
      subtitle={useLabelPlace()}
      one={t('label')}
      shown={optionHistory}
      lang={language}
      calls={{
        history: { ...history, currentData: ofRow },
        restore: (_row, wanted) => restore(optItemId, wanted),
      }}
      outcome={useOutcome()}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

/** Asks, then deletes an option that somebody typed and no model offers, with all its labels and for good: its code was a mistake. */
function DeleteOption({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const drafts = use(RowDraftsContext);
  const [remove] = useDeleteOptionMutation();
  return (
    <DeleteRecord
      id={optItemId}
      name={code}
      detail={
        <>
          {t(
            'No model offers {code}: the option is deleted with all its labels, of every model and language, for good.',
            { code },
          )}
        </>
      }
      calls={{
        async remove(id) {
          const reply = await remove({ optItemId: id }).unwrap();
          drafts.set(entry.id, undefined);
          onSaved(entry.id);
          return reply;
        },
      }}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}

export interface OptionLabelDialogProps extends NewOptionLabelProps, Omit<OptionRowDialogProps, 'entry'> {
  opened: OptionDialog;
}

export function OptionLabelDialog({ opened, ...props }: OptionLabelDialogProps) {
  const { onSaved, onClose } = props;
  if (opened.kind === 'new') return <NewOptionLabel {...props} />;
  const row = { entry: opened.entry, onSaved, onClose };
  switch (opened.kind) {
    case 'colours':
      return <OptColorDetails {...row} />;
    case 'info':
      return <OptionInfo {...row} />;
    case 'update':
      return <UpdateOptionLabel {...row} />;
    case 'cancel':
      return <CancelOptionLabel {...row} />;
    case 'delete':
      return <DeleteOption {...row} />;
    case 'history':
      return <OptionLabelHistory {...row} />;
  }
}
