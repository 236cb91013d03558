import { useState, type KeyboardEvent } from 'react';

export interface DifferenceSteps {
  /** At which difference the reader is, from 0. */
  current: number;
  step: number;
  go: (at: number) => void;
  /** After the last one comes the first. */
  next: () => void;
  previous: () => void;
  /** N and P, unless something is being typed. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Walks through the differences of two documents. */
export function useDifferenceSteps(count: number): DifferenceSteps {
  const [{ at, step }, setState] = useState({ at: 0, step: 0 });
  const current = Math.max(0, Math.min(at, count - 1));
  const go = (wanted: number) => {
    if (count > 0) setState({ at: (wanted + count) % count, step: step + 1 });
  };
  const next = () => go(current + 1);
  const previous = () => go(current - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'n') next();
    else if (key === 'p') previous();
  };
  return { current, step, go, next, previous, onKeyDown };
}
