import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, username: 'editor' });
});
afterAll(() => app.close());

async function created(spec: object = {}): Promise<number> {
  const body = {
    labelGroup: 'History',
    code: `H${Math.random()}`,
    label: 'one',
    language: { id: 1 },
    ...spec,
  };
  return (await app.request('POST', LABELS, { as: editor, body })).body.id;
}
const update = (id: number, label: string) =>
  app.request('PUT', `${LABELS}/${id}`, {
    as: editor,
    body: { labelGroup: 'x', code: 'x', language: { id: 1 }, label },
  });
const remove = (id: number) => app.request('DELETE', `${LABELS}/${id}`, { as: editor });
const changes = () => changesOf(app, editor, 'interfaceLabel');
const history = (id: number) => changes().history(id);
const restore = (id: number, changeId: number) => changes().restore(id, changeId);
const deleted = async (labelGroup?: string) =>
  (await changes().deleted({ labelGroup })).map(({ recordId }) => Number(recordId));
const stored = async (id: number) =>
  (await app.sql<Record<string, unknown>>('SELECT * FROM interface_label WHERE id = $1', [id]))[0];

describe('the history of a label', () => {
  it('tells who did what when, newest first', async () => {
    const id = await created({ code: 'STORY' });
    app.clock.advance(60_000);
    await update(id, 'two');

    const told = await history(id);

    expect(told).toMatchObject([
      {
        recordId: String(id),
        actor: 'editor',
        action: 'update',
        source: '',
        before: { label: 'one' },
        after: { label: 'two' },
      },
      {
        recordId: String(id),
        actor: 'editor',
        action: 'create',
        source: '',
        before: null,
        after: { label: 'one', code: 'STORY', language: 'it' },
      },
    ]);
    const [last, first] = told;
    expect(new Date(last!.at)).toEqual(app.clock.now);
    expect(new Date(last!.at).getTime() - new Date(first!.at).getTime()).toBe(60_000);
  });

  it('outlives the label', async () => {
    const id = await created();
    await remove(id);

    expect((await history(id)).map(({ action }) => action)).toEqual(['delete', 'create']);
  });

  it('is empty for a label that never was', async () => {
    expect(await history(2_147_483_647)).toEqual([]);
  });

  it('holds the last 200 changes', async () => {
    const { id } = await app.aLabel({ labelGroup: 'History' });
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       SELECT now(), 'x', 'interfaceLabel', $1, 'update', $2, $2 FROM generate_series(1, 250)`,
      [
        String(id),
        {
          labelGroup: 'History',
          code: 'x',
          language: 'it',
          label: 'x',
          modelEnableRegexp: 'DEFAULT',
          modelDisableRegexp: '',
        },
      ],
    );

    expect(await history(id)).toHaveLength(200);
  });
});

describe('restoring', () => {
  it('brings an earlier text back as a change of its own', async () => {
    const id = await created();
    await update(id, 'two');
    const creation = (await history(id)).at(-1)!;

    const { status, body } = await restore(id, creation.id);

    expect([status, body.version]).toEqual([200, 3]);
    expect(await stored(id)).toMatchObject({ label: 'one', version: 3 });
    expect((await history(id))[0]).toMatchObject({
      action: 'restore',
      before: { label: 'two' },
      after: { label: 'one' },
    });
  });

  it('brings a deleted label back under its old id with its history', async () => {
    const id = await created({ label: 'kept', modelEnableRegexp: '^A$', modelDisableRegexp: 'B' });
    await update(id, 'last');
    await remove(id);
    const deletion = (await history(id))[0]!;

    const { status, body } = await restore(id, deletion.id);

    expect(status, body.message).toBe(200);
    expect(await stored(id)).toMatchObject({
      label: 'last',
      model_enable_regexp: '^A$',
      model_disable_regexp: 'B',
    });
    expect((await history(id)).map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'update',
      'create',
    ]);
  });

  it('never reuses a version that somebody may still hold', async () => {
    const id = await created();
    await update(id, 'two');
    await remove(id);

    const { body } = await restore(id, (await history(id))[0]!.id);

    expect(body.version).toBeGreaterThan(2);
  });

  it('is refused when another label has taken the key', async () => {
    const id = await created({ code: 'TAKEN' });
    await remove(id);
    await created({ code: 'TAKEN' });

    const { status, body } = await restore(id, (await history(id))[0]!.id);

    expect(status).toBe(409);
    expect(body.fields[0].field).toBe('code');
    expect(await stored(id)).toBeUndefined();
  });

  it('is refused when the language is gone', async () => {
    const { code: language, id: languageId } = await app.aLanguage();
    const id = await created({ language: { id: languageId } });
    await remove(id);
    await app.sql(`DELETE FROM language WHERE code = $1`, [language]);

    const { status, body } = await restore(id, (await history(id))[0]!.id);

    expect([status, body.fields?.[0]?.field]).toEqual([400, 'language']);
  });

  it('answers 404 for a change of another label or none', async () => {
    const [id, other] = [await created(), await created()];

    expect((await restore(id, (await history(other))[0]!.id)).status).toBe(404);
    expect((await restore(id, 9_007_199_254_740_991)).status).toBe(404);
  });

  it.each([
    [0, {}],
    ['x', {}],
    [1, { more: 1 }],
    [1, { before: 'perhaps' }],
  ])('refuses the change %j with %j', async (changeId, query) => {
    expect((await changes().restore(1, changeId, query)).status).toBe(400);
  });
});

describe('the list of deleted labels', () => {
  it('holds the deleted labels of a group, latest first', async () => {
    const [first, second] = [await created({ labelGroup: 'Bin' }), await created({ labelGroup: 'Bin' })];
    const elsewhere = await created({ labelGroup: 'Other bin' });
    for (const id of [first, second, elsewhere]) await remove(id);

    expect(await deleted('Bin')).toEqual([second, first]);
    expect((await deleted()).slice(0, 3)).toEqual([elsewhere, second, first]);
  });

  it('lets go of what was restored', async () => {
    const id = await created({ labelGroup: 'Back' });
    await remove(id);
    await restore(id, (await history(id))[0]!.id);

    expect(await deleted('Back')).toEqual([]);
  });

  it('shows a label once however often it was deleted', async () => {
    const id = await created({ labelGroup: 'Again' });
    await remove(id);
    await restore(id, (await history(id))[0]!.id);
    await remove(id);

    expect(await deleted('Again')).toHaveLength(1);
  });
});

describe('the groups', () => {
  it('are those in use by name, Main Window first', async () => {
    await app.aLabel({ labelGroup: 'Àncora' });
    await app.aLabel({ labelGroup: 'Alpha' });

    const { body } = await app.request('GET', `${LABELS}/groups`, { as: editor });

    expect(body[0]).toBe('Main Window');
    expect(body.slice(1)).toEqual([...body.slice(1)].sort());
    expect(body).toEqual(expect.arrayContaining(['Alpha', 'Àncora']));
    expect(new Set(body).size).toBe(body.length);
  });
});
