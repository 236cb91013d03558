/** What was typed into a form that its page took away, such as at the end of a session; kept in this tab, one at a time. */
export interface Draft {
  /** Who typed it. It is offered to nobody else. */
  owner: string;
  /** The path of the screen. */
  place: string;
  /** Which dialog of the screen it was, as plain data that opens it again. */
  opened: unknown;
  /** The title of the form. */
  title: string;
  /** Every text of the form by the name of its field, but for passwords. */
  values: Record<string, string>;
}

const key = 'ccb.draft';

/** A browser may forbid storage; drafts are then lost as they always were. */
function tried<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function stored(): Draft | undefined {
  const draft = tried((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Draft | null);
  return typeof draft?.owner === 'string' && typeof draft.values === 'object' ? draft : undefined;
}

/** What of a form may be stored: a password is typed again. */
const storable = (values: Draft['values']): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

/** Keeps a draft in place of the one before, but never a password. */
export const keepDraft = (draft: Draft): void =>
  void tried((storage) => storage.setItem(key, JSON.stringify({ ...draft, values: storable(draft.values) })));

/** Forgets the draft, whoever wrote it. */
export const forgetDraft = (): void => void tried((storage) => storage.removeItem(key));

/** The draft of this user on this screen. */
export function readDraft(owner: string, place: string): Draft | undefined {
  const draft = stored();
  return draft?.owner === owner && draft.place === place ? draft : undefined;
}

/** For the moment when somebody signs in: what another user typed is gone. */
export function forgetDraftOfOthers(owner: string): void {
  if (stored()?.owner !== owner) forgetDraft();
}
