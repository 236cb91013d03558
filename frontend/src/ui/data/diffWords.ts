import { diffArrays } from 'diff/lib/diff/array.js';

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const tokensOf = (text: string) => text.match(/\s+|\S+/gu) ?? [];

/** The time grows with its square: a page of long texts that have little in common would stand still. */
const maxEditLength = 400;

const compare = (before: string, after: string): DiffPart[] =>
  diffArrays(tokensOf(before), tokensOf(after), { maxEditLength })?.flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return value.map((text) => ({ kind, text }) as const);
  }) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];

/** One removed and one added text per change: words replaced together stay together, outer spaces stay outside. */
function joinChanges(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  const changed = { removed: '', added: '' };
  const keep = (kind: DiffPart['kind'], text: string) => {
    const last = joined.at(-1);
    if (kind === 'same' && last?.kind === 'same') last.text += text;
    else if (text) joined.push({ kind, text });
  };
  const flush = () => {
    const { removed, added } = changed;
    const tail = /\s*$/u.exec(removed)![0] === /\s*$/u.exec(added)![0] ? /\s*$/u.exec(added)![0] : '';
    keep('removed', removed.slice(0, removed.length - tail.length));
    keep('added', added.slice(0, added.length - tail.length));
    keep('same', tail);
    changed.removed = changed.added = '';
  };
  parts.forEach(({ kind, text }, at) => {
    const next = parts[at + 1];
    const isGap = kind === 'same' && /^\s+$/u.test(text) && next !== undefined && next.kind !== 'same';
    if (kind !== 'same') changed[kind] += text;
    else if (isGap && (changed.removed || changed.added)) {
      changed.removed += text;
      changed.added += text;
    } else {
      flush();
      keep('same', text);
    }
  });
  flush();
  return joined;
}

/**
 * The words that two texts share, lose and gain, removed before added. 'same' and 'removed' together give `before`, 'same' and
 * 'added' give `after`. Of texts that differ in hundreds of words, all of the one and then all of the other.
 */
export const diffWords = (before: string, after: string): DiffPart[] => joinChanges(compare(before, after));
