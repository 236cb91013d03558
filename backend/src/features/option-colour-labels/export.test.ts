import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';
import { productRunner } from '../../../test/job-factories.ts';
import { mailsIn, type ReceivedMail } from '../../../test/mails.ts';
import type { JobRunner } from '../../kit/job-runner.ts';
import { outboxMailer, type Mailer } from '../../kit/mailer.ts';

const BASE = '/ccb/auth/fe/optColorLabel';
const log = pino({ level: 'silent' });

let app: TestApp;
let editor: SignedInUser;
let make: GridFactories;
let outbox: string;
let runner: JobRunner;
let mailer: Mailer;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller' });
  make = gridFactoriesOn(app);
  await app.aModel({ modelcode: 'AURORA' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('DELETE FROM opt_item');
  await app.sql('DELETE FROM col_item');
  await app.sql('DELETE FROM job_run');
  outbox = await mkdtemp(join(tmpdir(), 'ccb-outbox-'));
  mailer = outboxMailer(outbox, 'ccb-console@localhost', log);
  runner = productRunner(app, { send: (mail) => mailer.send(mail) });
  await runner.start();
});
afterEach(async () => {
  await runner.stop();
  await rm(outbox, { recursive: true, force: true });
});

const ask = (
  format: 'toCsv' | 'toXlsx',
  query: Record<string, unknown>,
  as: SignedInUser | undefined = editor,
) => app.request('GET', `${BASE}/${format}`, { as, query });

const received = (): Promise<ReceivedMail> =>
  vi.waitFor(async () => {
    const [mail] = await mailsIn(outbox);
    expect(mail).toBeDefined();
    return mail!;
  }, 10_000);

/** The mail that an export brings. */
async function exported(format: 'toCsv' | 'toXlsx', query: Record<string, unknown>): Promise<ReceivedMail> {
  expect((await ask(format, { email: 'a@b.it', ...query })).status).toBe(200);
  return received();
}
const linesOf = ({ attachments }: ReceivedMail): string[] =>
  attachments[0]!.content.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n');

const texts = { it: 'È già più;“città”', en: '=1+1' };

