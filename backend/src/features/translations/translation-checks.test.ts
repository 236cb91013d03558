import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const TRANSLATIONS = '/ccb/auth/fe/translation';
const TERMS = '/ccb/auth/fe/glossaryTerms';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  await app.aLanguage({ code: 'de' });
});
afterAll(() => app.close());
beforeEach(() =>
  app.sql('DELETE FROM interface_label; DELETE FROM glossary_term; DELETE FROM translation_length_limit'),
);

const labelled = async (group: string, code: string, texts: Record<string, string>) => {
  for (const [language, label] of Object.entries(texts))
    await app.aLabel({ labelGroup: group, code, language, label });
};
const term = (concept: string, language: string, text: string, forbidden = false) =>
  app.request('POST', TERMS, {
    as: editor,
    body: { concept, language: { id: language }, term: text, forbidden },
  });
const faulty = async (query: object = {}) => {
  const { body } = await app.request('GET', TRANSLATIONS, {
    as: editor,
    query: { kind: 'interfaceLabel', source: 'it', targets: 'en,de', state: 'faulty', ...query },
  });
  return body.content.map(({ code }: { code: string }) => code);
};
const limit = (group: string, percent: number | null, as = editor, spec: object = {}) =>
  app.request('PUT', `${TRANSLATIONS}/lengthLimit`, {
    as,
    body: { kind: 'interfaceLabel', group, percent, ...spec },
  });
const checks = async () => (await app.request('GET', `${TRANSLATIONS}/checks`, { as: editor })).body;

describe('the quality filter', () => {
  it('finds forbidden terms of the language of the translation, as whole words in whatever case (R-353)', async () => {
    await labelled('Seats', 'A', { it: 'I sedili', en: 'The SESSEL', de: 'Die SESSEL' });
    await labelled('Seats', 'B', { it: 'Il sedile', en: 'The seat', de: 'Der Sesselbezug' });
    expect(await faulty()).toEqual([]);

    await term('seat', 'de', 'Sitz');
    await term('seat', 'de', 'Sessel', true);

    expect(await faulty()).toEqual(['A']);
    expect(await faulty({ stateLanguage: 'en' })).toEqual([]);
    expect(await faulty({ stateLanguage: 'de' })).toEqual(['A']);
  });

  it('finds texts that are longer than twice their source, or than the limit of their group (R-356)', async () => {
    const source = 'Twenty characters ok';
    await labelled('Short', 'A', { it: source, en: 'x'.repeat(41) });
    await labelled('Short', 'B', { it: 'Twenty letters of it', en: 'x'.repeat(31) });
    await labelled('Long', 'C', { it: source, en: 'x'.repeat(41) });
    expect(await faulty()).toEqual(['C', 'A']);

    await limit('Short', 150);
    await limit('', 300);

    expect(await faulty()).toEqual(['A', 'B']);
    expect(await faulty({ group: 'Long' })).toEqual([]);
  });
});

describe('what quality checks go by', () => {
  it('is the glossary, by concept and language, and the limits of groups (R-352)', async () => {
    await labelled('Seats', 'A', { it: 'x' });
    await term('seat', 'en', 'chair', true);
    await term('seat', 'en', 'seat');
    await term('roof', 'it', 'tetto');
    await limit('Seats', 120);

    const entry = { note: '', forbidden: false };
    expect(await checks()).toEqual({
      terms: [
        { ...entry, concept: 'roof', language: 'it', term: 'tetto' },
        { ...entry, concept: 'seat', language: 'en', term: 'seat' },
        { ...entry, concept: 'seat', language: 'en', term: 'chair', forbidden: true },
      ],
      limits: [{ kind: 'interfaceLabel', group: 'Seats', percent: 120 }],
    });
  });

  it('is for those who may use the label tool', async () => {
    const other = await app.signIn({ priceConfEnabled: true });

    expect((await app.request('GET', `${TRANSLATIONS}/checks`, {})).status).toBe(401);
    expect((await app.request('GET', `${TRANSLATIONS}/checks`, { as: other })).status).toBe(403);
    expect((await limit('', 150, other)).status).toBe(403);
    expect((await checks()).limits).toEqual([]);
  });
});

describe('the length limit of a group (R-357)', () => {
  it('is set, changed and taken back, and each of these is logged once', async () => {
    await labelled('Seats', 'A', { it: 'x' });
    const before = await app.sql<{ id: number }>('SELECT max(id) AS id FROM change_log');
    const replies = [];
    for (const percent of [150, 180, 180, null, null]) replies.push((await limit('Seats', percent)).body);

    expect(replies.map(({ message }) => message)).toEqual([
      'Limit saved',
      'Limit saved',
      'Limit saved',
      'Limit taken back',
      'Limit taken back',
    ]);
    expect((await checks()).limits).toEqual([]);
    const state = (percent: number) => ({ kind: 'interfaceLabel', group: 'Seats', percent });
    expect(
      await app.sql(
        `SELECT action, actor, before, after FROM change_log
         WHERE entity = 'translationLengthLimit' AND id > $1 ORDER BY id`,
        [before[0]!.id ?? 0],
      ),
    ).toEqual([
      { action: 'create', actor: 'Giulia Ferri', before: null, after: state(150) },
      { action: 'update', actor: 'Giulia Ferri', before: state(150), after: state(180) },
      { action: 'delete', actor: 'Giulia Ferri', before: state(180), after: null },
    ]);
  });

  it('is refused over another one than the one that was seen, unless it is that already', async () => {
    const over = (seen: number | null, percent: number | null) => limit('', percent, editor, { seen });
    await limit('', 180);

    for (const seen of [null, 150]) {
      const { status, body } = await over(seen, 120);
      expect([status, body.fields]).toEqual([
        409,
        [{ field: 'percent', message: 'This limit is 180 % by now.' }],
      ]);
      expect((await over(seen, 180)).status).toBe(200);
    }
    expect((await over(180, null)).status).toBe(200);
    expect((await over(180, 120)).body.message).toBe('This limit has been taken back meanwhile.');
    expect((await checks()).limits).toEqual([]);
  });

  it('is set by one of two who set the first one at the same time', async () => {
    const both = await Promise.all([120, 150].map((percent) => limit('', percent, editor, { seen: null })));

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await limit('', null);
  });

  it('is refused where it means nothing', async () => {
    expect(await limit('No such group', 150)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'group', message: 'Unknown group' }] },
    });
    for (const percent of [99, 1001, 150.5])
      expect(await limit('', percent)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'percent' }] },
      });
  });
});
