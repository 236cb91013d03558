import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged';

let app: TestApp;
let editor: SignedInUser;
const ids: number[] = [];
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, userAdmin: true });
  for (const code of ['A', 'B', 'C', 'D', 'E']) {
    const { id } = await app.aLabel({ labelGroup: 'Places', code, label: 'Same' });
    ids.push(id);
  }
});
afterAll(() => app.close());

const place = async (query: object, path = LABELS) => {
  const { status, body } = await app.request('GET', path, {
    as: editor,
    query: path === LABELS ? { labelGroup: 'Places', size: 2, ...query } : { size: 2, ...query },
  });
  expect(status, body.message).toBe(200);
  return body;
};
const codesOf = (body: { content: { code: string }[] }) => body.content.map(({ code }) => code);

describe('the page of a record', () => {
  it('is listed in place of the page asked for, with its index (R-415)', async () => {
    const body = await place({ pageOf: ids[3], page: 7 });

    expect([body.pageIndex, codesOf(body), body.totalElements]).toEqual([1, ['C', 'D'], 5]);
  });

  it('follows the sort and its direction, also among equal rows', async () => {
    expect((await place({ pageOf: ids[0], sortDesc: true })).pageIndex).toBe(2);
    expect((await place({ pageOf: ids[4], sortBy: 'label' })).pageIndex).toBe(2);
    expect((await place({ pageOf: ids[4], sortBy: 'label', sortDesc: true })).pageIndex).toBe(0);
  });

  it('is counted among what the filters leave', async () => {
    expect((await place({ pageOf: ids[4], code: 'e' })).pageIndex).toBe(0);
    expect((await place({ pageOf: ids[4], label: 'same', modelName: 'DEFAULT' })).pageIndex).toBe(2);
  });

  it('is the page asked for where the list does not hold the record', async () => {
    const filtered = await place({ pageOf: ids[4], code: 'a', page: 0 });
    expect(['pageIndex' in filtered, codesOf(filtered)]).toEqual([false, ['A']]);

    for (const pageOf of ['', '0', 'x', "1' OR '1'='1"])
      expect(codesOf(await place({ pageOf, page: 1 }))).toEqual(['C', 'D']);
  });

  it.each([
    ['country/allEnabledPaged', { language: 'it' }],
    ['callToAction/allPaged', { language: 'it' }],
    ['user/allPaged', {}],
    ['editorialContents/findAllByParams', { modelName: 'DEFAULT', language: 'it' }],
    ['editorialPlaceholders/findAllByParams', { modelName: 'DEFAULT', language: 'it' }],
    ['glossaryTerms/list', {}],
    ['language/allPaged', {}],
    ['commercialModel/allPaged', {}],
    ['interfaceConfig/allPaged', { modelName: 'DEFAULT' }],
    ['consoleConfig/allPaged', {}],
  ])('can be asked for in %s', async (path, query) => {
    const body = await place({ ...query, pageOf: '0' }, `/ccb/auth/fe/${path}`);

    expect(body).not.toHaveProperty('pageIndex');
  });
});
