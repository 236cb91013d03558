import { models } from './models.ts';

export type MarketFlag = 'acc' | 'cust' | 'base' | 'wltp' | 'nedc' | 'as400' | 'sol';

export interface DemoMarket {
  id: string;
  codmercato: string;
  /** The ADM grouping. */
  tabele: string;
  isoCode: string;
  currency: string;
  pricemask: string;
  vatPercent: string;
  regionId: number;
  /** The first one is the language of the market. */
  languages: string[];
  timeZones: string[];
  formatDate: string;
  enabled: boolean;
  hidden: boolean;
  flags: MarketFlag[];
  descriptions: { en: string; de: string; fr: string; it: string; es: string };
}

export const regions = [
  { id: 10, label: 'Europe' },
  { id: 20, label: 'Americas' },
  { id: 30, label: 'Middle East and Africa' },
  { id: 40, label: 'Asia Pacific' },
];

// VAT as of January 2026; the United States have none. id, codmercato, iso | adm | currency, vat, region, languages |
// mask | date | time zones | flags | names (en, de, fr, it, es)
const table = `
IT 1000 ITA | Sud Europa | EUR 22 10 it | #.##0,00 | dd/MM/yyyy | Europe/Rome | acc cust base wltp sol | Italy, Italien, Italie, Italia, Italia
FR 3110 FRA | Centro Europa | EUR 20 10 fr | # ##0,00 | dd/MM/yyyy | Europe/Paris | acc cust base wltp sol | France, Frankreich, France, Francia, Francia
DE 3106 DEU | Centro Europa | EUR 19 10 de | #.##0,00 | dd.MM.yyyy | Europe/Berlin | acc cust base wltp sol as400 | Germany, Deutschland, Allemagne, Germania, Alemania
ES 3136 ESP | Sud Europa | EUR 21 10 es | #.##0,00 | dd/MM/yyyy | Europe/Madrid Atlantic/Canary | acc base wltp sol | Spain, Spanien, Espagne, Spagna, España
PT 3127 PRT | Sud Europa | EUR 23 10 pt | #.##0,00 | dd/MM/yyyy | Europe/Lisbon Atlantic/Azores | acc cust wltp sol | Portugal, Portugal, Portugal, Portogallo, Portugal
CH 3140 CHE | Centro Europa | CHF 8.1 10 de fr | #'##0.00 | dd.MM.yyyy | Europe/Zurich | acc cust base wltp nedc as400 | Switzerland, Schweiz, Suisse, Svizzera, Suiza
BE 3103 BEL | Nord Europa | EUR 21 10 nl fr | #.##0,00 | dd/MM/yyyy | Europe/Brussels | cust base wltp sol as400 | Belgium, Belgien, Belgique, Belgio, Bélgica
AT 3109 AUT | Centro Europa | EUR 20 10 de | #.##0,00 | dd.MM.yyyy | Europe/Vienna | acc base wltp | Austria, Österreich, Autriche, Austria, Austria
NL 3113 NLD | Nord Europa | EUR 21 10 nl | #.##0,00 | dd-MM-yyyy | Europe/Amsterdam | base wltp sol | Netherlands, Niederlande, Pays-Bas, Paesi Bassi, Países Bajos
PL 3122 POL | Nord Europa | PLN 23 10 pl | # ##0,00 | dd.MM.yyyy | Europe/Warsaw | acc wltp | Poland, Polen, Pologne, Polonia, Polonia
GB 3107 GBR | Nord Europa | GBP 20 10 en | #,##0.00 | dd/MM/yyyy | Europe/London | acc cust base wltp nedc | United Kingdom, Vereinigtes Königreich, Royaume-Uni, Regno Unito, Reino Unido
US 5001 USA | Americhe | USD 0 20 en es | #,##0.00 | MM/dd/yyyy | America/New_York America/Chicago America/Denver America/Los_Angeles | acc cust base sol as400 | United States, Vereinigte Staaten, États-Unis, Stati Uniti, Estados Unidos
MX 5020 MEX | Americhe | MXN 16 20 es | #,##0.00 | dd/MM/yyyy | America/Mexico_City America/Tijuana | base nedc as400 | Mexico, Mexiko, Mexique, Messico, México
AE 6010 ARE | Medio Oriente | AED 5 30 en | #,##0.00 | dd/MM/yyyy | Asia/Dubai | cust as400 | United Arab Emirates, Vereinigte Arabische Emirate, Émirats arabes unis, Emirati Arabi Uniti, Emiratos Árabes Unidos
ZA 6020 ZAF | Medio Oriente | ZAR 15 30 en | #,##0.00 | yyyy/MM/dd | Africa/Johannesburg | | South Africa, Südafrika, Afrique du Sud, Sudafrica, Sudáfrica
JP 7010 JPN | Asia Pacifico | JPY 10 40 en | #,##0 | yyyy/MM/dd | Asia/Tokyo | acc cust wltp as400 | Japan, Japan, Japon, Giappone, Japón
`;

const NOT_ENABLED = 'ZA';
const HIDDEN = 'AE';

function parseMarket(line: string): DemoMarket {
  const [
    key = '',
    tabele = '',
    money = '',
    pricemask = '',
    formatDate = '',
    zones = '',
    flags = '',
    names = '',
  ] = line.split(' |').map((cell) => cell.trim());
  const [id = '', codmercato = '', isoCode = ''] = key.split(' ');
  const [currency = '', vatPercent = '', region = '', ...languages] = money.split(' ');
  const [en = '', de = '', fr = '', it = '', es = ''] = names.split(', ');
  return {
    id,
    codmercato,
    tabele,
    isoCode,
    currency,
    pricemask,
    vatPercent,
    regionId: Number(region),
    languages,
    formatDate,
    timeZones: zones.split(' '),
    enabled: id !== NOT_ENABLED,
    hidden: id === HIDDEN,
    flags: flags.split(' ').filter((flag) => flag !== '') as MarketFlag[],
    descriptions: { en, de, fr, it, es },
  };
}

export const markets: DemoMarket[] = table.trim().split('\n').map(parseMarket);

export interface DemoCountryModel {
  countryId: string;
  modelcode: string;
  generallyActive: boolean;
  frontendActive: boolean;
}

// What a market does not sell at all, and what it sells but does not show in its configurator.
const NOT_SOLD: Record<string, RegExp> = {
  US: /_(D|D_BIZ|LPG|T3)$|VAN/,
  MX: /_EV_|_D$/,
  JP: /VAN|_D$|_D_BIZ$|LPG/,
  AE: /LPG|_EV_42/,
  GB: /LPG/,
};
const NOT_SHOWN: Record<string, RegExp> = { CH: /LPG/, NL: /_D$/, PL: /_CUP$/, PT: /_FLEET$/, AT: /VAN/ };

export const countryModels: DemoCountryModel[] = markets.flatMap(({ id }) =>
  models.map(({ modelcode }) => {
    const generallyActive = !NOT_SOLD[id]?.test(modelcode);
    return {
      countryId: id,
      modelcode,
      generallyActive,
      frontendActive: generallyActive && !NOT_SHOWN[id]?.test(modelcode),
    };
  }),
);
