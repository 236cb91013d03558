import type { ReactNode } from 'react';

/** The header of a column that is called by its field's own name, with its title and a sentence of help in its tip. */
export const HeaderHelp = ({ help, children }: { help: string; children: ReactNode }) => (
  <span className="header-help" title={help}>
    {children}
  </span>
);
