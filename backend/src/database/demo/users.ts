import { markets } from './markets.ts';

export type UserFlag =
  | 'mktg'
  | 'ccadmEnabled'
  | 'priceConfEnabled'
  | 'packConfEnabled'
  | 'solEnabledFrontEnd'
  | 'apiUser'
  | 'isDealer'
  | 'isHqUser'
  | 'userAdmin';

export interface DemoUser {
  username: string;
  alias: string;
  email: string;
  lang: string;
  active: boolean;
  flags: UserFlag[];
  countries: string[];
}

const enabledMarkets = markets.filter((market) => market.enabled).map((market) => market.id);

function aUser(
  username: string,
  alias: string,
  lang: string,
  flags: UserFlag[],
  countries: string[] = [],
): DemoUser {
  // Four letters at the end: the export by mail takes two to four.
  const email = `${alias.toLowerCase().replaceAll(' ', '.')}@alturia.test`;
  return { username, alias, email, lang, active: true, flags, countries };
}

const everyApp: UserFlag[] = ['ccadmEnabled', 'priceConfEnabled', 'packConfEnabled', 'solEnabledFrontEnd'];

/** One user of each kind; the password is always `<username>-demo`. */
export const users: DemoUser[] = [
  aUser(
    'admin',
    'Maria Keller',
    'it',
    [...everyApp, 'mktg', 'userAdmin'],
    markets.map((market) => market.id),
  ),
  aUser('editor', 'Giulia Ferri', 'it', ['ccadmEnabled', 'mktg']),
  aUser('market', 'Giorgio Bassi', 'it', ['priceConfEnabled', 'solEnabledFrontEnd'], ['IT']),
  aUser(
    'regional',
    'Carmen Ortega',
    'es',
    ['priceConfEnabled', 'packConfEnabled', 'solEnabledFrontEnd'],
    ['ES', 'PT', 'FR', 'US'],
  ),
  aUser('nomarket', 'Luca Conti', 'it', ['priceConfEnabled']),
  aUser('hq', 'Helen Ward', 'en', ['priceConfEnabled', 'solEnabledFrontEnd', 'isHqUser'], enabledMarkets),
  aUser('dealer', 'Paolo Serra', 'it', ['priceConfEnabled', 'isDealer'], ['IT']),
  aUser('packs', 'Jonas Brandt', 'de', ['packConfEnabled'], ['DE', 'AT']),
  aUser('solonly', 'Claire Dubois', 'fr', ['solEnabledFrontEnd'], ['FR', 'IT']),
  aUser('nobody', 'Marta Nowak', 'pl', []),
  { ...aUser('inactive', 'Bruno Galli', 'it', ['ccadmEnabled']), active: false },
  { ...aUser('api', 'Grid Sync', 'en', ['apiUser']), email: 'grid-sync@api.alturia.example' },
];

export const demoPassword = (username: string): string => `${username}-demo`;
