/**
 * Exports of reference data: whatever a text contains (would-be formulas, leading zeros, accents, line ends), CSV and XLSX match
 * the list when read by the importer. crud-resource.ts tests the same of CRUD resources.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '../src/kit/import/table.ts';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import { AWKWARD } from './crud-resource.ts';
import { uploadOf } from './uploads.ts';

interface ExportedResource {
  /** With their query. */
  list: string;
  exports: string;
  query?: Record<string, string>;
  /** The field of the awkward texts, and the one with leading zeros. */
  text: string;
  code: string;
  create: (code: string, text: string) => Promise<unknown>;
}

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  as = await app.signIn({ ccadmEnabled: true, userAdmin: true });
  await app.aCountry({ id: 'IT' });
});
afterAll(() => app.close());

const post = (path: string, body: object) => app.request('POST', `/ccb/auth/fe/${path}`, { as, body });

const exported: Record<string, ExportedResource> = {
  'calls to action': {
    list: 'fe/callToAction/allPaged',
    exports: 'fe/callToAction',
    text: 'iconKey',
    code: 'code',
    create: (code, iconKey) => post('callToAction', { code, labelCode: 'X', iconKey }),
  },
  groups: {
    list: 'fe/optGroup/allPaged',
    exports: 'fe/optGroup',
    text: 'label',
    code: 'code',
    create: (code, label) => post('optGroup', { code, description: 'X', label }),
  },
  'car models': {
    list: 'fe/commercialModel/allPaged',
    exports: 'fe/commercialModel',
    text: 'description',
    code: 'modelcode',
    create: (modelcode, description) => app.aModel({ modelcode, description }),
  },
  'country models': {
    list: 'api/countryModel/countryModelByCountry/IT',
    exports: 'api/countryModel',
    query: { from: 'countries', idKey: 'IT' },
    text: 'mandatorySubgroup',
    code: 'modelcode',
    create: async (modelcode, subgroup) => {
      await app.sql(
        `INSERT INTO country_model (modelcode, country_id, mandatory_subgroup) VALUES ($1, 'IT', $2)
         ON CONFLICT (modelcode, country_id) DO UPDATE SET mandatory_subgroup = excluded.mandatory_subgroup`,
        [modelcode, subgroup],
      );
    },
  },
};

describe.each(Object.entries(exported))('the export of %s', (_name, resource) => {
  const codes = AWKWARD.map((_, n) => `00${n}`);
  beforeAll(async () => {
    for (const [n, code] of codes.entries()) await resource.create(code, AWKWARD[n]!);
  });

  it.each(['Csv', 'Xlsx'])('matches the list (to%s)', async (kind) => {
    const listed = await app.request('GET', `/ccb/auth/${resource.list}`, { as, query: { size: '100' } });
    expect(listed.status, listed.body.message).toBe(200);
    const rows = (listed.body.content as Record<string, unknown>[]).filter((row) =>
      codes.includes(String(row[resource.code])),
    );
    expect(rows).toHaveLength(codes.length);

    const { bytes } = await app.request('GET', `/ccb/auth/${resource.exports}/to${kind}`, {
      as,
      query: resource.query,
    });

    const columns = [resource.code, resource.text];
    const table = await openTable(await uploadOf(`x.${kind.toLowerCase()}`, bytes), {
      columns,
      required: columns,
    });
    const read = new Map<string, string>();
    for await (const { cells } of table.rows) read.set(cells[resource.code]!, cells[resource.text]!);
    for (const row of rows) expect(read.get(String(row[resource.code]))).toBe(row[resource.text]);
  });
});
