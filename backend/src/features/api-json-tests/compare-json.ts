/**
 * Compares two JSON documents by meaning: key order and notation do not count, null is not missing, and arrays are matched by
 * identity (id, code, key, name, or a configured key), else by position. One walk without recursion reports everything to a
 * listener in reading order: compareJson counts, diff-lines.ts lays out both documents.
 */
import { setImmediate as othersFirst } from 'node:timers/promises';
import { isContainer, isSameScalar, textOf, type JsonDocument } from './json-document.ts';
import {
  meaningAt,
  pathRules,
  pathText,
  rootState,
  stepInto,
  type Label,
  type PathState,
} from './json-path.ts';
import { pairMembers, type Pair } from './pair-members.ts';

export interface ComparisonRules {
  ignorePaths: readonly string[];
  arrayKeys: Readonly<Record<string, string>>;
}

export interface Place extends Pair {
  depth: number;
  isLastLeft: boolean;
  isLastRight: boolean;
  labels: () => Label[];
}

export interface Listener {
  /** Containers of the same kind on both sides; their members follow until `leave`. */
  enter?(place: Place): void;
  leave?(place: Place): void;
  same?(place: Place): void;
  changed(place: Place): void;
  added(place: Place): void;
  removed(place: Place): void;
  ignored(place: Place): void;
}

interface Frame {
  place: Place;
  pairs: Pair[];
  next: number;
  lastLeft: number;
  lastRight: number;
  ignoring: PathState;
  keyed: PathState;
}

/** Yields to other requests in between. */
const STEPS_AT_ONCE = 10_000;

export async function walkPair(
  left: JsonDocument,
  right: JsonDocument,
  rules: ComparisonRules,
  listener: Listener,
): Promise<void> {
  const ignorePaths = pathRules(rules.ignorePaths.map((path) => [path, true] as const));
  const arrayKeys = pathRules(Object.entries(rules.arrayKeys));
  const stack: Frame[] = [];
  const visit = (place: Place, ignoring: PathState, keyed: PathState): void => {
    if (meaningAt(ignorePaths, ignoring)) listener.ignored(place);
    else if (place.right < 0) listener.removed(place);
    else if (place.left < 0) listener.added(place);
    else if (!areComparable(left, right, place)) listener.changed(place);
    else if (isContainer(left, place.left)) {
      listener.enter?.(place);
      const key = meaningAt(arrayKeys, keyed);
      const isIgnored = (name: string) => {
        const element = stepInto(ignorePaths, ignoring, 0);
        return meaningAt(ignorePaths, stepInto(ignorePaths, element, name)) === true;
      };
      const pairs = pairMembers(left, place.left, right, place.right, key, isIgnored);
      stack.push(frameOf(place, pairs, ignoring, keyed));
    } else if (isSameScalar(left, place.left, right, place.right)) listener.same?.(place);
    else listener.changed(place);
  };
  const root = { left: 0, right: 0, label: '', depth: 0, isLastLeft: true, isLastRight: true };
  visit({ ...root, labels: () => [] }, rootState(ignorePaths), rootState(arrayKeys));
  let steps = 0;
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    if (++steps % STEPS_AT_ONCE === 0) await othersFirst();
    const pair = frame.pairs[frame.next];
    if (!pair) {
      stack.pop();
      listener.leave?.(frame.place);
      continue;
    }
    const place = placeOf(stack, frame, pair);
    frame.next += 1;
    const ignoring = stepInto(ignorePaths, frame.ignoring, pair.label);
    visit(place, ignoring, stepInto(arrayKeys, frame.keyed, pair.label));
  }
}

const areComparable = (left: JsonDocument, right: JsonDocument, place: Place): boolean =>
  left.kinds[place.left] === right.kinds[place.right] ||
  (!isContainer(left, place.left) && !isContainer(right, place.right));

const frameOf = (place: Place, pairs: Pair[], ignoring: PathState, keyed: PathState): Frame => ({
  place,
  pairs,
  next: 0,
  lastLeft: pairs.findLastIndex(({ left }) => left >= 0),
  lastRight: pairs.findLastIndex(({ right }) => right >= 0),
  ignoring,
  keyed,
});

// Written out: object spread with labels of mixed types is twenty times slower.
const placeOf = (stack: readonly Frame[], frame: Frame, { left, right, label }: Pair): Place => ({
  left,
  right,
  label,
  depth: stack.length,
  isLastLeft: frame.next === frame.lastLeft,
  isLastRight: frame.next === frame.lastRight,
  labels: () => [...stack.slice(1).map(({ place }) => place.label), label],
});

export type DifferenceKind = 'changed' | 'added' | 'removed';

export interface Difference {
  path: string;
  kind: DifferenceKind;
  before: string | null;
  after: string | null;
}

export interface Comparison {
  changed: number;
  added: number;
  removed: number;
  ignored: number;
}

const SHOWN_LENGTH = 200;

const shown = (document: JsonDocument, node: number): string | null => {
  if (node < 0) return null;
  const written = textOf(document, node);
  const text = written.slice(0, SHOWN_LENGTH).replace(/\s+/g, ' ');
  return written.length > SHOWN_LENGTH ? `${text}…` : text;
};

export const differenceAt = (
  left: JsonDocument,
  right: JsonDocument,
  place: Place,
  kind: DifferenceKind,
): Difference => ({
  path: pathText(place.labels()),
  kind,
  before: shown(left, place.left),
  after: shown(right, place.right),
});

export async function compareJson(
  left: JsonDocument,
  right: JsonDocument,
  rules: ComparisonRules,
): Promise<Comparison> {
  const counts = { changed: 0, added: 0, removed: 0, ignored: 0 };
  const count = (name: keyof Comparison) => () => void (counts[name] += 1);
  await walkPair(left, right, rules, {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    ignored: count('ignored'),
  });
  return counts;
}
