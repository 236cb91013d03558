// The mock keeps state: its replies match openapi.yaml, and what was saved can be read back.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { replyFault } from '../backend/test/reply-contract.ts';
import { mockContract, type Json } from '../mocks/engine/contract.ts';
import { mockMemory, type Memory } from '../mocks/engine/memory.ts';
import { loadDocument, ROOT, type Node } from './document.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const contract = mockContract(parse(read('openapi.yaml')), (path) => JSON.parse(read(path)));
const { document, deref } = loadDocument();

let memory: Memory;
beforeEach(() => void (memory = mockMemory(contract, { now: () => new Date('2026-11-20T10:00:00.000Z') })));

/** Undefined if the examples answer; throws if a reply violates the contract. */
function call(method: string, address: string, body?: unknown, token: string | null = 'mock-token') {
  const [path = '', query] = address.split('?');
  const reply = memory.reply({
    method,
    path,
    query: new URLSearchParams(query),
    body,
    token: token ?? undefined,
  });
  if (!reply) return undefined;
  const fault = replyFault(method, path, {
    status: reply.status,
    headers: reply.headers,
    body: Buffer.from(JSON.stringify(reply.body)),
  });
  if (fault) throw new Error(fault);
  return { status: reply.status, body: reply.body as Node };
}

const rowsOf = ({ content, ...rest }: Node): Json[] => content ?? Object.values(rest);
const propertiesOf = (schema: Node): Json => {
  const { allOf = [], properties = {} } = deref(schema);
  return { ...Object.assign({}, ...allOf.map(propertiesOf)), ...properties };
};

/** By noun: the path of its list, that of its records, and the display name of a record. */
const NOUNS: [noun: string, list: string, path: string, name: string][] = [
  ['InterfaceLabel', 'interfaceLabel/findAllByGroupPaged?labelGroup=Main%20Window', 'interfaceLabel', 'code'],
  ['EditorialContent', 'editorialContents/findAllByParams', 'editorialContents', 'code'],
  ['EditorialPlaceholder', 'editorialPlaceholders/findAllByParams', 'editorialPlaceholders', 'code'],
  ['Country', 'country/allEnabledPaged', 'country', 'id'],
  ['CarModel', 'commercialModel/allPaged', 'commercialModel', 'modelcode'],
  ['CallToAction', 'callToAction/allPaged', 'callToAction', 'code'],
  ['InterfaceConfig', 'interfaceConfig/allPaged', 'interfaceConfig', 'model'],
  ['ConfigurationParameter', 'consoleConfig/allPaged', 'consoleConfig', 'code'],
  ['Language', 'language/allPaged', 'language', 'code'],
  ['TrackingLabel', 'trackingLabels/list', 'trackingLabels', 'key'],
  ['GlossaryTerm', 'glossaryTerms/list', 'glossaryTerms', 'term'],
  ['User', 'user/allPaged', 'user', 'username'],
  ['ApiJsonTest', 'apiJsonTesting/allPaged', 'apiJsonTesting', 'urlAsIs'],
];

