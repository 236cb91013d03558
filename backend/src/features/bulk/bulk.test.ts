import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { bulkOn, chosen, counts, removal, set } from '../../../test/bulk.ts';

let app: TestApp;
let editor: SignedInUser;
let groups = 0;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
});
afterAll(() => app.close());

const { post, preview, run, undo } = bulkOn(
  () => app,
  () => editor,
);

/** Labels of a new group; code, and pattern if it has one. */
async function labels(...rows: (string | [string, string])[]) {
  const labelGroup = `Bulk ${(groups += 1)}`;
  const ids: number[] = [];
  for (const row of rows) {
    const [code, modelEnableRegexp = 'DEFAULT'] = [row].flat();
    ids.push((await app.aLabel({ labelGroup, code: code!, modelEnableRegexp })).id);
  }
  return { labelGroup, ids };
}
const stored = async (labelGroup: string) =>
  (
    await app.sql<{ code: string; pattern: string }>(
      `SELECT code, model_enable_regexp AS pattern FROM interface_label WHERE label_group = $1 ORDER BY id`,
      [labelGroup],
    )
  ).map(({ code, pattern }) => `${code} ${pattern}`);

describe('many labels at once (R-400)', () => {
  it('shows what would change, before and after, and writes nothing', async () => {
    const { labelGroup, ids } = await labels('A', ['B', '^AURORA$']);

    const shown = await preview('interfaceLabel', set(chosen(...ids), { modelEnableRegexp: '^AURORA$' }));

    expect(shown.counts).toEqual(counts(2, 1, 1));
    expect(shown.changes).toEqual([
      {
        name: 'A · it',
        action: 'update',
        fields: [
          {
            field: 'modelEnableRegexp',
            title: 'Model enabled regexp',
            before: 'DEFAULT',
            after: '^AURORA$',
          },
        ],
      },
    ]);
    expect(await stored(labelGroup)).toEqual(['A DEFAULT', 'B ^AURORA$']);
    expect(await app.sql(`SELECT FROM change_log WHERE source = 'bulk'`)).toEqual([]);
  });

  it('sets a field in one step, which the history and the activity tell', async () => {
    const { labelGroup, ids } = await labels('A', 'B');

    const done = await run('interfaceLabel', set(chosen(...ids), { modelEnableRegexp: ' ^CORSARO$ ' }));

    expect(done).toMatchObject({ message: '2 records changed', counts: counts(2, 2) });
    expect(await stored(labelGroup)).toEqual(['A ^CORSARO$', 'B ^CORSARO$']);
    const log = await app.sql(
      `SELECT actor, source, made_by, xid::text = $2 AS "isOfRun" FROM change_log WHERE entity_id = ANY($1)`,
      [ids.map(String), done.run],
    );
    expect(log).toEqual(
      Array(2).fill({ actor: 'Giulia Ferri', source: 'bulk', made_by: 'bulk', isOfRun: true }),
    );
  });

  it('moves labels to another group', async () => {
    const { ids } = await labels('A', 'B');

    await run('interfaceLabel', set(chosen(...ids), { labelGroup: 'Bulk moved' }));

    expect(await stored('Bulk moved')).toEqual(['A DEFAULT', 'B DEFAULT']);
  });

  it('moves labels with their translations, which have the same key (R-400)', async () => {
    const { labelGroup, ids } = await labels('A', 'B');
    for (const code of ['A', 'B']) await app.aLabel({ labelGroup, code, language: 'en', label: 'Text' });
    const inBoth = ['A DEFAULT', 'B DEFAULT', 'A DEFAULT', 'B DEFAULT'];

    const done = await run('interfaceLabel', set(chosen(...ids), { labelGroup: 'Bulk together' }));
    expect(done.counts).toEqual(counts(2, 4));
    expect([await stored(labelGroup), await stored('Bulk together')]).toEqual([[], inBoth]);

    expect((await undo('interfaceLabel', done.run)).status).toBe(200);
    expect([await stored(labelGroup), await stored('Bulk together')]).toEqual([inBoth, []]);
  });

  it('takes back what it changed, and leaves alone what a feed has written since', async () => {
    const { labelGroup, ids } = await labels('A');
    const done = await run('interfaceLabel', set(chosen(...ids), { modelEnableRegexp: '^AURORA$' }));
    // A feed logs one change for all of its rows.
    await app.sql(`UPDATE interface_label SET label = 'By a feed' WHERE id = ANY($1)`, [ids]);

    expect((await undo('interfaceLabel', done.run)).status).toBe(200);

    expect(await stored(labelGroup)).toEqual(['A DEFAULT']);
    expect(await app.sql('SELECT label FROM interface_label WHERE id = ANY($1)', [ids])).toEqual([
      { label: 'By a feed' },
    ]);
  });

  it('leaves out what would stand twice, with the reason, and changes the others (R-401)', async () => {
    const { labelGroup, ids } = await labels(['A', '^AURORA$'], 'A', 'B');
    const change = set(chosen(...ids), { modelEnableRegexp: '^AURORA$' });

    const shown = await preview('interfaceLabel', change);

    expect(shown.counts).toEqual(counts(3, 1, 1, 1));
    expect(shown.refused).toEqual([
      {
        id: String(ids[1]),
        name: 'A · it',
        reason: 'A label with this group, code, language and regexps already exists.',
      },
    ]);
    expect((await run('interfaceLabel', change)).message).toBe('1 record changed, 1 left out');
    expect(await stored(labelGroup)).toEqual(['A ^AURORA$', 'A DEFAULT', 'B ^AURORA$']);
  });

  it('tells records that are gone', async () => {
    const { ids } = await labels('A');

    const { counts: told, refused } = await preview('interfaceLabel', removal(chosen(...ids, 999_999, 'x')));

    expect(told).toEqual(counts(3, 1, 0, 2));
    expect(refused).toEqual([
      { id: '999999', name: '999999', reason: 'It no longer exists.' },
      { id: 'x', name: 'x', reason: 'It no longer exists.' },
    ]);
  });

  it.each(['interfaceLabel', 'optGroup'])('refuses a faulty pattern for all of them (%s)', async (entity) => {
    const change = set(chosen(1), { modelEnableRegexp: '^AUR(' });

    const { status, body } = await post(entity, '/preview', change);

    expect(status).toBe(400);
    expect(body.fields).toMatchObject([{ field: 'modelEnableRegexp' }]);
  });

  it('takes all that match the filters of the list (R-402)', async () => {
    const { labelGroup } = await labels('FIRST', 'SECOND', 'OTHER');
    const all = (filters: object) => ({ all: true, filters: { labelGroup, language: 'it', ...filters } });

    expect((await preview('interfaceLabel', removal(all({ code: 'o' })))).counts).toEqual(counts(2, 2));
    await run('interfaceLabel', removal(all({ code: 'first' })));

    expect(await stored(labelGroup)).toEqual(['SECOND DEFAULT', 'OTHER DEFAULT']);
  });

  it.each([
    [removal({}), 'Choose records, or all that match.'],
    [removal({ all: true, ids: ['1'] }), 'Choose records, or all that match.'],
    [removal({ all: true, filters: { colour: 'red' } }), 'The list has no filter colour.'],
    [{ ...removal(chosen(1)), action: 'set' }, 'Choose what to set.'],
    [set(chosen(1), { active: true }), 'This cannot be set for many records at once.'],
  ])('refuses %j', async (change, message) => {
    expect(await post('interfaceLabel', '/preview', change)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('refuses a filter whose value the list would refuse', async () => {
    const change = set({ all: true, filters: { from: 'x', idKey: 'IT' } }, { mxeActive: true });

    expect(await post('countryModel', '/preview', change)).toMatchObject({
      status: 400,
      body: { message: 'from must be one of: countries, car_model.' },
    });
  });

  it('takes only so many at once as its words say', async () => {
    const { labelGroup } = await labels('A');
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT $1, 'N' || n, (SELECT id FROM language WHERE code = 'it'), 'x' FROM generate_series(1, 10000) AS n`,
      [labelGroup],
    );

    const { status, body } = await post(
      'interfaceLabel',
      '/preview',
      removal({ all: true, filters: { labelGroup } }),
    );

    expect(status).toBe(400);
    expect(body.message).toMatch(/^At most (10000|2000) records can be changed at once\. Choose fewer\.$/);
  });

  it('refuses what is something else than in the preview, and writes nothing (R-403)', async () => {
    const { labelGroup, ids } = await labels('A', 'B');
    const change = removal(chosen(...ids));
    const { planDigest } = await preview('interfaceLabel', change);
    await app.sql(`UPDATE interface_label SET label = 'Other' WHERE id = $1`, [ids[0]]);

    expect(await post('interfaceLabel', '', { change, planDigest })).toMatchObject({
      status: 409,
      body: { message: 'The records have changed since the preview. Look at it again.' },
    });
    expect(await stored(labelGroup)).toEqual(['A DEFAULT', 'B DEFAULT']);
  });

  it('needs the right to write (R-404)', async () => {
    const stranger = await app.signIn({ priceConfEnabled: true });
    const change = removal(chosen(1));

    for (const [path, body] of [
      ['/preview', change],
      ['', { change, planDigest: 'x' }],
      ['/12/undo', undefined],
    ] as const)
      expect((await post('interfaceLabel', path, body, stranger)).status).toBe(403);
    expect((await post('user', '/preview', set(chosen(1), { active: false }))).status).toBe(403);
    expect((await post('configurationParameter', '/preview', change)).status).toBe(403);
  });
});

describe('a change of many is taken back (R-405)', () => {
  it('as one step: former values, and deleted records under their ids', async () => {
    const { labelGroup, ids } = await labels('A', ['B', '^AURORA$'], 'C');
    const change = await run('interfaceLabel', set(chosen(...ids), { modelEnableRegexp: 'X' }));
    expect(await undo('interfaceLabel', change.run)).toMatchObject({
      status: 200,
      body: { message: 'The change has been undone.' },
    });
    expect(await stored(labelGroup)).toEqual(['A DEFAULT', 'B ^AURORA$', 'C DEFAULT']);

    const deletion = await run('interfaceLabel', removal(chosen(...ids)));
    expect(await stored(labelGroup)).toEqual([]);
    expect((await undo('interfaceLabel', deletion.run)).status).toBe(200);

    expect(await stored(labelGroup)).toEqual(['A DEFAULT', 'B ^AURORA$', 'C DEFAULT']);
    const back = await app.sql(
      `SELECT id, label, version FROM interface_label WHERE label_group = $1 ORDER BY id`,
      [labelGroup],
    );
    expect(back).toEqual(ids.map((id, at) => ({ id, label: `Text of ${'ABC'[at]}`, version: 4 })));
  });

  it('not if one of them has been changed since: then none is', async () => {
    const { labelGroup, ids } = await labels('A', 'B');
    const { run: id } = await run('interfaceLabel', set(chosen(...ids), { modelEnableRegexp: 'X' }));
    await app.request('PUT', `/ccb/auth/fe/interfaceLabel/${ids[1]}`, {
      as: editor,
      body: { labelGroup, code: 'B', label: 'Neu', language: { id: 'it' } },
    });

    expect(await undo('interfaceLabel', id)).toMatchObject({
      status: 409,
      body: { message: 'Changed since: B. Nothing was undone.' },
    });
    expect(await stored(labelGroup)).toEqual(['A X', 'B X']);
  });

  it('leaves translations as old as they were: what was out of date is so again, and nothing else', async () => {
    const { labelGroup, ids } = await labels('A', 'B');
    for (const code of ['A', 'B']) await app.aLabel({ labelGroup, code, language: 'en', label: 'Text' });
    await app.sql(
      `UPDATE interface_label SET label_changed_at = 'epoch' WHERE label_group = $1 AND (code = 'A' OR language_id <> 1)`,
      [labelGroup],
    );
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       SELECT l.label_changed_at, 'One', 'interfaceLabel', l.id::text, 'update', '{"label":"x"}', jsonb_build_object('label', l.label)
       FROM interface_label l WHERE l.label_group = $1 AND l.label_changed_at > 'epoch'`,
      [labelGroup],
    );
    const times = () =>
      app.sql('SELECT id, label_changed_at FROM interface_label WHERE label_group = $1 ORDER BY id', [
        labelGroup,
      ]);
    const before = await times();

    const { run: id } = await run('interfaceLabel', removal(chosen(...ids)));
    expect((await undo('interfaceLabel', id)).status).toBe(200);
    expect(await times()).toEqual(before);
  });

  it('only once, only by who made it, and only as what it was', async () => {
    const { ids } = await labels('A');
    const { run: id } = await run('interfaceLabel', removal(chosen(...ids)));
    const colleague = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });

    expect((await undo('interfaceLabel', id, colleague)).status).toBe(404);
    expect((await undo('trackingLabel', id)).status).toBe(404);
    expect((await undo('interfaceLabel', id)).status).toBe(200);
    expect(await undo('interfaceLabel', id)).toMatchObject({
      status: 404,
      body: {
        message: 'There is nothing to undo: it has already been undone, or is older than 30 days.',
      },
    });
  });
});

