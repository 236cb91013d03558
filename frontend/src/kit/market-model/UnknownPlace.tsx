import { Message } from '../../ui/feedback/Message';
import { t } from '../../texts/kitParts.gen';

const notFound = {
  market: t('The market of this address is not one of yours. Choose another one.'),
  model: t('The market does not offer the vehicle of this address. Choose another one.'),
};

/** Below the selects, when an address names what there is not. */
export function UnknownPlace({ unknown, className }: { unknown: 'market' | 'model'; className?: string }) {
  return (
    <Message tone="warning" className={className} announce>
      {notFound[unknown]}
    </Message>
  );
}
