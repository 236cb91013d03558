import { useLayoutEffect, useRef } from 'react';

/**
 * For a form that is being saved: its body is inert, because what is typed meanwhile would be lost. What had the focus in it
 * gives the focus to the button that sends the form, and has it back afterwards, unless it has gone elsewhere since.
 */
export function useStillBody(isStill: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const body = ref.current;
    const current = document.activeElement;
    if (!body) return;
    const sender = [...(body.closest('form')?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])].find(
      (button) => !body.contains(button),
    );
    if (isStill && current instanceof HTMLElement && body.contains(current)) {
      left.current = current;
      sender?.focus();
    }
    body.toggleAttribute('inert', isStill);
    if (isStill) return;
    if (current === sender || current === document.body) left.current?.focus();
    left.current = undefined;
  }, [isStill]);
  return ref;
}
