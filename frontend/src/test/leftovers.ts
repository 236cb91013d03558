/**
 * The files of a worker share one page and one copy of every module (vitest.config.ts). Whatever a test leaves there, for itself
 * or through the product, is taken away after it.
 */
import { cleanup } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';
import { largeChanges } from '../kit/amounts/askedChanges';
import { unsavedChanges } from '../ui/dialogs/unsavedChanges';

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
const startAddress = window.location.href;
const native = { setTimeout, setInterval };
const timers = new Set<NodeJS.Timeout>();
const listeners: (() => void)[] = [];

/** Keeps the timers that a function of the page starts. */
function countTimers<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
  const counted = (...args: Parameters<Start>) => {
    const timer = (start as (...args: unknown[]) => NodeJS.Timeout)(...args);
    timers.add(timer);
    return timer;
  };
  return Object.assign(counted, start) as unknown as Start;
}

/** Keeps what listens to window or document. React listens once to each document it has drawn on, for all its trees. */
function countListeners(target: Window | Document): () => void {
  const { addEventListener } = target;
  const add = addEventListener.bind(target);
  target.addEventListener = (...[name, listener, options]: Parameters<typeof add>) => {
    add(name, listener, options);
    if (name !== 'selectionchange') listeners.push(() => target.removeEventListener(name, listener, options));
  };
  return () => void (target.addEventListener = addEventListener);
}

/** Watches what tests leave behind until what this answers is called. */
export function watchLeftovers(): () => void {
  globalThis.setTimeout = countTimers(native.setTimeout);
  globalThis.setInterval = countTimers(native.setInterval);
  const forget = [countListeners(window), countListeners(document)];
  return () => {
    Object.assign(globalThis, native);
    forget.forEach((undo) => undo());
  };
}

const removeAttributes = (element: Element) =>
  element.getAttributeNames().forEach((name) => element.removeAttribute(name));

/** Leaves the page as the first test found it. */
export async function removeLeftovers(): Promise<void> {
  vi.useRealTimers();
  cleanup();
  // It stays behind where a test's last act is not waited for.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  unsavedChanges.stay();
  largeChanges.read()?.answer(false);
  timers.forEach(clearTimeout);
  timers.clear();
  listeners.splice(0).forEach((remove) => remove());
  await happyDOM.abort();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  [document.documentElement, document.body].forEach(removeAttributes);
  window.history.replaceState(null, '', startAddress);
}
