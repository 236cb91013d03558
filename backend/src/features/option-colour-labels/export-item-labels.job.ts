import { unavailable } from '../../kit/app-error.ts';
import { enqueueJob } from '../../kit/job-queue.ts';
import type { Job } from '../../kit/job.ts';
import type { Context } from '../../kit/context.ts';
import { exportFile } from '../../kit/export.ts';
import { readContext } from '../../kit/transaction.ts';
import { itemLabelExport, type ItemLabelExportOptions } from './option-colour-label.export.ts';
import { t } from '../../texts/labels.ts';

export interface MailedExport extends ItemLabelExportOptions {
  format: 'csv' | 'xlsx';
  email: string;
}

export const EXPORT_ITEM_LABELS = 'export-option-colour-labels';

/** Validates the options, then enqueues a job that mails the file (decision A-46). */
export async function startMailedExport(
  context: Context,
  wanted: MailedExport,
): Promise<{ message: string }> {
  await itemLabelExport.batches(context, wanted);
  await enqueueJob(context, EXPORT_ITEM_LABELS, { input: { ...wanted } });
  return {
    message: t('The export {file} will be sent to {email}', {
      file: `${itemLabelExport.fileName(wanted)}.${wanted.format}`,
      email: wanted.email,
    }),
  };
}

async function bytesOf(chunks: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
}

export const exportItemLabels: Job['run'] = async ({ database, mailer, now, log }, run, input) => {
  const { format, email, ...options } = input as unknown as MailedExport;
  const context = readContext(database, { actor: run.actor, now: now(), log });
  await run.step(t('Writing the file'), 10);
  const { fileName, chunks } = await exportFile(context, itemLabelExport, format, options);
  const content = await bytesOf(chunks);
  await run.step(t('Sending the mail'), 90);
  const mail = {
    to: email,
    subject: t('Export {fileName}', { fileName }),
    text: t('The labels that {who} exported are in the attached file {fileName}.', {
      who: run.startedBy,
      fileName,
    }),
    attachments: [{ filename: fileName, content }],
  };
  await mailer.send(mail).catch((error: Error) => {
    log.error({ err: error, to: email }, 'a mail could not be sent');
    throw unavailable(t('{fileName} could not be sent to {email}. See the server log.', { fileName, email }));
  });
  return t('{fileName} sent to {email}', { fileName, email });
};
