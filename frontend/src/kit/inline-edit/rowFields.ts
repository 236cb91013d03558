import { createContext, use, useSyncExternalStore } from 'react';
import { oneLine } from '../../../../contracts/rules/one-line';
import type { ListRow } from '../list/ListRow';
import { afterOwnChange } from '../versioned/afterOwnChange';
import { makeRowDrafts, type RowDrafts, useRowDrafts } from './rowDrafts';

/** What the fields of a row show, and how to type into them; a row follows its own draft, so that typing draws one row alone. */
export function useRowFields(stored: StoredFields) {
  const drafts = use(FieldsDraftsContext);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(stored.id));
  const set = (name: string, text: string) => drafts.set(stored.id, withTyped(draft, stored, name, text));
  return {
    draft,
    textOf: (name: string): string => draft?.typed[name] ?? shownIn(stored, name),
    isChanged: (name: string): boolean => draft !== undefined && name in draft.typed,
    type: set,
    reset: (name: string) => set(name, shownIn(stored, name)),
  };
}

/** What an input of one line shows of a stored text. */
const shownIn = ({ fields }: Pick<StoredFields, 'fields'>, name: string): string =>
  oneLine(fields[name] ?? '');

type Texts = Record<string, string>;

/** What was typed into several fields of a row and is not saved yet. */
export interface FieldsDraft {
  /** Only the fields that differ from what is stored. */
  typed: Texts;
  /** What stood there when the typing began, and its version: what a colleague's change is compared with. */
  stored: Texts;
  version: number;
  openedAt: number;
}

/** The fields of a row that can be typed into, as they are stored. */
export interface StoredFields {
  id: ListRow['id'];
  version: number;
  fields: Texts;
}

/** The drafts of a list whose rows have several fields; see useRowDrafts. */
export const useFieldsDrafts = (subject: string): RowDrafts<FieldsDraft> =>
  useRowDrafts<FieldsDraft>(subject, ({ typed }) => Object.keys(typed).length);

/** The drafts of the list around a cell; a screen provides what useFieldsDrafts returns. */
export const FieldsDraftsContext = createContext<RowDrafts<FieldsDraft>>(makeRowDrafts<FieldsDraft>());

/** The draft after a text was typed; undefined once it says nothing but what is stored. */
function withTyped(
  draft: FieldsDraft | undefined,
  { fields, version }: StoredFields,
  name: string,
  text: string,
): FieldsDraft | undefined {
  const begun = draft ?? { typed: {}, stored: fields, version, openedAt: Date.now() };
  const { [name]: _before, ...others } = begun.typed;
  const typed = text === shownIn({ fields }, name) ? others : { ...others, [name]: text };
  return Object.keys(typed).length === 0 ? undefined : { ...begun, typed };
}

/** For a change of the row that was saved past its draft, such as a switch: the draft is meant for what came of it. */
export function moveDraft(drafts: RowDrafts<FieldsDraft>, id: ListRow['id'], stored: number): void {
  const draft = drafts.get(id);
  if (draft) drafts.set(id, { ...draft, version: afterOwnChange(draft.version, stored) });
}
