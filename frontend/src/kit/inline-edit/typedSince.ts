import type { RowDraft } from './rowDrafts';
import type { FieldsDraft } from './rowFields';

/** A saved row; without a version, the next save conflicts. */
interface Saved<Values> {
  values: Values;
  version: number | undefined;
}

/** The draft of a row after its draft `sent` was saved: what was typed since, over the saved values. */
export function fieldsTypedSince(
  sent: FieldsDraft,
  now: FieldsDraft | undefined,
  { values, version = sent.version }: Saved<Record<string, string>>,
): FieldsDraft | undefined {
  const since = Object.entries(now?.typed ?? {}).filter(
    ([name, text]) => text !== sent.typed[name] && text !== values[name],
  );
  if (since.length === 0) return undefined;
  const stored = { ...sent.stored, ...values };
  return { typed: Object.fromEntries(since), stored, version, openedAt: Date.now() };
}

/** The same for a row with one text. */
export function textTypedSince(
  sent: RowDraft,
  now: RowDraft | undefined,
  { values: stored, version = sent.version }: Saved<string>,
): RowDraft | undefined {
  if (!now || now.text === sent.text || now.text === stored) return undefined;
  return { text: now.text, stored, version, openedAt: Date.now() };
}
