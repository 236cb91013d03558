import { conflict } from '../../kit/app-error.ts';
import { actorName, type Context } from '../../kit/context.ts';
import type { ImportDefinition } from '../../kit/import.ts';
import type { CellError, Existing, PlannedRow, PlanRules } from '../../kit/import-plan.ts';
import { patternProblem } from '../../kit/model-pattern.ts';
import { statement } from '../../kit/sql.ts';
import { findLanguage, listAllLanguages, type LanguageRow } from '../languages/language.read.ts';
import { rememberPatterns } from '../models/model.read.ts';
import { INTERFACE_LABEL, stateSql } from './interface-label.repository.ts';

/** A label as a file and the table hold it. */
type Row = {
  labelGroup: string;
  code: string;
  languageId: number;
  /** Code of the language, for people. */
  language: string;
  label: string;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
};

const REQUIRED = 'Inserisci tutti i campi obbligatori';
/** As in openapi.yaml, InterfaceLabelInput. */
const LENGTHS = { labelGroup: 100, code: 100, label: 1000, modelEnableRegexp: 200, modelDisableRegexp: 200 };

function parse(
  languages: LanguageRow[],
  cells: Record<string, string>,
): { values: Row; errors: CellError[] } {
  const language = findLanguage(languages, cells['language']?.trim() || '\u0000');
  const values: Row = {
    labelGroup: cells['labelGroup']?.trim() ?? '',
    code: cells['code']?.trim() ?? '',
    languageId: language?.id ?? 0,
    language: language?.code ?? '',
    label: cells['label'] ?? '',
    modelEnableRegexp: cells['modelEnableRegexp']?.trim() || 'DEFAULT',
    modelDisableRegexp: cells['modelDisableRegexp']?.trim() ?? '',
  };
  const errors: CellError[] = [];
  for (const column of ['labelGroup', 'code', 'label'] as const)
    if (values[column].trim() === '') errors.push({ column, value: values[column], reason: REQUIRED });
  if (!language)
    errors.push({ column: 'language', value: cells['language'] ?? '', reason: 'Unknown language' });
  for (const [column, limit] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    const value = values[column];
    if ([...value].length > limit) errors.push({ column, value, reason: `Longer than ${limit} characters` });
    if (value.includes('\u0000')) errors.push({ column, value, reason: 'Holds a NUL character' });
  }
  for (const column of ['modelEnableRegexp', 'modelDisableRegexp'] as const) {
    const reason = patternProblem(values[column]);
    if (reason) errors.push({ column, value: values[column], reason });
  }
  return { values, errors };
}

const keyOf = (row: Row): string =>
  JSON.stringify([row.labelGroup, row.code, row.languageId, row.modelEnableRegexp, row.modelDisableRegexp]);

const rulesFor = (languages: LanguageRow[]): PlanRules<Row> => ({
  parse: (cells) => parse(languages, cells),
  keyOf,
  codeOf: ({ code }) => code,
  shown: ({ languageId: _id, ...cells }) => cells,
});

const storedRows = statement(
  `SELECT l.id, l.version, l.label_group AS "labelGroup", l.code, l.language_id AS "languageId", g.code AS language, l.label,
     l.model_enable_regexp AS "modelEnableRegexp", l.model_disable_regexp AS "modelDisableRegexp"
   FROM interface_label l JOIN language g ON g.id = l.language_id
   WHERE l.id = ANY($1)
   UNION
   SELECT l.id, l.version, l.label_group, l.code, l.language_id, g.code, l.label, l.model_enable_regexp, l.model_disable_regexp
   FROM unnest($2::text[], $3::text[], $4::integer[], $5::text[], $6::text[]) AS k(label_group, code, language_id, enable, disable)
   JOIN interface_label l ON l.label_group = k.label_group AND l.code = k.code AND l.language_id = k.language_id
     AND l.model_enable_regexp = k.enable AND l.model_disable_regexp = k.disable
   JOIN language g ON g.id = l.language_id`,
);

const idOf = (cells: Record<string, string>): number =>
  /^\d{1,9}$/.test(cells['id'] ?? '') ? Number(cells['id']) : 0;

/**
 * A row means the label with its id, provided that group and language agree (ids of another installation would not);
 * else the label with its key. Readings.
 */
