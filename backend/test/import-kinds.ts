/** The kinds of files that the console imports, with rows that it takes, on the demo data. */
import type { Factories } from './factories.ts';

type App = Pick<Factories, 'sql' | 'aLabel'>;

export interface ImportKind {
  /** What stands above the header. */
  above?: string[][];
  columns: string[];
  /** The nth row of a file, with a key of its own; of each file another one, for an import that changes nothing may be refused. */
  row: (n: number, file: number) => string[];
  /** The row of the pack that the nth row is in. A pack is refused as a whole, so the first row has one for itself. */
  packRow?: (n: number) => string[];
  /** Columns that take any text, or are read by nobody. */
  texts: string[];
  /** Columns of which not even that is told which nobody can store. */
  ignored?: string[];
  /** Rows with keys of their own. */
  most: number;
}

const VEHICLE = '3440226';
const MOST = 100;

const keysOf = async (app: App, sql: string): Promise<string[]> =>
  (await app.sql<{ key: string }>(sql)).map(({ key }) => key);

const labels: ImportKind = {
  columns: ['id', 'labelGroup', 'code', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
  row: (n, file) => ['', 'Main Window', `C${file}-${n}`, 'en', 'x', 'DEFAULT', ''],
  texts: ['id', 'labelGroup', 'code', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
  most: MOST,
};

async function itemLabels(app: App, table: string): Promise<ImportKind> {
  const codes = await keysOf(app, `SELECT code AS key FROM ${table} ORDER BY code LIMIT 30`);
  const languages = ['en', 'it', 'de', 'fr', 'es'];
  const languageOf = (n: number): string => languages[Math.floor(n / codes.length)]!;
  return {
    columns: ['id', 'code', 'language', 'modelcode', 'label', 'description', 'inactive'],
    row: (n, file) => ['', codes[n % codes.length]!, languageOf(n), 'DEFAULT', `x${file}`, '', ''],
    texts: ['id', 'label', 'description'],
    most: MOST,
  };
}

async function translations(app: App): Promise<ImportKind> {
  for (let n = 0; n <= MOST; n++) await app.aLabel({ code: `T${n}` });
  const key = ['kind', 'group', 'code', 'model', 'exceptModel', 'field'];
  const texts = ['source (it)', 'en', 'exported', 'unfinished'];
  return {
    columns: [...key, ...texts],
    row: (n, file) => [
      ...['interfaceLabel', 'Main Window', `T${n}`, 'DEFAULT', '', ''],
      ...['', `x${file}`, '', ''],
    ],
    texts,
    most: MOST,
  };
}

const glossaryTerms: ImportKind = {
  columns: ['id', 'concept', 'language', 'term', 'forbidden', 'note'],
  row: (n, file) => ['', `C${file}`, 'en', `x${n}`, 'false', ''],
  texts: ['id', 'concept', 'term', 'note'],
  most: MOST,
};

const editorialContents: ImportKind = {
  columns: [
    ...['id', 'code', 'label', 'language', 'optcode'],
    ...['modelEnableRegexp', 'modelDisableRegexp', 'content'],
  ],
  row: (n, file) => ['', `C${file}-${n}`, 'x', 'en', '', 'DEFAULT', '', 'x'],
  texts: ['id', 'code', 'label', 'optcode', 'modelEnableRegexp', 'modelDisableRegexp', 'content'],
  most: MOST,
};

const editorialPlaceholders: ImportKind = {
  columns: ['id', 'code', 'country', 'language', 'model', 'content'],
  row: (n, file) => ['', `C${file}-${n}`, 'IT', 'en', 'DEFAULT', 'x'],
  texts: ['id', 'code', 'content'],
  most: MOST,
};

async function prices(app: App): Promise<ImportKind> {
  const codes = await keysOf(
    app,
    `SELECT i.code AS key FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id AND NOT i.inactive
     JOIN opt_grid g ON g.vetele = p.vetele AND g.opt_item_id = i.id AND NOT g.is_standard
     WHERE p.country_id = 'IT' AND p.vetele = '${VEHICLE}' AND NOT p.is_hidden_by_pcm ORDER BY i.code`,
  );
  return {
    above: [
      ['Market', 'IT'],
      ['Vehicle', VEHICLE],
      ['Currency', 'EUR'],
    ],
    columns: ['Code', 'Name', 'Final price'],
    row: (n, file) => [codes[n]!, '', String(1000 + file)],
    texts: ['Name'],
    ignored: ['Name'],
    most: codes.length - 1,
  };
}

/** Of options that bring no others along: two for packs, the others to be in them. */
async function packCodes(app: App) {
  const codes = await keysOf(
    app,
    `SELECT code AS key FROM opt_item i WHERE code ~ '^[0-9A-Z]{3}$' AND NOT inactive AND NOT EXISTS (
       SELECT FROM implicit_pack_item p WHERE i.id IN (p.parent_id, p.child_id)) ORDER BY code`,
  );
  const [first, second, ...children] = codes;
  return { parentOf: (n: number): string => (n === 0 ? first! : second!), children };
}

async function commercialPacks(app: App): Promise<ImportKind> {
  const { parentOf, children } = await packCodes(app);
  const ofPack = (n: number) => ['IT', '', VEHICLE, parentOf(n)];
  return {
    columns: [
      ...['Country', 'Market', 'Model', 'Parent code'],
      ...['Child code', 'Incl/excl', 'Opt manovra', 'Set', 'Default', 'Compulsory'],
    ],
    packRow: (n) => [...ofPack(n), '', '', '', '', '', ''],
    row: (n, file) => [...ofPack(n), children[n]!, 'Incl', `M${file}`, '', '', 'No'],
    // The row of the pack is asked for its market; sets are looked at once every row has a meaning.
    texts: ['Market', 'Opt manovra', 'Set', 'Default'],
    most: MOST,
  };
}

async function implicitPacks(app: App): Promise<ImportKind> {
  const { parentOf, children } = await packCodes(app);
  return {
    columns: ['Parent code', 'Child code'],
    packRow: (n) => [parentOf(n), ''],
    row: (n, file) => [parentOf(n), children[n === 0 ? file % 20 : 20 + n]!],
    texts: [],
    most: MOST,
  };
}

async function visibility(app: App): Promise<ImportKind> {
  const vehicles = await keysOf(
    app,
    `SELECT s.vetele AS key FROM sol_model s JOIN sol_model_market m ON m.sol_model_id = s.id
     WHERE s.visible AND m.country_id = 'IT' ORDER BY s.vetele`,
  );
  const unread = ['Model', 'ADM', 'Market', 'HQ visible', 'Last update (UTC)', 'Updated by'];
  return {
    columns: ['Vehicle code', 'Market code', 'Visible', ...unread],
    row: (n, file) => [vehicles[n]!, 'IT', file % 2 === 0 ? 'Yes' : 'No', ...unread.map(() => '')],
    texts: unread,
    most: vehicles.length - 1,
  };
}

const campaigns: ImportKind = {
  columns: [
    ...['Campaign ID', 'Market', 'Currency', 'Model', 'Version', 'Date Start', 'Date End', 'Time Zone'],
    ...['Disc.%', 'Disc. Tot', 'Disc. Opt%', 'Desc', 'Campaign Type'],
  ],
  row: (n, file) => [
    ...['', 'IT', '', VEHICLE, '', '01/12/2026', '31/12/2026', 'Europe/Rome'],
    ...['3', '', '', `x${file}-${n}`, 'B2C'],
  ],
  texts: ['Currency', 'Version', 'Desc'],
  // As many as the embedded database takes at once.
  most: 29,
};

/** By what its address has in it. */
const KINDS: Record<string, (app: App) => ImportKind | Promise<ImportKind>> = {
  '/interfaceLabel/': () => labels,
  '/fromCsvCol': (app) => itemLabels(app, 'col_item'),
  '/fromCsvOpt': (app) => itemLabels(app, 'opt_item'),
  '/translation/': translations,
  '/glossaryTerms/': () => glossaryTerms,
  '/editorialContents/': () => editorialContents,
  '/editorialPlaceholders/': () => editorialPlaceholders,
  '/priceConf/': prices,
  CommercialPacks: commercialPacks,
  ImplicitPacks: implicitPacks,
  '/solModel/': visibility,
  '/solCampaign/': () => campaigns,
};

/** @throws Error for an address whose files are not known: none of them would reach its import */
export async function importKindOf(app: App, path: string): Promise<ImportKind> {
  const [, made] = Object.entries(KINDS).find(([part]) => path.includes(part)) ?? [];
  if (!made) throw new Error(`What does ${path} import?`);
  return made(app);
}
