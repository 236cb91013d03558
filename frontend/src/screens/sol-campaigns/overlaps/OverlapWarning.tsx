import { useFindSolCampaignOverlapsQuery, type SolCampaignDraft } from '../../../api';
import { useDebounced } from '../../../api/useDebounced';
import { Message } from '../../../ui/feedback/Message';
import { oneDiscount, overlapValues } from './overlapTexts';
import './overlaps.css';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/solCampaigns';

const allTheSame = {
  save: t('You may save it all the same.'),
  activate: t('You may activate it all the same.'),
};

export interface OverlapWarningProps {
  draft: SolCampaignDraft;
  act?: keyof typeof allTheSame;
}

/**
 * Says which active campaigns the one that is being written would overlap: a warning, never a block. It asks once the typing has
 * rested; a check that fails says so and blocks nothing either.
 */
export function OverlapWarning({ draft, act = 'save' }: OverlapWarningProps) {
  const solCampaignDraft = JSON.parse(useDebounced(JSON.stringify(draft))) as SolCampaignDraft;
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
              campaigns: data.map((overlap) => overlapValues(overlap).campaigns).join(', '),
            })}
          >
            <ul>
              {data.map((overlap) => (
                <li key={overlap.ids.join()}>
                  {rich(t('{campaigns} from {dateStart} to {dateEnd} on {models}'), {
                    ...overlapValues(overlap),
                    campaigns: <b>{overlapValues(overlap).campaigns}</b>,
                  })}
                </li>
              ))}
            </ul>
            {oneDiscount} {allTheSame[act]}
          </Message>
        )
      )}
    </div>
  );
}
