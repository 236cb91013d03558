import type { Readiness, SessionUser } from '../../api';
import { marketAndModelSearch } from '../../kit/market-model/marketAndModel';
import { t } from '../../texts/readiness.gen';

export type CheckName = Exclude<keyof Readiness, 'countryId' | 'market' | 'vetele' | 'vehicle' | 'language'>;

/** What decides where a check leads. */
export interface CheckPlace {
  user: Pick<SessionUser, 'countries' | 'packConfEnabled' | 'solEnabledFrontEnd'>;
  limit: number;
  days: number;
  /** YYYY-MM-DD. */
  today: string;
}

type Place = Pick<Readiness, 'countryId' | 'vetele'>;

export interface Check {
  name: CheckName;
  /** As short as a column. */
  header: string;
  label: string;
  group?: string;
  /** The address of the very rows; undefined where the user may not open them. */
  to: (place: Place, settings: CheckPlace) => string | undefined;
}

const prices =
  (hash: string, show?: string) =>
  ({ countryId, vetele }: Place, { limit }: CheckPlace): string => {
    const rows = show ? `&show=${show}${show === 'far' ? `&limit=${limit}` : ''}` : '';
    return `/price_configurator${marketAndModelSearch(countryId, vetele)}${rows}#${hash}`;
  };

/** The campaigns of a vehicle, or its card in the price configurator for those who do not have the list. */
const campaigns =
  (filters: (settings: CheckPlace) => Record<string, string>) =>
  (place: Place, settings: CheckPlace): string => {
    if (!settings.user.solEnabledFrontEnd) return prices('discount_and_visibility')(place, settings);
    const { countryId: idCountry, vetele } = place;
    return `/sol_campaign?${new URLSearchParams({ idCountry, vetele, active: 'true', ...filters(settings) })}`;
  };

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const pricesGroup = t('Prices');
const onlineGroup = t('Online sales');

/** Every check in the order of the columns (R-430). */
export const checks: readonly Check[] = [
  {
    name: 'pricesMissing',
    header: t('Missing'),
    label: t('Prices missing'),
    group: pricesGroup,
    to: prices('prices_equipment', 'missing'),
  },
  {
    name: 'pricesHidden',
    header: t('Hidden'),
    label: t('Items hidden'),
    group: pricesGroup,
    to: prices('prices_equipment', 'hidden'),
  },
  {
    name: 'pricesBelowCost',
    header: t('Below cost'),
    label: t('Prices below the importer price'),
    group: pricesGroup,
    to: prices('prices_equipment', 'belowCost'),
  },
  {
    name: 'pricesFarFromOfficial',
    header: t('Far off'),
    label: t('Prices far from the official price'),
    group: pricesGroup,
    to: prices('prices_equipment', 'far'),
  },
  {
    name: 'taxesIncomplete',
    header: t('Fixed taxes'),
    label: t('Taxes without a value'),
    to: prices('taxes'),
  },
  {
    name: 'labelsMissing',
    header: t('Labels'),
    label: t('Labels missing in the language of the market'),
    to: prices('prices_equipment', 'unlabelled'),
  },
  {
    name: 'packsUnpriced',
    header: t('Packs'),
    label: t('Packs whose content is not priced'),
    to: ({ countryId, vetele }, { user }) =>
      user.packConfEnabled
        ? `/pack_configurator${marketAndModelSearch(countryId, vetele)}#commercial_packs`
        : undefined,
  },
  {
    name: 'campaignsOverlapping',
    header: t('Overlap'),
    label: t('Campaigns that overlap'),
    group: onlineGroup,
    to: campaigns(() => ({ overlapping: 'true' })),
  },
  {
    name: 'campaignsEnding',
    header: t('Ending'),
    label: t('Campaigns that end soon'),
    group: onlineGroup,
    to: campaigns(({ today, days }) => ({
      dateEndFrom: today,
      dateEnd: dayAfter(today, days),
      sort: 'dateEnd',
      desc: 'false',
    })),
  },
  {
    name: 'downpaymentMissing',
    header: t('Downpayment'),
    label: t('Downpayment missing'),
    group: onlineGroup,
    to: prices('online_taxes'),
  },
  {
    name: 'notVisibleOnline',
    header: t('Not visible'),
    label: t('Not visible online'),
    group: onlineGroup,
    to: prices('discount_and_visibility'),
  },
];

/** Where a check leads, in the markets of the user alone: the other screens know no others. */
export const placeOf = ({ to }: Check, place: Place, settings: CheckPlace): string | undefined =>
  settings.user.countries.some(({ id }) => id === place.countryId) ? to(place, settings) : undefined;

/** How much one check found, or all; null: it does not apply. */
export const countIn = (row: Readiness, check: CheckName | ''): number | null =>
  check === '' ? checks.reduce((sum, { name }) => sum + (row[name] ?? 0), 0) : row[check];
