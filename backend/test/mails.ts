import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content: Buffer }[];
}

const headerOf = (part: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(part)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? '';

const bodyOf = (part: string): string => part.slice(part.indexOf('\r\n\r\n') + 4);

/** As our mailer writes it: one text, then attachments in base64. */
function readMail(eml: string): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(eml, 'content-type'))?.[1] ?? '';
  const [, text = '', ...files] = boundary ? eml.split(`--${boundary}`) : ['', eml];
  return {
    to: headerOf(eml, 'to'),
    subject: headerOf(eml, 'subject'),
    text: bodyOf(text).trim(),
    attachments: files
      .filter((part) => headerOf(part, 'content-disposition').startsWith('attachment'))
      .map((part) => ({
        filename: /filename="?([^";]+)/.exec(headerOf(part, 'content-disposition'))?.[1] ?? '',
        content: Buffer.from(bodyOf(part), 'base64'),
      })),
  };
}

/** Oldest first; none while the folder does not exist. */
export async function mailsIn(outbox: string): Promise<ReceivedMail[]> {
  const names = await readdir(outbox).catch(() => [] as string[]);
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(mails.map(async (name) => readMail(await readFile(join(outbox, name), 'utf8'))));
}
