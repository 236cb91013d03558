import type { ReactNode } from 'react';

/** Italian words inside an English page, so that a screen reader pronounces them as such (WCAG 3.1.2). */
export const Italian = ({ children }: { children: ReactNode }) => <span lang="it">{children}</span>;
