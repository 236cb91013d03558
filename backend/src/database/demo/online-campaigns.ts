/** The campaigns of the demo data set: over, running, coming, switched off and without models, in several time zones; some overlap. */
import { countryModels, markets } from './markets.ts';
import { vehicles } from './models.ts';

export interface DemoCampaign {
  countryId: string;
  campaignType: string;
  /** Wall clock of the zone. */
  dateStart: string;
  dateEnd: string;
  timeZone: string;
  active: boolean;
  discountPercent: string | null;
  discountTotal: string | null;
  optionDiscountPercent: string | null;
  insertUser: string;
  insertDate: string;
  models: string[];
  description: string;
}

// market type | first and last day from today | percent, total, options ('-' none) | zone | a model code, `+` both years | description
const table = `
IT B2C | -20 10 | 3 - 5 | Europe/Rome | AURORA_15_HYB+ AURORA_18_HYB_4X4 CORSARO_39_GT | Autunno Aurora e Corsaro, porte aperte
IT B2C | -5 25 | - 4500 - | Europe/Rome | CORSARO_SPIDER CORSARO_39_CUP | Corsaro, vantaggio cliente per chi ordina entro il mese
IT B2B | -40 50 | 7.5 - - | Europe/Rome | CIMA_16_D CIMA_20_D_BIZ CIMA_VAN_20 | Flotte aziendali, gamma Cima
IT B2C | 6 45 | 4 - 6 | Europe/Rome | AURORA_15_HYB AURORA_EV_58+ | Inverno elettrico
IT B2C | -120 -60 | 2.5 - - | Europe/Rome | ONDA_10_T3 ONDA_10_LPG | Estate Onda
IT B2C | -30 30 ! | - 1200 10 | Europe/Rome | BOREA_EV_64 | Borea elettrica, sospesa in attesa degli incentivi
IT B2B | -3 60 | 6 - - | Europe/Rome | | Noleggio a lungo termine, modelli da definire
FR B2C | -12 18 | 4 - - | Europe/Paris | AURORA_15_HYB AURORA_EV_58 | Rentrée électrique Aurora
FR B2B | 3 33 | - 900 5 | Europe/Paris | BOREA_EV_64 BOREA_EV_82_AWD | Flottes, offre Borea
FR B2C | -200 -150 | 5 - - | Europe/Paris | LINCE_V6 | Printemps Lince
DE B2C | -15 45 | 3.5 - 4 | Europe/Berlin | LINCE_V6 LINCE_V6_HYB | Lince Herbstwochen
DE B2B | -1 89 | 8 - - | Europe/Berlin | CIMA_16_D CIMA_VAN_20 | Gewerbekunden Cima
ES B2C | -8 22 | - 1500 - | Europe/Madrid | AURORA_15_HYB AURORA_18_HYB_4X4 | Otoño Aurora
ES B2C | -8 22 | - 2100 - | Atlantic/Canary | AURORA_EV_58 BOREA_EV_64 | Canarias eléctrica
ES B2C | 20 50 | 5 - 5 | Europe/Madrid | CORSARO_39_GT | Corsaro, puertas abiertas
PT B2C | -10 20 | 3 - - | Europe/Lisbon | AURORA_15_HYB+ | Outono Aurora
NL B2B | -25 5 | 6.5 - - | Europe/Amsterdam | ONDA_EV_42_BIZ | Onda EV Business, lease-actie
US B2C | -6 24 | - 2500 - | America/New_York | CORSARO_39_GT CORSARO_SPIDER | Corsaro Fall Event, East
US B2C | -6 24 | - 2500 5 | America/Los_Angeles | CORSARO_39_GT LINCE_V6_HYB | Corsaro Fall Event, West
US B2B | 30 75 | 5 - - | America/Chicago | AURORA_18_HYB_4X4 | Aurora Hybrid Fleet
`;

const authors: Record<string, string> = { IT: 'Giorgio Bassi' };

const day = (today: Date, offset: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + offset))
    .toISOString()
    .slice(0, 10);

/** What a cell says; nothing where it says '-'. */
const amount = (cell: string | undefined): string | null =>
  cell === undefined || cell === '-' ? null : cell;

/** Twenty campaigns, the same for the same day. */
export function campaigns(today: Date): DemoCampaign[] {
  const range = vehicles(today);
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', period = '', discounts = '', timeZone = '', models = '', description = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [countryId = '', campaignType = ''] = key.split(' ');
      const [first, last, isOff] = period.split(' ');
      const [percent, total, options] = discounts.split(' ');
      const wanted = models.split(' ').filter((model) => model !== '');
      return {
        countryId,
        campaignType,
        timeZone,
        description,
        dateStart: `${day(today, Number(first))} 00:00`,
        dateEnd: `${day(today, Number(last))} 23:59`,
        active: isOff === undefined,
        discountPercent: amount(percent),
        discountTotal: amount(total),
        optionDiscountPercent: amount(options),
        insertUser: authors[countryId] ?? 'Carmen Ortega',
        insertDate: `${day(today, Math.min(Number(first), 0) - 11)} 09:30`,
        models: wanted.flatMap((model) => {
          const ofModel = range.filter(({ modelcode }) => modelcode === model.replace('+', ''));
          return ofModel.slice(0, model.endsWith('+') ? 2 : 1).map(({ vetele }) => vetele);
        }),
      };
    });
}

const soldIn = (countryId: string, model: string): boolean =>
  countryModels.some((row) => row.countryId === countryId && row.modelcode === model && row.generallyActive);

for (const { countryId, timeZone, models } of campaigns(new Date(0))) {
  const market = markets.find(({ id }) => id === countryId);
  const modelOf = new Map(vehicles(new Date(0)).map(({ vetele, modelcode }) => [vetele, modelcode]));
  const isSold = models.every((vetele) => soldIn(countryId, modelOf.get(vetele)!));
  if (!market?.timeZones.includes(timeZone) || !isSold)
    throw new Error(`A campaign of the demo data set does not fit its market ${countryId}.`);
}
