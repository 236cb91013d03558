// What a create or an update accepts is stored, and restored from the history: every property that a list row has too is sent and
// read back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../backend/test/app.ts';
import { loadDocument, type DocumentedOperation, type Node } from './document.ts';

const { operations, deref, document } = loadDocument();

type Values = Record<string, unknown>;

interface Resource {
  row: string;
  list: string;
  /** Path parameters, query or body of the list. */
  args?: Values;
  /** Values that cannot be derived from the schema: of the first record, and after the change. */
  values?: Record<string, readonly [first: unknown, changed: unknown]>;
  /** Properties that are accepted and ignored because a list row has them too, with the reason. */
  ignored?: Record<string, string>;
  /** Properties that only an update ignores. */
  fixed?: string[];
  /** The property by which the row is found, if not by the id in the reply. */
  key?: string;
}

const patterns = { modelEnableRegexp: ['AUR.*', 'BOR.*'], modelDisableRegexp: ['AUR1', 'BOR1'] } as const;
const language = [{ id: 1 }, { id: 2 }] as const;
const countries = ['IT', 'FR'] as const;
const models = [{ modelcode: 'AURORA' }, { modelcode: 'BOREA' }] as const;
const passwords = ['segreta-uno', 'segreta-due'] as const;

/** By noun: operationIds put `create` and `update` before it. */
const RESOURCES: Record<string, Resource> = {
  InterfaceLabel: {
    row: 'InterfaceLabel',
    list: 'listInterfaceLabels',
    values: { ...patterns, language },
    fixed: ['code', 'labelGroup', 'language', 'modelEnableRegexp', 'modelDisableRegexp'],
  },
  EditorialContent: {
    row: 'EditorialContent',
    list: 'listEditorialContents',
    values: { ...patterns, language },
    fixed: ['code', 'language'],
  },
  EditorialPlaceholder: {
    row: 'EditorialPlaceholder',
    list: 'listEditorialPlaceholders',
    values: { language, country: countries, model: models },
    fixed: ['code', 'language', 'country', 'model'],
  },
  Country: {
    row: 'Country',
    list: 'listCountries',
    key: 'id',
    values: {
      id: ['XA', 'XA'],
      language,
      currency: ['EUR', 'CHF'],
      pricemask: ['#.##0,00', "#'##0.00"],
      formatDate: ['dd/MM/yyyy', 'yyyy-MM-dd'],
      formatDateMonth: ['MM/yyyy', 'yyyy-MM'],
      isoCode2: ['XA', 'XB'],
      isoCode: ['XAA', 'XBB'],
    },
    ignored: {
      modelCount: 'counted',
      description: 'the name in the language of the user',
      regionLabel: 'the name of geoRegion',
    },
    fixed: ['id'],
  },
  CarModel: {
    row: 'CarModel',
    list: 'listCarModels',
    key: 'modelcode',
    ignored: { rangeMY: 'of the vehicles' },
    fixed: ['modelcode'],
  },
  OptGroup: {
    row: 'OptGroup',
    list: 'listOptGroups',
    values: {
      ...patterns,
      language,
      optGroup: [null, null],
      labelGroup: [null, null],
      comparisonEquipmentPos: [1, 2],
    },
    ignored: { label: 'in the language of the request' },
    fixed: ['code'],
  },
  CallToAction: {
    row: 'CallToAction',
    list: 'listCallToActions',
    ignored: { label: 'in the language of the request' },
    fixed: ['code'],
  },
  CountryCallToAction: {
    row: 'CountryCallToAction',
    list: 'listCountryCallToActions',
    args: { callToActionId: 1 },
    values: { ...patterns, countryId: countries, callToActionId: [1, 1], callToAction: [null, null] },
    ignored: { description: 'of the country', callToAction: 'the code of callToActionId' },
    fixed: ['countryId', 'callToActionId'],
  },
  InterfaceConfig: {
    row: 'InterfaceConfig',
    list: 'listInterfaceConfigs',
    values: { country: countries, content: ['{"n": 1}', '{"n": 2}'], model: ['AURORA', 'BOREA'] },
  },
  ConfigurationParameter: {
    row: 'ConfigurationParameter',
    list: 'listConfigurationParameters',
    values: { language },
    ignored: { deletable: 'decided by the console' },
    fixed: ['code'],
  },
  Language: {
    row: 'Language',
    list: 'listLanguages',
    values: {
      code: ['xa', 'xa'],
      fallbackLanguage: language,
      default: [false, false],
      language2CharCode: ['XA', 'XB'],
    },
    fixed: ['code'],
  },
  TrackingLabel: { row: 'TrackingLabel', list: 'listTrackingLabels', values: { language }, fixed: ['key'] },
  GlossaryTerm: {
    row: 'GlossaryTerm',
    list: 'listGlossaryTerms',
    values: { language },
    fixed: ['concept', 'language'],
  },
  User: {
    row: 'User',
    list: 'listUsers',
    key: 'username',
    values: {
      password: passwords,
      confirmPassword: passwords,
      lang: ['it', 'en'],
      email: ['one@example.com', 'two@example.com'],
      countries: [['IT'], ['FR']],
    },
    fixed: ['username'],
  },
  ApiJsonTest: {
    row: 'ApiJsonTest',
    list: 'listApiJsonTests',
    values: {
      urlAsIs: ['https://one.example/a', 'https://two.example/a'],
      urlToBe: ['https://one.example/b', 'https://two.example/b'],
      ignorePaths: [['$.one'], ['$.two']],
      errorStatus: [500, 500],
      arrayKeys: [[{ path: '$.list', key: 'id' }], [{ path: '$.all', key: 'code' }]],
    },
    ignored: Object.fromEntries(
      ['diff', 'outcome', 'differenceCount', 'comparedAt', 'errorStatus'].map((field) => [
        field,
        'of the last comparison',
      ]),
    ),
  },
  CountryModel: {
    row: 'CountryModel',
    list: 'listCountryModelsByCountry',
    args: { key: 'IT' },
    key: 'modelcode',
    values: {
      modelcode: [undefined, 'AURORA'],
      adm: [undefined, '7'],
      myMinimum: [undefined, '2026'],
      myActive: [undefined, '2027'],
      mySecondary: [undefined, '2028'],
    },
    ignored: Object.fromEntries(
      ['description', 'myrange', 'countryId', 'countryDesc', 'tabele'].map((field) => [
        field,
        'of the model or the country',
      ]),
    ),
  },
  Downpayment: {
    row: 'Downpayment',
    list: 'findDownpaymentsPaged',
    args: { market: 'IT' },
    values: { country: [{ id: 'IT' }, { id: 'IT' }], models: [[], []] },
    ignored: Object.fromEntries(
      ['active', 'insertUser', 'insertDate', 'updateUser', 'updateDate', 'lastUpdate', 'models'].map(
        (field) => [field, 'kept or switched by the console'],
      ),
    ),
    fixed: ['country'],
  },
};

