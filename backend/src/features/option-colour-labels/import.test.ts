import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { REQUIRED } from '../../../test/expected.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';
import { productRunner } from '../../../test/job-factories.ts';
import { mailsIn } from '../../../test/mails.ts';
import { outboxMailer } from '../../kit/mailer.ts';

const BASE = '/ccb/auth/fe/optColorLabel';
const HEADER = 'code;language;modelcode;label;description;inactive';

const kinds = [
  { what: 'options', noun: 'option', call: 'fromCsvOpt', table: 'opt', type: 'WHEELS' },
  { what: 'colours', noun: 'colour', call: 'fromCsvCol', table: 'col', type: 'COLOR' },
] as const;
type Kind = (typeof kinds)[number];

let app: TestApp;
let editor: SignedInUser;
let make: GridFactories;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller' });
  make = gridFactoriesOn(app);
  await app.aModel({ modelcode: 'AURORA' });
});
afterAll(() => app.close());

const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
function send(path: string, content: string | Buffer, query: Record<string, unknown> = {}, as = editor) {
  const body = new FormData();
  body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'x.csv');
  body.append('filename', 'labels.csv');
  return app.request('POST', `${BASE}/${path}`, { as, body, query });
}

/** The file that the export for versioning mails. */
async function exportedFile(format: 'toCsv' | 'toXlsx', type: string): Promise<Buffer> {
  const outbox = await mkdtemp(join(tmpdir(), 'ccb-outbox-'));
  const log = pino({ level: 'silent' });
  const runner = productRunner(app, outboxMailer(outbox, 'x@localhost', log));
  await runner.start();
  const query = { finalOptColType: type, email: 'a@b.it' };
  await app.request('GET', `${BASE}/${format}`, { as: editor, query });
  const [mail] = await vi.waitFor(async () => {
    const mails = await mailsIn(outbox);
    expect(mails).toHaveLength(1);
    return mails;
  }, 20_000);
  await runner.stop();
  await rm(outbox, { recursive: true });
  return mail!.attachments[0]!.content;
}

