import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';
import { sqlOn } from '../../kit/sql.ts';
import { inTransaction, poolOf } from '../../kit/transaction.ts';
import { findUnknownCodes, updateGridsOf } from './grid-update.repository.ts';

const log = pino({ level: 'silent' });
const NOTHING = { added: 0, removed: 0, changed: 0, unchanged: 0, addedCodes: [], removedCodes: [] };
const VEHICLE = '9900126';
let app: TestApp;
let make: GridFactories;
beforeAll(async () => {
  app = await testApp();
  make = gridFactoriesOn(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql(
    'TRUNCATE opt_item, col_item, source_vehicle_option, vehicle, change_log RESTART IDENTITY CASCADE',
  );
  await app.aModel({ modelcode: 'AURORA', vetele: VEHICLE });
});

const update = (modelcode = 'AURORA') =>
  inTransaction(app.database, { actor: null, now: app.clock.now, log }, (context) =>
    updateGridsOf(context, modelcode),
  );

it('builds the grids of a model from what the feed says of its vehicles', async () => {
  await make.anOption({ code: '0A1' });
  await make.anOption({ code: '0B2' });
  await make.aColour('072');
  await make.aColour('083');
  await make.aFeedOption({ vetele: VEHICLE, code: '0A1', isStandard: true });
  await make.aFeedOption({ vetele: VEHICLE, code: '0B2', colours: ['072', '083'] });

  const changes = await update();

  expect(changes.options).toEqual({ ...NOTHING, added: 2, addedCodes: ['0A1', '0B2'] });
  expect(changes.colours).toEqual({ ...NOTHING, added: 2, addedCodes: ['072', '083'] });
  expect(await make.grids()).toEqual([`${VEHICLE} 0A1 standard`, `${VEHICLE} 0B2 072+083`]);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'waits for a run that is at the same model, and finds nothing left to do',
  async () => {
    await make.anOption({ code: '0A1' });
    await make.aFeedOption({ vetele: VEHICLE, code: '0A1' });
    let second: ReturnType<typeof update> | undefined;

    await inTransaction(app.database, { actor: null, now: app.clock.now, log }, async (context) => {
      await updateGridsOf(context, 'AURORA');
      second = update();
      await new Promise((done) => setTimeout(done, 200));
    });

    expect((await second)!.options).toEqual({ ...NOTHING, unchanged: 1 });
  },
);

it('adds, removes and changes only what differs, and keeps the entries that stay', async () => {
  for (const code of ['KEEP', 'GONE', 'NEW', 'STD']) await make.anOption({ code });
  for (const code of ['072', '083', '097']) await make.aColour(code);
  await make.aGridOption({ vetele: VEHICLE, code: 'KEEP', colours: ['072', '083'] });
  await make.aGridOption({ vetele: VEHICLE, code: 'GONE', colours: ['072'] });
  await make.aGridOption({ vetele: VEHICLE, code: 'STD' });
  const [kept] = await app.sql<{ id: number }>(
    'SELECT g.id FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id WHERE i.code = $1',
    ['KEEP'],
  );
  await app.sql(`DELETE FROM source_vehicle_option WHERE opt_code = 'GONE'`);
  await app.sql(`UPDATE source_vehicle_option SET is_standard = true WHERE opt_code = 'STD'`);
  await app.sql(`UPDATE source_vehicle_option_colour SET col_code = '097' WHERE col_code = '083'`);
  await make.aFeedOption({ vetele: VEHICLE, code: 'NEW', colours: ['097'] });

  const { options, colours } = await update();

  expect(options).toEqual({
    added: 1,
    removed: 1,
    changed: 1,
    unchanged: 1,
    addedCodes: ['NEW'],
    removedCodes: ['GONE'],
  });
  expect(colours).toEqual({
    added: 2,
    removed: 1,
    changed: 0,
    unchanged: 1,
    addedCodes: ['097'],
    removedCodes: ['083'],
  });
  expect(await make.grids()).toEqual([
    `${VEHICLE} KEEP 072+097`,
    `${VEHICLE} NEW 097`,
    `${VEHICLE} STD standard`,
  ]);
  const [still] = await app.sql<{ id: number }>(
    'SELECT g.id FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id WHERE i.code = $1',
    ['KEEP'],
  );
  expect(still).toEqual(kept);
});

it('changes nothing the second time', async () => {
  await make.anOption({ code: '0A1' });
  await make.aColour('072');
  await make.aFeedOption({ vetele: VEHICLE, code: '0A1', colours: ['072'] });
  await update();
  const before = await app.sql('SELECT * FROM opt_grid');

  expect(await update()).toEqual({
    options: { ...NOTHING, unchanged: 1 },
    colours: { ...NOTHING, unchanged: 1 },
  });
  expect(await app.sql('SELECT * FROM opt_grid')).toEqual(before);
});

it('leaves the grids of other models alone', async () => {
  await app.aModel({ modelcode: 'BOREA', vetele: '9900226' });
  await make.anOption({ code: '0A1' });
  await make.aGridOption({ vetele: '9900226', code: '0A1' });
  await app.sql('DELETE FROM source_vehicle_option');

  await update();

  expect(await make.grids()).toEqual(['9900226 0A1']);
});

it('leaves out codes that nobody has described, and names them', async () => {
  await make.anOption({ code: '0A1' });
  await make.aFeedOption({ vetele: VEHICLE, code: '0A1', colours: ['0ZZ'] });
  await make.aFeedOption({ vetele: VEHICLE, code: 'XYZ' });

  const { options } = await update();

  expect(options).toMatchObject({ added: 1, unchanged: 0 });
  expect(await make.grids()).toEqual([`${VEHICLE} 0A1`]);
  expect(await findUnknownCodes(sqlOn(poolOf(app.database)))).toEqual([
    { modelcode: 'AURORA', kind: 'option', code: 'XYZ' },
    { modelcode: 'AURORA', kind: 'colour', code: '0ZZ' },
  ]);
});
