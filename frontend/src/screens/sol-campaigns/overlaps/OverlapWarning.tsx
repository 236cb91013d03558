import { useFindSolCampaignOverlapsQuery, type SolCampaignDraft } from '../../../api';
import { useRested } from '../../../api/useRested';
import { Message } from '../../../ui/Message';
import { oneDiscount, overlapPlace } from './overlapTexts';
import './overlaps.css';
import { namesOf } from '../../../kit/format/namesOf';
import { t } from '../../../texts/solCampaigns';

export interface OverlapWarningProps {
  draft: SolCampaignDraft;
  /** What it warns of. */
  act?: 'save' | 'activate';
}

/**
 * Says which active campaigns the one that is being written would overlap: a warning, never a block. It asks once the typing has
 * rested; a check that fails says so and blocks nothing either.
 */
export function OverlapWarning({ draft, act = 'save' }: OverlapWarningProps) {
  const solCampaignDraft = JSON.parse(useRested(JSON.stringify(draft))) as SolCampaignDraft;
  const { data = [], isError } = useFindSolCampaignOverlapsQuery(
    { solCampaignDraft },
    { refetchOnMountOrArgChange: true },
  );

  return (
    // It is there before it has anything to say, so that what it says is read aloud.
    <div className="overlap-warning" role="status">
      {isError ? (
        <span className="hint">{t('Whether it overlaps another campaign could not be checked.')}</span>
      ) : (
        data.length > 0 && (
          <Message
            tone="warning"
            title={t('Overlaps {campaigns}', {
              campaigns: data.map(({ ids }) => namesOf(ids.map(String))).join(', '),
            })}
          >
            <ul>
              {data.map((overlap) => (
                <li key={overlap.ids.join()}>
                  <b>{namesOf(overlap.ids.map(String))}</b> {overlapPlace(overlap)}
                </li>
              ))}
            </ul>
            {t('{oneDiscount} You may {act} it all the same.', { oneDiscount, act })}
          </Message>
        )
      )}
    </div>
  );
}
