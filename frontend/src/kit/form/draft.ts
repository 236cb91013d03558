/** What was typed into a form that its page took away, such as at the end of a session; kept in this tab, one at a time. */
export interface Draft {
  /** Who typed it. It is offered to nobody else. */
  owner: string;
  place: string;
  opened: unknown;
  title: string;
  /** Every text of the form by the name of its field, but for passwords. */
  values: Record<string, string>;
}

/** Forms share one place, so that a newer draft takes that of an older one; what is not a form has a slot of its own. */
const keyOf = (slot: string) => (slot ? `ccb.draft.${slot}` : 'ccb.draft');
const isOurs = (key: string) => key === keyOf('') || key.startsWith('ccb.draft.');

/** A browser may forbid storage; drafts are then lost as they always were. */
function tried<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function stored(key: string): Draft | undefined {
  const draft = tried((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Draft | null);
  return typeof draft?.owner === 'string' && typeof draft.values === 'object' ? draft : undefined;
}

/** What of a form may be stored: a password is typed again. */
const storable = (values: Draft['values']): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

/** Keeps a draft in place of the one before, but never a password. */
export const keepDraft = (draft: Draft, slot = ''): void =>
  void tried((storage) =>
    storage.setItem(keyOf(slot), JSON.stringify({ ...draft, values: storable(draft.values) })),
  );

/** Forgets the draft, whoever wrote it. */
export const forgetDraft = (slot = ''): void => void tried((storage) => storage.removeItem(keyOf(slot)));

/** The draft of this user on this screen. */
export function readDraft(owner: string, place: string, slot = ''): Draft | undefined {
  const draft = stored(keyOf(slot));
  return draft?.owner === owner && draft.place === place ? draft : undefined;
}

const keys = (): string[] =>
  tried((storage) =>
    Array.from({ length: storage.length }, (_none, at) => storage.key(at) ?? '').filter(isOurs),
  ) ?? [];

/** For the moment when somebody leaves by choice: nothing of anybody is kept. */
export const forgetDrafts = (): void => keys().forEach((key) => tried((storage) => storage.removeItem(key)));

/** For the moment when somebody signs in: what another user typed is gone. */
export function forgetDraftsOfOthers(owner: string): void {
  for (const key of keys()) if (stored(key)?.owner !== owner) tried((storage) => storage.removeItem(key));
}
