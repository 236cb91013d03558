/**
 * The subset of JSONPath (RFC 9535) for ignore paths and array keys: `$`, `.name`, `['any name']`, `[3]`, `.*`, `[*]`, and `..`
 * before any of them for "at any depth". A path includes everything below its value.
 */
import { t } from '../../texts/apiTests.ts';

export type Label = string | number;

interface Segment {
  isDeep: boolean;
  label: Label | undefined;
}

export interface PathFault {
  position: number;
  reason: string;
}

const NAME = /\.(\.?)([^.[\]'"*\s]+|\*)/y;
const BRACKETS = /(\.\.)?\[(?:(\d{1,9})|(\*)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\]/y;

function segmentAt(text: string, at: number): { segment: Segment; end: number } | undefined {
  NAME.lastIndex = BRACKETS.lastIndex = at;
  const name = NAME.exec(text);
  if (name) {
    const label = name[2] === '*' ? undefined : name[2];
    return { segment: { isDeep: name[1] === '.', label }, end: NAME.lastIndex };
  }
  const brackets = BRACKETS.exec(text);
  if (!brackets) return undefined;
  const [, deep, index, any, single, double] = brackets;
  const quoted = (single ?? double ?? '').replace(/\\(.)/g, '$1');
  const label = any ? undefined : index === undefined ? quoted : Number(index);
  return { segment: { isDeep: deep !== undefined, label }, end: BRACKETS.lastIndex };
}

function parsePath(text: string): Segment[] | PathFault {
  if (!text.startsWith('$')) return { position: 1, reason: t('a path begins with $') };
  const segments: Segment[] = [];
  let at = 1;
  while (at < text.length) {
    const found = segmentAt(text, at);
    if (!found) return { position: at + 1, reason: t("expected .name, ['name'], [3], [*] or ..name") };
    segments.push(found.segment);
    at = found.end;
  }
  return segments;
}

export function pathFault(text: string): PathFault | undefined {
  const parsed = parsePath(text);
  return Array.isArray(parsed) ? undefined : parsed;
}

export interface PathRules<Meaning> {
  rules: { segments: Segment[]; meaning: Meaning }[];
}

/** How far each rule has matched: rule and segment in one number, so that each occurs once. */
export type PathState = readonly number[];

/** More than a path of 200 characters can have. */
const SEGMENTS = 1000;

/** Invalid paths are skipped; saving refuses them. */
export function pathRules<Meaning>(meaningByPath: Iterable<readonly [string, Meaning]>): PathRules<Meaning> {
  return {
    rules: [...meaningByPath].flatMap(([path, meaning]) => {
      const segments = parsePath(path);
      return Array.isArray(segments) ? [{ segments, meaning }] : [];
    }),
  };
}

export const rootState = ({ rules }: PathRules<unknown>): PathState =>
  rules.map((_, rule) => rule * SEGMENTS);

const NOWHERE: PathState = [];

export function stepInto({ rules }: PathRules<unknown>, state: PathState, label: Label): PathState {
  if (state.length === 0) return NOWHERE;
  const next: number[] = [];
  const add = (place: number): void => void (next.includes(place) || next.push(place));
  for (const place of state) {
    const segment = rules[Math.floor(place / SEGMENTS)]!.segments[place % SEGMENTS];
    if (!segment) continue;
    if (segment.isDeep) add(place);
    if (segment.label === undefined || segment.label === label) add(place + 1);
  }
  return next;
}

export function meaningAt<Meaning>({ rules }: PathRules<Meaning>, state: PathState): Meaning | undefined {
  for (const place of state) {
    const { segments, meaning } = rules[Math.floor(place / SEGMENTS)]!;
    if (segments.length === place % SEGMENTS) return meaning;
  }
  return undefined;
}

const PLAIN_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;
const SHOWN_STEPS = 60;

const stepText = (label: Label): string =>
  typeof label === 'number'
    ? `[${label}]`
    : PLAIN_NAME.test(label)
      ? `.${label}`
      : `['${label.replace(/[\\']/g, '\\$&')}']`;

export function pathText(labels: readonly Label[]): string {
  if (labels.length <= SHOWN_STEPS) return `$${labels.map(stepText).join('')}`;
  const half = SHOWN_STEPS / 2;
  return `$${labels.slice(0, half).map(stepText).join('')}…${labels.slice(-half).map(stepText).join('')}`;
}
