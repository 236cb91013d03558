/** What may be wrong with a translation, told while it is typed and found by the server's filters: hints, which forbid nothing. */
import italian from './it/translation-checks.json' with { type: 'json' };
import { agree, endingOf, missingOpening, type FinalMark } from './translation-endings.ts';
import { beyond, marksOf, TAG, type Counted, type Marks } from './translation-marks.ts';
import { numbersApart } from './translation-numbers.ts';
import { termsIn, type CheckedTerm } from './translation-terms.ts';
import { translator } from './translator.ts';

export type { CheckedTerm } from './translation-terms.ts';

const t = translator(italian);

export type TranslationCheck =
  'variables' | 'tags' | 'edges' | 'blanks' | 'punctuation' | 'numbers' | 'length' | 'term' | 'different';

export interface TranslationFault {
  check: TranslationCheck;
  /** A sentence. */
  reason: string;
}

export interface CheckedTranslation {
  source: string;
  text: string;
  /** Of the text, as the console writes codes: de, pt-BR. */
  language?: string | undefined;
  /** How long a text may be, in per cent of the length of its source. */
  lengthLimit?: number | undefined;
  terms?: readonly CheckedTerm[] | undefined;
  /** Other translations of the same source that are in use. */
  others?: readonly string[] | undefined;
}

interface Compared extends CheckedTranslation {
  marks: { source: Marks; text: Marks };
}

/** Hundreds of reasons help nobody: of each check the first ones are told. */
const MOST = 10;
const MOST_OTHERS = 3;

function differences(source: Counted, text: Counted): string[] {
  const missing = beyond(source, text).map(({ found, isInBoth }) =>
    isInBoth
      ? t('{found} stands more often in the source than in the translation.', { found })
      : t('The source has {found}, the translation does not.', { found }),
  );
  const added = beyond(text, source).map(({ found, isInBoth }) =>
    isInBoth
      ? t('{found} stands more often in the translation than in the source.', { found })
      : t('The translation has {found}, the source does not.', { found }),
  );
  return [...missing, ...added];
}

function variables({ marks: { source, text } }: Compared): string[] {
  const hasMoved =
    String(source.sequence) !== String(text.sequence) &&
    String(source.sequence.toSorted()) === String(text.sequence.toSorted());
  const found = text.sequence.slice(0, MOST).join(' ');
  return [
    ...(hasMoved
      ? [
          t(
            '{found} stand in another order than in the source. Only numbered ones such as %1$s may be moved.',
            {
              found,
            },
          ),
        ]
      : differences(source.placed, text.placed)),
    ...differences(source.variables, text.variables),
  ];
}

function tags({ source, marks }: Compared): string[] {
  const unclosed = beyond(marks.text.unclosed, marks.source.unclosed);
  const stray = beyond(marks.text.stray, marks.source.stray);
  return [
    ...unclosed.map(({ found }) => t('{found} is never closed.', { found })),
    ...stray.map(({ found }) => t('{found} closes nothing.', { found })),
    ...(source.trim() === '' ? [] : differences(marks.source.tags, marks.text.tags)),
  ];
}

/** Line ends of all systems are the same, and so are blanks that do not break. */
const blanksOf = (blanks: string): string => blanks.replaceAll('\r\n', '\n').replace(/[^\S\n\t]/g, ' ');

/** Signs of full width bring their own blank. */
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uff60]$/;

function edges({ source, text }: Compared): string[] {
  const startOf = (one: string): string => blanksOf(one.slice(0, one.length - one.trimStart().length));
  const endOf = (one: string): string => blanksOf(one.slice(one.trimEnd().length));
  const reasons: string[] = [];
  const [startWanted, start] = [startOf(source), startOf(text)];
  if (startWanted === '' && start !== '') reasons.push(t('Begins with a blank.'));
  else if (startWanted !== '' && start === '')
    reasons.push(t('The source begins with a blank, the translation does not.'));
  else if (startWanted !== start) reasons.push(t('Begins with other blanks than the source.'));
  const [endWanted, end] = [endOf(source), endOf(text)];
  if (endWanted === '' && end !== '') reasons.push(t('Ends with a blank.'));
  else if (endWanted !== '' && end === '' && !(endWanted === ' ' && FULL_WIDTH.test(text)))
    reasons.push(t('The source ends with a blank, the translation does not.'));
  else if (endWanted !== '' && end !== '' && endWanted !== end)
    reasons.push(t('Ends with other blanks than the source.'));
  return reasons;
}

