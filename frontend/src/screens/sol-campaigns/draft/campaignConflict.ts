import type { ConflictField, Settled, Versions } from '../../../kit/versioned/ConflictField';
import { whoChanged } from '../../../kit/versioned/mergeCells';
import { discountConflicts, settledDiscounts } from '../../../kit/sol/discounts';
import { campaignTexts } from '../../../texts';
import { formatWallClock } from '../../../../../contracts/rules/wall-clocks';
import type { CampaignDraft } from './campaignDraft';
import { t } from '../../../texts/solCampaigns.gen';

const { discPerc, discTot, discOpt } = campaignTexts;

interface SettledField {
  name: 'dateStart' | 'dateEnd' | 'timeZone' | 'campaignType' | 'models';
  label: string;
  textIn: (draft: CampaignDraft) => string;
}

/** Taken as one of us left them: a date of both need not be one. */
const eitherOr: readonly SettledField[] = [
  { name: 'dateStart', label: t('Date start'), textIn: ({ dateStart }) => formatWallClock(dateStart) },
  { name: 'dateEnd', label: t('Date end'), textIn: ({ dateEnd }) => formatWallClock(dateEnd) },
  { name: 'timeZone', label: t('Time zone'), textIn: ({ timeZone }) => timeZone },
  { name: 'campaignType', label: t('Campaign type'), textIn: ({ campaignType }) => campaignType },
  {
    name: 'models',
    label: t('Models'),
    textIn: ({ models }) => models.map(({ vetele }) => vetele).join(', '),
  },
];

/** What two people did to a campaign: as it was, mine and theirs; only the fields that somebody changed. */
export const campaignConflicts = (versions: Versions<CampaignDraft>, mask: string): ConflictField[] => {
  const [before, mine, theirs] = versions;
  const fields = [
    {
      name: 'description',
      label: t('Description'),
      before: before.description,
      mine: mine.description,
      theirs: theirs.description,
    },
    ...eitherOr.map(({ name, label, textIn }) => ({
      name,
      label,
      isEitherOr: true,
      before: textIn(before),
      mine: textIn(mine),
      theirs: textIn(theirs),
    })),
    ...discountConflicts(versions, { discPerc, discTot, discOpt }, mask),
  ];
  return fields.filter((field) => whoChanged(field) !== 'nobody');
};

/** What the dialog of a conflict came to. */
export function settledCampaign(settled: Settled, versions: Versions<CampaignDraft>): CampaignDraft {
  const [, mine, theirs] = versions;
  const kept = eitherOr.filter(({ name }) => !settled.isTheirs(name));
  return {
    ...theirs,
    ...Object.fromEntries(kept.map(({ name }) => [name, mine[name]])),
    ...settledDiscounts(settled, versions),
    description: settled.texts.description ?? theirs.description,
    instants: { ...mine.instants, ...theirs.instants },
  };
}
