/** The worker thread that parses answers from other servers, so that a malicious one does no further harm. */
import { readFile, writeFile } from 'node:fs/promises';
import { inLanguage, type TextLanguage } from '../../texts/current-language.ts';
import type { ComparisonRules } from './compare-json.ts';
import { documentLines, layOut, LIMITS } from './diff-lines.ts';
import { readJson } from './json-document.ts';
import { judgeAnswers, type Answer, type ComparedDocuments, type Failures } from './compare-documents.ts';

export type FetchedFile = Omit<Answer, 'text'> & { path: string };

export interface Judging {
  asIs: FetchedFile;
  toBe: FetchedFile;
  rules: ComparisonRules;
  language: TextLanguage;
}

/** JSON is UTF-8; other texts state their charset. PostgreSQL stores no NUL. */
function textOf(bytes: Buffer, contentType: string): string {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const decode = (label: string): string => new TextDecoder(label).decode(bytes);
  try {
    return decode(charset).replaceAll('\u0000', '\ufffd');
  } catch {
    return decode('utf-8').replaceAll('\u0000', '\ufffd');
  }
}

const KEPT_OF_OTHERS = 100_000;

/** Its file becomes UTF-8, also should the comparison exceed its limits. */
async function answerOf({ path, ...fetched }: FetchedFile): Promise<Answer> {
  const text = textOf(await readFile(path), fetched.contentType);
  await writeFile(path, text);
  return { ...fetched, text };
}

export async function judge({
  asIs,
  toBe,
  rules,
  language,
}: Judging): Promise<{ failures: Failures; judgement: ComparedDocuments }> {
  const answers = { asIs: await answerOf(asIs), toBe: await answerOf(toBe) };
  const judged = await inLanguage(language, () => judgeAnswers(answers.asIs, answers.toBe, rules));
  for (const [side, { path }] of [
    ['asIs', asIs],
    ['toBe', toBe],
  ] as const)
    if (judged.failures[side]) await writeFile(path, answers[side].text.slice(0, KEPT_OF_OTHERS));
  return judged;
}

/** The reply is the object `head` plus the results, written as JSON to `replyPath`. */
interface Writing {
  head: object;
  replyPath: string;
}

export interface LayingOut extends Writing {
  asIs: string;
  toBe: string;
  rules: ComparisonRules;
}

const documentAt = (path: string): Promise<string> => readFile(path, 'utf8');

export async function layOutPair({ asIs, toBe, rules, head, replyPath }: LayingOut): Promise<void> {
  const layout = await layOut(readJson(await documentAt(asIs)), readJson(await documentAt(toBe)), rules);
  await writeFile(replyPath, JSON.stringify({ ...head, ...layout }));
}

export interface SideLines {
  isJson: boolean;
  lines: string[];
  isCut: boolean;
}

export interface WritingSide extends Writing {
  path: string;
}

export async function linesOfSide({ path, head, replyPath }: WritingSide): Promise<void> {
  await writeFile(replyPath, JSON.stringify({ ...head, ...sideOf(await documentAt(path)) }));
}

function sideOf(text: string): SideLines {
  try {
    return { isJson: true, ...documentLines(readJson(text)) };
  } catch {
    const lines = text === '' ? [] : text.split(/\r?\n/).map((line) => line.slice(0, LIMITS.line));
    return { isJson: false, lines: lines.slice(0, LIMITS.rows), isCut: lines.length > LIMITS.rows };
  }
}
