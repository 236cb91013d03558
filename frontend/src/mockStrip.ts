// Loaded beside every page of `npm run mock` (frontend/vite.config.ts), and by nothing else.
import { allEndpoints } from './api/allEndpoints';
import { mockKey } from './api/mockVariant';

/** Says that this is the mock, what was chosen for it, and what of that it does not understand. */
function wordsOf(stored: string | null): string {
  const words = 'Mock: nothing is saved';
  if (!stored) return words;
  try {
    const chosen = Object.entries(JSON.parse(stored) as Record<string, string>);
    const told = chosen.map(([operation, variant]) =>
      operation in allEndpoints ? `${operation} ${variant}` : `there is no operation ${operation}`,
    );
    return [words, ...told].join(' · ');
  } catch {
    return `${words} · ${mockKey} in the local storage is not JSON: ${stored}`;
  }
}

const strip = document.createElement('aside');
strip.setAttribute('aria-label', 'Mock');
strip.textContent = wordsOf(localStorage.getItem(mockKey));
// Never in the way of what is below it.
strip.style.cssText =
  'position:fixed;left:50%;bottom:0;transform:translateX(-50%);z-index:2000;pointer-events:none;padding:2px 12px;border-radius:6px 6px 0 0;background:#7a4b00;color:#fff;font-size:12px';
document.body.append(strip);
