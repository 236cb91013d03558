import type { MouseEvent } from 'react';
import { t } from '../../texts/app';

/** Leads past header and side bar; the address stays as it is, because a screen's state lives in it. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a className="skip" href="#main" onClick={skip}>
      {t('Skip to content')}
    </a>
  );
}
