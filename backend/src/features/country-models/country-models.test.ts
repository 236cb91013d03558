import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { behindLock } from '../../../test/behind-lock.ts';
import { changesOf } from '../../../test/changes.ts';

const ROWS = '/ccb/auth/api/countryModel';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferrari', lang: 'it' });
  await app.aCountry({ id: 'IT', isoCode2: 'IT', descriptions: { it: 'Italia', en: 'Italy' } });
  await app.aCountry({
    id: 'DE',
    isoCode2: 'DE',
    descriptions: { it: 'Germania', en: 'Germany', de: 'Deutschland' },
  });
  await app.sql(`UPDATE country SET tabele = ''`);
  await app.aModel({ modelcode: 'AURORA', description: 'Aurora città' });
  await app.aModel({ modelcode: 'BOREA', description: 'Borea' });
});
beforeEach(() => app.sql('DELETE FROM country_model'));
afterAll(() => app.close());

const byCountry = (key: string, query: object = {}) =>
  app.request('GET', `${ROWS}/countryModelByCountry/${key}`, { as: editor, query: { ...query } });
const byModel = (key: string, query: object = {}) =>
  app.request('GET', `${ROWS}/countryModelByModel/${key}`, { as: editor, query: { ...query } });
const update = (modelcode: string, countryId: string, body: object, as = editor) =>
  app.request('PUT', `${ROWS}/${modelcode}/${countryId}`, { as, body });
const row = async (modelcode: string, countryId: string) =>
  (await byCountry(countryId, { size: 100 })).body.content.find(
    (each: { modelcode: string }) => each.modelcode === modelcode,
  );

describe('listing', () => {
  it('shows the models of a country, also those that it has said nothing of, switched off (R-152, R-153)', async () => {
    const { body } = await byCountry('IT');

    expect(body.totalElements).toBe(2);
    expect(body.content[0]).toMatchObject({
      modelcode: 'AURORA',
      description: 'Aurora città',
      countryId: 'IT',
      countryDesc: 'Italia',
      tabele: 'AdM',
      adm: '',
      groupType: 'OPT',
      commModelGenerallyActiveInCountry: false,
      comparisonEquipmentPos: null,
      version: 0,
    });
  });

  it('shows the countries of a model, named in the language of the user (R-152)', async () => {
    const { body } = await byModel('AURORA');

    expect(body.content.map(({ countryDesc }: { countryDesc: string }) => countryDesc)).toEqual([
      'Germania',
      'Italia',
    ]);
    expect((await byModel('AURORA', { sortDesc: true, size: 1 })).body.content[0].countryId).toBe('IT');
    const german = await byModel('AURORA', { language: 'de' });
    expect(german.body.content.map(({ countryDesc }: { countryDesc: string }) => countryDesc)).toEqual([
      'Country IT',
      'Deutschland',
    ]);
    expect((await byModel('AURORA', { page: 9 })).body).toEqual({ content: [], totalElements: 2 });
  });

  it('filters by code and label of what it lists, and by group type', async () => {
    await update('BOREA', 'IT', { groupType: 'ACC' });

    expect((await byCountry('IT', { code: 'aur' })).body.totalElements).toBe(1);
    expect((await byCountry('IT', { label: 'CITTA' })).body.totalElements).toBe(1);
    expect((await byCountry('IT', { label: '%' })).body.totalElements).toBe(0);
    expect((await byCountry('IT', { optGroup: 'ACC' })).body.content[0].modelcode).toBe('BOREA');
    expect((await byCountry('IT', { optGroup: 'Main Window' })).body.totalElements).toBe(2);
    expect((await byModel('AURORA', { code: 'de' })).body.totalElements).toBe(1);
    expect((await byModel('AURORA', { label: 'ital' })).body.totalElements).toBe(1);
    expect((await byModel('AURORA', { label: 'germania', language: 'de' })).body.totalElements).toBe(0);
    expect((await byModel('AURORA', { label: 'deutsch', language: 'de' })).body.totalElements).toBe(1);
  });
});