describe.each(NOUNS)('%s', (noun, list, path, name) => {
  const all = `/ccb/auth/fe/${list}${list.includes('?') ? '&' : '?'}size=2000`;
  const listed = () => rowsOf(call('GET', path === 'trackingLabels' ? `/ccb/auth/fe/${list}` : all)!.body);

  function inputLike(row: Json, changed: Json): Json {
    const { requestBody } = document.paths[contract.operations[`create${noun}`]!.path].post;
    const fields = Object.keys(propertiesOf(deref(requestBody).content['application/json'].schema));
    const kept = Object.entries(row).filter(([field]) => fields.includes(field));
    return { ...Object.fromEntries(kept), ...changed };
  }

  it('is created, listed, changed, refused where a colleague was faster, deleted and restored', () => {
    const [first] = listed();
    const created = call(
      'POST',
      `/ccb/auth/fe/${path}`,
      inputLike(first!, { [name]: 'XQ', id: name === 'id' ? 'XQ' : null }),
    );
    const found = listed().find((row) => row[name] === 'XQ')!;
    const key = String(created!.body.id);
    const address = `/ccb/auth/fe/${path}/${noun === 'User' ? 'XQ' : key}`;

    expect(found).toMatchObject({ version: 1 });

    const updated = call('PUT', address, { ...inputLike(found, {}), version: 1 });
    const stale = call('PUT', address, { ...inputLike(found, {}), version: 1 });
    expect(updated!.body.version).toBe(2);
    expect(stale).toMatchObject({
      status: 409,
      body: { changedBy: 'Maria Keller', current: { version: 2 } },
    });

    expect(call('DELETE', address)!.status).toBe(200);
    expect(call('DELETE', address)!.status).toBe(404);
    expect(listed().some((row) => row[name] === 'XQ')).toBe(false);

    const entity = noun[0]!.toLowerCase() + noun.slice(1);
    const changes = call('GET', `/ccb/auth/fe/changes/${entity}/${key}`)!.body as Json[];
    expect(changes.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    const [deleted] = changes;
    expect(call('GET', `/ccb/auth/fe/changes/${entity}`)!.body[0]).toEqual(deleted);
    const wayBack = `/ccb/auth/fe/changes/${entity}/${key}/${deleted!['id']}/restore`;
    expect(call('POST', `${wayBack}?seen=${String(changes[1]!['id'])}`)!.status).toBe(409);
    const restored = call('POST', wayBack);
    expect(restored!.body.version).toBe(3);
    expect(listed().some((row) => row[name] === 'XQ')).toBe(true);
  });
});

describe('minimal bodies', () => {
  const saved = (method: string, path: string, body: unknown) =>
    call(method, `/ccb/auth/fe/${path}`, body)!.body;
  const rowOf = (list: string, id: unknown) =>
    rowsOf(call('GET', `/ccb/auth/fe/${list}`)!.body).find((row) => row['id'] === id);
  const italian = { id: 1, code: 'it', description: 'Italiano' };

  it('are completed as the server does: the default language, one by its code, DEFAULT', () => {
    const tracking = saved('POST', 'trackingLabels', { key: 'XQ', label: 'Click' });
    const input = { code: 'XQ', label: 'Text', labelGroup: 'Main Window', language: { id: 'it' } };
    const label = saved('POST', 'interfaceLabel', { ...input, modelEnableRegexp: '' });

    expect(rowOf('trackingLabels/list', tracking.id)).toMatchObject({ language: italian });
    expect(rowOf('interfaceLabel/findAllByGroupPaged?size=2000', label.id)).toMatchObject({
      language: italian,
      modelEnableRegexp: 'DEFAULT',
    });
  });

  it('keep the key of a label, at an address with a slash at its end too', () => {
    const list = 'interfaceLabel/findAllByGroupPaged?size=2000';
    saved('PUT', 'interfaceLabel/101/', {
      code: 'OTHER',
      label: 'New',
      labelGroup: 'Other',
      language: { id: 2 },
    });

    expect(rowOf(list, 101)).toMatchObject({
      code: 'MAIN_BTN_CONTINUE',
      label: 'New',
      labelGroup: 'Main Window',
      language: italian,
    });
  });

  it('have empty texts where a list shows no null, and a new language is active', () => {
    const action = saved('POST', 'callToAction', { code: 'XQ', labelCode: 'XQ', linkCode: null });
    saved('PUT', 'country/IT', { codmercato: null });
    const language = saved('POST', 'language', { code: 'xq', description: 'New', active: false });

    expect(rowOf('callToAction/allPaged?size=2000', action.id)).toBeDefined();
    expect(rowOf('country/allEnabledPaged?size=2000', 'IT')).toMatchObject({ codmercato: '' });
    expect(rowOf('language/allPaged?size=2000', language.id)).toMatchObject({ active: true });
  });

  it('of taxes: an empty one is 0', () => {
    const taxes = 'IT/3410126';
    saved('PUT', `priceConf/saveMarketDataTaxes/${taxes}`, [
      { description: 'QUOTA ESENTE', code: 'B2C', price: null },
    ]);
    const online = [{ idCountry: 'FR', taxDescription: 'Plate', taxType: 'B2C', taxValue: null }];
    saved('PUT', 'solCountryTaxes/saveSolTaxes', online);

    expect(rowsOf(saved('GET', `priceConf/getTaxes/${taxes}`, undefined))).toMatchObject([{ price: 0 }]);
    expect(rowsOf(saved('GET', 'solCountryTaxes/FR', undefined))).toContainEqual(
      expect.objectContaining({ countryId: 'FR', taxValue: 0 }),
    );
  });
});

it('refuses a code that is taken, and what does not exist', () => {
  const [row] = rowsOf(call('GET', '/ccb/auth/fe/language/allPaged')!.body);
  const taken = call('POST', '/ccb/auth/fe/language', { ...row, id: null });

  expect(taken).toMatchObject({ status: 409, body: { fields: [{ field: 'code' }] } });
  expect(call('PUT', '/ccb/auth/fe/language/999', row)!.status).toBe(404);
});

it('leaves to the examples what it does not remember', () => {
  const body = { model: null, solModel: { model: { vetele: '3410127' } }, country: null, visible: true };

  expect(call('POST', '/ccb/auth/fe/solModel/true', body)).toBeUndefined();
});

it('gives new ids where every record was deleted, and lets nobody in who was', () => {
  const labels = () => rowsOf(call('GET', '/ccb/auth/fe/trackingLabels/list')!.body);
  const [first] = labels();
  const highest = Math.max(...labels().map(({ id }) => Number(id)));
  for (const { id } of labels()) call('DELETE', `/ccb/auth/fe/trackingLabels/${id}`);
  const created = call('POST', '/ccb/auth/fe/trackingLabels', { ...first, id: null });
  call('DELETE', '/ccb/auth/fe/user/market');

  expect(created!.body.id).toBe(highest + 1);
  expect(call('POST', '/ccb/public/getToken', { username: 'market', password: 'x' })!.status).toBe(401);
  expect(contract.match('GET', '/behind/ccb/auth/fe/trackingLabels/list')).toBeUndefined();
});

describe('lists', () => {
  const labels = '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged?labelGroup=Main%20Window&language=it';

  it('have as many pages as the example says', () => {
    const [first, last] = [0, 128].map((page) => call('GET', `${labels}&page=${page}&size=10`)!.body);

    expect(first).toEqual(contract.example('listInterfaceLabels'));
    expect([last.totalElements, last.content.length]).toEqual([1284, 4]);
  });

  it('are searched in any case and without accents, and sorted', () => {
    const found = call('GET', `${labels}&label=PERCHE&code=`)!.body as Node;
    call('GET', '/ccb/auth/fe/language/allPaged?sortBy=code');
    const sorted = call('GET', '/ccb/auth/fe/language/allPaged?sortBy=code&sortDesc=true&size=2')!.body;

    expect(found.content.every(({ label }: Json) => /perché/i.test(label))).toBe(true);
    expect(sorted.content.map(({ code }: Json) => code)).toEqual(['sv', 'pt']);
  });
});

describe('who is signed in', () => {
  const signIn = (username: string) => call('POST', '/ccb/public/getToken', { username, password: 'x' });

  it('is one of the examples, or somebody who was created', () => {
    const [row] = rowsOf(call('GET', '/ccb/auth/fe/user/allPaged')!.body);
    const nobody = signIn('carla');
    call('POST', '/ccb/auth/fe/user', {
      ...row,
      id: null,
      username: 'carla',
      ccadmEnabled: false,
      userAdmin: false,
    });
    const { token, user } = signIn('carla')!.body;

    expect([nobody!.status, user.username, user.ccadmEnabled]).toEqual([401, 'carla', false]);
    expect(call('GET', '/ccb/auth/checkLoggedIn', undefined, token)!.body.user.username).toBe('carla');
    expect(call('GET', '/ccb/auth/fe/language/allPaged', undefined, token)!.status).toBe(403);
  });

  it('has the rights that the server asks for', () => {
    const { token } = signIn('market')!.body;

    expect(call('GET', '/ccb/auth/fe/language/allPaged', undefined, token)!.status).toBe(403);
    for (const path of ['fe/language/allPaged', 'checkLoggedIn'])
      expect(call('GET', `/ccb/auth/${path}`, undefined, null)!.status).toBe(401);
    expect(call('GET', '/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126', undefined, token)!.status).toBe(
      200,
    );
  });
});

describe('changes of records', () => {
  const bulk = { action: 'delete', selection: { all: true } };
  it.each([
    ['market', 'GET', 'changes/price/05FK', 200],
    ['market', 'GET', 'changes/user/admin', 403],
    ['market', 'GET', 'changes/interfaceLabel', 403],
    ['market', 'POST', 'changes/interfaceLabel/1/2/restore', 403],
    ['market', 'POST', 'bulk/interfaceLabel/preview', 403],
    ['admin', 'POST', 'bulk/interfaceLabel/preview', 200],
    ['labels', 'GET', 'changes/configurationParameter/1', 200],
    ['labels', 'POST', 'changes/configurationParameter/1/2/restore', 403],
  ])('%s: %s %s', (username, method, path, status) => {
    const [row] = rowsOf(call('GET', '/ccb/auth/fe/user/allPaged')!.body);
    const user = { ...row, id: null, username: 'labels', ccadmEnabled: true, userAdmin: false };
    call('POST', '/ccb/auth/fe/user', user);
    const { token } = call('POST', '/ccb/public/getToken', { username, password: 'x' })!.body;
    const reply = call(method, `/ccb/auth/fe/${path}`, method === 'POST' ? bulk : undefined, token);

    expect(reply?.status ?? 200).toBe(status);
  });
});

describe('prices', () => {
  const of = (country: string) => `/ccb/auth/fe/priceConf/detailsByModelVersion/${country}/it/3410126`;
  const save = (country: string, version: number, optList: unknown) =>
    call('PUT', `/ccb/auth/fe/priceConf/saveMarketDataModelAndOpt/${country}/3410126?version=${version}`, {
      optList,
    });

  it('are read as they were saved, in their market', () => {
    const saved = save('IT', 7, [{ code: '05FK', price: 1500.5 }]);
    const [italian, french] = ['IT', 'FR'].map((country) => call('GET', of(country))!.body);

    expect(saved!.body.version).toBe(8);
    expect(italian.optionalsSection[0]).toMatchObject({
      price: 1500.5,
      finalPriceWithCurrencyRO: '1.500,50 EUR',
    });
    expect(french.optionalsSection[0].price).toBe(1420);
    expect(save('IT', 7, [])!.status).toBe(409);
  });

  it('are those of fuoriserie too, in the currency and the format that were saved, or else in those of the market', () => {
    const list = (version: number, body: Json) =>
      call('PUT', `/ccb/auth/fe/priceConf/saveMarketDataModelAndOpt/IT/3410126?version=${version}`, body);
    const base = () => call('GET', '/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126')!.body;
    list(7, { optList: [{ code: 'FS01', price: 4000.5 }], currency: 'CHF', pricemask: '#,##0.00' });

    expect(call('GET', of('IT'))!.body.fuoriseriesSection[0]).toMatchObject({
      price: 4000.5,
      finalPriceWithCurrencyRO: '4,000.50 CHF',
    });
    expect(base()).toMatchObject({ currency: 'CHF', finalPriceWithCurrencyRO: '28,900.00 CHF' });

    const equipment = call('PUT', '/ccb/auth/fe/priceConf/saveEquipmentList/IT/3410126?version=8', [
      { code: 'FS01', price: 4100 },
    ]);
    expect([equipment!.status, call('GET', of('IT'))!.body.fuoriseriesSection[0].price]).toEqual([200, 4100]);

    list(9, { currency: '', pricemask: null });
    expect(base()).toMatchObject({ currency: 'EUR', pricemask: '#.##0,00' });
    list(10, {});
    expect(base().currency).toBe('EUR');
  });

  it('of a market that does not exist are not found', () => {
    expect(call('GET', of('XX'))).toEqual({ status: 404, body: { message: 'There is no market XX.' } });
  });
});

describe('online sales', () => {
  const search = (body: Json) => call('POST', '/ccb/auth/fe/solCampaign/allPaged?isHQUser=true', body)!.body;

  it('has the campaign that was created, in the local time of its zone', () => {
    const created = call('POST', '/ccb/auth/fe/solCampaign', {
      description: 'Spring',
      modelDiscountPerc: 3,
      country: { id: 'FR' },
      timeZone: 'Europe/Paris',
      campaignType: 'B2C',
      dateTimeStartUTC: '2027-03-01T08:00:00.000Z',
      dateTimeEndUTC: '2027-03-31T21:59:00.000Z',
      solCampaignModel: [{ vetele: '3410126' }],
    });
    const id = created!.body as number;
    const found = search({ id: String(id) }).content;

    expect(found).toMatchObject([
      { id, discPerc: 3, dateStart: '2027-03-01T09:00', dateEnd: '2027-03-31T23:59' },
    ]);
    expect(call('PUT', `/ccb/auth/fe/solCampaign/active/${id}/true/admin`, {})!.body.version).toBe(2);
    expect(call('GET', `/ccb/auth/fe/solCampaign/${id}`)!.body.active).toBe(true);
  });

  it('is searched by market and vehicle', () => {
    const { content } = search({ idCountry: 'IT', vetele: '3450126' });

    expect(content.map(({ id }: Json) => id)).toEqual([1503, 1475]);
  });

  it.each([
    [{ active: false }, [1503, 1491, 1488, 1482, 1475, 1469]],
    [{ overlapping: true }, [1491, 1482]],
    [{ ids: [1482, 1469] }, [1482, 1469]],
    [{ countryList: ['ES', 'US'] }, [1488, 1469]],
    [{ dateStart: '2026-11-10', dateStartTo: '2026-11-20' }, [1491, 1488]],
    [{ dateStart: '2026-11-10T05:00:00.000Z', dateStartTo: '2026-11-19T00:00:00.000Z' }, [1488]],
    [{ dateEnd: '2026-12-15', dateEndFrom: '2026-11-30' }, [1491, 1482]],
  ])('is searched by %o', (filter, ids) => {
    expect(search(filter).content.map(({ id }: Json) => id)).toEqual(ids);
  });

  it('shows the visibility of headquarters only, or of some records', () => {
    const keysOf = (filter: Json): unknown[] =>
      call('POST', '/ccb/auth/fe/solModel/allPaged?isHQUser=true', filter)!.body.content.map(
        ({ id }: Json) => id,
      );

    const ofHq = keysOf({ showHq: true }) as Json[];
    expect([ofHq.length > 0, ofHq.every((id) => id['idSolMarket'] === 0)]).toEqual([true, true]);
    expect(keysOf({ ids: ['1/0'] })).toEqual([{ idSol: 1, idSolMarket: 0 }]);
  });

  it('shows or hides a vehicle', () => {
    const find = () => call('POST', '/ccb/auth/fe/solModel/allPaged?isHQUser=true', {})!.body.content[0];
    call('PUT', '/ccb/auth/fe/solModel/true', { idSolModel: 1, visible: false });

    expect(find()).toMatchObject({ id: { idSol: 1 }, visible: false, updateUser: 'Maria Keller' });
  });
});

describe('labels of options', () => {
  const OPTIONS = '/ccb/auth/fe/optGridLabel';
  const listed = (query: string) =>
    rowsOf(
      call('GET', `${OPTIONS}/findByOptGroupAndModelName?optGroup=OPT&language=it&${query}`)!.body,
    ) as Node[];

  it('are saved for the model that is listed, over their own version, and deleted again', () => {
    const { id, optItem } = listed('modelName=AURORA_15_HYB')[0]!;
    const put = (body: Json) => call('PUT', `${OPTIONS}/changeOptLabelInOptGrid/${id}/it`, body)!;
    const first = put({ label: 'Solo Aurora', version: 0 });
    expect(first).toMatchObject({ status: 200, body: { version: 1 } });
    expect(put({ label: 'Ancora', version: 0 }).status).toBe(409);

    expect(call('DELETE', `${OPTIONS}/${first.body.id}`)).toMatchObject({ status: 200 });
    const own = optItem.optLabelList[0].id;
    expect(call('DELETE', `${OPTIONS}/${own}`)!.status).toBe(409);
  });

  it('are created once for a new code, which is found by the code', () => {
    const body = { code: 'NEW1', label: 'Nuovo', language: { id: 'it' }, optGroup: 'OPT' };
    expect(call('POST', OPTIONS, body)).toMatchObject({
      status: 200,
      body: { message: 'Label NEW1 created' },
    });
    expect(call('POST', OPTIONS, body)!.status).toBe(409);

    expect(listed('code=new1').map(({ optItem }) => optItem.code)).toEqual(['NEW1']);
    expect(listed('code=3011')).toEqual([]);
  });
});

it('has an example of each kind of record for a change of many', () => {
  const of = (entity: string) =>
    contract.ownReply(contract.match('POST', `/ccb/auth/fe/bulk/${entity}/preview`)!)?.body as Node;

  expect(of('solCampaign').changes[0].name).not.toBe(of('solModel').changes[0].name);
  expect(of('language')).toBeUndefined();
});

describe('labels and models of countries', () => {
  it('are read as they were written, by language and by country', () => {
    const list = '/ccb/auth/fe/optColorLabel/getListByType?optColType=COLOR&label=&code=';
    const write = (version: number) =>
      call('PUT', '/ccb/auth/fe/optColorLabel/changeColLabelInColItem/301/it', { label: 'Bianco', version });

    expect([write(1)!.status, write(1)!.status]).toEqual([200, 409]);
    expect(call('GET', list)!.body.content[0].colLabelList[0]).toMatchObject({ label: 'Bianco', version: 2 });
    expect(call('GET', list.replace('label=', 'label=bianco'))!.body.content[0].id).toBe(301);
  });

  it('of colours are created in their own list, and saved together with the switch', () => {
    const list = '/ccb/auth/fe/optColorLabel/getListByType?optColType=COLOR&code=0n1';
    const body = { code: '0N1', label: 'Verde', language: { id: 'it' }, optGroup: 'COLOR' };
    const { optItemId } = call('POST', '/ccb/auth/fe/optGridLabel', body)!.body;
    const both = { label: 'Verde lago', inactive: true };

    expect(
      call('PUT', `/ccb/auth/fe/optColorLabel/changeColLabelInColItem/${optItemId}/it`, both)!.body,
    ).toEqual({ message: 'Colour 0N1 deactivated', id: optItemId, version: 2 });
    expect(call('GET', list)!.body.content).toMatchObject([
      { id: optItemId, inactive: true, colLabelList: [{ label: 'Verde lago' }] },
    ]);
  });

  it('of a country are those of a model too', () => {
    const [byCountry, byModel] = ['countryModelByCountry/IT', 'countryModelByModel/AURORA_15_HYB'].map(
      (path) => () => rowsOf(call('GET', `/ccb/auth/api/countryModel/${path}`)!.body),
    );
    const row = byCountry!().find(({ modelcode }) => modelcode === 'AURORA_15_HYB')!;
    call('PUT', '/ccb/auth/api/countryModel/AURORA_15_HYB/IT', { ...row, myActive: '2028' });

    expect(byModel!().find(({ countryId }) => countryId === 'IT')).toMatchObject({
      myActive: '2028',
      version: 4,
    });
  });
});
