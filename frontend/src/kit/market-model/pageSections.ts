import { useSyncExternalStore } from 'react';
import { sharedValue } from '../../ui/listeners';

/** What a screen with anchors tells the side bar that lists them. */
export interface PageSections {
  /** The hash of the section that is being looked at; null: no screen has said so, the address decides. */
  current: string | null;
  /** The hashes that exist now; null: not known. An anchor without a section leads nowhere and is left out. */
  present: readonly string[] | null;
  badges: Readonly<Record<string, { count: number; label: string }>>;
}

const nothing: PageSections = { current: null, present: null, badges: {} };
const { read, set, subscribe } = sharedValue(nothing);

/** Side bar and screen never meet; they share this. */
export const pageSections = {
  read,
  tell: (part: Partial<PageSections>): void => set({ ...read(), ...part }),
  forget: (): void => set(nothing),
};

/** For the side bar. */
export const usePageSections = (): PageSections => useSyncExternalStore(subscribe, read);
