import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../../test/app.ts';
import { changesOf } from '../../../../test/changes.ts';
import { isDefaultPattern, matchesModel, patternFault } from '../../../kit/model-pattern.ts';
import type { DemoClient } from '../load-demo-data.ts';
import { markets } from '../markets.ts';
import { models } from '../models.ts';
import { demoContents, type DemoContent } from './contents.ts';
import { fillEditorial } from './load-editorial.ts';
import { demoPlaceholders } from './placeholders.ts';

const contents = demoContents();
const placeholders = demoPlaceholders();
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the contents of the demo data set', () => {
  it('are about 70, all of them in Italian, and most in the other main languages', () => {
    const countIn = (wanted: string) => contents.filter(({ language }) => language === wanted).length;

    expect(contents.length).toBeGreaterThan(60);
    expect(countIn('it')).toBeGreaterThan(20);
    for (const language of ['en', 'de', 'fr', 'es']) expect(countIn(language), language).toBeGreaterThan(7);
  });

  it('have distinct keys, labels and filled texts that fit', () => {
    const keyOf = (row: DemoContent) =>
      [row.code, row.language, row.modelEnableRegexp, row.modelDisableRegexp, row.optcode].join(' ');
    const faulty = contents.filter(
      ({ code, label, content }) => !/^ED_[A-Z_]+$/.test(code) || !label || !content || content.length > 8000,
    );

    expect(repeated(contents.map(keyOf))).toEqual([]);
    expect(faulty).toEqual([]);
  });

  it('carry patterns that match some models, never none and never all', () => {
    const patterns = contents
      .flatMap(({ modelEnableRegexp, modelDisableRegexp }) => [modelEnableRegexp, modelDisableRegexp])
      .filter((pattern) => !isDefaultPattern(pattern));
    const useless = patterns.filter((pattern) => {
      const matched = models.filter(({ modelcode }) => matchesModel(pattern, modelcode)).length;
      return patternFault(pattern) !== undefined || matched === 0 || matched === models.length;
    });

    expect(useless).toEqual([]);
  });

  it('name placeholders that exist, in the Italian of Italy', () => {
    const codes = new Set(
      placeholders
        .filter(({ country, language }) => country === 'IT' && language === 'it')
        .map(({ code }) => code),
    );
    const named = contents.flatMap(({ content }) =>
      [...content.matchAll(/\{(\w+)\}/g)].map(([, code = '']) => code),
    );

    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
  });
});

describe('the placeholders of the demo data set', () => {
  it('are about 60 with distinct keys, known markets and models', () => {
    const countries = markets.map(({ id }) => id);
    const modelcodes = ['DEFAULT', ...models.map(({ modelcode }) => modelcode)];

    expect(placeholders.length).toBeGreaterThan(55);
    expect(
      repeated(placeholders.map((row) => [row.code, row.country, row.language, row.model].join(' '))),
    ).toEqual([]);
    expect(
      placeholders.filter(
        ({ country, model, content }) =>
          !countries.includes(country) || !modelcodes.includes(model) || !content,
      ),
    ).toEqual([]);
  });

  it('keep leading zeros', () => {
    expect(placeholders).toContainEqual({
      code: 'postal_code_example',
      country: 'IT',
      language: 'it',
      model: 'DEFAULT',
      content: '00184',
    });
  });
});

describe('the editorial demo data in the database', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await testApp()));
  afterAll(() => app.close());

  it('is listed, for all models and for one', async () => {
    for (const id of new Set(placeholders.map(({ country }) => country))) await app.aCountry({ id });
    for (const modelcode of new Set(placeholders.map(({ model }) => model)))
      if (modelcode !== 'DEFAULT') await app.aModel({ modelcode, countries: [] });
    for (const code of ['de', 'fr', 'es']) await app.aLanguage({ code });
    const as = await app.signIn({ ccadmEnabled: true });
    const total = async (path: string, modelName: string) =>
      (await app.request('GET', `/ccb/auth/fe/${path}/findAllByParams`, { as, query: { modelName } })).body
        .totalElements as number;

    const client: DemoClient = { query: async (sql, values) => ({ rows: await app.sql(sql, values) }) };
    await fillEditorial(client, app.clock.now);

    const all = await total('editorialContents', 'DEFAULT');
    expect(all).toBe(contents.filter(({ language }) => language === 'it').length);
    expect(await total('editorialContents', 'AURORA_15_HYB')).toBeLessThan(all);
    expect(await total('editorialPlaceholders', 'DEFAULT')).toBe(
      placeholders.filter(({ language }) => language === 'it').length,
    );

    const [row] = await app.sql<{ id: number }>(
      `SELECT id FROM editorial_content WHERE code = 'ED_AURORA_HYBRID' AND language_id = 1`,
    );
    const [update, creation] = await changesOf(app, as, 'editorialContent').history(row!.id);
    expect([update!.action, creation!.action]).toEqual(['update', 'create']);
    expect(update!.before).toEqual(creation!.after);
    expect(update!.after.label).toBe('Il sistema ibrido di Aurora');
  });
});
