import { Message } from '../../ui/feedback/Message';
import { t } from '../../texts/kitParts.gen';

const notFound = {
  market: t('The market of this address is not one of yours. Choose another one.'),
  model: t('The market does not offer the vehicle of this address. Choose another one.'),
};

/** Below the selects, when an address names what there is not. */
export function UnknownPlace({ unknown }: { unknown: 'market' | 'model' }) {
  return (
    <Message tone="warning" announce>
      {notFound[unknown]}
    </Message>
  );
}
