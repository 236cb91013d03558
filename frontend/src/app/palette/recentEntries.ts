import { deviceStorage } from '../session/deviceStorage';
import type { SessionUser } from '../../api';
import type { SolService } from '../routes/access';
import { pathOfEntry } from './hitEntry';
import type { PaletteEntry } from './PaletteEntry';
import { canOpen } from '../routes/routeTable';

const MOST = 8;
/** Of the user, not of the device: a logout forgets it. */
const keyOf = (username: string): string => `ccb.palette.${username}`;

const isEntry = (kept: unknown): kept is PaletteEntry =>
  typeof kept === 'object' &&
  kept !== null &&
  ['kind', 'title', 'place', 'to'].every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  );

/** What this user has gone to from the palette, the latest first. A browser may forbid storage: then nothing is remembered. */
export function recentEntries(username: string): PaletteEntry[] {
  try {
    const kept = JSON.parse(deviceStorage().getItem(keyOf(username)) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Those that the user may still open; what the page knows is called as it is today, in the language of today. */
export const entriesOfToday = (
  kept: readonly PaletteEntry[],
  known: readonly PaletteEntry[],
  user: SessionUser,
  isSolOn: SolService,
): PaletteEntry[] =>
  kept
    .filter((entry) => canOpen(pathOfEntry(entry), user, isSolOn))
    // What the page offers to do, it offers by more rights than those of its screen.
    .filter(({ kind, to }) => kind !== 'action' || known.some((entry) => entry.to === to))
    .map((entry) => known.find(({ to }) => to === entry.to) ?? entry);

export function rememberEntry(username: string, entry: PaletteEntry): void {
  const others = recentEntries(username).filter(({ to }) => to !== entry.to);
  try {
    deviceStorage().setItem(keyOf(username), JSON.stringify([entry, ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden.
  }
}
