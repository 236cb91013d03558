import type { ReactNode } from 'react';
import { Button } from '../../ui/navigation/Button';
import { Message } from '../../ui/feedback/Message';
import { DraftContext } from './DraftContext';
import type { DialogState } from './useOpenedDialog';
import { t } from '../../texts/kit.gen';
import messageStyles from '../../ui/feedback/message.module.css';

export interface OpenedDialogProps<Opened> {
  state: DialogState<Opened>;
  children: (opened: Opened) => ReactNode;
}

/** The dialog that is open over a screen, and the offer to take up what the end of a session interrupted. */
export function OpenedDialog<Opened>({ state, children }: OpenedDialogProps<Opened>) {
  const { opened, draft, scope } = state;
  return (
    <>
      {draft && (
        <Message
          tone="info"
          announce
          className={messageStyles.draft}
          title={t('What you typed in “{title}” is still here.', { title: draft.title })}
        >
          <Button size="s" onClick={draft.resume}>
            {t('Reopen')}
          </Button>
          <Button size="s" variant="quiet" onClick={draft.forget}>
            {t('Discard')}
          </Button>
        </Message>
      )}
      {opened !== undefined && <DraftContext value={scope}>{children(opened)}</DraftContext>}
    </>
  );
}
