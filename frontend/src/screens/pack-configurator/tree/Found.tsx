import { plainText } from '../../../ui/data/plainText';

export function Found({ text, children }: { text: string; children: string }) {
  const wanted = plainText(text.trim());
  const plain = plainText(children);
  const at = wanted === '' ? -1 : plain.indexOf(wanted);
  // Letters that fold to more or fewer than one would shift the mark.
  if (at < 0 || plain.length !== children.length) return children;
  const end = at + wanted.length;
  return (
    <>
      {children.slice(0, at)}
      <mark>{children.slice(at, end)}</mark>
      {children.slice(end)}
    </>
  );
}
