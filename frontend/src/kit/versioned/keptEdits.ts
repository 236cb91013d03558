import type { DraftNews } from './editsDraft';

/** Where edits are kept: for whom, on which screen and of what, under which name. */
export interface KeptPlace {
  /** They are offered to nobody else; '' keeps nothing. */
  owner: string;
  place: string;
  /** Forms share '', so that a newer draft takes the place of an older one; what is not a form has its own slot. */
  slot: string;
}

/** What was not saved when its page was taken away, such as at the end of a session; kept in this tab. */
export interface Kept<Edits = unknown> {
  edits: Edits;
  /** Of what is edited; edits of another version no longer apply. */
  version?: number;
  /** Of the amounts among them; those of another currency no longer apply. */
  currency?: string;
  count?: number;
  title?: string;
  /** Which dialog of the screen it belongs to, as plain data that reopens it. */
  opened?: unknown;
  /** A file that it is about. It stays in memory, so it is gone once the page is reloaded. */
  file?: File;
  /** When it was kept, in milliseconds. */
  at: number;
}

type Stored = Kept & Pick<KeptPlace, 'owner' | 'place'>;

const noNumber = '\u0000NaN';

/** Plain data as a text. What is not an amount (NaN) stays so: JSON alone would turn it into null. */
export const packed = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (Number.isNaN(each) ? noNumber : each));

/** Reads a text of `packed`; undefined if it is empty or something else. */
export function unpacked<Value>(text: string | null | undefined): Value | undefined {
  try {
    const revive = (_key: string, each: unknown) => (each === noNumber ? NaN : each);
    return (JSON.parse(text ?? 'null', revive) as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const files = new Map<string, File>();

const keyOf = (slot: string) => (slot ? `ccb.draft.${slot}` : 'ccb.draft');
const isOurs = (key: string) => key === keyOf('') || key.startsWith('ccb.draft.');

/** A browser may forbid storage; edits are then lost as they always were. */
function tried<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function stored(key: string): Stored | undefined {
  const kept = unpacked<Stored>(tried((storage) => storage.getItem(key)));
  return typeof kept?.owner === 'string' && typeof kept.at === 'number' ? kept : undefined;
}

/** Keeps edits in place of those before. */
export function keepEdits({ owner, place, slot }: KeptPlace, { file, ...edits }: Omit<Kept, 'at'>): void {
  forgetEdits({ slot });
  if (file) files.set(keyOf(slot), file);
  tried((storage) => storage.setItem(keyOf(slot), packed({ owner, place, at: Date.now(), ...edits })));
}

function forget(key: string): void {
  files.delete(key);
  tried((storage) => storage.removeItem(key));
}

/** For when they are on the screen again or no longer apply; whoever made them. */
export const forgetEdits = ({ slot }: Pick<KeptPlace, 'slot'>): void => forget(keyOf(slot));

/** What this user left on this screen. */
export function readKept<Edits>({ owner, place, slot }: KeptPlace): Kept<Edits> | undefined {
  const key = keyOf(slot);
  const kept = stored(key);
  if (kept?.owner !== owner || kept.place !== place) return undefined;
  return { ...(kept as Stored & Kept<Edits>), file: files.get(key) };
}

/** Puts what was kept onto the screen where its version and its currency are still the same; undefined: nothing was kept. */
export function takeUpEdits<Edits>(
  place: KeptPlace,
  { version, currency, opened }: Pick<Kept, 'version' | 'currency' | 'opened'>,
  restore: (edits: Edits) => void,
): DraftNews | undefined {
  const kept = readKept<Edits>(place);
  if (!kept || JSON.stringify(kept.opened) !== JSON.stringify(opened)) return undefined;
  const isSame = kept.version === version && kept.currency === currency;
  if (isSame) restore(kept.edits);
  return { kind: isSame ? 'restored' : 'dropped', count: kept.count ?? 0, at: kept.at };
}

const keys = (): string[] =>
  tried((storage) =>
    Array.from({ length: storage.length }, (_none, at) => storage.key(at) ?? '').filter(isOurs),
  ) ?? [];

/** After a logout: forgets the edits of everybody. */
export const forgetAllEdits = (): void => keys().forEach(forget);

/** After a sign-in: forgets what other users typed. */
export function forgetEditsOfOthers(owner: string): void {
  for (const key of keys()) if (stored(key)?.owner !== owner) forget(key);
}
