import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';

type Similar = Schema<'SimilarTranslation'>;

const OPTION_KIND = `CASE o.group_type WHEN 'ACC' THEN 'accessory' WHEN 'CUSTPRG' THEN 'customerProgramme' ELSE 'option' END`;

const SAME_ITEM_LABEL = (item: string) =>
  `t.${item}_item_id = r.${item}_item_id AND t.modelcode = r.modelcode`;
const SAME_PATTERNS = `t.code = r.code AND t.model_enable_regexp = r.model_enable_regexp
  AND t.model_disable_regexp = r.model_disable_regexp`;

/** Where to look: tables with their texts, how the translation of a row is found, and what the key of a row is. */
const TABLES = [
  {
    table: 'interface_label',
    texts: { label: 'label_search' },
    sameKey: `t.label_group = r.label_group AND ${SAME_PATTERNS}`,
    joins: '',
    shown: `'interfaceLabel', r.label_group, r.code, r.model_enable_regexp, r.model_disable_regexp`,
  },
  {
    table: 'opt_label',
    texts: { label: 'label_search', description: 'search_text(description)' },
    sameKey: SAME_ITEM_LABEL('opt'),
    joins: 'JOIN opt_item i ON i.id = r.opt_item_id JOIN opt_group o ON o.id = i.opt_group_id',
    shown: `${OPTION_KIND}, o.code, i.code, r.modelcode, ''`,
  },
  {
    table: 'col_label',
    texts: { label: 'label_search', description: 'search_text(description)' },
    sameKey: SAME_ITEM_LABEL('col'),
    joins: 'JOIN col_item i ON i.id = r.col_item_id',
    shown: `'colour', 'COLOR', i.code, r.modelcode, ''`,
  },
  {
    table: 'editorial_placeholder',
    texts: { content: 'content_search' },
    sameKey: 't.code = r.code AND t.country_id = r.country_id AND t.modelcode = r.modelcode',
    joins: '',
    shown: `'editorialPlaceholder', r.country_id, r.code, r.modelcode, ''`,
  },
  {
    table: 'editorial_content',
    texts: { label: 'label_search', content: 'content_search' },
    sameKey: `${SAME_PATTERNS} AND t.optcode IS NOT DISTINCT FROM r.optcode`,
    joins: '',
    shown: `'editorialContent', coalesce(r.optcode, ''), r.code, r.model_enable_regexp, r.model_disable_regexp`,
  },
];
const PLACES = TABLES.flatMap(({ texts, ...table }) =>
  Object.entries(texts).map(([text, search]) => ({ ...table, text, search })),
);

/** Less is a coincidence of letters. The only statement with the operator % sets its limit itself: the indexes then leave fewer rows. */
const SIMILAR_ENOUGH = 0.4;
const SEARCHED = `(SELECT search_text($1) FROM set_limit(${SIMILAR_ENOUGH}))`;
const SIMILAR_AT_MOST = 5;

const KEY = 'kind, "group", code, model, "exceptModel"';

// Only what is translated counts, and the same translation of the same text once. Each row looks its translation up by its key: the
// planner takes similar texts for many, and would rather read the whole language.
const similar = statement(
  `SELECT source, text, similarity, ${KEY}, field FROM (
     SELECT DISTINCT ON (source, text) * FROM (${PLACES.map(
       ({ table, text, search, sameKey, joins, shown }) =>
         `(SELECT n.source, n.text, n.similarity, v.*, '${text}' AS field FROM (
             SELECT r.${text} AS source, t.${text} AS text, r.similarity, min(r.id) AS id
             FROM (SELECT *, similarity(${search}, ${SEARCHED}) AS similarity FROM ${table}
               WHERE language_id = $2 AND ${search} % ${SEARCHED}) r
             CROSS JOIN LATERAL (
               SELECT ${text} FROM ${table} t WHERE t.language_id = $3 AND ${sameKey} AND t.${text} <> '' OFFSET 0) t
             GROUP BY r.${text}, t.${text}, r.similarity
             ORDER BY r.similarity DESC, source, text LIMIT ${SIMILAR_AT_MOST}) n
           JOIN ${table} r ON r.id = n.id ${joins}
           CROSS JOIN LATERAL (VALUES (${shown})) v(${KEY}))`,
     ).join('\nUNION ALL\n')}) found ORDER BY source, text, similarity DESC, ${KEY}, field) different
   ORDER BY similarity DESC, source, text LIMIT ${SIMILAR_AT_MOST}`,
);

/** Translations of the texts nearest to `text`, by common trigrams; ids of languages. */
export const findSimilar = (
  context: Context,
  text: string,
  sourceId: number,
  targetId: number,
): Promise<Similar[]> => context.sql.rows<Similar>(similar, [text, sourceId, targetId]);
