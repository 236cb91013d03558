import type { Page } from '@playwright/test';

/** How long somebody waits for the first page of a server that has just been started, and then for each other one. */
export const startMs = 180_000;
export const readyMs = 5_000;

/** What the browser's console says that nobody should have to read. */
export function watchConsole(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
  });
  return found;
}
