import type { Json, MockContract, Node } from './contract.ts';

export type Row = Record<string, Node>;

/** The records of one kind. */
export interface Collection {
  /** As spelt in the operationIds of openapi.yaml: TrackingLabel. */
  noun: string;
  rows: Row[];
  /** A row of the example. */
  shape: Row;
  /** How the example is sorted, known after a screen's first request. */
  exampleOrder?: string;
  /** Whether records were added, which have no place in the example's order. */
  isExtended: boolean;
  /** A record by its key in paths. */
  find(key: string): Row | undefined;
  idOf(row: Row): string | number;
  /** Its name in messages. */
  nameOf(row: Row): string;
  /** Completes an input and stores it as a new record. */
  add(input: Row): Row;
  /** Stores a record as it is. */
  put(row: Row): void;
  change(row: Row, input: Row): void;
  remove(row: Row): void;
}

/** By noun, as named in ChangeEntity: trackingLabel. */
export type Collections = Record<string, Collection | undefined>;

export const manyOf = (noun: string): string => `${noun.replace(/y$/, 'ie')}s`;
const nounOf = (many: string): string => many.replace(/ies$/, 'y').replace(/s$/, '');
/** What is shown of a value that refers to another record. */
export const shownOf = (value: Node): Node => value?.code ?? value?.modelcode ?? value?.id ?? value;
const lower = (noun: string): string => noun[0]!.toLowerCase() + noun.slice(1);

/** The fields by which paths and messages name a record; the first that it has is used. */
const KEYS = ['username', 'id', 'modelcode'];
const NAMES = ['code', 'username', 'key', 'term', 'modelcode', 'country', 'countryId', 'id'];
/** More rows than the longest list of the examples, which has about a thousand. */
const MOST_ROWS = 2000;

const firstOf = (row: Row, names: string[]): string => names.find((name) => row[name] != null) ?? names[0]!;

/** The empty value of a field. */
function emptyLike(value: Node): Node {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  return typeof value === 'boolean' ? false : null;
}

/** As many rows as the example's total; the additional ones are copies of those that it shows. */
function manyLike(rows: Row[], total: number): Row[] {
  const highest = Math.max(0, ...rows.map(({ id }) => (typeof id === 'number' ? id : 0)));
  const more = Math.min(total, MOST_ROWS) - rows.length;
  return [
    ...rows,
    ...Array.from({ length: Math.max(0, rows.length > 0 ? more : 0) }, (_, index) => {
      const copy = structuredClone(rows[index % rows.length]!);
      const name = firstOf(copy, NAMES);
      const times = Math.floor(index / rows.length) + 2;
      if (typeof copy['id'] === 'number') copy['id'] = highest + 1 + index;
      if (typeof copy[name] === 'string') copy[name] = `${copy[name]}_${times}`;
      return copy;
    }),
  ];
}

/** Objects that examples refer to, so that `{ id: 3 }` or `{ id: 'it' }` becomes the language with its code and name. */
function references(rows: Row[]): (field: string, value: Node) => Node {
  return (field, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const [key = 'id'] = ['id', 'modelcode'].filter((name) => value[name] !== undefined);
    const all = rows.map((row) => row[field]);
    // A language is also named by its code.
    const known =
      all.find((each) => each?.[key] === value[key]) ?? all.find((each) => each?.code === value[key]);
    return known ? { ...value, ...known } : value;
  };
}

/** Values that a new record has, or that an empty field stands for, where they are not empty. */
const DEFAULTS: Row = { modelEnableRegexp: 'DEFAULT', model: 'DEFAULT' };

/** Fields that only a new record takes. */
const FIXED: Record<string, string[]> = {
  InterfaceLabel: ['code', 'labelGroup', 'language', 'modelEnableRegexp', 'modelDisableRegexp'],
  EditorialContent: ['code', 'language'],
  EditorialPlaceholder: ['code', 'country', 'language', 'model'],
  GlossaryTerm: ['concept', 'language'],
  CarModel: ['modelcode'],
  User: ['username'],
  CallToAction: ['code'],
  OptGroup: ['code'],
  ConfigurationParameter: ['code'],
  Language: ['code'],
  TrackingLabel: ['key'],
};

interface Facts {
  languages: Row[];
  mayBeNull: (field: string) => boolean;
}

