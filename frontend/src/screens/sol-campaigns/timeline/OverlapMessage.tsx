import { useState } from 'react';
import type { SolCampaignOverlap } from '../../../api';
import { Message } from '../../../ui/Message';
import { oneDiscount, overlapValues } from '../overlaps/overlapTexts';
import './overlap-message.css';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/solCampaigns';

export interface OverlapMessageProps {
  overlaps: readonly SolCampaignOverlap[];
  countryOf: (idCountry: string) => string;
  onShowBoth: (overlap: SolCampaignOverlap) => void;
}

const idsOf = (overlap: SolCampaignOverlap) => overlapValues(overlap).campaigns;

export function OverlapMessage({ overlaps, countryOf, onShowBoth }: OverlapMessageProps) {
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? overlaps : overlaps.slice(0, 1);
  if (overlaps.length === 0) return null;
  return (
    <Message tone="warning" className="tl-overlaps">
      <ul>
        {shown.map((overlap) => (
          <li key={overlap.ids.join()}>
            <span>
              {rich(t('{campaigns} overlap in {country} from {dateStart} to {dateEnd} on {models}.'), {
                ...overlapValues(overlap),
                campaigns: <b>{idsOf(overlap)}</b>,
                country: countryOf(overlap.idCountry),
              })}{' '}
              {oneDiscount}
            </span>
            <button
              type="button"
              className="link-btn"
              aria-label={t('Show both: {campaigns}', { campaigns: idsOf(overlap) })}
              onClick={() => onShowBoth(overlap)}
            >
              {t('Show both')}
            </button>
          </li>
        ))}
      </ul>
      {overlaps.length > 1 && (
        <button type="button" className="link-btn" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
          {isLong ? t('Only the next one') : t('All {count} overlaps', { count: overlaps.length })}
        </button>
      )}
    </Message>
  );
}
