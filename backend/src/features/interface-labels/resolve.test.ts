import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.signIn();
  await app.aModel({ modelcode: 'AURORA', vetele: '3410126', description: 'Aurora' });
  await app.aModel({ modelcode: 'LINCE', vetele: '3450126', description: 'Lince' });
});
afterAll(() => app.close());

let groups = 0;
const aGroup = () => `Group ${++groups}`;

async function resolved(
  labelGroup: string,
  modelName?: string,
  language?: string,
): Promise<Record<string, string>> {
  const { status, body } = await app.request('GET', `${LABELS}/findByGroup`, {
    as: user,
    query: { labelGroup, modelName, language },
  });
  expect(status, body.message).toBe(200);
  return Object.fromEntries(body.map((row: { code: string; label: string }) => [row.code, row.label]));
}

describe('the model', () => {
  it('of a vehicle that the feed has just brought counts at once', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for all' });
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for Aurora', modelEnableRegexp: '^aurora$' });
    expect(await resolved(labelGroup, '3410199')).toEqual({ TITLE: 'for all' });

    // As the feed logs it.
    await app.sql(`
      WITH v AS (INSERT INTO vehicle VALUES ('3410199', 'AURORA', '2019', 'Aurora MY19'))
      INSERT INTO change_log (at, actor, entity, entity_id, action)
        VALUES (now(), 'feed', 'commercialModel', '3410199', 'create')`);

    expect(await resolved(labelGroup, '3410199')).toEqual({ TITLE: 'for Aurora' });
  });

  it('may override the default text of a label (R-075)', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for all' });
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for Aurora', modelEnableRegexp: '^aurora$' });

    expect(await resolved(labelGroup, 'AURORA')).toEqual({ TITLE: 'for Aurora' });
    expect(await resolved(labelGroup, 'LINCE')).toEqual({ TITLE: 'for all' });
    for (const modelName of ['DEFAULT', '', undefined])
      expect(await resolved(labelGroup, modelName)).toEqual({ TITLE: 'for all' });
  });

  it('may be given as a vetele (R-075)', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for all' });
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for Aurora', modelEnableRegexp: 'AURORA' });

    expect(await resolved(labelGroup, '3410126')).toEqual({ TITLE: 'for Aurora' });
  });

  it('must be matched whole (R-075)', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for Aur', modelEnableRegexp: 'AUR' });

    expect(await resolved(labelGroup, 'AURORA')).toEqual({});
  });

  it('does not see what its disabling regexp names: disable beats enable (R-075)', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'for all', modelDisableRegexp: 'LINCE' });
    await app.aLabel({
      labelGroup,
      code: 'TITLE',
      label: 'for A',
      modelEnableRegexp: 'A.*',
      modelDisableRegexp: '.*RA',
    });

    expect(await resolved(labelGroup, 'AURORA')).toEqual({ TITLE: 'for all' });
    expect(await resolved(labelGroup, 'LINCE')).toEqual({});
    expect(await resolved(labelGroup)).toEqual({ TITLE: 'for all' });
  });

  it('gets no label from a regexp that cannot be read (R-075)', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'ENABLED', label: 'x', modelEnableRegexp: '(' });
    await app.aLabel({ labelGroup, code: 'DISABLED', label: 'y', modelDisableRegexp: '(' });

    expect(await resolved(labelGroup, 'AURORA')).toEqual({ DISABLED: 'y' });
  });

  it('gets the oldest of several texts that are equally good', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'older', modelEnableRegexp: 'AURORA' });
    await app.aLabel({ labelGroup, code: 'TITLE', label: 'younger', modelEnableRegexp: 'AUR.*' });

    expect(await resolved(labelGroup, 'AURORA')).toEqual({ TITLE: 'older' });
  });
});

