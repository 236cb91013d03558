import type { Context, Scope } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { isSolServiceAvailable } from '../configuration-parameters/sol-service.read.ts';
import type { Found } from './found.ts';
import { findLabels, findOptions } from './label-search.repository.ts';
import { findRecords, type RecordKind } from './record-search.repository.ts';
import { findMeant, mayBeMisspelt, readSearched, type Searched } from './searched.repository.ts';

type SearchGroup = Schema<'SearchGroup'>;
type Kind = Schema<'SearchKind'>;

/** Hits of a kind. */
const HITS = 6;
const MATCHES = ['exact', 'prefix', 'contains', 'similar'] as const;
const SIMILAR = 3;

/** In which order kinds come whose best hits match alike. */
const KINDS: readonly Kind[] = [
  'interfaceLabel',
  'option',
  'accessory',
  'customerProgramme',
  'model',
  'vehicle',
  'market',
  'pack',
  'campaign',
  'user',
];

/** The right that the screen of a kind asks for. */
const RIGHTS: Record<RecordKind, Scope> = {
  model: 'ccadm',
  market: 'ccadm',
  vehicle: 'price',
  pack: 'pack',
  campaign: 'sol',
  user: 'useradmin',
};

async function kindsOf(context: Context): Promise<RecordKind[]> {
  const { scopes } = context.actor!;
  const hasSol = scopes.has('sol') && (await isSolServiceAvailable(context));
  return (Object.keys(RIGHTS) as RecordKind[]).filter(
    (kind) => scopes.has(RIGHTS[kind]) && (kind !== 'campaign' || hasSol),
  );
}

/** Texts with the words that were meant: the likeliest that have any. */
async function similarTexts(context: Context, find: typeof findLabels, meant: Searched[], language: string) {
  for (const searched of meant) {
    const found = await find(context, searched, language, HITS);
    if (found.length > 0) return found.map((row) => ({ ...row, rank: SIMILAR }));
  }
  return [];
}

const hitOf = ({
  code,
  text,
  language,
  group,
  place,
  idCountry,
  vetele,
  listed,
  rank,
}: Found): Schema<'SearchHit'> => ({
  code,
  text,
  language: language ?? '',
  group: group ?? '',
  place: place ?? '',
  idCountry: idCountry ?? '',
  vetele: vetele ?? '',
  listed: listed ?? true,
  match: MATCHES[rank]!,
});

function groupsOf(found: Found[]): SearchGroup[] {
  const groups = KINDS.map((kind) => ({ kind, of: found.filter((row) => row.kind === kind).slice(0, HITS) }));
  return groups
    .filter(({ of }) => of.length > 0)
    .toSorted((one, other) => one.of[0]!.rank - other.of[0]!.rank)
    .map(({ kind, of }) => ({ kind, hits: of.map(hitOf) }));
}

/** What the user may see of every kind, the kind with the best hit first; what is spelt alike only where nothing else is found. */
export async function findAnything(
  context: Context,
  typed: string,
  language: string,
): Promise<SearchGroup[]> {
  const searched = await readSearched(context, typed);
  if (searched.text === '') return [];
  const texts = context.actor!.scopes.has('ccadm') ? [findLabels, findOptions] : [];
  const kinds = await kindsOf(context);
  const found = await Promise.all([
    ...texts.map((find) => find(context, searched, language, HITS)),
    ...kinds.map((kind) => findRecords(context, kind, searched, { language, limit: HITS, how: 'found' })),
  ]);
  if (found.some((rows) => rows.length > 0) || !mayBeMisspelt(searched)) return groupsOf(found.flat());
  const meant = texts.length > 0 ? await findMeant(context, searched) : [];
  const similar = await Promise.all([
    ...texts.map((find) => similarTexts(context, find, meant, language)),
    ...kinds.map((kind) => findRecords(context, kind, searched, { language, limit: HITS, how: 'similar' })),
  ]);
  return groupsOf(similar.flat());
}
