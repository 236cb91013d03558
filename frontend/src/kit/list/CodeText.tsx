import type { CSSProperties } from 'react';

const bounded: CSSProperties = { display: 'block', maxWidth: 240 };

/** A code in a table; one that is too long ends in an ellipsis. */
export function CodeText({ code }: { code: string }) {
  return (
    <span className="code ellip" style={bounded} title={code}>
      {code}
    </span>
  );
}