function collection(noun: string, seed: Row[], { languages, mayBeNull }: Facts): Collection {
  const rows = seed;
  const fields = Object.keys(rows[0] ?? {});
  const complete = references([...rows, ...languages.map((language): Row => ({ language }))]);
  // From the example, because all rows may be deleted, and no id is used twice.
  const shape = structuredClone(rows[0] ?? {});
  let highestId = Math.max(0, ...rows.map(({ id }) => (typeof id === 'number' ? id : 0)));
  const keyOf = (row: Row) => row[firstOf(row, KEYS)];
  const emptyOf = (field: string): Node => DEFAULTS[field] ?? emptyLike(shape[field]);
  const assign = (row: Row, input: Row, fixed: string[] = []) => {
    for (const field of fields) {
      const given = input[field];
      if (['id', 'version', ...fixed].includes(field) || given === undefined) continue;
      const isEmpty = (given === null && !mayBeNull(field)) || (given === '' && field in DEFAULTS);
      row[field] = isEmpty ? emptyOf(field) : complete(field, given);
    }
  };
  const made: Collection = {
    noun,
    rows,
    shape,
    isExtended: false,
    find: (key) => rows.find((row) => String(keyOf(row)) === key),
    idOf: (row) => row['id'] ?? keyOf(row),
    nameOf: (row) => String(row[firstOf(row, NAMES)]),
    put(row) {
      made.isExtended = true;
      rows.push(row);
    },
    add(input) {
      const row = Object.fromEntries(fields.map((field) => [field, emptyOf(field)]));
      if ('language' in row && !mayBeNull('language')) row['language'] = languages[0];
      assign(row, input);
      // A new language is active, whatever the form says.
      if (noun === 'Language') row['active'] = true;
      if (typeof shape['id'] === 'number') row['id'] = highestId += 1;
      else if (input['id'] != null) row['id'] = input['id'];
      row['version'] = 1;
      made.put(row);
      return row;
    },
    change(row, input) {
      assign(row, input, FIXED[noun]);
      row['version'] = Number(row['version'] ?? 0) + 1;
    },
    remove: (row) => void rows.splice(rows.indexOf(row), 1),
  };
  return made;
}

/** Whether a list may reply null for a field. */
function nullable({ operations, deref }: MockContract, operationId: string): (field: string) => boolean {
  const [, reply] = operations[operationId]!.responses.find(([status]) => status === '200')!;
  const propertiesOf = (node: Node): Json => {
    const { allOf = [], properties = {} } = deref(node);
    return Object.assign({}, ...allOf.map(propertiesOf), properties);
  };
  const isNullable = (node: Node): boolean => {
    const { type, anyOf, oneOf } = deref(node);
    const types = [type].flat();
    return types.includes('null') || Boolean((anyOf ?? oneOf)?.some(isNullable));
  };
  const list = deref(reply.content['application/json'].schema);
  const { items } = list.items ? list : deref(propertiesOf(list)['content'] ?? {});
  const fields = propertiesOf(items ?? {});
  return (field) => fields[field] === undefined || isNullable(fields[field]);
}

/** One for each list of the contract, initialised with its first example. */
export function mockCollections(contract: MockContract): Collections {
  // The default language first.
  const languages = ((contract.example('listLanguages') as Json)['content'] as Row[])
    .toSorted((a, b) => Number(b['default']) - Number(a['default']))
    .map(({ id, code, description }) => ({ id, code, description }));
  const countryModels = ['listCountryModelsByCountry', 'listCountryModelsByModel']
    .flatMap((operationId) => {
      const { content, totalElements } = contract.example(operationId) as {
        content: Row[];
        totalElements: number;
      };
      return manyLike(content, totalElements);
    })
    .filter(
      ({ modelcode, countryId }, index, all) =>
        all.findIndex((row) => row['modelcode'] === modelcode && row['countryId'] === countryId) === index,
    );
  const lists = Object.fromEntries(
    Object.keys(contract.operations).flatMap((operationId) => {
      const [, many] = /^(?:list|find)([A-Z]\w+s)(?:Paged)?$/.exec(operationId) ?? [];
      const example: Node = many === undefined ? undefined : contract.example(operationId);
      const rows = (Array.isArray(example) ? example : example?.content) as Row[] | undefined;
      if (many === undefined || !Array.isArray(rows)) return [];
      const noun = nounOf(many);
      const seed = manyLike(rows, (example.totalElements as number | undefined) ?? rows.length);
      const mayBeNull = nullable(contract, operationId);
      return [[lower(noun), collection(noun, seed, { languages, mayBeNull })] as const];
    }),
  );
  const mayBeNull = nullable(contract, 'listCountryModelsByCountry');
  return { ...lists, countryModel: collection('CountryModel', countryModels, { languages, mayBeNull }) };
}
