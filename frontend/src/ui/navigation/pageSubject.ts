import { useEffect, useSyncExternalStore } from 'react';

/** What the page is about: its group or record. The head of a page tells it, the title of the document shows it. */
let told: string | undefined;
const listeners = new Set<() => void>();

function tell(subject: string | undefined): void {
  told = subject;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells what the page is about for as long as its head is there. */
export function useTellSubject(subject: string | undefined): void {
  useEffect(() => {
    tell(subject || undefined);
    return () => tell(undefined);
  }, [subject]);
}

/** For the title of the document; undefined: the page is about nothing in particular. */
export const usePageSubject = (): string | undefined => useSyncExternalStore(subscribe, () => told);
