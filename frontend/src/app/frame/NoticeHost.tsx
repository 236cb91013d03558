import { useDispatch, useSelector } from 'react-redux';
import { noticeDismissed, takeAction, type Notice, type Tone } from '../../api/notices';
import { MessageDialog } from '../../ui/dialogs/MessageDialog';
import { NoticeList } from '../../ui/feedback/NoticeList';
import type { RootState } from '../store';
import { t } from '../../texts/app.gen';

const titleByTone: Record<Tone, string> = { success: t('Done'), error: t('Error'), info: t('Information') };

const toastOf = ({ text, ...notice }: Notice) => ({ ...notice, title: text });

/** Shows toasts, and the messages one after the other: red for failures, green for success. */
export function NoticeHost() {
  const { toasts, messages } = useSelector((state: RootState) => state.notices);
  const dispatch = useDispatch();
  const message = messages[0];
  const act = (id: string) => {
    const action = takeAction(id);
    dispatch(noticeDismissed(id));
    action?.();
  };
  const dismiss = (id: string) => {
    takeAction(id);
    dispatch(noticeDismissed(id));
  };
  return (
    <>
      <NoticeList notices={toasts.map(toastOf)} onDismiss={dismiss} onAction={act} />
      {message && (
        <MessageDialog
          key={message.id}
          tone={message.tone}
          title={message.title ?? titleByTone[message.tone]}
          message={message.text}
          details={message.detail ? [message.detail] : undefined}
          action={
            message.actionLabel ? { label: message.actionLabel, onClick: () => act(message.id) } : undefined
          }
          onClose={() => dismiss(message.id)}
        />
      )}
    </>
  );
}
