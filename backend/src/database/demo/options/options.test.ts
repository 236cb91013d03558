import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../../test/app.ts';
import { loadDemoData, type DemoClient } from '../load-demo-data.ts';
import { models, vehicles } from '../models.ts';
import { colours, palettes } from './colours.ts';
import { gridRows } from './grids.ts';
import { optGroups } from './groups.ts';
import { optItems } from './items.ts';
import { colLabels, optLabels } from './labels.ts';

const today = new Date('2026-11-20T09:00:00Z');
const MAIN = ['it', 'en', 'de', 'fr', 'es'];
const groupsOf = (type: string) => optGroups.filter(({ groupType }) => groupType === type);
const itemsOf = (type: string) =>
  optItems.filter(({ group }) => groupsOf(type).some(({ code }) => code === group));
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the options of the demo data set', () => {
  it('are about 160 options in 25 groups, 60 accessories, 10 customer programmes and 30 colours', () => {
    expect(groupsOf('OPT').filter(({ label }) => label !== '')).toHaveLength(25);
    expect(itemsOf('OPT').length).toBeGreaterThan(155);
    expect(itemsOf('ACC')).toHaveLength(60);
    expect(itemsOf('CUSTPRG')).toHaveLength(10);
    expect(colours).toHaveLength(30);
  });

  it('have distinct codes, some with leading zeros', () => {
    expect(repeated(optItems.map(({ code }) => code))).toEqual([]);
    expect(repeated(colours.map(({ code }) => code))).toEqual([]);
    expect(optItems.filter(({ code }) => code.startsWith('0')).length).toBeGreaterThan(15);
    expect(optItems.every(({ code }) => /^[0-9A-Z]{3,4}$/.test(code))).toBe(true);
  });

  it('belong to known groups and come in known colours', () => {
    const groups = optGroups.map(({ code }) => code);
    const colourCodes = colours.map(({ code }) => code);

    expect(optItems.filter(({ group }) => !groups.includes(group))).toEqual([]);
    expect(optItems.filter(({ palette }) => palette !== '' && !palettes[palette])).toEqual([]);
    expect(
      Object.values(palettes)
        .flat()
        .filter((code) => !colourCodes.includes(code)),
    ).toEqual([]);
  });

  it('are described in capital letters as on the AS/400, in at most 22 characters', () => {
    const odd = [...optItems, ...colours].filter(
      ({ as400 }) => !/^[0-9A-Z .,'/-]+$/.test(as400) || as400.length > 22,
    );

    expect(odd.map(({ as400 }) => as400)).toEqual([]);
  });

  it('are offered with at least 90 options by every model and with about 150 by the largest ones', () => {
    const offered = models.map(
      ({ modelcode }) => itemsOf('OPT').filter((item) => item.isOffered(modelcode)).length,
    );

    expect(Math.min(...offered)).toBeGreaterThan(90);
    expect(Math.max(...offered)).toBeGreaterThan(145);
  });

  it('are each offered by some model', () => {
    const idle = optItems.filter((item) => !models.some(({ modelcode }) => item.isOffered(modelcode)));

    expect(idle.map(({ code }) => code)).toEqual([]);
  });
});

describe('the labels of the options', () => {
  it('are unique, filled and trimmed', () => {
    for (const labels of [optLabels, colLabels]) {
      expect(repeated(labels.map((l) => `${l.code} ${l.language} ${l.modelcode}`))).toEqual([]);
      expect(labels.filter(({ label }) => label === '' || label !== label.trim())).toEqual([]);
    }
  });

  it('lack some translations on purpose, and few', () => {
    const missing = optItems.flatMap(({ code, labels }) =>
      MAIN.filter((language) => !labels[language]).map((language) => `${code} ${language}`),
    );

    expect(missing.length).toBeGreaterThan(5);
    expect(missing.length).toBeLessThan(30);
  });

  it('differ from the default for some models that offer the option', () => {
    const specific = optLabels.filter(({ modelcode }) => modelcode !== 'DEFAULT');
    const useless = specific.filter(
      ({ code, modelcode }) => !optItems.find((item) => item.code === code)?.isOffered(modelcode),
    );

    expect(specific.length).toBeGreaterThan(60);
    expect(useless.map(({ code, modelcode }) => `${code} ${modelcode}`)).toEqual([]);
  });
});

describe('the grids of the demo data set', () => {
  const rows = gridRows(vehicles(today));
  const offeredBy = (vetele: string) => rows.filter((row) => row.vetele === vetele);

  it('wait for additions and removals on every vehicle, and for few', () => {
    for (const { vetele } of vehicles(today)) {
      const added = offeredBy(vetele).filter(({ isFed, isHeld }) => isFed && !isHeld);
      const removed = offeredBy(vetele).filter(({ isFed, isHeld }) => isHeld && !isFed);
      expect(added.length + removed.length, vetele).toBeGreaterThan(0);
      expect(added.length + removed.length, vetele).toBeLessThan(25);
    }
  });

  it('name options and groups that nobody has described', () => {
    const known = new Set(optItems.map(({ code }) => code));

    expect(rows.some(({ code, isFed }) => isFed && !known.has(code))).toBe(true);
    expect(rows.some(({ code, isHeld }) => isHeld && !known.has(code))).toBe(false);
    expect(optItems.some(({ group }) => group === 'UNKNOWN')).toBe(true);
  });
});

describe('in the database', () => {
  let app: TestApp;
  const count = async (sql: string) => Number((await app.sql<{ count: number }>(sql))[0]!.count);

  let isLoaded: boolean[];
  beforeAll(async () => {
    app = await testApp();
    const runner = app.database.createQueryRunner();
    const client = (await runner.connect()) as DemoClient;
    await app.aUser({ username: 'somebody' });
    isLoaded = [await loadDemoData(client, { today })];
    await app.sql('DELETE FROM app_user');
    for (let times = 2; times > 0; times -= 1) isLoaded.push(await loadDemoData(client, { today }));
    await runner.release();
  });
  afterAll(() => app?.close());

  it('nothing has arrived beside a user of somebody else, and nothing twice', () => {
    expect(isLoaded).toEqual([false, true, true]);
  });

  it('every label, grid entry and price has arrived', async () => {
    expect(await count('SELECT count(*) FROM opt_label')).toBe(optLabels.length);
    expect(await count('SELECT count(*) FROM col_label')).toBe(colLabels.length);
    expect(await count('SELECT count(*) FROM opt_grid')).toBe(
      gridRows(vehicles(today)).filter(({ isHeld }) => isHeld).length,
    );
    expect(await count('SELECT count(*) FROM col_grid')).toBeGreaterThan(2000);
    expect(await count('SELECT count(*) FROM item_price')).toBeGreaterThan(60_000);
  });

  it('some official prices are missing, and none of the market, so that every list can be saved', async () => {
    const all = await count('SELECT count(*) FROM item_price');
    const unofficial = await count('SELECT count(*) FROM item_price WHERE official_price IS NULL');

    expect(unofficial).toBeGreaterThan(all / 200);
    expect(unofficial).toBeLessThan(all / 20);
    expect(await count('SELECT count(*) FROM item_price WHERE price IS NULL')).toBe(0);
    expect(await count('SELECT count(*) FROM price_list WHERE base_price IS NULL')).toBe(0);
  });

  it('the references of the prices are checked again', async () => {
    const insert = `INSERT INTO item_price (country_id, vetele, opt_item_id) VALUES ('IT', '0000000', 1)`;

    await expect(app.sql(insert)).rejects.toThrow('item_price_list_exists');
  });
});
