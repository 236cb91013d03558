import { describe, expect, it } from 'vitest';
import { isDefaultPattern, matchesModel, patternFault } from '../../kit/model-pattern.ts';
import { demoData } from './demo-data.ts';
import { TEXT_LANGUAGES, type DemoLabel } from './label-texts.ts';

const today = new Date('2026-11-20T09:00:00Z');
const data = demoData({ today });
const labelsIn = (language: string) => data.labels.filter((label) => label.language === language);
const keyOf = (label: DemoLabel) =>
  JSON.stringify([label.labelGroup, label.code, label.modelEnableRegexp, label.modelDisableRegexp]);

describe('the labels of the demo data set', () => {
  it('fill twelve groups, Main Window first', () => {
    const groups = [...new Set(data.labels.map(({ labelGroup }) => labelGroup))];

    expect(groups).toHaveLength(12);
    expect(groups[0]).toBe('Main Window');
  });

  it('are about 1,500 in each of the five main languages, and the same ones', () => {
    // The Italian and English warnings of the price configurator come with the migrations.
    const keysIn = (language: string) =>
      labelsIn(language)
        .filter(({ labelGroup }) => labelGroup !== 'PRICECONF')
        .map(keyOf);

    for (const language of ['it', 'en', 'de', 'fr', 'es']) {
      expect(labelsIn(language).length, language).toBeGreaterThan(1400);
      expect(keysIn(language), language).toEqual(keysIn('it'));
    }
  });

  it('are partly missing in Dutch, Portuguese and Polish', () => {
    for (const language of ['nl', 'pt', 'pl']) {
      expect(labelsIn(language).length, language).toBeGreaterThan(1200);
      expect(labelsIn(language).length, language).toBeLessThan(labelsIn('it').length);
    }
  });

  it('are unique by group, code, language and both regular expressions', () => {
    const keys = data.labels.map((label) => label.language + keyOf(label));

    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('have well-formed codes and trimmed, filled texts of at most 1,000 characters', () => {
    const faults = data.labels.filter(
      ({ code, label }) =>
        !/^([A-Z][A-Z0-9_]+|priceconf\.[\w.]+)$/.test(code) ||
        label !== label.trim() ||
        label === '' ||
        label.length > 1000 ||
        label.includes('{part}') ||
        label.includes(' | '),
    );

    expect(faults).toEqual([]);
  });

  it('keep the same placeholders in every language', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    const italian = new Map(labelsIn('it').map((label) => [keyOf(label), placeholders(label.label)]));
    const odd = data.labels.filter((label) => {
      const expected = italian.get(keyOf(label));
      return expected !== undefined && placeholders(label.label).join() !== expected.join();
    });

    expect(odd.map(({ language, code }) => `${language} ${code}`)).toEqual([]);
  });

  it('are translated: at most two in a hundred read the same in two of the main languages', () => {
    const main = TEXT_LANGUAGES.slice(0, 5);
    const shares = main.flatMap((first, index) =>
      main.slice(index + 1).map((second) => {
        const texts = new Map(labelsIn(first).map((label) => [keyOf(label), label.label]));
        const same = labelsIn(second).filter((label) => texts.get(keyOf(label)) === label.label);
        return { pair: `${first} ${second}`, share: same.length / texts.size };
      }),
    );

    expect(shares.filter(({ share }) => share > 0.02)).toEqual([]);
  });

  it('carry patterns that RE2 reads and that match some of the models, never none and never all', () => {
    const patterns = new Set(
      data.labels.flatMap((label) => [label.modelEnableRegexp, label.modelDisableRegexp]),
    );
    const specific = [...patterns].filter((pattern) => !isDefaultPattern(pattern));
    const useless = specific.filter((pattern) => {
      const matched = data.models.filter(({ modelcode }) => matchesModel(pattern, modelcode)).length;
      return patternFault(pattern) !== undefined || matched === 0 || matched === data.models.length;
    });

    expect(specific.length).toBeGreaterThan(30);
    expect(useless).toEqual([]);
  });

  it('override a default label for some models', () => {
    const overridden = new Set(
      labelsIn('it')
        .filter((l) => l.modelEnableRegexp !== 'DEFAULT')
        .map((l) => l.code),
    );
    const defaults = labelsIn('it').filter(
      (l) => l.modelEnableRegexp === 'DEFAULT' && overridden.has(l.code),
    );

    expect(defaults.length).toBeGreaterThan(8);
  });
});

describe('the range and the markets of the demo data set', () => {
  it('have 6 families, 18 models and 36 vehicles with distinct 7-digit codes', () => {
    expect(data.families).toHaveLength(6);
    expect(new Set(data.models.map(({ modelcode }) => modelcode)).size).toBe(18);
    expect(new Set(data.vehicles.map(({ vetele }) => vetele)).size).toBe(36);
    expect(data.vehicles.every(({ vetele }) => /^\d{7}$/.test(vetele))).toBe(true);
    expect(data.vehicles.find(({ modelcode }) => modelcode === 'AURORA_15_HYB')).toMatchObject({
      modelYear: '2026',
    });
  });

  it('have 16 markets on 4 regions, with known currencies and time zones', () => {
    expect(new Set(data.markets.map(({ id }) => id)).size).toBe(16);
    expect(new Set(data.markets.map(({ codmercato }) => codmercato)).size).toBe(16);
    expect(new Set(data.markets.map(({ regionId }) => regionId)).size).toBe(4);
    for (const market of data.markets) {
      expect(Intl.supportedValuesOf('currency'), market.id).toContain(market.currency);
      expect(
        () => market.timeZones.map((timeZone) => new Intl.DateTimeFormat('en', { timeZone })),
        market.id,
      ).not.toThrow();
      expect(
        data.languages.map(({ code }) => code),
        market.id,
      ).toEqual(expect.arrayContaining(market.languages));
      expect(Object.values(market.descriptions).every(Boolean), market.id).toBe(true);
    }
  });

  it('have markets of every kind that later screens need', () => {
    const withFlag = (flag: string) => data.markets.filter(({ flags }) => flags.some((own) => own === flag));

    expect(data.markets.find(({ id }) => id === 'IT')?.flags).toContain('sol');
    for (const flag of ['acc', 'cust', 'base', 'wltp', 'nedc', 'as400', 'sol']) {
      expect(withFlag(flag).length, flag).toBeGreaterThan(0);
      expect(withFlag(flag).length, flag).toBeLessThan(data.markets.length);
    }
    expect(data.markets.some(({ timeZones }) => timeZones.length > 2)).toBe(true);
    expect(data.markets.some(({ languages }) => languages.length > 1)).toBe(true);
  });

  it('have 8 languages whose fallbacks all end in English', () => {
    const fallbackOf = new Map(data.languages.map(({ code, fallback }) => [code, fallback]));

    expect(data.languages).toHaveLength(8);
    for (const { code } of data.languages) {
      const chain: string[] = [code];
      for (let next = fallbackOf.get(code); next && chain.length < 9; next = fallbackOf.get(next))
        chain.push(next);
      expect(chain.at(-1), chain.join(' > ')).toBe('en');
    }
  });
});

describe('the users of the demo data set', () => {
  it('are one of each kind', () => {
    const rights = Object.fromEntries(
      data.users.map(({ username, flags }) => [username, [...flags].sort().join(' ')]),
    );

    expect(rights).toEqual({
      admin: 'ccadmEnabled mktg packConfEnabled priceConfEnabled solEnabledFrontEnd userAdmin',
      editor: 'ccadmEnabled mktg',
      market: 'priceConfEnabled solEnabledFrontEnd',
      regional: 'packConfEnabled priceConfEnabled solEnabledFrontEnd',
      nomarket: 'priceConfEnabled',
      hq: 'isHqUser priceConfEnabled solEnabledFrontEnd',
      dealer: 'isDealer priceConfEnabled',
      packs: 'packConfEnabled',
      solonly: 'solEnabledFrontEnd',
      nobody: '',
      inactive: 'ccadmEnabled',
      api: 'apiUser',
    });
    expect(data.users.filter(({ active }) => !active).map(({ username }) => username)).toEqual(['inactive']);
  });

  it('have the markets of their kind, each with models', () => {
    const countriesOf = (username: string) =>
      data.users.find((user) => user.username === username)?.countries ?? [];

    expect(countriesOf('admin')).toHaveLength(16);
    expect(countriesOf('market')).toEqual(['IT']);
    expect(countriesOf('nomarket')).toEqual([]);
    expect(countriesOf('regional')).toContain('US');
    for (const countryId of [...countriesOf('packs'), ...countriesOf('hq'), ...countriesOf('dealer')]) {
      const sold = data.countryModels.filter((row) => row.countryId === countryId && row.generallyActive);
      expect(sold.length, countryId).toBeGreaterThan(5);
    }
  });
});

it('is the same for the same day', () => {
  expect(demoData({ today })).toEqual(data);
});
