/** The worker thread that parses answers of other servers, so that a malicious one harms nobody else. */
import { inLanguage, type TextLanguage } from '../../texts/current-language.ts';
import type { ComparisonRules } from './compare-json.ts';
import { documentLines, layOut, LIMITS } from './diff-lines.ts';
import { readJson } from './json-document.ts';
import { judgeAnswers, type Answer } from './compare-documents.ts';

export interface Judging {
  asIs: Answer;
  toBe: Answer;
  rules: ComparisonRules;
  language: TextLanguage;
}

export const judge = ({ asIs, toBe, rules, language }: Judging) =>
  inLanguage(language, () => judgeAnswers(asIs, toBe, rules));

export interface LayingOut {
  asIs: string;
  toBe: string;
  rules: ComparisonRules;
}

/** As JSON: cloning hundreds of thousands of lines would block the main thread. */
export const layOutPair = async ({ asIs, toBe, rules }: LayingOut): Promise<string> =>
  JSON.stringify(await layOut(readJson(asIs), readJson(toBe), rules));

export interface SideLines {
  isJson: boolean;
  lines: string[];
  isCut: boolean;
}

export const linesOfSide = (text: string): string => JSON.stringify(sideOf(text));

function sideOf(text: string): SideLines {
  try {
    return { isJson: true, ...documentLines(readJson(text)) };
  } catch {
    const lines = text === '' ? [] : text.split(/\r?\n/).map((line) => line.slice(0, LIMITS.line));
    return { isJson: false, lines: lines.slice(0, LIMITS.rows), isCut: lines.length > LIMITS.rows };
  }
}
