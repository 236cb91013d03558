import type { DraftNews } from '../../../kit/form/editsDraft';
import { forgetDraft, keepDraft, readDraft } from '../../../kit/form/draft';
import type { EditedList, Edits } from './editedList';

/** Where the edits of a list are kept when a session ends: for whom, of which list, under which name. */
export interface KeptPlace {
  owner: string;
  place: string;
  slot: string;
  /** What of the place it is, where it is kept for one of several: plain data that opens it again. */
  opened?: object;
}

interface Kept {
  version: number;
  count: number;
  at: number;
  edits: Edits;
}

/** Which one of the place has been kept, as it was opened then; undefined: nothing is kept there. */
export const keptOpening = ({ owner, place, slot }: KeptPlace): unknown =>
  readDraft(owner, place, slot)?.opened;

function readKept({ owner, place, slot, opened = {} }: KeptPlace): Kept | null {
  const draft = readDraft(owner, place, slot);
  if (JSON.stringify(draft?.opened) !== JSON.stringify(opened)) return null;
  try {
    return JSON.parse(draft?.values.kept ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Puts what was kept into the list where its version is still the same; undefined: nothing was kept. */
export function takeUpEdits(list: EditedList, place: KeptPlace): DraftNews | undefined {
  const kept = readKept(place);
  if (!kept) return undefined;
  const { version, edits, count, at } = kept;
  const isSameVersion = version === list.head().version;
  if (isSameVersion) list.restore(edits);
  return { kind: isSameVersion ? 'restored' : 'dropped', count, at };
}

/** Keeps what is not saved of a list in this tab; nothing when nobody owns it or nothing has been changed. */
export function keepEdits(
  list: EditedList | undefined,
  { owner, place, slot, opened = {} }: KeptPlace,
): void {
  if (!owner || !list?.head().isDirty) return;
  const { version } = list.head();
  const kept: Kept = { version, count: list.changes(), at: Date.now(), edits: list.edits() };
  keepDraft({ owner, place, opened, title: slot, values: { kept: JSON.stringify(kept) } }, slot);
}

/** They are in the list again, or of no use any more. */
export const forgetEdits = ({ slot }: Pick<KeptPlace, 'slot'>): void => forgetDraft(slot);
