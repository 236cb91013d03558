import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn } from '../../../test/grid-factories.ts';

const LIST = '/ccb/auth/fe/optColorLabel/getListByType';

interface Entry {
  label: string;
  description: string;
  language: { code: string };
  model: { modelcode: string };
  version: number;
}
interface Item {
  id: number;
  code: string;
  inactive: boolean;
  optLabelList?: Entry[];
  colLabelList?: Entry[];
  offeredIn?: { optCode: string; groupCode: string; modelId: string }[];
}

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
  await app.aLanguage({ code: 'de', description: 'Deutsch' });
  await app.aModel({ modelcode: 'AURORA' });
  const { anOption, aColour } = gridFactoriesOn(app);
  await anOption({
    code: '0012',
    as400: 'CERCHI ACCIAIO',
    labels: { it: 'Cerchi in acciaio', en: 'Steel wheels' },
  });
  await anOption({ code: '08C', as400: 'CERCHI LEGA', labels: { it: 'Cerchi è 100%', de: 'Straßenräder' } });
  await anOption({ code: '55E', as400: 'AERO', inactive: true });
  await anOption({ code: 'A_1', group: 'CARGO', groupType: 'ACC', labels: { it: 'Portapacchi' } });
  await app.sql(`INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
    SELECT i.id, g.id, 'AURORA', 'Brezza' FROM opt_item i, language g WHERE i.code = '08C' AND g.code = 'it'`);
  await app.sql(`UPDATE opt_item SET subgroup = 'B', layergroup = 'EXT' WHERE code = '0012'`);
  await aColour('08M', { it: 'Nero opaco', en: 'Matt black' });
  await aColour('011', { it: 'Bianco ghiaccio' });
  await aColour('120');
});
afterAll(() => app.close());

const get = (query: Record<string, unknown>, as: { token: string } | undefined = editor) =>
  app.request('GET', LIST, { as, query });
const listed = async (query: Record<string, unknown>) =>
  (await get(query)).body as { content: Item[]; totalElements: number };
const codes = async (query: Record<string, unknown>) => (await listed(query)).content.map(({ code }) => code);

