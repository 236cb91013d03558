/** Records that are few enough to be compared one by one. */
import type { Context } from '../../kit/context.ts';
import { statement, type Statement } from '../../kit/sql.ts';
import { countryNameSql } from '../countries/country.read.ts';
import { isSoldSql, VEHICLE_LABEL } from '../models/model.read.ts';
import type { Found } from './found.ts';
import { SIMILAR_ENOUGH, swapsIn, type Searched } from './searched.repository.ts';

const TEXT = '$1';
const USER = '$3';
const LIMIT = '$4';
const LANGUAGE = '$5';
// Two letters are in too many words: they are the beginning of one.
const HAS_WORDS = `NOT EXISTS (SELECT FROM unnest($2::text[]) word
  WHERE strpos(' ' || r.searched, CASE WHEN length(word) < 3 THEN ' ' || word ELSE word END) = 0)`;
const RANK = `CASE WHEN r.code_search = ${TEXT} OR r.text_search = ${TEXT} THEN 0
  WHEN starts_with(r.code_search, ${TEXT}) OR starts_with(r.text_search, ${TEXT}) THEN 1 ELSE 2 END`;

interface Search {
  /** Has the words. */
  found: Statement;
  /** Is spelt like them. */
  similar: Statement;
}

/** `rows` has the columns code, text and more (searched too), and those that the kind shows; one row for each code. */
function searchIn(kind: string, shown: string[], rows: string): Search {
  const columns = ['code', 'text', ...shown].join(', ');
  const searchOf = (rank: string, nearness: string, condition: string): Statement =>
    statement(
      `SELECT '${kind}' AS kind, ${columns}, rank FROM (
         SELECT DISTINCT ON (code) * FROM (
           SELECT r.*, ${rank} AS rank, ${nearness} AS nearness FROM (
             SELECT *, search_text(code) AS code_search, search_text(text) AS text_search,
               search_text(concat_ws(' ', code, text, more)) AS searched
             FROM (${rows}) each WHERE ${LANGUAGE}::text IS NOT NULL) r WHERE ${condition}) found
         ORDER BY code, rank, nearness DESC, ${shown.includes('place') ? 'search_text(place)' : 'text'}) best
       ORDER BY rank, nearness DESC, length(text), text, code LIMIT ${LIMIT}`,
    );
  // Two letters that have changed places leave a short word hardly a trigram in common.
  const isSwapped = `EXISTS (SELECT FROM unnest($2::text[]) swapped WHERE strpos(r.searched, swapped) > 0)`;
  const nearness = `CASE WHEN ${isSwapped} THEN 1 ELSE word_similarity(${TEXT}, r.searched) END`;
  return {
    found: searchOf(RANK, '0', HAS_WORDS),
    similar: searchOf('3', nearness, `${nearness} >= ${SIMILAR_ENOUGH}`),
  };
}

const NAME = countryNameSql(LANGUAGE, USER);
/** People may know a market by a name that the header's language does not have. */
const EVERY_NAME = 'c.desc_en, c.desc_it, c.desc_de, c.desc_fr, c.desc_es';
const OWN_MARKETS = `SELECT country_id FROM user_country WHERE user_id = ${USER}`;

const searches = {
  model: searchIn(
    'model',
    [],
    `SELECT m.modelcode AS code, m.description AS text, '' AS more FROM commercial_model m
     WHERE m.modelcode <> 'DEFAULT' AND ${USER}::integer IS NOT NULL`,
  ),
  market: searchIn(
    'market',
    [],
    `SELECT c.id AS code, ${NAME} AS text,
       concat_ws(' ', ${EVERY_NAME}, c.iso_code2, c.iso_code, c.codmercato) AS more FROM country c WHERE c.id <> 'DEFAULT'`,
  ),
  // One's first market by name that sells it, unless the words name another.
  vehicle: searchIn(
    'vehicle',
    ['place', '"idCountry"', 'vetele'],
    `SELECT v.vetele AS code, ${VEHICLE_LABEL} AS text, v.vetele, c.id AS "idCountry", ${NAME} AS place,
       concat_ws(' ', v.modelcode, c.id, ${EVERY_NAME}) AS more
     FROM country c CROSS JOIN vehicle v JOIN commercial_model m ON m.modelcode = v.modelcode
     WHERE c.id IN (${OWN_MARKETS}) AND m.family_code IS NOT NULL AND ${isSoldSql('v.modelcode', '= c.id')}`,
  ),
  // Headquarters see every campaign, a market its own while it sells online (decision A-18).
  campaign: searchIn(
    'campaign',
    ['place', '"idCountry"'],
    `SELECT k.id::text AS code, k.description AS text, c.id AS "idCountry", ${NAME} AS place,
       concat_ws(' ', c.id, ${EVERY_NAME}) AS more
     FROM sol_campaign k JOIN country c ON c.id = k.country_id JOIN app_user u ON u.id = ${USER}
     WHERE NOT u.is_dealer AND (u.is_hq_user OR (c.sol_enable AND c.id IN (${OWN_MARKETS})))`,
  ),
  user: searchIn(
    'user',
    [],
    `SELECT username AS code, coalesce(nullif(alias, ''), email) AS text, email AS more FROM app_user WHERE ${USER}::integer IS NOT NULL`,
  ),
};

const packItems = searchIn(
  'pack',
  ['id'],
  `SELECT i.id, i.code, i.as400_description AS text, '' AS more FROM opt_item i
   WHERE EXISTS (SELECT FROM commercial_pack_item p WHERE p.parent_id = i.id AND p.country_id IN (${OWN_MARKETS}))`,
);

/** The packs first, then where they are: one may be in every market with every vehicle. A single one is shown in several places. */
const packsWith = ({ text }: Statement): Statement =>
  statement(
    `WITH pack AS (${text})
     SELECT pack.kind, pack.code, pack.text, pack.rank, p.vetele, c.id AS "idCountry",
       ${NAME} || ', ' || ${VEHICLE_LABEL} AS place
     FROM pack CROSS JOIN LATERAL (
       SELECT DISTINCT p.country_id, p.vetele FROM commercial_pack_item p JOIN vehicle v ON v.vetele = p.vetele
       WHERE p.parent_id = pack.id AND p.country_id IN (${OWN_MARKETS}) AND ${isSoldSql('v.modelcode', '= p.country_id')}
       ORDER BY p.country_id, p.vetele LIMIT (SELECT greatest(1, ${LIMIT} / count(*)) FROM pack)) p
     JOIN country c ON c.id = p.country_id JOIN vehicle v ON v.vetele = p.vetele
     ORDER BY pack.rank, length(pack.text), pack.code, c.id, p.vetele LIMIT ${LIMIT}`,
  );
const packs: Search = { found: packsWith(packItems.found), similar: packsWith(packItems.similar) };

export type RecordKind = keyof typeof searches | 'pack';

/** Records of a kind by code or text, or else those that are spelt alike. Which kinds a user may see is for the caller to say. */
export const findRecords = (
  context: Context,
  kind: RecordKind,
  { text, words }: Searched,
  { language, limit, how }: { language: string; limit: number; how: keyof Search },
): Promise<Found[]> =>
  context.sql.rows<Found>((kind === 'pack' ? packs : searches[kind])[how], [
    text,
    how === 'found' ? words : words.length === 1 ? swapsIn(text) : [],
    context.actor?.userId ?? null,
    limit,
    language,
  ]);
