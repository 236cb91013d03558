import {
  useFindSolCampaignOverlapsQuery,
  type SolCampaignDraft,
  type SolCampaignOverlap,
} from '../../../api';
import { useDebounced } from '../../../api/useDebounced';
import { Message } from '../../../ui/feedback/Message';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/solCampaigns.gen';
import { formatDay } from '../../../../../contracts/rules/wall-clocks';
import { namesOf } from '../../../kit/format/names';
import { modelNames } from '../draft/modelNames';
import styles from '../grid/campaign-grid.module.css';
import fieldStyles from '../../../ui/fields/field.module.css';

/** What sentences about an overlap say of it. */
export const overlapValues = ({ ids, dateStart, dateEnd, models }: SolCampaignOverlap) => ({
  campaigns: namesOf(ids.map(String)),
  dateStart: formatDay(dateStart),
  dateEnd: formatDay(dateEnd),
  models: modelNames(models, 2),
});

export const oneDiscount = t('A car takes one discount only.');

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
    <div className={styles.warning} role="status">
      {isError ? (
        <span className={fieldStyles.hint}>
          {t('Whether it overlaps another campaign could not be checked.')}
        </span>
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
