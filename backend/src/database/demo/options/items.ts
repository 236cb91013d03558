/**
 * Options, accessories and customer programmes, parsed from the tables beside this file. Tokens of a line:
 * `*` standard everywhere, `*tag` and `*-tag` standard there; `+tag` only and `-tag` never on models of this tag;
 * `%palette` colours; `/text` subgroup; `^kind:…` what its picture shows, `^-` for none; `?` no market has a price;
 * `!` inactive; `~` fuori serie. A section `# GROUP ^kind` gives the picture of lines that name none.
 */
import { accessories as accessoryLabels } from '../texts/accessories.ts';
import { exterior } from '../texts/exterior.ts';
import { interior } from '../texts/interior.ts';
import { options } from '../texts/options.ts';
import { TEXT_LANGUAGES } from '../label-texts.ts';
import { accessories } from './accessories.ts';
import { equipmentInside } from './equipment-inside.ts';
import { equipmentOutside } from './equipment-outside.ts';
import { equipmentTailorMade } from './equipment-tailor-made.ts';
import { equipmentTechnical } from './equipment-technical.ts';
import { optGroups } from './groups.ts';

export interface DemoOptItem {
  code: string;
  group: string;
  subgroup: string;
  layergroup: string;
  as400: string;
  inactive: boolean;
  /** Euros in a market without surcharge, before the factor of the model. */
  price: number;
  /** No market was given a price. */
  isUnpriced: boolean;
  /** Made to order: it has a card of its own in the price configurator. */
  isFuoriserie: boolean;
  palette: string;
  /** Kind and variant of the picture; empty for none. */
  picture: string;
  labels: Record<string, string>;
  isOffered: (modelcode: string) => boolean;
  isStandard: (modelcode: string) => boolean;
}

/** What a tag of a line means, over the model code. */
const TAGS: Record<string, RegExp> = {
  ev: /_EV_/,
  hyb: /HYB/,
  plug: /_EV_|HYB/,
  green: /_EV_|HYB/,
  fuel: /^(?!.*_EV_)/,
  diesel: /_D$|_D_|VAN/,
  lpg: /LPG/,
  sport: /^CORSARO/,
  cup: /CUP$/,
  spider: /SPIDER$/,
  power: /^CORSARO|V6|AWD/,
  big: /^(LINCE|CIMA)/,
  suv: /4X4|AWD|^LINCE_V6/,
  city: /^ONDA/,
  van: /VAN/,
  fleet: /FLEET|BIZ/,
};

type Test = (modelcode: string) => boolean;
const ALWAYS: Test = () => true;
const NEVER: Test = () => false;

function tagged(name: string): RegExp {
  const tag = TAGS[name];
  if (!tag) throw new Error(`The demo data set has no models called ${name}.`);
  return tag;
}

function offered(tokens: string[]): Test {
  const only = tokens.filter((token) => token.startsWith('+')).map((token) => tagged(token.slice(1)));
  const never = tokens.filter((token) => /^-\w/.test(token)).map((token) => tagged(token.slice(1)));
  return (model) => only.every((tag) => tag.test(model)) && !never.some((tag) => tag.test(model));
}

function standard(tokens: string[]): Test {
  const token = tokens.find((one) => one.startsWith('*'));
  if (token === undefined) return NEVER;
  if (token === '*') return ALWAYS;
  const isNegated = token.startsWith('*-');
  const tag = tagged(token.slice(isNegated ? 2 : 1));
  return (model) => tag.test(model) !== isNegated;
}

const after = (tokens: string[], mark: string): string | undefined =>
  tokens.find((token) => token.startsWith(mark))?.slice(1);

const sources = { exterior, interior, options, accessories: accessoryLabels };

/** The texts of a part of the interface labels, e.g. exterior.SUNROOF. */
function textsOfPart(reference: string): string[] {
  const [source = '', code = ''] = reference.split('.');
  const parts = sources[source as keyof typeof sources].parts ?? '';
  const line = parts.split('\n').find((one) => one.startsWith(`${code} |`));
  if (line === undefined) throw new Error(`The demo data set has no part ${reference}.`);
  return line
    .split(' |')
    .slice(1)
    .map((cell) => cell.trim());
}

function parseItem(line: string, group: string, groupPicture: string): DemoOptItem {
  const [head = '', as400 = '', ...cells] = line.split(' |').map((cell) => cell.trim());
  const [code = '', price = '', ...tokens] = head.split(' ');
  const texts = cells[0]?.startsWith('=') ? textsOfPart(cells[0].slice(1)) : cells;
  const picture = after(tokens, '^') ?? groupPicture;
  const labels = TEXT_LANGUAGES.map((language, index) => [language, texts[index] ?? ''] as const);
  return {
    code,
    group,
    subgroup: after(tokens, '/') ?? '',
    layergroup: optGroups.find((one) => one.code === group)?.layergroup ?? '',
    as400,
    inactive: tokens.includes('!'),
    price: Number(price),
    isUnpriced: tokens.includes('?'),
    isFuoriserie: tokens.includes('~'),
    palette: after(tokens, '%') ?? '',
    picture: picture === '-' ? '' : picture,
    labels: Object.fromEntries(labels.filter(([, text]) => text !== '')),
    isOffered: offered(tokens),
    isStandard: standard(tokens),
  };
}

function parseItems(table: string): DemoOptItem[] {
  let group = '';
  let picture = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [parseItem(line, group, picture)];
      [, group = '', picture = ''] = line.split(' ');
      picture = picture.slice(1);
      return [];
    });
}

export const optItems: DemoOptItem[] = [
  equipmentOutside,
  equipmentInside,
  equipmentTechnical,
  equipmentTailorMade,
  accessories,
].flatMap(parseItems);
