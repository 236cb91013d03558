/** The thread that reads what other servers answered: what an answer made to freeze or to fill it does to this thread, it does to nobody else. */
import { speaking, type TextLanguage } from '../../texts/spoken-language.ts';
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
  speaking(language, () => judgeAnswers(asIs, toBe, rules));

export interface LayingOut {
  asIs: string;
  toBe: string;
  rules: ComparisonRules;
}

/** As JSON: taking hundreds of thousands of lines over one by one would hold up everybody there. */
export const layOutPair = async ({ asIs, toBe, rules }: LayingOut): Promise<string> =>
  JSON.stringify(await layOut(readJson(asIs), readJson(toBe), rules));

export interface SideLines {
  isJson: boolean;
  lines: string[];
  isCut: boolean;
}

/** As JSON too: a value a line, anything else as it came. */
export const linesOfSide = (text: string): string => JSON.stringify(sideOf(text));

function sideOf(text: string): SideLines {
  try {
    return { isJson: true, ...documentLines(readJson(text)) };
  } catch {
    const lines = text === '' ? [] : text.split(/\r?\n/).map((line) => line.slice(0, LIMITS.line));
    return { isJson: false, lines: lines.slice(0, LIMITS.rows), isCut: lines.length > LIMITS.rows };
  }
}
