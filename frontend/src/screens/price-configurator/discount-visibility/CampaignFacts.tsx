import { useId } from 'react';
import type { SolCampaign } from '../../../api';
import { formatExactAmount } from '../../../../../contracts/rules/amounts';
import { discounts, highestOf, isShutOut, type Discount } from '../../../kit/sol/discounts';
import { AmountInput } from '../../../kit/amounts/AmountInput';
import { discountNames, type CampaignValues } from './campaignEdits';
import { formatWallClock } from '../../../../../contracts/rules/wall-clocks';
import { t } from '../../../texts/priceConfigurator.gen';
import { classes } from '../../../ui/classes';
import shared from '../price-configurator.module.css';
import styles from './discount-visibility.module.css';
import textStyles from '../../../ui/text.module.css';

export interface CampaignFactsProps {
  campaign: SolCampaign;
  now: CampaignValues;
  stored: CampaignValues;
  mask: string;
  canEdit: boolean;
  isBusy: boolean;
  onChange: (change: Partial<CampaignValues>) => void;
}

export function CampaignFacts({ campaign, mask, now, ...rest }: CampaignFactsProps) {
  const { dateStart, dateEnd, timeZone, campaignType, solCampaignModel } = campaign;
  const inactive = solCampaignModel.filter(({ isActive }) => !isActive).length;
  return (
    <dl className={classes(shared.facts, styles.facts)}>
      <div>
        <dt>{t('Start')}</dt>
        <dd className={textStyles.num}>{formatWallClock(dateStart)}</dd>
        <dd className={textStyles.sub}>{timeZone}</dd>
      </div>
      <div>
        <dt>{t('End')}</dt>
        <dd className={textStyles.num}>{formatWallClock(dateEnd)}</dd>
      </div>
      <div>
        <dt>{t('Type')}</dt>
        <dd>{campaignType}</dd>
      </div>
      {discounts.map((field) => (
        <DiscountFact key={field} {...rest} field={field} mask={mask} now={now} />
      ))}
      <div>
        <dt>{t('Models')}</dt>
        <dd className={textStyles.num}>{solCampaignModel.length}</dd>
        {inactive > 0 && <dd className={textStyles.sub}>{t('{inactive} not active', { inactive })}</dd>}
      </div>
    </dl>
  );
}

type DiscountFactProps = Pick<
  CampaignFactsProps,
  'now' | 'stored' | 'canEdit' | 'isBusy' | 'onChange' | 'mask'
> & {
  field: Discount;
};

function DiscountFact({ field, now, stored, mask, canEdit, isBusy, onChange }: DiscountFactProps) {
  const id = useId();
  const cents = now[field];
  if (!canEdit)
    return (
      <div>
        <dt>{discountNames[field]}</dt>
        <dd className={textStyles.num}>{cents === null ? '–' : formatExactAmount(cents, mask)}</dd>
      </div>
    );
  return (
    <div>
      <dt>
        <label htmlFor={id}>{discountNames[field]}</label>
      </dt>
      <dd>
        <AmountInput
          id={id}
          cents={cents}
          mask={mask}
          highest={highestOf(field)}
          unit={field === 'discTot' ? now.currency : '%'}
          isChanged={cents !== stored[field]}
          disabled={isBusy || isShutOut(field, now)}
          onCents={(next) => onChange({ [field]: next })}
        />
      </dd>
    </div>
  );
}
