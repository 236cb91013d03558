import { forgetDraft, keepDraft, readDraft } from '../../../kit/form/draft';
import type { EditedList, Edits } from './editedList';

/** Where the edits of a list are kept when a session ends: for whom, of which list, under which name. */
export interface KeptPlace {
  owner: string;
  place: string;
  slot: string;
}

/** What became of the edits that the end of a session interrupted. */
export interface DraftNews {
  /** dropped: the list has another version now. */
  kind: 'restored' | 'dropped';
  count: number;
  /** When the session ended, in milliseconds. */
  at: number;
}

interface Kept {
  version: number;
  count: number;
  at: number;
  edits: Edits;
}

function readKept({ owner, place, slot }: KeptPlace): Kept | null {
  try {
    return JSON.parse(readDraft(owner, place, slot)?.values.kept ?? 'null') as Kept | null;
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
export function keepEdits(list: EditedList | undefined, { owner, place, slot }: KeptPlace): void {
  if (!owner || !list?.head().isDirty) return;
  const { version } = list.head();
  const kept: Kept = { version, count: list.changes(), at: Date.now(), edits: list.edits() };
  keepDraft({ owner, place, opened: {}, title: slot, values: { kept: JSON.stringify(kept) } }, slot);
}

/** They are in the list again, or of no use any more. */
export const forgetEdits = ({ slot }: KeptPlace): void => forgetDraft(slot);
