import { useState, type MouseEvent } from 'react';
import { MessageDialog } from '../../ui/MessageDialog';
import { shellTexts } from '../../texts';
import { t } from '../../texts/login';

/** The link of the login page; it says whom to ask (decision A-07). */
export function ForgotPassword() {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a href="#forgot-password" onClick={open}>
        {shellTexts.forgotPassword}
      </a>
      {isOpen && (
        <MessageDialog
          tone="info"
          title={shellTexts.forgotPassword}
          message={t('Contact the administrator of the console to get a new password.')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
