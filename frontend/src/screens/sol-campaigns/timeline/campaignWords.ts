import type { SolCampaignBar } from '../../../api';
import { centsOf, formatExactAmount } from '../../../../../contracts/rules/amounts';
import { formatWallClock } from '../../../../../contracts/rules/wall-clocks';
import type { PlacedCampaign } from './lanes';
import { namesOf } from '../../../kit/format/names';
import { t } from '../../../texts/solCampaigns.gen';

/** What it takes off as its market writes it, the model's discount first: 3,00 %; 4.000,00 EUR; opt 8,00 %. */
export function discountsOf({ discPerc, discTot, discOpt, currency, pricemask }: SolCampaignBar): string[] {
  const written = (amount: number) => formatExactAmount(centsOf(amount), pricemask);
  return [
    ...(discPerc === null ? [] : [`${written(discPerc)} %`]),
    ...(discTot === null ? [] : [`${written(discTot)} ${currency}`]),
    ...(discOpt === null ? [] : [t('opt {discOpt} %', { discOpt: written(discOpt) })]),
  ];
}

export function phaseOf({ dateTimeStartUTC, dateTimeEndUTC }: SolCampaignBar, now: number) {
  if (now < Date.parse(dateTimeStartUTC)) return t('coming');
  return now < Date.parse(dateTimeEndUTC) ? t('running') : t('past');
}

/** '01/11/26 00:00 to 30/11/26 23:59, Europe/Rome' */
export const timesOf = ({ dateStart, dateEnd, timeZone }: SolCampaignBar): string =>
  t('{dateStart} to {dateEnd}, {timeZone}', {
    dateStart: formatWallClock(dateStart),
    dateEnd: formatWallClock(dateEnd),
    timeZone,
  });

export function unseenWords({ campaign, overlapsWith }: PlacedCampaign, now: number): string {
  const { campaignType, active, models } = campaign;
  return [
    ...discountsOf(campaign).slice(1),
    campaignType,
    active ? phaseOf(campaign, now) : t('not active, {phaseOf}', { phaseOf: phaseOf(campaign, now) }),
    ...(models === 0 ? [t('without models')] : []),
    ...(overlapsWith.length > 0
      ? [t('overlaps {overlapsWith}', { overlapsWith: namesOf(overlapsWith.map(String)) })]
      : []),
  ].join(', ');
}
