import { formatRecent } from '../format/instants';
import { Button } from '../../ui/navigation/Button';
import { Message } from '../../ui/feedback/Message';
import { unsavedChangesText, type EditsDraft } from './editsDraft';
import { t } from '../../texts/kit.gen';
import messageStyles from '../../ui/feedback/message.module.css';

export interface RestoredEditsProps {
  draft: EditsDraft;
  isDirty: boolean;
  onDiscard: () => void;
}

/** After signing in again: what the end of the session interrupted stands in the list again, or why it does not. */
export function RestoredEdits({ draft, isDirty, onDiscard }: RestoredEditsProps) {
  const { news, dismiss } = draft;
  if (!news || (news.kind === 'restored' && !isDirty)) return null;
  const what = unsavedChangesText(news.count);
  const when = formatRecent(new Date(news.at).toISOString());
  const discard = () => {
    onDiscard();
    dismiss();
  };

  return news.kind === 'restored' ? (
    <Message
      tone="info"
      announce
      className={messageStyles.draft}
      title={t('{what} of {when} restored.', { what, when })}
    >
      <Button size="s" onClick={dismiss}>
        {t('Keep')}
      </Button>
      <Button size="s" variant="quiet" onClick={discard}>
        {t('Discard')}
      </Button>
    </Message>
  ) : (
    <Message
      tone="warning"
      announce
      className={messageStyles.draft}
      title={t('{what} of {when} not restored: somebody saved this list meanwhile.', { what, when })}
    >
      <Button size="s" onClick={dismiss}>
        {t('Close')}
      </Button>
    </Message>
  );
}