/** Operations with other shapes; their own tests read every property back. */
const OTHERS: Record<string, string> = {
  createOptionGridLabel: 'option-labels/write.test.ts',
  updateOptionGridLabel: 'option-labels/write.test.ts',
  updateOptionLabel: 'option-labels/write.test.ts',
  updateTranslation: 'translations/translations.test.ts',
  updateTranslationLengthLimit: 'translations/translation-checks.test.ts',
  createListView: 'list-views/list-views.test.ts',
  updateListView: 'list-views/list-views.test.ts',
  updateListViewPreference: 'list-views/list-views.test.ts',
  createSolModel: 'sol-models/sol-model-writes.test.ts',
  createSolCampaign: 'sol-campaigns/sol-campaigns.test.ts',
  updateSolCampaign: 'sol-campaigns/sol-campaigns.test.ts',
};

const propertiesOf = (schema: Node): Record<string, Node> => {
  const { allOf = [], properties = {} } = deref(schema);
  return { ...Object.assign({}, ...allOf.map(propertiesOf)), ...properties };
};

const inputOf = ({ requestBody }: DocumentedOperation): Record<string, Node> =>
  propertiesOf(requestBody.content['application/json'].schema);

function sample(title: string, node: Node, at: 0 | 1): unknown {
  const { type, maxLength = 100, enum: some, const: only } = deref(node);
  const [kind] = [type].flat();
  if (only !== undefined) return only;
  if (some) return some[at];
  if (kind === 'boolean') return at === 0;
  if (kind === 'integer') return at + 1;
  if (kind === 'number') return at + 1.5;
  return `${at + 1}${title}`.slice(0, maxLength);
}

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  await app.aModel({ modelcode: 'AURORA', vetele: '9000001', countries: ['IT', 'FR'] });
  await app.aModel({ modelcode: 'BOREA', vetele: '9000002', countries: ['IT', 'FR'] });
  await app.sql(`UPDATE country SET sol_enable = true`);
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.sql(`INSERT INTO call_to_action (code, label_code) VALUES ('CALL', 'LABEL')`);
  as = await app.signIn({
    ccadmEnabled: true,
    userAdmin: true,
    solEnabledFrontEnd: true,
    countries: ['IT', 'FR'],
  });
});
afterAll(() => app.close());

