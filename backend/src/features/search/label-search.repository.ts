import type { Context } from '../../kit/context.ts';
import { containsPattern, plannedEachTime } from '../../kit/sql.ts';
import { languageIdSql } from '../languages/language.read.ts';
import type { Found } from './found.ts';
import type { Searched } from './searched.repository.ts';

/** Of the rows that an index finds so many are looked at, those of the language in use before others. */
const LOOKED_AT = 100;
const OF_LANGUAGE = 30;
/** Below, a text contains too much: only its beginning and that of its words are compared. */
const CONTAINED_LENGTH = 3;

const TEXT = '$1';
const PREFIX = '$2';
const LANGUAGE = languageIdSql('$3');
const FIRST_WORD = 4;

const RANK = `CASE WHEN TEXTS THEN 0 WHEN BEGINNINGS THEN 1 ELSE 2 END`;
const rankSql = (...columns: string[]): string =>
  RANK.replace('TEXTS', columns.map((column) => `${column} = ${TEXT}`).join(' OR ')).replace(
    'BEGINNINGS',
    columns.map((column) => `starts_with(${column}, ${TEXT})`).join(' OR '),
  );

// Two letters are in too many words: beside longer ones, which the index finds, they are the beginning of one.
const wordsIn = (column: string, { words }: Searched): string => {
  const isShort = (word: string) => word.length < CONTAINED_LENGTH;
  const begins = !words.every(isShort);
  return words
    .map((word, at) => `${begins && isShort(word) ? `(' ' || ${column})` : column} LIKE $${FIRST_WORD + at}`)
    .join(' AND ');
};

function patternOf({ text, words }: Searched, word: string): string {
  const contained = containsPattern(word);
  if (text.length === 1) return contained.slice(1, -1);
  const begins = word.length < CONTAINED_LENGTH && (words.length > 1 || text.length < CONTAINED_LENGTH);
  return begins ? `% ${contained.slice(1)}` : contained;
}

/** Whether the list of a group has the label in the language in use. */
const IS_LISTED = `EXISTS (SELECT FROM interface_label o
  WHERE o.label_group = found.label_group AND o.language_id = ${LANGUAGE} AND o.code = found.code) AS listed`;

function labelsSql(searched: Searched): string {
  const from = 'SELECT id FROM interface_label WHERE';
  const inText = wordsIn('label_search', searched);
  const ways = [
    // In the order of the list's index, where the code itself comes first.
    `SELECT each.id FROM language g CROSS JOIN LATERAL (
       SELECT id FROM interface_label WHERE language_id = g.id AND code_search LIKE ${PREFIX} ORDER BY code_search, id
       LIMIT ${OF_LANGUAGE}) each WHERE g.active`,
    // The beginning of a text is what the index of texts holds.
    `${from} language_id = ${LANGUAGE} AND left(label_search, 100) LIKE left(${PREFIX}, 100)`,
    `${from} ${inText} AND language_id = ${LANGUAGE}`,
    `${from} ${inText}`,
    ...(searched.text.length < CONTAINED_LENGTH ? [] : [`${from} ${wordsIn('code_search', searched)}`]),
  ];
  return `SELECT 'interfaceLabel' AS kind, code, label AS text, language, label_group AS "group", rank, ${IS_LISTED} FROM (
      SELECT DISTINCT ON (l.label_group, l.code) l.code, l.label, l.label_group, g.code AS language, l.language_id, l.label_search,
        ${rankSql('l.code_search', 'l.label_search')} AS rank
      FROM interface_label l JOIN language g ON g.id = l.language_id AND g.active
      WHERE l.id IN (${ways.map((way) => `(${way} LIMIT ${LOOKED_AT})`).join(' UNION ')})
      ORDER BY l.label_group, l.code, l.language_id <> ${LANGUAGE}, rank, l.model_enable_regexp <> 'DEFAULT', l.id) found
    ORDER BY rank, language_id <> ${LANGUAGE}, length(label_search), code, label_group LIMIT $${FIRST_WORD + searched.words.length}`;
}

const KIND_OF_TYPE = `CASE o.group_type WHEN 'ACC' THEN 'accessory' WHEN 'CUSTPRG' THEN 'customerProgramme' ELSE 'option' END`;

/** Options, accessories and customer programmes: by code, by what the factory calls them, by their labels. */
function optionsSql(searched: Searched): string {
  const ofLabels = 'SELECT opt_item_id FROM opt_label WHERE';
  const inText = wordsIn('label_search', searched);
  const ways = [
    `SELECT id FROM opt_item WHERE code_search LIKE ${PREFIX}`,
    `SELECT id FROM opt_item WHERE ${wordsIn(`(' ' || code_search || ' ' || as400_search)`, searched)}`,
    `${ofLabels} language_id = ${LANGUAGE} AND label_search LIKE ${PREFIX}`,
    `${ofLabels} ${inText} AND language_id = ${LANGUAGE}`,
    `${ofLabels} ${inText}`,
  ];
  return `SELECT kind, code, text, language, "group", rank FROM (
      SELECT ${KIND_OF_TYPE} AS kind, i.code, coalesce(t.label, i.as400_description) AS text, coalesce(t.language, '') AS language,
        o.code AS "group", ${rankSql('i.code_search', 'i.as400_search', `coalesce(t.label_search, '')`)} AS rank
      FROM opt_item i JOIN opt_group o ON o.id = i.opt_group_id
      LEFT JOIN LATERAL (SELECT t.label, t.label_search, g.code AS language FROM opt_label t JOIN language g ON g.id = t.language_id
        WHERE t.opt_item_id = i.id
        ORDER BY NOT (${wordsIn('t.label_search', searched)}), t.language_id <> ${LANGUAGE}, t.modelcode <> 'DEFAULT', t.id
        LIMIT 1) t ON true
      WHERE i.id IN (${ways.map((way) => `(${way} LIMIT ${LOOKED_AT})`).join(' UNION ')})) found
    ORDER BY rank, length(text), code LIMIT 3 * $${FIRST_WORD + searched.words.length}`;
}

const searchIn =
  (sqlOf: (searched: Searched) => string) =>
  (context: Context, searched: Searched, language: string, limit: number): Promise<Found[]> =>
    context.sql.rows<Found>(plannedEachTime(sqlOf(searched)), [
      searched.text,
      containsPattern(searched.text).slice(1),
      language,
      ...searched.words.map((word) => patternOf(searched, word)),
      limit,
    ]);

/**
 * Interface labels by code or text in any active language, since no list shows others: one row for a code of a group, in the
 * language in use where that one matches.
 */
export const findLabels = searchIn(labelsSql);

export const findOptions = searchIn(optionsSql);
