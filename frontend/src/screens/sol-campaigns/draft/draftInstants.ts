import type { SolCampaign } from '../../../api';
import { instantOf } from '../../../../../contracts/rules/zone-clocks';
import { clockChangeNote } from '../zones/countryZones';

type DraftDate = 'dateStart' | 'dateEnd';

export interface DatedDraft extends Record<DraftDate, string> {
  timeZone: string;
  /** The instants that are stored by zone and wall clock: of an hour that comes twice the wall clock does not tell which. */
  instants?: Readonly<Record<string, string>>;
}

const keyOf = (timeZone: string, wallClock: string) => `${timeZone} ${wallClock}`;

export const storedInstants = (campaign: SolCampaign): Record<string, string> => ({
  [keyOf(campaign.timeZone, campaign.dateStart)]: campaign.dateTimeStartUTC,
  [keyOf(campaign.timeZone, campaign.dateEnd)]: campaign.dateTimeEndUTC,
});

/** The instant of a date as UTC of the wire: the stored one where the wall clock is that of what is stored. */
export const instantIn = (draft: DatedDraft, date: DraftDate): string =>
  draft.instants?.[keyOf(draft.timeZone, draft[date])] ?? instantOf(draft[date], draft.timeZone);

/** What to know about a date on a day when clocks change, in words; nothing on any other. */
export function clockNoteOf(draft: DatedDraft, date: DraftDate): string | undefined {
  const { timeZone, [date]: wallClock } = draft;
  if (wallClock === '' || timeZone === '') return undefined;
  const isLast = Date.parse(instantIn(draft, date)) > Date.parse(instantOf(wallClock, timeZone));
  return clockChangeNote(wallClock, timeZone, isLast ? 'last' : 'first');
}