describe('the list of options and colours', () => {
  it('lists the options of a group by code, with their labels of every language and model', async () => {
    const { content, totalElements } = await listed({ optColType: 'WHEELS' });

    expect([totalElements, content.map(({ code }) => code)]).toEqual([3, ['0012', '08C', '55E']]);
    expect(content[0]).toMatchObject({
      group: { code: 'WHEELS', description: 'WHEELS' },
      subgroup: 'B',
      layergroup: 'EXT',
      as400Description: 'CERCHI ACCIAIO',
      inactive: false,
      version: 1,
    });
    expect(content[0]).not.toHaveProperty('colLabelList');
    expect(
      content[1]!.optLabelList!.map(({ language, model, label }) => [language.code, model.modelcode, label]),
    ).toEqual([
      ['it', 'DEFAULT', 'Cerchi è 100%'],
      ['de', 'DEFAULT', 'Straßenräder'],
      ['it', 'AURORA', 'Brezza'],
    ]);
    expect(content[2]).toMatchObject({ inactive: true, optLabelList: [] });
  });

  it('lists the colours for COLOR, and when no group is named', async () => {
    const { content } = await listed({ optColType: 'COLOR' });

    expect(content.map(({ code }) => code)).toEqual(['011', '08M', '120']);
    expect(content[1]).toMatchObject({ group: { code: 'COLOR', description: 'Colours' } });
    expect(content[1]).not.toHaveProperty('optLabelList');
    expect(content[1]!.colLabelList!.map(({ label }) => label)).toEqual(['Nero opaco', 'Matt black']);
    expect(await codes({})).toEqual(['011', '08M', '120']);
    expect(await codes({ optColType: '' })).toEqual(['011', '08M', '120']);
  });

  it('tells in which options a colour comes, with the newest vehicle that offers it', async () => {
    await app.aModel({ modelcode: 'BOREA', vetele: '3420126', modelYear: '2026' });
    await app.aModel({ modelcode: 'BOREA', vetele: '3420127', modelYear: '2027' });
    const { aGridOption } = gridFactoriesOn(app);
    await aGridOption({ vetele: '3420126', code: '08C', colours: ['08M', '011'] });
    await aGridOption({ vetele: '3420127', code: '08C', colours: ['08M'] });
    await aGridOption({ vetele: '3420126', code: '0012', colours: ['08M'] });

    const { content } = await listed({ optColType: 'COLOR' });

    expect(
      content.map(({ offeredIn }) => offeredIn!.map(({ optCode, modelId }) => [optCode, modelId])),
    ).toEqual([
      [['08C', '3420126']],
      [
        ['0012', '3420126'],
        ['08C', '3420127'],
      ],
      [],
    ]);
    expect(content[0]!.offeredIn![0]).toEqual({
      optCode: '08C',
      groupCode: 'WHEELS',
      modelId: '3420126',
      as400Description: 'CERCHI LEGA',
    });
  });

  it('takes the type of a group in place of its code, and knows no other group', async () => {
    expect(await codes({ optColType: 'ACC' })).toEqual(['A_1']);
    expect(await codes({ optColType: 'OPT' })).toEqual(['0012', '08C', '55E']);
    expect(await listed({ optColType: 'Nowhere' })).toEqual({ content: [], totalElements: 0 });
  });

  it('pages and sorts by every column, with a stable order', async () => {
    const page = await listed({ optColType: 'WHEELS', page: 1, size: 2 });

    expect([page.totalElements, page.content.map(({ code }) => code)]).toEqual([3, ['55E']]);
    expect(await codes({ optColType: 'WHEELS', sortBy: 'code', sortDesc: true })).toEqual([
      '55E',
      '08C',
      '0012',
    ]);
    expect(await codes({ optColType: 'WHEELS', sortBy: 'as400Description' })).toEqual(['55E', '0012', '08C']);
    expect(await codes({ optColType: 'WHEELS', sortBy: 'inactive', sortDesc: true })).toEqual([
      '55E',
      '08C',
      '0012',
    ]);
    for (const sortBy of ['code', 'group', 'layergroup', 'as400Description', 'inactive', 'id'])
      expect((await codes({ optColType: 'COLOR', sortBy })).toSorted()).toEqual(['011', '08M', '120']);
    expect(await codes({ optColType: 'WHEELS', sortBy: 'subgroup', sortDesc: true })).toEqual([
      '0012',
      '55E',
      '08C',
    ]);
  });

  it('searches the code and the labels of all languages, as parts, without regard to case and accents', async () => {
    expect(await codes({ optColType: 'WHEELS', code: '8c' })).toEqual(['08C']);
    expect(await codes({ optColType: 'WHEELS', label: 'STEEL' })).toEqual(['0012']);
    expect(await codes({ optColType: 'WHEELS', label: 'strassenrader' })).toEqual(['08C']);
    expect(await codes({ optColType: 'WHEELS', label: 'E 100%' })).toEqual(['08C']);
    expect(await codes({ optColType: 'WHEELS', label: 'brezza' })).toEqual(['08C']);
    expect(await codes({ optColType: 'COLOR', label: 'matt' })).toEqual(['08M']);
    expect(await codes({ optColType: 'ACC', code: 'A_' })).toEqual(['A_1']);
    expect(await codes({ optColType: 'WHEELS', code: '_' })).toEqual([]);
    expect(await codes({ optColType: 'WHEELS', code: 'ZZZ', label: 'STEEL' })).toEqual([]);
  });

  it('finds what has no label in a language', async () => {
    expect(await codes({ optColType: 'WHEELS', missingIn: 'de' })).toEqual(['0012', '55E']);
    expect(await codes({ optColType: 'COLOR', missingIn: 'en' })).toEqual(['011', '120']);
  });

  it('refuses anonymous callers, users without the label tool and unknown sort keys', async () => {
    const market = await app.signIn({ priceConfEnabled: true });

    expect((await app.request('GET', LIST)).status).toBe(401);
    expect((await get({}, market)).status).toBe(403);
    expect((await get({ sortBy: 'label' })).status).toBe(400);
  });
});
