import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';

type Similar = Schema<'SimilarTranslation'>;

const OPTION_KIND = `CASE o.group_type WHEN 'ACC' THEN 'accessory' WHEN 'CUSTPRG' THEN 'customerProgramme' ELSE 'option' END`;

/** Where to look: the table, its searched text, and how the translation of a row is found. */
const PLACES = [
  {
    table: 'interface_label',
    text: 'label',
    sameKey: `t.label_group = r.label_group AND t.code = r.code AND t.model_enable_regexp = r.model_enable_regexp
      AND t.model_disable_regexp = r.model_disable_regexp`,
    joins: '',
    shown: `'interfaceLabel', r.label_group, r.code, r.model_enable_regexp, r.model_disable_regexp`,
  },
  {
    table: 'opt_label',
    text: 'label',
    sameKey: 't.opt_item_id = r.opt_item_id AND t.modelcode = r.modelcode',
    joins: 'JOIN opt_item i ON i.id = r.opt_item_id JOIN opt_group o ON o.id = i.opt_group_id',
    shown: `${OPTION_KIND}, o.code, i.code, r.modelcode, ''`,
  },
  {
    table: 'col_label',
    text: 'label',
    sameKey: 't.col_item_id = r.col_item_id AND t.modelcode = r.modelcode',
    joins: 'JOIN col_item i ON i.id = r.col_item_id',
    shown: `'colour', 'COLOR', i.code, r.modelcode, ''`,
  },
  {
    table: 'editorial_placeholder',
    text: 'content',
    sameKey: 't.code = r.code AND t.country_id = r.country_id AND t.modelcode = r.modelcode',
    joins: '',
    shown: `'editorialPlaceholder', r.country_id, r.code, r.modelcode, ''`,
  },
  {
    table: 'editorial_content',
    text: 'label',
    sameKey: `t.code = r.code AND t.optcode IS NOT DISTINCT FROM r.optcode
      AND t.model_enable_regexp = r.model_enable_regexp AND t.model_disable_regexp = r.model_disable_regexp`,
    joins: '',
    shown: `'editorialContent', coalesce(r.optcode, ''), r.code, r.model_enable_regexp, r.model_disable_regexp`,
  },
];

const NEAREST = 50;
/** Less is a coincidence of letters. */
const SIMILAR_ENOUGH = 0.4;
export const SIMILAR_AT_MOST = 5;

// The nearest first, then their translations: a text that many groups share is looked up a bounded number of times.
const similar = statement(
  `SELECT source, text, similarity, kind, "group", code, model, "exceptModel", field FROM (
     SELECT DISTINCT ON (source, text) * FROM (${PLACES.map(
       ({ table, text, sameKey, joins, shown }) =>
         `(SELECT r.${text} AS source, t.${text} AS text, r.similarity, v.*, '${text}' AS field
           FROM (SELECT *, similarity(${text}_search, (SELECT search_text($1))) AS similarity FROM ${table}
             WHERE language_id = $2 AND ${text}_search % (SELECT search_text($1))
             ORDER BY similarity DESC, id LIMIT ${NEAREST}) r
           JOIN ${table} t ON t.language_id = $3 AND ${sameKey} ${joins}
           CROSS JOIN LATERAL (VALUES (${shown})) v(kind, "group", code, model, "exceptModel")
           WHERE t.${text} <> '' AND r.similarity >= ${SIMILAR_ENOUGH})`,
     ).join('\nUNION ALL\n')}) found ORDER BY source, text, similarity DESC, kind, "group", code, model,
     "exceptModel", field) different
   ORDER BY similarity DESC, source, text LIMIT ${SIMILAR_AT_MOST}`,
);

/** Translations of the texts nearest to `text`, by common trigrams; ids of languages. */
export const findSimilar = (
  context: Context,
  text: string,
  sourceId: number,
  targetId: number,
): Promise<Similar[]> => context.sql.rows<Similar>(similar, [text, sourceId, targetId]);