/** Within a line: what stands before and behind a line end indents it. */
const longestBlanks = ({ plain }: Marks): number =>
  (plain.trim().match(/\s{2,}/g) ?? []).reduce(
    (longest, blanks) => (/[\r\n]/.test(blanks) ? longest : Math.max(longest, blanks.length)),
    1,
  );

function blanks({ marks: { source, text } }: Compared): string[] {
  const count = longestBlanks(text);
  return count > longestBlanks(source) ? [t('{count} blanks in a row.', { count })] : [];
}

const nameOf = (mark: Exclude<FinalMark, 'none'>): string =>
  ({
    stop: () => t('a full stop'),
    question: () => t('a question mark'),
    exclamation: () => t('an exclamation mark'),
    colon: () => t('a colon'),
    ellipsis: () => t('an ellipsis'),
  })[mark]();

function punctuation({ marks, language }: Compared): string[] {
  const source = endingOf(marks.source.plain);
  const text = endingOf(marks.text.plain, language);
  const sign = missingOpening(marks.text.plain, text, language);
  const opening =
    sign === undefined ? [] : [t('{sign} is missing at the beginning of the sentence.', { sign })];
  if (agree(source, text, language)) return opening;
  const wanted = source.mark === 'none' ? '' : nameOf(source.mark);
  const found = text.mark === 'none' ? '' : nameOf(text.mark);
  if (found === '') return [t('The source ends with {wanted}, the translation does not.', { wanted })];
  if (wanted === '') return [t('The translation ends with {found}, the source does not.', { found })];
  return [t('The source ends with {wanted}, the translation with {found}.', { wanted, found })];
}

const HAS_DIGIT = /[\p{Nd}\p{No}]/u;

function numbers({ marks: { source, text } }: Compared): string[] {
  if (!HAS_DIGIT.test(source.plain) && !HAS_DIGIT.test(text.plain)) return [];
  const { missing, added } = numbersApart(source.plain, text.plain);
  return [
    ...missing.map((number) => t('The number {number} is missing.', { number })),
    ...added.map((number) => t('The number {number} is not in the source.', { number })),
  ];
}

/** A shorter source counts as this long: a few letters more are no harm, Va bene for OK. */
const SHORT = 10;

const lengthOf = ({ plain }: Marks): number => [...plain.replaceAll(TAG, '')].length;

function length({ marks, lengthLimit }: Compared): string[] {
  if (lengthLimit === undefined) return [];
  const [counted, text] = [Math.max(lengthOf(marks.source), SHORT), lengthOf(marks.text)];
  if (text * 100 <= counted * lengthLimit) return [];
  // Rounded up: 150.3 must not be told as 150 where 150 is the limit.
  const percent = Math.ceil((text * 100) / counted);
  return [
    t('{percent} % of the length of the source; the limit is {limit} %.', { percent, limit: lengthLimit }),
  ];
}

function term({ marks, terms }: Compared): string[] {
  if (!terms || terms.length === 0) return [];
  return termsIn(marks.text.plain, terms).map(({ found, instead }) =>
    instead === ''
      ? t('“{found}” is not to be used.', { found })
      : t('“{found}” is not to be used; use “{instead}”.', { found, instead }),
  );
}

const MOST_SHOWN = 100;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${[...text.slice(0, 2 * MOST_SHOWN)].slice(0, MOST_SHOWN).join('')}…` : text;

function different({ text, others = [] }: Compared): string[] {
  return [...new Set(others)]
    .filter((other) => other !== '' && other.normalize('NFC') !== text.normalize('NFC'))
    .slice(0, MOST_OTHERS)
    .map((other) => t('The same source is translated elsewhere as “{other}”.', { other: shortened(other) }));
}

/** In the order in which they are told. Without a source there is nothing to compare with. */
const CHECKS: [check: TranslationCheck, find: (compared: Compared) => string[], needsSource: boolean][] = [
  ['variables', variables, true],
  ['tags', tags, false],
  ['edges', edges, true],
  ['blanks', blanks, false],
  ['punctuation', punctuation, true],
  ['numbers', numbers, true],
  ['length', length, true],
  ['term', term, false],
  ['different', different, true],
];

/** What a translator should look at; a text that is missing has no faults. */
export function checkTranslation(checked: CheckedTranslation): TranslationFault[] {
  const { source, text } = checked;
  if (text === '') return [];
  const compared = { ...checked, marks: { source: marksOf(source), text: marksOf(text) } };
  return CHECKS.filter(([, , needsSource]) => !needsSource || source.trim() !== '').flatMap(([check, find]) =>
    find(compared)
      .slice(0, MOST)
      .map((reason) => ({ check, reason })),
  );
}
