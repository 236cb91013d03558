import { useId, type ReactNode } from 'react';
import { quotedLanguage } from '../../texts/quotedLanguage';

export interface PackCardProps {
  id: string;
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A card of the pack configurator; the side bar's anchor gives it the focus. */
export function PackCard({ id, title, note, actions, children }: PackCardProps) {
  const headId = useId();
  return (
    <section id={id} tabIndex={-1} className="card pack-card" aria-labelledby={headId}>
      <div className="pack-card-head">
        <h2 id={headId} lang={quotedLanguage(title)}>
          {title}
        </h2>
        {note}
        {actions && <div className="pack-card-actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
