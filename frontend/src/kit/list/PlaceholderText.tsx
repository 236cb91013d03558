import type { CSSProperties } from 'react';

/** Asks for little and takes what the other columns leave; longer texts end in an ellipsis. */
const growing: CSSProperties = { display: 'block', width: 200, minWidth: '100%', maxWidth: 'none' };

export interface PlaceholderTextProps {
  text: string;
  /** Code of the language that the text is in. */
  lang?: string;
}

/** A translatable text on one line, its placeholders, such as {price}, set off as tokens. */
export function PlaceholderText({ text, lang }: PlaceholderTextProps) {
  const parts = text.split(/(\{[^{}\s]+\})/u);
  return (
    <span className="ellip" lang={lang} style={growing} title={text}>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className="ph-tok">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
