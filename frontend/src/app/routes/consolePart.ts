import type { ComponentType } from 'react';

/** What stands around every screen behind the sign-in, and the screen that the label tool opens with. */
type Parts = Record<'Shell' | 'InterfaceLabelsScreen', ComponentType>;

let parts: Parts;

export function handOver(ready: Parts): void {
  parts = ready;
}

/** They are handed over instead of exported: a file that exports them would stand alone before the one that holds them. */
export async function consolePart(name: keyof Parts): Promise<ComponentType> {
  await import('./console');
  return parts[name];
}
