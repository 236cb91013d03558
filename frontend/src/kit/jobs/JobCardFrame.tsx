import type { ReactNode } from 'react';

/** The card in the place of a JobCard where there is no run to show. */
export function JobCardFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="card job empty" aria-label={label}>
      {children}
    </section>
  );
}
