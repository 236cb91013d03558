import { use, useState } from 'react';
import type { OptionGridEntry } from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { RowDraftsContext } from '../../kit/rows/RowDraftsContext';
import { optionTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Quoted } from '../../ui/Quoted';
import { TextDiff } from '../../ui/TextDiff';
import { OptionLabelConflictDialog } from './OptionLabelConflictDialog';
import { useSaveOptionLabel } from './useSaveOptionLabel';
import { t } from '../../texts/optionLabels';

export interface OptionRowDialogProps {
  entry: OptionGridEntry;
  /** The row was stored. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Asks, then saves what was typed into a row; a colleague's change meanwhile opens the conflict. */
export function UpdateOptionLabel({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const drafts = use(RowDraftsContext);
  const [draft] = useState(() => drafts.get(entry.id));
  const [isSaving, setIsSaving] = useState(false);
  const notices = useNotices();
  const { code: lang } = useCurrentLanguage();
  const { save, conflict } = useSaveOptionLabel(entry, () => {
    drafts.set(entry.id, undefined);
    onSaved(entry.id);
    onClose();
  });
  if (!draft) return null;
  const confirm = async () => {
    setIsSaving(true);
    try {
      await save(draft.text, draft.version);
    } catch (error) {
      notices.showFailure(problemOf(error));
      onClose();
    }
  };

  if (conflict)
    return <OptionLabelConflictDialog {...{ entry, draft, conflict }} onSave={save} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('Update')}
      message={
        <>
          <p>
            <Quoted>{optionTexts.updateQuestion.replace('{code}', () => entry.optItem.code)}</Quoted>
          </p>
          <p className="row-change">
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