describe('the language', () => {
  it('falls back link by link, and the specific text of the language comes first', async () => {
    const labelGroup = aGroup();
    await app.aLanguage({ code: 'f3' });
    await app.aLanguage({ code: 'f2', fallback: 'f3' });
    await app.aLanguage({ code: 'f1', fallback: 'f2' });
    await app.aLabel({ labelGroup, code: 'A', label: 'f1', language: 'f1' });
    for (const code of ['A', 'B']) await app.aLabel({ labelGroup, code, label: 'f2', language: 'f2' });
    for (const code of ['A', 'B', 'C']) await app.aLabel({ labelGroup, code, label: 'f3', language: 'f3' });
    await app.aLabel({
      labelGroup,
      code: 'A',
      label: 'f2 for Aurora',
      language: 'f2',
      modelEnableRegexp: 'AURORA',
    });

    expect(await resolved(labelGroup, 'AURORA', 'f1')).toEqual({ A: 'f1', B: 'f2', C: 'f3' });
    expect(await resolved(labelGroup, 'AURORA', 'f2')).toEqual({ A: 'f2 for Aurora', B: 'f2', C: 'f3' });
    expect(await resolved(labelGroup, 'AURORA', 'f3')).toEqual({ A: 'f3', B: 'f3', C: 'f3' });
  });

  it('is named in the reply as the one that the text was found in', async () => {
    const labelGroup = aGroup();
    const { id } = await app.aLabel({ labelGroup, code: 'A', label: 'only English', language: 'en' });

    const { body } = await app.request('GET', `${LABELS}/findByGroup`, {
      as: user,
      query: { labelGroup, language: 'it' },
    });

    expect(body).toEqual([{ id, code: 'A', label: 'only English', language: 'en' }]);
  });

  it('survives fallbacks that run in a circle', async () => {
    const labelGroup = aGroup();
    await app.aLanguage({ code: 'c1' });
    await app.aLanguage({ code: 'c2', fallback: 'c1' });
    await app.sql(
      `UPDATE language SET fallback_language_id = (SELECT id FROM language WHERE code = 'c2') WHERE code = 'c1'`,
    );
    await app.aLabel({ labelGroup, code: 'A', label: 'round', language: 'c2' });

    expect(await resolved(labelGroup, undefined, 'c1')).toEqual({ A: 'round' });
  });

  it('is the default one unless given, by code or id; an unknown one has nothing', async () => {
    const labelGroup = aGroup();
    await app.aLabel({ labelGroup, code: 'A', label: 'Italian' });

    for (const language of [undefined, '', 'it', 'IT', '1'])
      expect(await resolved(labelGroup, undefined, language)).toEqual({ A: 'Italian' });
    expect(await resolved(labelGroup, undefined, 'zz')).toEqual({});
  });
});

describe('the reply', () => {
  it('is fresh after every kind of write', async () => {
    const editor = await app.signIn({ ccadmEnabled: true });
    const labelGroup = aGroup();
    const label = { labelGroup, code: 'A', language: { id: 1 } };
    const at = async () => (await resolved(labelGroup))['A'];
    const seen = [await at()];
    const { body } = await app.request('POST', LABELS, { as: editor, body: { ...label, label: 'created' } });
    seen.push(await at());
    await app.request('PUT', `${LABELS}/${body.id}`, { as: editor, body: { ...label, label: 'updated' } });
    seen.push(await at());
    await app.request('DELETE', `${LABELS}/${body.id}`, { as: editor });
    seen.push(await at());
    const { history, restore } = changesOf(app, editor, 'interfaceLabel');
    await restore(body.id, (await history(body.id))[0]!.id);
    seen.push(await at());

    expect(seen).toEqual([undefined, 'created', 'updated', undefined, 'updated']);
  });

  it('is empty for an unknown group and lists every group without one', async () => {
    await app.aLabel({ labelGroup: aGroup(), code: 'EVERYWHERE', language: 'ev' });

    expect(await resolved('No such group')).toEqual({});
    expect(await resolved('', undefined, 'ev')).toHaveProperty('EVERYWHERE');
  });

  it('is for every signed-in user and nobody else', async () => {
    expect((await app.request('GET', `${LABELS}/findByGroup`)).status).toBe(401);
  });
});

describe('the hint which models a regexp matches', () => {
  const matches = async (patterns: unknown) =>
    app.request('POST', `${LABELS}/modelMatches`, {
      as: await app.signIn({ ccadmEnabled: true }),
      body: { patterns },
    });

  it('names the models, or the place of the fault', async () => {
    const { body } = await matches(['^aur.*$', 'DEFAULT', '', 'NOTHING', 'A(']);

    const aurora = { modelcode: 'AURORA', modelId: '3410126', description: 'Aurora' };
    const lince = { modelcode: 'LINCE', modelId: '3450126', description: 'Lince' };
    expect(body).toEqual([
      { pattern: '^aur.*$', valid: true, matched: 1, total: 2, models: [aurora] },
      { pattern: 'DEFAULT', valid: true, matched: 2, total: 2, models: [aurora, lince] },
      { pattern: '', valid: true, matched: 2, total: 2, models: [aurora, lince] },
      { pattern: 'NOTHING', valid: true, matched: 0, total: 2, models: [] },
      {
        pattern: 'A(',
        valid: false,
        reason: 'the group opened by "(" is never closed',
        position: 2,
        matched: 0,
        total: 2,
        models: [],
      },
    ]);
  });

  it.each([
    ['too many', Array<string>(201).fill('A')],
    ['too long', ['x'.repeat(201)]],
    ['no texts', [1]],
    ['no list', 'A'],
  ])('refuses patterns that are %s', async (_what, patterns) => {
    expect((await matches(patterns)).status).toBe(400);
  });
});
