export interface Sight {
  first: number;
  end: number;
}

/**
 * Which of `count` rows are drawn: those in sight, and always the one that has the focus, or it would lose it. Between two
 * that do not follow each other stands a gap.
 */
export function drawnPositions(count: number, { first, end }: Sight, focused: number): number[] {
  const inSight = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (count <= end - first || focused < 0 || (focused >= first && focused < end)) return inSight;
  return focused < first ? [focused, ...inSight] : [...inSight, focused];
}