describe('saving a row', () => {
  it('stores it and answers a message and the version', async () => {
    const whole = {
      adm: 'SE',
      myMinimum: '2025',
      myActive: '2026',
      mySecondary: '',
      mandatory: true,
      commModelGenerallyActiveInCountry: true,
      commModelFrontendActiveInCountry: true,
      mxeActive: true,
      exclusive: true,
      groupType: 'CUSTPRG',
      mandatorySubgroup: 'TYRES',
      comparisonEquipmentPos: 7,
    };
    const { status, body } = await update('AURORA', 'IT', { ...(await row('AURORA', 'IT')), ...whole });

    expect([status, body]).toEqual([200, { message: 'Aurora città in IT updated', version: 1 }]);
    expect(await row('AURORA', 'IT')).toMatchObject({ ...whole, version: 1 });
  });

  it('takes MXE away with FE, on whose row nobody could switch it off', async () => {
    await update('AURORA', 'IT', { commModelFrontendActiveInCountry: true, mxeActive: true });
    await update('AURORA', 'IT', { commModelFrontendActiveInCountry: false });

    expect(await row('AURORA', 'IT')).toMatchObject({ mxeActive: false });
  });

  it('leaves what the body leaves out as it is, and empties a position with null', async () => {
    await update('AURORA', 'IT', { adm: 'SE', comparisonEquipmentPos: 7, mandatory: true });
    await update('AURORA', 'IT', { comparisonEquipmentPos: null });

    expect(await row('AURORA', 'IT')).toMatchObject({
      adm: 'SE',
      mandatory: true,
      comparisonEquipmentPos: null,
    });
  });

  it.each([
    [{ adm: 'ABC' }, 'il campo ADM non deve superare i due caratteri'],
    [{ myMinimum: '25' }, 'il campo Min MY deve essere un anno'],
    [{ myActive: '20261' }, 'il campo MY 1 deve essere un anno'],
    [{ mySecondary: 'next' }, 'il campo MY 2 deve essere un anno'],
  ])('refuses %j in the quoted words and stores nothing (R-148, R-149)', async (wrong, message) => {
    const { status, body } = await update('AURORA', 'IT', { mandatory: true, ...wrong });

    expect([status, body.message, body.fields]).toEqual([
      400,
      message,
      [{ field: Object.keys(wrong)[0], message }],
    ]);
    expect((await row('AURORA', 'IT')).version).toBe(0);
  });

  it('refuses a stale version with the row as it is now; a row that came into being meanwhile as well', async () => {
    await update('AURORA', 'IT', { adm: 'A', version: 0 });
    const { status, body } = await update('AURORA', 'IT', { adm: 'B', version: 0 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      current: { adm: 'A', version: 1, countryDesc: 'Italia' },
      changedBy: 'Giulia Ferrari',
    });
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'refuses what would go over a row that somebody is storing for the first time',
    async () => {
      const bySomebody = `INSERT INTO country_model (country_id, modelcode, adm) VALUES ('IT', 'AURORA', $1)`;
      const [reply] = await behindLock(app, { sql: bySomebody, values: ['A'] }, () => [
        update('AURORA', 'IT', { mandatory: true, version: 0 }),
      ]);

      expect([reply!.status, reply!.body.current]).toMatchObject([409, { adm: 'A', version: 1 }]);
      expect(await row('AURORA', 'IT')).toMatchObject({ adm: 'A', mandatory: false, version: 1 });
    },
  );

  it('neither counts nor logs a change that changes nothing', async () => {
    await update('AURORA', 'IT', { adm: 'A' });

    expect((await update('AURORA', 'IT', { adm: 'A' })).body.version).toBe(1);
  });

  it('keeps who changed what', async () => {
    await update('AURORA', 'IT', { adm: 'A' });
    await update('AURORA', 'IT', { adm: 'B' });
    const [last, first] = await changesOf(app, editor, 'countryModel').history('IT~AURORA');

    expect([last!.actor, last!.action, last!.before.adm, last!.after.adm]).toEqual([
      'Giulia Ferrari',
      'update',
      'A',
      'B',
    ]);
    expect([first!.action, first!.before, first!.after.adm]).toEqual(['create', null, 'A']);
  });

  it('answers 404 for an unknown model or country', async () => {
    expect((await update('NOPE', 'IT', { adm: 'A' })).status).toBe(404);
    expect((await update('AURORA', 'XX', { adm: 'A' })).status).toBe(404);
  });
});

it('exports what the list shows (decision A-90)', async () => {
  await update('AURORA', 'IT', { adm: '01', myActive: '2026' });
  const { body } = await app.request('GET', `${ROWS}/toCsv`, {
    as: editor,
    query: { from: 'countries', idKey: 'IT', code: 'AURORA' },
  });
  const [head, line, ...rest] = body.trim().split('\r\n');

  expect(head).toContain('modelcode;description;myrange;countryId');
  expect(line).toContain('IT;Italia;AdM;"01";');
  expect(rest).toEqual([]);
  const german = { from: 'car_model', idKey: 'AURORA', label: 'deutsch', language: 'de' };
  const inGerman = await app.request('GET', `${ROWS}/toCsv`, { as: editor, query: german });
  expect(inGerman.body).toContain('DE;Deutschland;');
});

it('lists the models of a country and the countries of a model for every session', async () => {
  await update('AURORA', 'IT', { commModelGenerallyActiveInCountry: true });
  const nobody = await app.signIn({ lang: 'it' });
  const models = await app.request('GET', `${ROWS}/getModelListByCountry`, {
    as: nobody,
    query: { country: 'IT' },
  });
  const countries = await app.request('GET', '/ccb/auth/api/getCountryListByModel/AURORA', { as: nobody });

  expect(models.body.map(({ modelcode }: { modelcode: string }) => modelcode)).toEqual(['AURORA']);
  expect(countries.body).toEqual([
    { id: 'IT', description: 'Italia', isoCode2: 'IT', generallyActive: true, frontendActive: false },
  ]);
});

it('is for the label tool only', async () => {
  const market = await app.signIn({ priceConfEnabled: true });

  expect((await update('AURORA', 'IT', { adm: 'A' }, market)).status).toBe(403);
  expect((await app.request('GET', `${ROWS}/countryModelByCountry/IT`, { as: market })).status).toBe(403);
  expect((await app.request('GET', `${ROWS}/countryModelByCountry/IT`)).status).toBe(401);
});
