import type { Factories } from './factories.ts';

export interface OptionSpec {
  code: string;
  group?: string;
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  groupModels?: string;
  as400?: string;
  inactive?: boolean;
  /** By language code; for DEFAULT unless `labelModel` says otherwise. */
  labels?: Record<string, string>;
  labelModel?: string;
}

export interface FeedSpec {
  vetele: string;
  code: string;
  isStandard?: boolean;
  colours?: string[];
}

export interface GridFactories {
  anOption(spec: OptionSpec): Promise<{ id: number; code: string }>;
  aColour(code: string, labels?: Record<string, string>): Promise<{ id: number; code: string }>;
  aFeedOption(spec: FeedSpec): Promise<void>;
  /** Feed and grids as after an update. */
  aGridOption(spec: FeedSpec): Promise<void>;
  /** As texts, such as '9000001 0A1 standard 072'. */
  grids(): Promise<string[]>;
}

export function gridFactoriesOn({ sql }: Pick<Factories, 'sql'>): GridFactories {
  const idOf = async (text: string, values: unknown[]): Promise<number> =>
    (await sql<{ id: number }>(text, values))[0]!.id;

  async function label(table: 'opt' | 'col', id: number, labels: Record<string, string>, model: string) {
    for (const [language, text] of Object.entries(labels))
      await sql(
        `INSERT INTO ${table}_label (${table}_item_id, language_id, modelcode, label)
         SELECT $1, id, $3, $4 FROM language WHERE code = $2`,
        [id, language, model, text],
      );
  }

  async function anOption(spec: OptionSpec) {
    const { code, group = 'WHEELS', groupType = 'OPT', groupModels = 'DEFAULT', as400 = code } = spec;
    await sql(
      `INSERT INTO opt_group (code, description, group_type, model_enable_regexp) VALUES ($1, $1, $2, $3) ON CONFLICT DO NOTHING`,
      [group, groupType, groupModels],
    );
    const id = await idOf(
      `INSERT INTO opt_item (code, opt_group_id, as400_description, inactive)
       SELECT $1, id, $3, $4 FROM opt_group WHERE code = $2 RETURNING id`,
      [code, group, as400, spec.inactive ?? false],
    );
    await label('opt', id, spec.labels ?? {}, spec.labelModel ?? 'DEFAULT');
    return { id, code };
  }

  async function aColour(code: string, labels: Record<string, string> = {}) {
    const id = await idOf(`INSERT INTO col_item (code, as400_description) VALUES ($1, $1) RETURNING id`, [
      code,
    ]);
    await label('col', id, labels, 'DEFAULT');
    return { id, code };
  }

  async function aFeedOption({ vetele, code, isStandard = false, colours = [] }: FeedSpec) {
    await sql('INSERT INTO source_vehicle_option VALUES ($1, $2, $3)', [vetele, code, isStandard]);
    for (const colour of colours)
      await sql('INSERT INTO source_vehicle_option_colour VALUES ($1, $2, $3)', [vetele, code, colour]);
  }

  async function aGridOption(spec: FeedSpec) {
    await aFeedOption(spec);
    const gridId = await idOf(
      `INSERT INTO opt_grid (vetele, opt_item_id, is_standard) SELECT $1, id, $3 FROM opt_item WHERE code = $2 RETURNING id`,
      [spec.vetele, spec.code, spec.isStandard ?? false],
    );
    for (const colour of spec.colours ?? [])
      await sql(
        'INSERT INTO col_grid (opt_grid_id, col_item_id) SELECT $1, id FROM col_item WHERE code = $2',
        [gridId, colour],
      );
  }

  async function grids() {
    const rows = await sql<{ line: string }>(
      `SELECT concat_ws(' ', g.vetele, i.code, CASE WHEN g.is_standard THEN 'standard' END,
         (SELECT string_agg(c.code, '+' ORDER BY c.code) FROM col_grid cg JOIN col_item c ON c.id = cg.col_item_id
           WHERE cg.opt_grid_id = g.id)) AS line
       FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id ORDER BY g.vetele, i.code`,
    );
    return rows.map(({ line }) => line);
  }

  return { anOption, aColour, aFeedOption, aGridOption, grids };
}
