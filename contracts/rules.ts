/** The business rules and the tests whose titles name them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './document.ts';

export interface Rule {
  id: string;
  area: string;
  statement: string;
  decisions?: string;
  reason?: string;
}

export interface RuleBook {
  finishedAreas: string[];
  rules: Rule[];
}

export interface Proof {
  file: string;
  title: string;
  ids: string[];
}

const BOOK = join(ROOT, 'contracts', 'rules.yaml');

export function loadRules(file = BOOK): RuleBook {
  const { finishedAreas, areas } = parse(readFileSync(file, 'utf8')) as {
    finishedAreas: string[];
    areas: Record<string, Omit<Rule, 'area'>[]>;
  };
  const rules = Object.entries(areas).flatMap(([area, list]) => list.map((rule) => ({ ...rule, area })));
  return { finishedAreas, rules };
}

// The first argument of a call that is not skipped, or the name of a story.
const TITLE = /([\w.]*)\s*(?:\)\s*)?(?:\(|\bname:)\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`)/g;
const IDS = /\((R-\d{3}(?:, R-\d{3})*)(?:[;,] A-\d{2}(?:, A-\d{2})*)?\)/g;

export function proofsIn(file: string, text: string): Proof[] {
  return [...text.matchAll(TITLE)].flatMap(([, caller = '', single, double, template]) => {
    const title = single ?? double ?? template ?? '';
    const ids = [...title.matchAll(IDS)].flatMap(([, list = '']) => list.split(', '));
    return ids.length === 0 || /\.(skip|todo|fails)$/.test(caller) ? [] : [{ file, title, ids }];
  });
}

const PLACES = ['backend/src', 'backend/test', 'contracts', 'frontend/src', 'frontend/e2e', 'stories'];
const TESTS = /(\.test\.tsx?|\.stories\.tsx|\.spec\.ts)$/;

export function findProofs(root = ROOT): Proof[] {
  return PLACES.flatMap((place) => filesIn(join(root, place)))
    .filter((file) => TESTS.test(file))
    .flatMap((file) => proofsIn(relative(root, file), readFileSync(file, 'utf8')));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function proofsById(proofs: Proof[]): Map<string, Proof[]> {
  const byId = new Map<string, Proof[]>();
  for (const proof of proofs) for (const id of proof.ids) byId.set(id, [...(byId.get(id) ?? []), proof]);
  return byId;
}

export function unprovenRules({ finishedAreas, rules }: RuleBook, proofs: Proof[]): Rule[] {
  const byId = proofsById(proofs);
  return rules.filter(
    ({ id, area, reason }) => finishedAreas.includes(area) && !byId.has(id) && reason === undefined,
  );
}

/** Reasons that are obsolete because a test exists or the area is not finished. */
export function needlessReasons({ finishedAreas, rules }: RuleBook, proofs: Proof[]): Rule[] {
  const byId = proofsById(proofs);
  return rules.filter(
    ({ id, area, reason }) => reason !== undefined && (byId.has(id) || !finishedAreas.includes(area)),
  );
}

export function unknownProofs({ rules }: RuleBook, proofs: Proof[]): Proof[] {
  const known = new Set(rules.map(({ id }) => id));
  return proofs.filter(({ ids }) => ids.some((id) => !known.has(id)));
}
