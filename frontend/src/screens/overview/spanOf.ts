import type { OverviewCampaign, OverviewCampaigns } from '../../api';

const A_DAY_MS = 86_400_000;

/** Where a campaign lies in the days from `from` to `to`, in per cent of them; a short one stays visible. */
export function spanOf(
  { dateStart, dateEnd }: Pick<OverviewCampaign, 'dateStart' | 'dateEnd'>,
  days: Pick<OverviewCampaigns, 'from' | 'to'>,
): { from: number; to: number } {
  const begin = Date.parse(days.from);
  const length = Date.parse(days.to) + A_DAY_MS - begin;
  const at = (clock: string) =>
    Math.min(100, Math.max(0, ((Date.parse(`${clock.slice(0, 16)}Z`) - begin) * 100) / length));
  const from = Math.min(97, at(dateStart));
  return { from, to: Math.max(from + 3, at(dateEnd)) };
}