const filled = (path: string, values: Values) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name])));

it.each(Object.entries(RESOURCES))(
  '%s: what it accepts is stored, and restored from its history',
  async (noun, resource) => {
    const { row: shape, list, args = {}, values = {}, ignored = {}, fixed = [], key } = resource;
    const [create, update, reading] = [`create${noun}`, `update${noun}`, list].map((id) =>
      operations.get(id),
    );
    const shown = Object.keys(propertiesOf(document.components.schemas[shape]));
    const bodyOf = (operation: DocumentedOperation, at: 0 | 1): Values =>
      Object.fromEntries(
        Object.entries(inputOf(operation))
          .filter(([name]) => !['id', 'version'].includes(name) || name === key)
          .map(([name, schema]) => [name, name in values ? values[name]![at] : sample(name, schema, at)]),
      );
    const shared = (sent: Values, without: string[] = []): Values =>
      Object.fromEntries(
        Object.entries(sent).filter(
          ([name]) => shown.includes(name) && !(name in ignored) && !without.includes(name),
        ),
      );
    const stored = async (wanted: unknown): Promise<Values | undefined> => {
      const isQuery = reading!.method === 'GET';
      const { body } = await app.request(reading!.method, filled(reading!.path, args), {
        as,
        query: reading!.parameters.some(({ name }) => name === 'size') ? { size: 1000 } : {},
        body: isQuery ? undefined : args,
      });
      const rows = (Array.isArray(body) ? body : body.content) as Values[];
      return rows.find((one) => one[key ?? 'id'] === wanted);
    };

    const first = create ? bodyOf(create, 0) : {};
    let id = key && (values[key]?.[1] ?? first[key]);
    if (create) {
      const created = await app.request('POST', create.path, { as, body: first });
      expect([200, 201], created.body.message).toContain(created.status);
      id ??= created.body.id;
      expect(await stored(id)).toMatchObject(shared(first));
    }

    const second = bodyOf(update!, 1);
    const path = filled(update!.path, { ...second, id, username: id, countryId: args['key'] });
    const changed = await app.request('PUT', path, { as, body: second });
    expect(changed.status, changed.body.message).toBe(200);
    expect(await stored(id)).toMatchObject({ ...shared(first), ...shared(second, fixed) });

    const entity = noun[0]!.toLowerCase() + noun.slice(1);
    if (!create || !(entity in document.components.schemas.ChangeEntity['x-entities'])) return;
    const changes = `/ccb/auth/fe/changes/${entity}/${encodeURIComponent(String(id))}`;
    const { body: history } = await app.request('GET', changes, { as });
    const restored = await app.request('POST', `${changes}/${history.at(-1).id}/restore`, { as });
    expect(restored.status, restored.body.message).toBe(200);
    expect(await stored(id)).toMatchObject(shared(first));
  },
);

it('looks at every operation that creates or updates a record', () => {
  const known = Object.keys(RESOURCES)
    .flatMap((noun) => [`create${noun}`, `update${noun}`])
    .filter((id) => operations.has(id));
  const writing = [...operations.keys()].filter((id) => /^(create|update)[A-Z]/.test(id));

  expect(writing.toSorted()).toEqual([...known, ...Object.keys(OTHERS)].toSorted());
});