describe.each(kinds)('the import of the labels of $what', ({ noun, call, table, type }: Kind) => {
  beforeEach(() => app.sql(`TRUNCATE ${table}_item, ${table}_label, change_log CASCADE`));

  const item = (code: string, labels: Record<string, string> = {}) =>
    table === 'opt' ? make.anOption({ code, labels }) : make.aColour(code, labels);
  const preview = (content: string | Buffer) => send(`${call}/preview`, content);
  const labels = () =>
    app.sql<Record<string, unknown>>(
      `SELECT i.code, g.code AS language, t.modelcode, t.label, t.description, t.version, i.inactive
       FROM ${table}_label t JOIN ${table}_item i ON i.id = t.${table}_item_id JOIN language g ON g.id = t.language_id
       ORDER BY i.code, g.id, t.modelcode`,
    );
  const changes = () =>
    app.sql<Record<string, unknown>>(
      'SELECT entity, action, actor, source, before, after FROM change_log ORDER BY id',
    );

  it('shows what would be created, changed and refused, and writes nothing', async () => {
    await item('08C', { it: 'Vecchio', en: 'Same' });
    const before = await labels();

    const { status, body } = await preview(
      csv(
        '08C;it;DEFAULT;Nuovo;;',
        '08C;EN;DEFAULT;Same;;false',
        '08C;it;AURORA;Solo Aurora;Testo;',
        '8C;it;DEFAULT;x;;',
        '08C;xx;NOWHERE; ;x;maybe',
        '08C;it;DEFAULT;Ancora;;',
      ),
    );

    expect(status).toBe(200);
    expect(body.counts).toEqual({ created: 1, changed: 1, unchanged: 1, invalid: 3 });
    expect(body.rows).toEqual([
      {
        row: 2,
        code: '08C',
        result: 'changed',
        key: { language: 'it', modelcode: 'DEFAULT' },
        cells: [{ column: 'label', before: 'Vecchio', after: 'Nuovo' }],
        isChecked: true,
      },
      {
        row: 4,
        code: '08C',
        result: 'created',
        key: { language: 'it', modelcode: 'AURORA' },
        cells: expect.arrayContaining([{ column: 'label', before: null, after: 'Solo Aurora' }]),
        isChecked: true,
      },
    ]);
    expect(body.errors).toEqual([
      { row: 5, column: 'code', value: '8C', reason: `Unknown ${noun}` },
      { row: 6, column: 'language', value: 'xx', reason: 'Unknown language' },
      { row: 6, column: 'modelcode', value: 'NOWHERE', reason: 'Unknown model' },
      { row: 6, column: 'label', value: ' ', reason: REQUIRED },
      { row: 6, column: 'inactive', value: 'maybe', reason: 'Neither true nor false' },
      { row: 7, column: 'code', value: '08C', reason: 'Same key as row 2' },
    ]);
    expect([await labels(), await changes()]).toEqual([before, []]);
  });

  it('applies the good rows of every group, reports the bad ones, and keeps who did it (R-097)', async () => {
    await item('08C', { it: 'Vecchio' });
    await item('0012');
    if (table === 'opt') await make.anOption({ code: 'A01', group: 'CARGO', groupType: 'ACC' });

    const { body } = await send(
      call,
      csv('08C;it;DEFAULT;Nuovo;Testo;true', '0012;en;DEFAULT;Steel;;', 'XX;it;DEFAULT;x;;'),
    );

    expect(body).toEqual([
      'row 2: updated 08C',
      'row 3: created 0012',
      `row 4: code "XX": Unknown ${noun}`,
      '1 created, 1 updated, 0 unchanged, 1 in error',
    ]);
    expect(await labels()).toMatchObject([
      { code: '0012', language: 'en', label: 'Steel', version: 1, inactive: false },
      { code: '08C', language: 'it', label: 'Nuovo', description: 'Testo', version: 2, inactive: true },
    ]);
    expect(await changes()).toMatchObject([
      {
        entity: `${table}Label`,
        action: 'create',
        actor: 'Maria Keller',
        source: 'labels.csv',
        before: null,
      },
      { entity: `${table}Label`, action: 'update', before: { label: 'Vecchio' }, after: { label: 'Nuovo' } },
      { entity: `${table}Item`, action: 'update', before: { inactive: false }, after: { inactive: true } },
    ]);
  });

  it('switches an item once for all its rows, and refuses rows that contradict each other', async () => {
    await item('08C', { it: 'Uno', en: 'One' });

    const lines = await send(call, csv('08C;it;DEFAULT;Uno;;true', '08C;en;DEFAULT;One;;false'));

    expect(lines.body).toEqual([
      'row 2: updated 08C',
      'row 3: inactive "false": Another row of 08C says true',
      '0 created, 1 updated, 0 unchanged, 1 in error',
    ]);
    expect(await labels()).toMatchObject([
      { inactive: true, version: 1 },
      { inactive: true, version: 1 },
    ]);
    expect((await changes()).map(({ entity }) => entity)).toEqual([`${table}Item`]);
  });

  it('leaves the room for missing texts alone, but lets nobody blank a text', async () => {
    const { id } = await item('08C', { it: 'Uno' });
    const [label] = await app.sql<{ id: number }>(
      `SELECT id FROM ${table}_label WHERE ${table}_item_id = $1`,
      [id],
    );

    const { body } = await send(
      `${call}/preview`,
      `id;${HEADER}\r\n;08C;en;DEFAULT;;;false\r\n;08C;it;DEFAULT;;;\r\n${label!.id};08C;it;DEFAULT;;;`,
    );

    expect(body.counts).toEqual({ created: 0, changed: 0, unchanged: 2, invalid: 1 });
    expect(body.errors).toEqual([{ row: 4, column: 'label', value: '', reason: REQUIRED }]);
  });

  it('switches an item that has no text at all', async () => {
    await item('0ZX');

    const { body } = await send(call, csv('0ZX;it;DEFAULT;;;true', '0ZX;en;DEFAULT;;;true'));

    expect(body.at(-1)).toBe('0 created, 2 updated, 0 unchanged, 0 in error');
    expect(await labels()).toEqual([]);
    expect(await app.sql(`SELECT inactive FROM ${table}_item`)).toEqual([{ inactive: true }]);
    expect(await changes()).toHaveLength(1);
  });

  it('takes back what it exported without a change, as CSV and as workbook', async () => {
    const texts = { it: 'Già più: «città»; "è"\nseconda riga', en: '=1+1' };
    for (const code of ['0012', '08C', '1E5', 'TRUE']) await item(code, texts);
    await item('=2', { it: "'=già", en: '@x' });
    await item('SENZA');
    await app.sql(`UPDATE ${table}_label SET description = E'-1\\ttab' WHERE label = '=1+1'`);
    await app.sql(
      `UPDATE ${table}_item SET inactive = true, as400_description = '+CERCHI' WHERE code = '08C'`,
    );
    await app.sql(`INSERT INTO ${table}_label (${table}_item_id, language_id, modelcode, label)
      SELECT i.id, g.id, 'AURORA', 'à' FROM ${table}_item i, language g WHERE i.code = '0012' AND g.code = 'it'`);
    const before = await labels();

    for (const format of ['toCsv', 'toXlsx'] as const) {
      const file = await exportedFile(format, table === 'opt' ? 'OPT' : type);
      const { body } = await preview(file);
      // Six items in two languages, and the label of a model.
      expect([format, body.counts, body.errors]).toEqual([
        format,
        { created: 0, changed: 0, unchanged: 13, invalid: 0 },
        [],
      ]);
      await send(call, file);
    }

    expect([await labels(), await changes()]).toEqual([before, []]);
  });

  it('refuses codes that a spreadsheet has taken for numbers, even where another item has such a code', async () => {
    await item('0420', { it: 'Zero' });
    await item('420', { it: 'Senza zero' });
    await item('1E5', { it: 'Esponente' });
    const ids = await app.sql<{ id: number }>(`SELECT id FROM ${table}_label ORDER BY id`);
    const row = (at: number, code: string, inactive = '') =>
      `${ids[at]!.id};${code};it;DEFAULT;Nuovo;;${inactive}`;

    const { body } = await preview(
      [`id;${HEADER}`, row(0, '420', 'true'), row(1, '420'), row(2, '100000')].join('\r\n'),
    );

    expect(body.errors).toEqual([
      { row: 2, column: 'code', value: '420', reason: 'A spreadsheet has changed the code 0420' },
      { row: 4, column: 'code', value: '100000', reason: 'A spreadsheet has changed the code 1E5' },
    ]);
    // The item of a refused row is not known: its state is not that of 420.
    expect(body.rows).toMatchObject([
      { row: 3, code: '420', result: 'changed', cells: [{ column: 'label' }] },
    ]);
  });

  it('brings the exported texts back after they were changed', async () => {
    await item('08C', { it: 'Prima', en: 'First' });
    const file = await exportedFile('toCsv', type);
    await app.sql(`UPDATE ${table}_label SET label = 'Rovinato'`);
    await app.sql(`UPDATE ${table}_item SET inactive = true`);

    await send(call, file);

    expect(await labels()).toMatchObject([
      { label: 'Prima', inactive: false },
      { label: 'First', inactive: false },
    ]);
  });

  it('refuses the import when the labels have changed since the preview', async () => {
    await item('08C', { it: 'Uno' });
    const file = csv('08C;it;DEFAULT;Due;;');
    const { planDigest } = (await preview(file)).body as { planDigest: string };
    await app.sql(`UPDATE ${table}_label SET label = 'Tre', version = 2`);

    expect((await send(call, file, { planDigest })).status).toBe(409);
    expect((await labels())[0]).toMatchObject({ label: 'Tre' });
    const fresh = (await preview(file)).body as { planDigest: string };
    expect((await send(call, file, { planDigest: fresh.planDigest })).status).toBe(200);
  });

  it.each(['08C;it;DEFAULT;Due;;false', '08C;en;DEFAULT;One;;false'])(
    'brings back no item that a colleague has deactivated since the preview: %s',
    async (row) => {
      await item('08C', { it: 'Uno' });
      const { planDigest } = (await preview(csv(row))).body as { planDigest: string };
      await app.sql(`UPDATE ${table}_item SET inactive = true, version = version + 1`);

      expect((await send(call, csv(row), { planDigest })).status).toBe(409);
      expect(await app.sql(`SELECT inactive FROM ${table}_item`)).toEqual([{ inactive: true }]);
    },
  );

  it('answers the same lines with dryRun and writes nothing', async () => {
    await item('08C', { it: 'Uno' });

    const { body } = await send(call, csv('08C;it;DEFAULT;Due;;'), { dryRun: true });

    expect(body[0]).toBe('row 2: updated 08C');
    expect((await labels())[0]).toMatchObject({ label: 'Uno' });
  });

  it('refuses a reading list, a file of another kind, anonymous callers and users without the label tool', async () => {
    const market = await app.signIn({ priceConfEnabled: true });

    expect(
      (await preview('code;group;language;label;description\r\n08C;COLOR;it;x;')).body.message,
    ).toContain('lacks the column modelcode');
    expect((await preview(Buffer.from([0, 1, 2, 3]))).status).toBe(400);
    expect((await send(call, csv(), {}, market)).status).toBe(403);
    expect((await send(call, csv(), {}, { token: 'unknown' } as SignedInUser)).status).toBe(401);
  });

  it('previews and applies 2,000 rows', async () => {
    const group = table === 'opt' ? ', opt_group_id' : '';
    if (table === 'opt') await make.anOption({ code: 'FIRST' });
    await app.sql(`INSERT INTO ${table}_item (code${group})
      SELECT 'C' || n ${group && ', (SELECT id FROM opt_group LIMIT 1)'} FROM generate_series(1, 1000) n`);
    await app.sql(`INSERT INTO ${table}_label (${table}_item_id, language_id, label)
      SELECT i.id, g.id, 'Testo ' || i.code FROM ${table}_item i, language g WHERE g.code = 'it'`);
    const rows = Array.from({ length: 1000 }, (_, n) => [
      `C${n + 1};it;DEFAULT;Nuovo testo ${n};Informazioni;`,
      `C${n + 1};en;DEFAULT;New text ${n};Information;`,
    ]);
    const file = csv(...rows.flat());

    const shown = await preview(file);
    const applied = await send(call, file, { planDigest: shown.body.planDigest });

    expect(shown.body.counts).toEqual({ created: 1000, changed: 1000, unchanged: 0, invalid: 0 });
    expect(applied.body.at(-1)).toBe('1000 created, 1000 updated, 0 unchanged, 0 in error');
  });
});
