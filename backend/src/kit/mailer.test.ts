import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxMailer } from './mailer.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ccb-outbox-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Headers and body of a mail; folded header lines are joined. */
function parseMail(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const headers = new Map(
    text
      .slice(0, end)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { headers, body: text.slice(end + 4) };
}

const mailsIn = async (outbox: string) =>
  Promise.all(
    (await readdir(outbox))
      .sort()
      .map(async (name) => ({ name, text: await readFile(join(outbox, name), 'utf8') })),
  );

it('writes each mail as a file of its own that mail programs open', async () => {
  const outbox = join(folder, 'not', 'there', 'yet');
  const mailer = outboxMailer(outbox, 'ccb-console@localhost', pino({ level: 'silent' }));

  await mailer.send({
    to: 'giulia@alturia.example',
    subject: 'Griglia è pronta',
    text: 'Già fatto.\nSaluti',
  });
  await mailer.send({ to: 'giulia@alturia.example', subject: 'Second', text: 'x' });

  const mails = await mailsIn(outbox);
  expect(mails).toHaveLength(2);
  expect(mails.every(({ name }) => /^[\w.-]+\.eml$/.test(name))).toBe(true);
  const first = mails
    .map(({ text }) => parseMail(text))
    .find(({ headers }) => headers.get('subject') !== 'Second')!;
  expect(first.headers.get('from')).toBe('ccb-console@localhost');
  expect(first.headers.get('to')).toBe('giulia@alturia.example');
  expect(first.headers.get('subject')).toMatch(/^=\?UTF-8\?[QB]\?/);
  expect(first.headers.get('date')).toBeTruthy();
  expect(first.body).toMatch(/Gi=C3=A0 fatto\.\r\nSaluti/);
});

it('carries an attachment byte by byte', async () => {
  const outbox = join(folder, 'attached');
  const content = Buffer.from([0, 255, 10, 13, 59, 200]);
  const mailer = outboxMailer(outbox, 'ccb-console@localhost', pino({ level: 'silent' }));

  await mailer.send({
    to: 'a@alturia.example',
    subject: 'File',
    text: 'x',
    attachments: [{ filename: 'prezzi.csv', content }],
  });

  const [mail] = await mailsIn(outbox);
  expect(mail!.text).toMatch(/filename=prezzi\.csv/);
  expect(mail!.text).toContain(content.toString('base64'));
});

it('lets no header be smuggled in through a subject or an address', async () => {
  const outbox = join(folder, 'smuggled');
  const mailer = outboxMailer(outbox, 'ccb-console@localhost', pino({ level: 'silent' }));

  await mailer.send({ to: 'a@alturia.example', subject: 'Hello\r\nBcc: all@alturia.example', text: 'x' });

  const [mail] = await mailsIn(outbox);
  expect(parseMail(mail!.text).headers.has('bcc')).toBe(false);
});