describe('the rules of each kind hold', () => {
  it('the default language stays active, and languages in use stay (R-401)', async () => {
    const [used, free] = [await app.aLanguage({ code: 'fr' }), await app.aLanguage({ code: 'sv' })];
    await app.aLabel({ language: 'fr' });
    const [main] = await app.sql<{ id: number }>('SELECT id FROM language WHERE is_default');
    const ids = chosen(main!.id, used.id, free.id);

    const off = await preview('language', set(ids, { active: false }));
    expect(off.counts).toEqual(counts(3, 2, 0, 1));
    expect(off.refused).toMatchObject([{ id: String(main!.id) }]);

    const deletion = await run('language', removal(ids));
    expect(deletion.counts).toEqual(counts(3, 1, 0, 2));
    expect((await undo('language', deletion.run)).status).toBe(200);
    expect(await app.sql(`SELECT code FROM language WHERE code = 'sv'`)).toHaveLength(1);
  });

  it('an id that no user can have is that of nobody', async () => {
    const administrator = await app.signIn({ userAdmin: true });

    const { refused } = await preview(
      'user',
      set(chosen('dealer', '99999999999'), { active: true }),
      administrator,
    );
    expect(refused.map(({ reason }) => reason)).toEqual(['It no longer exists.', 'It no longer exists.']);
  });

  it('a user administrator cannot switch themselves off, and a deactivation is taken back', async () => {
    const administrator = await app.signIn({ userAdmin: true, alias: 'Anna Verdi' });
    const others = [await app.aUser({ ccadmEnabled: true }), await app.aUser({})];
    const ids = chosen(administrator.id, ...others.map(({ id }) => id));

    const done = await run('user', set(ids, { active: false }), administrator);

    expect(done.message).toBe('2 records changed, 1 left out');
    expect((await undo('user', done.run, administrator)).status).toBe(200);
    const active = await app.sql(`SELECT active FROM app_user WHERE id = ANY($1)`, [ids.ids]);
    expect(active).toEqual(Array(3).fill({ active: true }));
    expect((await post('user', '/preview', removal(ids), administrator)).body.message).toBe(
      'Records of this kind are not deleted.',
    );
  });

  it('switches a model in all markets, and back to nothing said', async () => {
    await app.aModel({ modelcode: 'AURORA' });
    for (const id of ['IT', 'DE']) await app.aCountry({ id });
    const all = { all: true, filters: { from: 'car_model', idKey: 'AURORA' } };

    const shown = await preview('countryModel', set(all, { commModelGenerallyActiveInCountry: true }));
    expect(shown.changes.map(({ name, action }) => [name, action])).toEqual([
      ['DE/AURORA', 'create'],
      ['IT/AURORA', 'create'],
    ]);
    const { run: id } = await run('countryModel', set(all, { commModelGenerallyActiveInCountry: true }));
    const switched = () =>
      app.sql(`SELECT country_id AS id FROM country_model WHERE generally_active ORDER BY 1`);
    expect(await switched()).toEqual([{ id: 'DE' }, { id: 'IT' }]);

    expect((await undo('countryModel', id)).status).toBe(200);
    expect(await switched()).toEqual([]);

    await app.sql(`UPDATE country SET desc_fr = 'Allemagne' WHERE id = 'DE'`);
    const found = { all: true, filters: { ...all.filters, label: 'allem', language: 'fr' } };
    const ofOne = await preview('countryModel', set(found, { commModelGenerallyActiveInCountry: true }));
    expect(ofOne.changes.map(({ name }) => name)).toEqual(['DE/AURORA']);
  });

  it('enables calls to action in all countries, or in some', async () => {
    for (const id of ['FR', 'ES'])
      if ((await app.sql('SELECT FROM country WHERE id = $1', [id])).length === 0) await app.aCountry({ id });
    const create = async (code: string) => {
      const { body } = await app.request('POST', '/ccb/auth/fe/callToAction', {
        as: editor,
        body: { code, labelCode: code },
      });
      return (body as unknown as { id: number }).id;
    };
    const ids = [await create('ORDER'), await create('TEST_DRIVE')];
    const links = () =>
      app.sql<{ countryId: string; enable: boolean }>(
        `SELECT country_id AS "countryId", enable FROM country_call_to_action WHERE call_to_action_id = ANY($1)`,
        [ids],
      );
    const [{ count }] = (await app.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM country WHERE id <> 'DEFAULT'`,
    )) as [{ count: number }];

    const some = await run('callToAction', set(chosen(...ids), { enable: true, countries: ['FR'] }));
    expect(some.counts).toEqual(counts(2, 2));
    expect(await links()).toEqual(Array(2).fill({ countryId: 'FR', enable: true }));
    const all = await run('callToAction', set(chosen(...ids), { enable: true }));
    expect(await links()).toHaveLength(2 * count);

    expect((await undo('callToAction', all.run)).status).toBe(200);
    app.clock.advance(1000);
    expect(await links()).toHaveLength(2);
    const deletion = await run('callToAction', removal(chosen(...ids)));
    expect(await links()).toEqual([]);
    expect((await undo('callToAction', deletion.run)).status).toBe(200);
    expect(await links()).toHaveLength(2);
    expect(
      (await preview('callToAction', set(chosen(ids[0]!), { enable: true, countries: ['XX'] }))).refused,
    ).toMatchObject([{ name: 'ORDER', reason: 'There is no country XX.' }]);
  });
});

it('exports the selected rows alone (R-406)', async () => {
  const { labelGroup, ids } = await labels('A', 'B', 'C');

  const { body } = await app.request('GET', '/ccb/auth/fe/interfaceLabel/toCsv', {
    as: editor,
    query: { rows: 'LISTED', labelGroup, ids: `${ids[0]},${ids[2]}` },
  });

  const codes = (body as string)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[2]);
  expect(codes).toEqual(['A', 'C']);
});
