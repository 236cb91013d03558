import { alternativeListTexts } from '../../../texts';
import { Tag } from '../../../ui/data/Tag';
import { t } from '../../../texts/priceConfigurator';

/** Whether a list is for cars without its option, or with it. */
export const ExcludedTag = ({ isExcluded }: { isExcluded: boolean }) =>
  isExcluded ? (
    <Tag tone="warning">{alternativeListTexts.excluded}</Tag>
  ) : (
    <Tag tone="neutral">{t('Included')}</Tag>
  );
