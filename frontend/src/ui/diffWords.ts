export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const longestCompared = 600;
const tokensOf = (text: string) => text.match(/\s+|[^\s]+/gu) ?? [];

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

/**
 * The words that two texts share, lose and gain, removed before added; texts of more than 600 words are replaced as a
 * whole. Joining 'same' and 'removed' gives `before`, 'same' and 'added' gives `after`.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const a = tokensOf(before);
  const b = tokensOf(after);
  if (a.length > longestCompared || b.length > longestCompared) return joined(before, after);

  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    parts.push(...joined(removed, added));
    removed = added = '';
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      flush();
      append(parts, a[i]!);
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      removed += a[i++]!;
    else added += b[j++]!;
  }
  flush();
  return parts;
}

function joined(removed: string, added: string): DiffPart[] {
  const parts: DiffPart[] = [];
  if (removed) parts.push({ kind: 'removed', text: removed });
  if (added) parts.push({ kind: 'added', text: added });
  return parts;
}

function append(parts: DiffPart[], text: string) {
  const last = parts.at(-1);
  if (last?.kind === 'same') last.text += text;
  else parts.push({ kind: 'same', text });
}
