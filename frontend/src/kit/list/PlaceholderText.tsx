import { GrowingText } from './GrowingText';

export interface PlaceholderTextProps {
  text: string;
  lang?: string;
}

/** A translatable text on one line, its placeholders, such as {price}, set off as tokens. */
export function PlaceholderText({ text, lang }: PlaceholderTextProps) {
  const parts = text.split(/(\{[^{}\s]+\})/u);
  return (
    <GrowingText lang={lang} title={text}>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className="ph-tok">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </GrowingText>
  );
}
