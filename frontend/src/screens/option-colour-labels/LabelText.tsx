import type { OptColorItem } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import { foundElsewhere, labelIn, placeOf } from './itemLabels';

/** A label that a search has found where the row does not show it. */
export function FoundLabel({ item, searched }: { item: OptColorItem; searched: string }) {
  const { code } = useCurrentLanguage();
  const found = foundElsewhere(item, code, searched);
  if (!found) return null;
  return (
    <span className="sub">
      {placeOf(found)}: <span lang={found.language.code}>{found.label}</span>
    </span>
  );
}

export function LabelText({ item, searched }: { item: OptColorItem; searched: string }) {
  const { code } = useCurrentLanguage();
  const label = labelIn(item, code)?.label;
  return (
    <>
      {label ? <span lang={code}>{label}</span> : <span className="ink3">–</span>}
      <FoundLabel item={item} searched={searched} />
    </>
  );
}

const FIRST_PART = 50;

/** The first 50 characters of the info text (decision A-35); the whole of it on hover. */
export function InfoText({ item }: { item: OptColorItem }) {
  const { code } = useCurrentLanguage();
  const text = labelIn(item, code)?.description ?? '';
  const characters = [...text];
  if (characters.length === 0) return <span className="ink3">–</span>;
  if (characters.length <= FIRST_PART) return <span lang={code}>{text}</span>;
  return (
    <span lang={code} title={text}>
      {characters.slice(0, FIRST_PART).join('')}…
    </span>
  );
}
