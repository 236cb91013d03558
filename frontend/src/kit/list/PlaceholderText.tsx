/** A label's text with its placeholders, such as {price}, set off as tokens. */
export function PlaceholderText({ text }: { text: string }) {
  const parts = text.split(/(\{[^{}\s]+\})/u);
  return (
    <span title={text}>
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
