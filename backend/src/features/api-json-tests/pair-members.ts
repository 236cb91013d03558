import { isContainer, meaningOf, OBJECT, textOf, wordsOf, type JsonDocument } from './json-document.ts';
import type { Label } from './json-path.ts';

/** A member that both sides have, or one; -1 stands for the side that has none. */
export interface Pair {
  left: number;
  right: number;
  label: Label;
}

/** The key that matches plain values by themselves, whatever their order. */
export const BY_VALUE = '*';

/** The key that keeps an array by position although its elements have an identity. */
export const BY_POSITION = '#';

/** What tells the elements of an array apart where no setting says so; the first that all of them have. */
const IDENTITIES = ['id', 'code', 'key', 'name'];

interface Member {
  /** Members with the same match belong together. */
  match: string;
  label: Label;
  node: number;
}

/** The members of an object; of a key that is written twice the last one counts, as everywhere. */
function membersOf(document: JsonDocument, container: number): Member[] {
  const members = new Map<string, Member>();
  const end = document.nexts[container]!;
  for (let key = container + 1; key < end; key = document.nexts[key + 1]!) {
    const match = wordsOf(document, key);
    members.delete(match);
    members.set(match, { match, label: match, node: key + 1 });
  }
  return [...members.values()];
}

/** What an element is matched by: the value of its key, or nothing where it has none. */
function matchOf(document: JsonDocument, element: number, key: string): string {
  if (key === BY_VALUE) return isContainer(document, element) ? '' : meaningOf(document, element);
  if (document.kinds[element] !== OBJECT) return '';
  const member = membersOf(document, element).find(({ match }) => match === key);
  return member && !isContainer(document, member.node) ? meaningOf(document, member.node) : '';
}

/** The elements of an array by the value of a key; equal ones, and those without it, keep their order among themselves. */
function keyedElements(document: JsonDocument, array: number, key: string): Member[] {
  const seen = new Map<string, number>();
  const members: Member[] = [];
  const end = document.nexts[array]!;
  for (let node = array + 1; node < end; node = document.nexts[node]!) {
    const match = matchOf(document, node, key);
    const count = (seen.get(match) ?? 0) + 1;
    seen.set(match, count);
    members.push({ match: `${count} ${match}`, label: members.length, node });
  }
  return members;
}

/** The plain values of a key that tell the elements of an array apart; undefined where they do not. */
function identities(document: JsonDocument, array: number, key: string): Set<string> | undefined {
  const seen = new Set<string>();
  const end = document.nexts[array]!;
  for (let node = array + 1; node < end; node = document.nexts[node]!) {
    const match = matchOf(document, node, key);
    if (match === '' || seen.has(match)) return undefined;
    seen.add(match);
  }
  return seen;
}

/** What tells the elements of both arrays apart. Values that are made anew for each answer match nothing, and do not count. */
const identityOf = (
  left: JsonDocument,
  a: number,
  right: JsonDocument,
  b: number,
  isIgnored: (key: string) => boolean,
): string | undefined =>
  IDENTITIES.find((key) => {
    if (isIgnored(key)) return false;
    const ours = identities(left, a, key);
    const theirs = ours?.size && identities(right, b, key);
    return theirs && [...theirs].some((match) => ours.has(match));
  });

/** Both sides in the order of the left one; what only the right one has stands after what it follows there. */
function matched(left: Member[], right: Member[]): Pair[] {
  const leftMatches = new Set(left.map(({ match }) => match));
  const rightByMatch = new Map(right.map((member) => [member.match, member.node]));
  const followers = new Map<string | undefined, Pair[]>();
  let before: string | undefined;
  for (const { match, label, node } of right)
    if (leftMatches.has(match)) before = match;
    else {
      const pairs = followers.get(before) ?? [];
      followers.set(before, pairs);
      pairs.push({ left: -1, right: node, label });
    }
  const pairs = [...(followers.get(undefined) ?? [])];
  for (const { match, label, node } of left) {
    pairs.push({ left: node, right: rightByMatch.get(match) ?? -1, label });
    for (const pair of followers.get(match) ?? []) pairs.push(pair);
  }
  return pairs;
}

function positioned(left: JsonDocument, a: number, right: JsonDocument, b: number): Pair[] {
  const pairs: Pair[] = [];
  const [leftEnd, rightEnd] = [left.nexts[a]!, right.nexts[b]!];
  let [one, other] = [a + 1, b + 1];
  while (one < leftEnd || other < rightEnd) {
    const [hasLeft, hasRight] = [one < leftEnd, other < rightEnd];
    pairs.push({ left: hasLeft ? one : -1, right: hasRight ? other : -1, label: pairs.length });
    if (hasLeft) one = left.nexts[one]!;
    if (hasRight) other = right.nexts[other]!;
  }
  return pairs;
}

/** The members of two objects with the same keys in the same order, as nearly all are; undefined for others. */
function parallel(left: JsonDocument, a: number, right: JsonDocument, b: number): Pair[] | undefined {
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  const [leftEnd, rightEnd] = [left.nexts[a]!, right.nexts[b]!];
  let [one, other] = [a + 1, b + 1];
  while (one < leftEnd && other < rightEnd) {
    const key = textOf(left, one);
    if (key !== textOf(right, other) || seen.has(key)) return undefined;
    seen.add(key);
    pairs.push({ left: one + 1, right: other + 1, label: wordsOf(left, one) });
    one = left.nexts[one + 1]!;
    other = right.nexts[other + 1]!;
  }
  return one === leftEnd && other === rightEnd ? pairs : undefined;
}

/**
 * Which members of two containers of the same kind belong together; `key` where a setting says how an array is matched.
 * A member of its elements that is ignored tells nothing apart.
 */
export function pairMembers(
  left: JsonDocument,
  a: number,
  right: JsonDocument,
  b: number,
  key: string | undefined,
  isIgnored: (key: string) => boolean,
): Pair[] {
  if (left.kinds[a] === OBJECT)
    return parallel(left, a, right, b) ?? matched(membersOf(left, a), membersOf(right, b));
  const by = key ?? identityOf(left, a, right, b, isIgnored) ?? BY_POSITION;
  if (by === BY_POSITION) return positioned(left, a, right, b);
  return matched(keyedElements(left, a, by), keyedElements(right, b, by));
}
