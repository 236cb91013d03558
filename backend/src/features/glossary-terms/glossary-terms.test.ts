import { describe, expect, it } from 'vitest';
import { describeCrudResource, upload } from '../../../test/crud-resource.ts';

const TERMS = '/ccb/auth/fe/glossaryTerms';

const app = describeCrudResource('glossary terms', {
  path: TERMS,
  list: 'list',
  entity: 'glossaryTerm',
  table: 'glossary_term',
  record: (n) => ({
    concept: `concept_${n}`,
    language: { id: 1 },
    term: `Term_${n}`,
    forbidden: false,
    note: `Note ${n}`,
  }),
  name: 'term',
  text: 'note',
  changes: { forbidden: true, term: 'Changed' },
  fixed: { concept: 'other', language: { id: 2 } },
  required: ['concept', 'term'],
  invalid: {
    concept: ['x'.repeat(101), 7, null],
    term: ['x'.repeat(201), null],
    language: [{ id: 99 }, { id: 'xx' }, 'it', null],
    forbidden: ['perhaps', null],
    note: ['x'.repeat(1001), null],
  },
  otherKeys: [{ concept: 'another' }, { language: { id: 2 } }, { term: 'Another' }],
  searches: { concept: 'concept', term: 'term' },
  sorts: ['concept', 'language', 'term', 'id'],
  files: {
    name: 'glossaryTerms',
    columns: ['id', 'concept', 'language', 'term', 'forbidden', 'note'],
    badCell: { column: 'language', value: 'xx', reason: 'Unknown language' },
  },
});

const seats = [
  { concept: 'seat', language: { id: 'it' }, term: 'sedile' },
  { concept: 'seat', language: { id: 'en' }, term: 'seat' },
  { concept: 'seat', language: { id: 'en' }, term: 'chair', forbidden: true, note: 'In a room.' },
  { concept: 'roof', language: { id: 'en' }, term: 'roof' },
];

async function filled() {
  const as = await app().signIn({ ccadmEnabled: true });
  await app().sql('DELETE FROM glossary_term');
  const create = (body: object) => app().request('POST', TERMS, { as, body });
  for (const body of seats) expect((await create(body)).status).toBe(200);
  const get = (to: string, query: object = {}) =>
    app().request('GET', `${TERMS}/${to}`, { as, query: { ...query } });
  const terms = async (query: object = {}): Promise<string[]> => {
    const { status, body } = await get('list', query);
    expect(status, body.message).toBe(200);
    return body.content.map(({ term }: { term: string }) => term);
  };
  return { as, create, get, terms };
}

describe('the glossary (R-350)', () => {
  it('is in every language, by concept, language and whether a term may be used', async () => {
    const { terms } = await filled();

    expect(await terms()).toEqual(['roof', 'sedile', 'seat', 'chair']);
  });

  it('is narrowed to a language, and to terms that are forbidden or not', async () => {
    const { terms } = await filled();

    expect(await terms({ language: 'it' })).toEqual(['sedile']);
    expect(await terms({ language: 'EN', forbidden: false })).toEqual(['roof', 'seat']);
    expect(await terms({ forbidden: true })).toEqual(['chair']);
    expect(await terms({ language: 'xx' })).toEqual([]);
  });

  it('trims concept and term, and permits a term that is not said to be forbidden', async () => {
    const { create, get } = await filled();
    await create({ concept: ' wheel ', language: { id: 'it' }, term: ' cerchi ' });

    expect((await get('list', { concept: 'wheel' })).body.content).toMatchObject([
      { concept: 'wheel', term: 'cerchi', forbidden: false, note: '', language: { code: 'it' } },
    ]);
  });

  it('changes what a change speaks of only', async () => {
    const { as, get } = await filled();
    const [chair] = (await get('list', { term: 'chair' })).body.content;
    const body = { concept: 'seat', language: { id: 'en' }, term: 'armchair' };
    await app().request('PUT', `${TERMS}/${chair.id}`, { as, body });

    expect((await get('list', { term: 'chair' })).body.content).toMatchObject([
      { term: 'armchair', forbidden: true, note: 'In a room.' },
    ]);
  });

  it('refuses a change to a term that the concept has already, naming the field', async () => {
    const { as, get } = await filled();
    const [chair] = (await get('list', { term: 'chair' })).body.content;
    const { status, body } = await app().request('PUT', `${TERMS}/${chair.id}`, {
      as,
      body: { ...chair, language: { id: 'en' }, term: 'seat' },
    });

    expect([status, body.fields]).toEqual([
      409,
      [{ field: 'term', message: 'This term already exists for this concept and language.' }],
    ]);
  });
});

describe('a term in upper and lower case (R-350)', () => {
  const cover = { concept: 'cover', language: { id: 'it' }, term: 'Überzug', forbidden: true };
  const TAKEN = 'This concept already has this term in this language; upper and lower case are the same.';

  it('is the same term for a concept and language, and may be respelled', async () => {
    const { as, create, get } = await filled();
    await create(cover);
    const [stored] = (await get('list', { term: 'Überzug' })).body.content;

    const { status, body } = await create({ ...cover, term: 'überzug', forbidden: false });
    const other = await create({ ...cover, concept: 'seat', term: 'überzug' });
    const respelled = await app().request('PUT', `${TERMS}/${stored.id}`, {
      as,
      body: { ...stored, language: { id: 'it' }, term: 'ÜBERZUG' },
    });

    expect([status, body.message, body.fields]).toEqual([409, TAKEN, [{ field: 'term', message: TAKEN }]]);
    expect([other.status, respelled.status]).toEqual([200, 200]);
  });

  it('is told row by row in a file, which is imported without it (R-351)', async () => {
    const { as, create, terms } = await filled();
    await create(cover);
    const file =
      'concept;language;term;forbidden;note\ncover;it;überzug;;\ncover;it;Fodera;;\ncover;it;FODERA;true;\ncover;it;Überzug;;Covers.';

    const { body: lines } = await app().request('POST', `${TERMS}/fromCsv`, {
      as,
      body: upload(file, 'a.csv'),
    });

    expect(lines).toEqual([
      'row 2: term "überzug": The concept has this term already, written “Überzug”',
      'row 3: created Fodera',
      'row 4: term "FODERA": Same key as row 3',
      'row 5: updated Überzug',
      '1 created, 1 updated, 0 unchanged, 2 in error',
    ]);
    expect(await terms({ concept: 'cover' })).toEqual(['Fodera', 'Überzug']);
  });
});

describe('files of the glossary (R-351)', () => {
  it('hold the terms that the list shows (A-90)', async () => {
    const { get } = await filled();
    const { bytes } = await get('toCsv', { language: 'en', forbidden: true });

    expect(bytes.toString().replace(/\r\n\d+;/, '\r\n')).toBe(
      '\ufeffid;concept;language;term;forbidden;note\r\nseat;en;chair;true;In a room.\r\n',
    );
  });

  it('say yes and no in the words of spreadsheets, and nothing for no', async () => {
    const { as, terms } = await filled();
    const file =
      'concept;language;term;forbidden;note\nroof;IT;tetto;;\nroof;it;tettino;sì;\nroof;it;tettuccio;perhaps;';

    const { body: lines } = await app().request('POST', `${TERMS}/fromCsv`, {
      as,
      body: upload(file, 'a.csv'),
    });

    expect(lines.at(-1)).toBe('2 created, 0 updated, 0 unchanged, 1 in error');
    expect(lines).toContain('row 4: forbidden "perhaps": Neither true nor false');
    expect(await terms({ language: 'it', forbidden: true })).toEqual(['tettino']);
  });
});
