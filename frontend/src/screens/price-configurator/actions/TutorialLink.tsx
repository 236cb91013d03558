import { BookOpen } from 'lucide-react';
import { useGetConsoleConfigValueQuery } from '../../../api';
import { priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import { t } from '../../../texts/priceConfigurator';

/** Opens the PDF of the configuration in a new window. */
export function TutorialLink() {
  const { data } = useGetConsoleConfigValueQuery({ code: 'PRICE_CONF_PDF_URL' });
  const address = data?.trim();
  if (!address)
    return (
      <Button
        variant="quiet"
        icon={BookOpen}
        disabled
        title={t('No address is configured: PRICE_CONF_PDF_URL.')}
      >
        {priceScreenTexts.tutorial}
      </Button>
    );
  return (
    <LinkButton variant="quiet" icon={BookOpen} href={address}>
      {priceScreenTexts.tutorial}
    </LinkButton>
  );
}
