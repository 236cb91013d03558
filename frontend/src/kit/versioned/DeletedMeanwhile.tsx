import { languageTag } from '../../../../contracts/rules/language-tag';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { Outcome } from '../record/RecordCalls';
import { rich } from '../../texts/rich';
import { t } from '../../texts/kitConflict.gen';
import type { VersionConflict, VersionedSave } from './useVersionedSave';

export interface DeletedMeanwhileProps<Over, Values> {
  saving: VersionedSave<Over, Values>;
  conflict: VersionConflict<Over, Values>;
  /** The text that would be there again, and its language. */
  label: string;
  lang: string;
  /** The record without a text, of version 0. */
  none: Over;
  outcome: Pick<Outcome, 'failed'>;
}

/** The text that was edited has been deleted by somebody else: whether to create it again. */
export function DeletedMeanwhile<Over, Values>(props: DeletedMeanwhileProps<Over, Values>) {
  const { saving, conflict, label, lang, none, outcome } = props;
  const { message, changedBy, edit } = conflict;
  const saveAnew = () =>
    saving.save({ ...edit, over: none }).catch((error: unknown) => {
      outcome.failed(error);
      saving.dismiss();
    });
  return (
    <ConfirmDialog
      title={message}
      message={rich(
        changedBy
          ? t('{who} deleted it. Create {label} again?')
          : t('It has been deleted. Create {label} again?'),
        { who: <b>{changedBy}</b>, label: <span lang={languageTag(lang)}>“{label}”</span> },
      )}
      confirmLabel={t('Save')}
      onConfirm={saveAnew}
      onCancel={saving.dismiss}
    />
  );
}
