export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const longestCompared = 600;
const tokensOf = (text: string) => text.match(/\s+|\S+/gu) ?? [];

/** lengths[i][j]: the longest common run of tokens from before[i] and after[j] on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

function compare(before: readonly string[], after: readonly string[]): DiffPart[] {
  const lengths = commonLengths(before, after);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isSame = i < before.length && before[i] === after[j];
    const isRemoved = j >= after.length || (i < before.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!);
    if (isSame) {
      parts.push({ kind: 'same', text: before[i++]! });
      j++;
    } else if (isRemoved) parts.push({ kind: 'removed', text: before[i++]! });
    else parts.push({ kind: 'added', text: after[j++]! });
  }
  return parts;
}

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
 * The words that two texts share, lose and gain, removed before added; texts of more than 600 words and spaces are
 * replaced as a whole. 'same' and 'removed' together give `before`, 'same' and 'added' give `after`.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = tokensOf(before);
  const b = tokensOf(after);
  const isLong = a.length > longestCompared || b.length > longestCompared;
  if (!isLong || before === after)
    return joinChanges(before === after ? whole('same', after) : compare(a, b));
  return [...whole('removed', before), ...whole('added', after)];
}

const whole = (kind: DiffPart['kind'], text: string): DiffPart[] => (text ? [{ kind, text }] : []);
