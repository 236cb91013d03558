import type { MouseEvent } from 'react';

/** Leads past header and side bar; the address stays as it is, because a screen's state lives in it. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a className="skip" href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