describe('the mailed export', () => {
  it('answers at once, and sends the file to the address given (R-096, R-098)', async () => {
    await make.aColour('08C', texts);

    const { status, body } = await ask('toCsv', {
      scope: 'VERS',
      languageToExport: 'ALL',
      finalOptColType: 'COLOR',
      email: 'giulia.ferri@alturia.it',
    });

    expect([status, body]).toEqual([
      200,
      { message: 'The export optColorLabels_VERS_ALL_COLOR.csv will be sent to giulia.ferri@alturia.it' },
    ]);
    const mail = await received();
    expect(mail).toMatchObject({
      to: 'giulia.ferri@alturia.it',
      subject: 'Export optColorLabels_VERS_ALL_COLOR.csv',
    });
    expect(mail.text).toContain('Maria Keller');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['optColorLabels_VERS_ALL_COLOR.csv']);
  });

  it('holds every field for versioning, one row for each item and language, blank where a text is missing', async () => {
    const { id } = await make.anOption({ code: '0012', as400: 'CERCHI', labels: { it: texts.it } });
    await app.sql(
      `UPDATE opt_item SET subgroup = 'STEEL', layergroup = 'EXT', inactive = true WHERE id = $1`,
      [id],
    );
    await app.sql(`UPDATE opt_label SET description = 'Con
due righe'`);
    await make.anOption({ code: 'A01', group: 'CARGO', groupType: 'ACC', labels: texts });
    const [label] = await app.sql<{ id: number }>('SELECT id FROM opt_label WHERE opt_item_id = $1', [id]);

    const mail = await exported('toCsv', { finalOptColType: 'WHEELS' });

    expect(mail.attachments[0]!.content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(linesOf(mail)).toEqual([
      'id;code;language;modelcode;label;description;inactive;group;subgroup;layergroup;as400Description',
      `${label!.id};"0012";it;DEFAULT;"È già più;“città”";"Con\ndue righe";true;WHEELS;STEEL;EXT;CERCHI`,
      ';"0012";en;DEFAULT;;;true;WHEELS;STEEL;EXT;CERCHI',
    ]);
  });

  it('holds the labels of models as well, but not for marketing', async () => {
    await make.aColour('08C', { it: 'Nero' });
    await app.sql(`INSERT INTO col_label (col_item_id, language_id, modelcode, label)
      SELECT i.id, g.id, 'AURORA', 'Nero Aurora' FROM col_item i, language g WHERE g.code = 'it'`);

    const versioning = linesOf(await exported('toCsv', { languageToExport: 'it' }));
    await rm(outbox, { recursive: true });
    const marketing = linesOf(await exported('toCsv', { languageToExport: 'it', scope: 'MKTG' }));

    expect(versioning.slice(1).map((line) => line.split(';').slice(1, 5))).toEqual([
      ['"08C"', 'it', 'AURORA', 'Nero Aurora'],
      ['"08C"', 'it', 'DEFAULT', 'Nero'],
    ]);
    expect(marketing).toEqual(['code;group;language;label;description', '"08C";COLOR;it;Nero;']);
  });

  it.each([
    [{ code: '12' }, ['012']],
    [{ label: 'argen' }, ['013']],
    [{ missingIn: 'en' }, ['012', '014']],
    [{ code: '1', missingIn: 'en', label: 'nero' }, ['012']],
    [{ code: 'none' }, []],
  ])('holds what the list shows, %j, where that is asked for', async (filters, codes) => {
    await make.anOption({ code: '012', labels: { it: 'Nero' } });
    await make.anOption({ code: '013', as400: 'X', labels: { it: 'Grigio argento', en: 'Silver' } });
    await make.anOption({ code: '014' });
    await make.anOption({ code: '015', group: 'CARGO', groupType: 'ACC', labels: { it: 'Nero argento' } });

    const query = { finalOptColType: 'WHEELS', languageToExport: 'it', rows: 'LISTED', ...filters };
    const [, ...rows] = linesOf(await exported('toCsv', query));

    expect(rows.map((row) => row.split(';')[1]!.replaceAll('"', ''))).toEqual(codes);
  });

  it('holds the ticked rows of the group alone, and says so in its name (R-406)', async () => {
    const first = await make.anOption({ code: '012', labels: { it: 'Nero' } });
    await make.anOption({ code: '013', labels: { it: 'Rosso' } });
    const elsewhere = await make.anOption({ code: '015', group: 'CARGO', groupType: 'ACC' });

    const ids = `${first.id},${elsewhere.id}`;
    const mail = await exported('toCsv', { finalOptColType: 'WHEELS', languageToExport: 'it', ids });

    expect(mail.attachments[0]!.filename).toBe('optColorLabels_VERS_it_WHEELS_selected.csv');
    expect(linesOf(mail).map((line) => line.split(';')[1])).toEqual(['code', '"012"']);
    expect((await ask('toCsv', { email: 'a@b.it', ids: 'x' })).status).toBe(400);
  });

  it('writes workbooks whose cells are text: 0012 keeps its zeros and =1+1 its equals sign', async () => {
    await make.anOption({ code: '0012', labels: { en: '=1+1' } });

    const mail = await exported('toXlsx', { finalOptColType: 'OPT', languageToExport: 'en' });

    const [file] = mail.attachments;
    expect(file!.filename).toBe('optColorLabels_VERS_en_OPT.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(file!.content as never);
    const row = workbook.worksheets[0]!.getRow(2);
    expect([2, 5].map((column) => row.getCell(column).value)).toEqual(['0012', '=1+1']);
    expect(row.getCell(2).numFmt).toBe('@');
  });

  it('names file and sheet as both can be named, whatever the group is called', async () => {
    await make.anOption({ code: '014', group: 'INT/EXT: [*?]', labels: { en: 'One' } });

    const mail = await exported('toXlsx', { finalOptColType: 'INT/EXT: [*?]', languageToExport: 'en' });

    const [file] = mail.attachments;
    expect(file!.filename).toBe('optColorLabels_VERS_en_INT_EXT_ ____.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(file!.content as never);
    expect(workbook.worksheets[0]!.name).toBe('optColorLabels_VERS_en_INT_EXT_');
  });

  it('asks for an address of the specified form (R-095)', async () => {
    const refused = ['', 'a', 'a@b', 'a@b.c', 'a+b@c.it', 'a@b.museum', 'a b@c.it', 'a@b.it\n', 'à@b.it'];

    for (const email of refused)
      expect([email, (await ask('toCsv', { email })).status]).toEqual([email, 400]);
    expect((await ask('toCsv', {})).status).toBe(400);
    expect((await ask('toCsv', { email: 'a@b.it' })).status).toBe(200);
    expect((await ask('toXlsx', { email: 'maria.keller_1-x@sub.alturia-it.test' })).status).toBe(200);
  });

  it('takes an address as browsers write it, and refuses a group that there is not', async () => {
    const path = '/ccb/auth/fe/optColorLabel/toCsv?scope=VERS&languageToExport=ALL';
    const headers = { authorization: `Bearer ${editor.token}` };
    const raw = await fetch(`${app.url}${path}&finalOptColType=COLOR&email=a@b.it`, { headers });
    const unknown = await ask('toCsv', { email: 'a@b.it', finalOptColType: 'NOPE' });

    expect(raw.status).toBe(200);
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      [{ field: 'finalOptColType', message: 'Unknown group' }],
    ]);
  });

  it('refuses an unknown language at once, and users who may not read the labels', async () => {
    const market = await app.signIn({ priceConfEnabled: true });
    const wanted = { email: 'a@b.it', languageToExport: 'xx' };

    expect((await ask('toCsv', wanted)).body.fields).toEqual([
      { field: 'languageToExport', message: 'Unknown language' },
    ]);
    expect((await ask('toCsv', { email: 'a@b.it' }, market)).status).toBe(403);
    expect((await app.request('GET', `${BASE}/toCsv`, { query: { email: 'a@b.it' } })).status).toBe(401);
    expect(await mailsIn(outbox)).toEqual([]);
  });

  it('is not started by a HEAD request', async () => {
    for (const format of ['toCsv', 'toXlsx']) {
      const { status, headers } = await app.request('HEAD', `${BASE}/${format}`, {
        as: editor,
        query: { email: 'a@b.it' },
      });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    }
    expect(await app.sql('SELECT FROM job_run')).toEqual([]);
  });

  it('says in the table of jobs that the mail could not be sent', async () => {
    mailer = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) };

    await ask('toCsv', { email: 'a@b.it' });

    await vi.waitFor(async () => {
      const [run] = await app.sql<{ state: string; message: string }>(
        'SELECT state, message FROM job_run ORDER BY id DESC LIMIT 1',
      );
      expect(run).toEqual({
        state: 'failed',
        message: 'optColorLabels_VERS_ALL_COLOR.csv could not be sent to a@b.it. See the server log.',
      });
    }, 10_000);
  });
});