async function matcher(context: Context, rows: { values: Row; cells: Record<string, string> }[]) {
  const values = rows.map((row) => row.values);
  const stored = await context.sql.rows<Row & { id: number; version: number }>(storedRows, [
    rows.map(({ cells }) => idOf(cells)).filter((id) => id > 0),
    values.map((row) => row.labelGroup),
    values.map((row) => row.code),
    values.map((row) => row.languageId),
    values.map((row) => row.modelEnableRegexp),
    values.map((row) => row.modelDisableRegexp),
  ]);
  const all = stored.map(({ id, version, ...row }): Existing<Row> => ({ id, version, values: row }));
  const byId = new Map(all.map((existing) => [existing.id, existing]));
  const byKey = new Map(all.map((existing) => [keyOf(existing.values), existing]));
  return (row: Row, cells: Record<string, string>): Existing<Row> | undefined => {
    const sameKey = byKey.get(keyOf(row));
    if (sameKey) return sameKey;
    const sameId = byId.get(idOf(cells));
    const isSame =
      sameId?.values.labelGroup === row.labelGroup && sameId.values.languageId === row.languageId;
    return isSame ? sameId : undefined;
  };
}

const LOG_COLUMNS = '(at, actor, entity, entity_id, action, source, before, after)';

const createRows = statement(
  `WITH created AS (
     INSERT INTO interface_label (label_group, code, language_id, label, model_enable_regexp, model_disable_regexp)
     SELECT * FROM unnest($4::text[], $5::text[], $6::integer[], $7::text[], $8::text[], $9::text[])
     RETURNING *)
   INSERT INTO change_log ${LOG_COLUMNS}
   SELECT $1, $2, '${INTERFACE_LABEL}', id::text, 'create', $3, NULL, ${stateSql('created')} FROM created`,
);

const updateRows = statement(
  `WITH input AS (
     SELECT * FROM unnest($4::integer[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::text[])
       AS i(id, version, code, label, enable, disable)),
   before AS (SELECT l.* FROM interface_label l JOIN input USING (id)),
   changed AS (
     UPDATE interface_label l SET code = i.code, label = i.label, model_enable_regexp = i.enable,
       model_disable_regexp = i.disable, version = l.version + 1
     FROM input i WHERE l.id = i.id AND l.version = i.version
     RETURNING l.*),
   logged AS (
     INSERT INTO change_log ${LOG_COLUMNS}
     SELECT $1, $2, '${INTERFACE_LABEL}', changed.id::text, 'update', $3, ${stateSql('before')}, ${stateSql('changed')}
     FROM changed JOIN before USING (id))
   SELECT count(*) AS count FROM changed`,
);

async function apply(context: Context, rows: PlannedRow<Row>[], source: string): Promise<void> {
  const log = [context.now, actorName(context), source];
  const created = rows.filter(({ result }) => result === 'create').map(({ values }) => values!);
  const updated = rows.filter(({ result }) => result === 'update');
  await rememberPatterns(
    context,
    rows.flatMap(({ values }) => [values!.modelEnableRegexp, values!.modelDisableRegexp]),
  );
  if (created.length > 0)
    await context.sql.rows(createRows, [
      ...log,
      created.map((row) => row.labelGroup),
      created.map((row) => row.code),
      created.map((row) => row.languageId),
      created.map((row) => row.label),
      created.map((row) => row.modelEnableRegexp),
      created.map((row) => row.modelDisableRegexp),
    ]);
  if (updated.length === 0) return;
  const [answer] = await context.sql.rows<{ count: number }>(updateRows, [
    ...log,
    updated.map(({ existing }) => existing!.id),
    updated.map(({ existing }) => existing!.version),
    updated.map(({ values }) => values!.code),
    updated.map(({ values }) => values!.label),
    updated.map(({ values }) => values!.modelEnableRegexp),
    updated.map(({ values }) => values!.modelDisableRegexp),
  ]);
  if (answer!.count !== updated.length)
    throw conflict('Somebody changed some of these labels at the same moment. Check the file again.');
}

/** Specification 1, section 7 (fromCsv); columns as the VERS export writes them. */
export const interfaceLabelImport: ImportDefinition<Row> = {
  columns: ['id', 'labelGroup', 'code', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
  // The regexps belong to the key: without them a reading list (MKTG) would turn overrides into default rows.
  requiredColumns: ['labelGroup', 'code', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
  rules: async (context) => rulesFor(await listAllLanguages(context)),
  matcher,
  apply,
};
