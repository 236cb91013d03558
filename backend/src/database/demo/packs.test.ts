// The packs of the demo data set, as the pack configurator shows them and takes them out and in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { loadDemoData, type DemoClient } from './load-demo-data.ts';
import type { Schema } from '../../kit/contract.ts';

type PackUpload = Schema<'CommercialPackUpload'>;

const CALLS = '/ccb/auth/fe/packConf';
let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await testApp();
  const runner = app.database.createQueryRunner();
  await loadDemoData((await runner.connect()) as DemoClient, { today: app.clock.now });
  await runner.release();
  const [{ id } = { id: 0 }] = await app.sql<{ id: number }>(
    `SELECT id FROM app_user WHERE username = 'admin'`,
  );
  admin = { id, username: 'admin', password: '', name: 'Maria Keller', token: await app.aSession({ id }) };
});
afterAll(() => app?.close());

const exported = async (call: string): Promise<Buffer> =>
  (await app.request('GET', `${CALLS}/${call}`, { as: admin })).bytes;

async function uploaded(call: string, bytes: Buffer): Promise<PackUpload> {
  const form = new FormData();
  form.append('uploadFile', new Blob([bytes as unknown as string]), 'packs.xlsx');
  const { status, body } = await app.request('POST', `${CALLS}/${call}`, { as: admin, body: form });
  expect(status, body.message).toBe(200);
  return body as unknown as PackUpload;
}

const changesIn = ({ uploadedList }: PackUpload) => [...new Set(uploadedList.map(({ change }) => change))];

describe('the packs of the demo data set', () => {
  it('hold sets with defaults, excluded and compulsory options, manoeuvres and implicit contents in Italy', async () => {
    const [vehicle] = await app.sql<{ vetele: string; year: string }>(
      `SELECT vetele, model_year AS year FROM vehicle WHERE modelcode = 'AURORA_15_HYB' ORDER BY model_year DESC`,
    );
    const { body } = await app.request(
      'GET',
      `${CALLS}/basePackInfo/IT/${vehicle!.vetele}/${vehicle!.year}`,
      {
        as: admin,
      },
    );

    const packs = body as unknown as Record<string, unknown>[];
    const options = packs.flatMap((pack) => pack['listMasPackCommOpts'] as Record<string, unknown>[]);
    expect(packs.length).toBeGreaterThan(3);
    for (const has of [
      { priceIncluded: false },
      { compulsory: true },
      { optManovra: expect.stringMatching(/^M\d$/) },
      { defaultSet: 'A' },
      { implicitList: [expect.anything()] },
    ])
      expect(options).toContainEqual(expect.objectContaining(has));
    expect(packs).toContainEqual(
      expect.objectContaining({ implicitList: [expect.anything(), expect.anything()] }),
    );
  });

  it('come out of their workbooks without a change, and would be accepted if they were new', async () => {
    const commercial = await exported('exportCommercialPacks');
    const implicit = await exported('exportImplicitPacks');

    const same = await uploaded('uploadCommercialPacksFromExcel', commercial);
    const sameImplicit = await uploaded('uploadImplicitPacksFromExcel', implicit);
    await app.sql('DELETE FROM commercial_pack_item');
    await app.sql('DELETE FROM implicit_pack_item');
    const anew = await uploaded('uploadCommercialPacksFromExcel', commercial);
    const anewImplicit = await uploaded('uploadImplicitPacksFromExcel', implicit);

    expect([same, sameImplicit].map(changesIn)).toEqual([['unchanged'], ['unchanged']]);
    expect([anew, anewImplicit].map(changesIn)).toEqual([['new'], ['new']]);
    for (const { uploadErrorMsgList } of [same, sameImplicit, anew, anewImplicit])
      expect(uploadErrorMsgList).toEqual([]);
    expect(same.uploadedList.length).toBeGreaterThan(5000);
  });
});
