import { isContainer, meaningOf, OBJECT, textOf, wordsOf, type JsonDocument } from './json-document.ts';
import type { Label } from './json-path.ts';

export interface Pair {
  left: number;
  right: number;
  label: Label;
}

/** Matches plain values themselves, in any order. */
const BY_VALUE = '*';

/** Matches by position although the elements have an identity. */
const BY_POSITION = '#';

/** The default identities of array elements; the first that all of them have. */
const IDENTITIES = ['id', 'code', 'key', 'name'];

interface Member {
  match: string;
  label: Label;
  node: number;
}

/** Of a duplicate key the last one counts, as everywhere. */
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

function matchOf(document: JsonDocument, element: number, key: string): string {
  if (key === BY_VALUE) return isContainer(document, element) ? '' : meaningOf(document, element);
  if (document.kinds[element] !== OBJECT) return '';
  const member = membersOf(document, element).find(({ match }) => match === key);
  return member && !isContainer(document, member.node) ? meaningOf(document, member.node) : '';
}

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

/** Generated values match nothing, so at least one must be common. */
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

/** In the order of the left side; members of the right side only follow their predecessor there. */
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

/** The fast path: two objects with the same keys in the same order. */
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

/** Pairs the members of two containers of the same kind; `key` is configured. Ignored members identify nothing. */
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
