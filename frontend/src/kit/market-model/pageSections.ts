import { useSyncExternalStore } from 'react';

/** What a screen with anchors tells the side bar that lists them. */
export interface PageSections {
  /** The hash of the section that is being looked at; null: no screen has said so, the address decides. */
  current: string | null;
  /** The hashes that exist now; null: not known. An anchor without a section leads nowhere and is left out. */
  present: readonly string[] | null;
  badges: Readonly<Record<string, { count: number; label: string }>>;
}

const nothing: PageSections = { current: null, present: null, badges: {} };
let told = nothing;
const listeners = new Set<() => void>();

function set(next: PageSections): void {
  told = next;
  listeners.forEach((listener) => listener());
}

/** Side bar and screen never meet; they share this. */
export const pageSections = {
  read: (): PageSections => told,
  tell: (part: Partial<PageSections>): void => set({ ...told, ...part }),
  forget: (): void => set(nothing),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** For the side bar. */
export const usePageSections = (): PageSections =>
  useSyncExternalStore(pageSections.subscribe, pageSections.read);
