// The mails that the product under test has written: without a mail server each is an .eml file in its data folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const outbox = join(process.env.JOURNEYS_DATA_DIR ?? '', 'outbox');

/** The first file attached to a mail. */
function attachmentOf(mail: string): { name: string; content: Buffer } {
  const [, name = '', base64 = ''] =
    /content-disposition: attachment;\s+filename="?([^";\r]+)"?[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/i.exec(
      mail,
    ) ?? [];
  return { name, content: Buffer.from(base64, 'base64') };
}

/** Waits for the mail to an address, and answers the file in it. */
export async function fileMailedTo(address: string): Promise<{ name: string; content: Buffer }> {
  let found: string | undefined;
  await expect(async () => {
    const names = await readdir(outbox).catch(() => [] as string[]);
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    found = mails.find((mail) => new RegExp(`^to: .*${address}`, 'im').test(mail));
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return attachmentOf(found!);
}
