import { useState } from 'react';
import { shellTexts } from '../../../texts';
import { EmptyState } from '../../../ui/EmptyState';
import { MessageDialog } from '../../../ui/MessageDialog';
import { t } from '../../../texts/priceConfigurator';

/** For a user without markets whom home has led here: the dialog once, and a page that says why it is empty (decision A-13). */
export function NotAllowed() {
  const [isRead, setIsRead] = useState(false);
  return (
    <>
      <section className="card price-card">
        <EmptyState
          title={t('No market')}
          text={t(
            'None of the markets is yours, so there are no prices to set. A user administrator can assign markets to you.',
          )}
        />
      </section>
      {!isRead && (
        <MessageDialog
          tone="error"
          title={t('Price configurator')}
          message={shellTexts.notAllowed}
          onClose={() => setIsRead(true)}
        />
      )}
    </>
  );
}
