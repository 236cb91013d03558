/** How texts end: the same mark has other signs in other scripts, and not every dot ends a sentence. */
import { TAG } from './translation-marks.ts';

export type FinalMark = 'stop' | 'question' | 'exclamation' | 'colon' | 'ellipsis' | 'none';

const SIGNS: [FinalMark, string][] = [
  ['ellipsis', '…⋯‥'],
  ['question', '?？؟⸮՞'],
  ['exclamation', '!！՜'],
  ['colon', ':：׃'],
  ['stop', '.。．｡।॥۔։።။။។'],
];
const MARKS = new RegExp(`[${SIGNS.map(([, signs]) => signs).join('')}]+$`);
/** A sentence may end within them or behind them. */
const CLOSING = new Set(`"'”’“‘»«›‹)]}）］】」』〉》${TAG}`);
const BLANK = /\s/;
/** Longer than any run of marks that means something. */
const LOOKED_AT = 40;

/** Words of the languages of cars that are written with a dot, beside those without a vowel and those with a dot inside. */
const ABBREVIATIONS = new Set(
  `abb add art arts av bd bzgl ca cad cap circa co col cons corp dal dept díl doc ecc eds eg encl env esp est etc etw evtl excl exkl ext
  fig gal gem ggf godz hab hg hod hp ie illus inc incl inkl int ks lin ltd max měs mevr min mind mio mod moy nast no núm opt orig pag par pcs
  pers pos prev prov ref rel resp sec seg serv sig sin srta sogl spec sra std stk str szt tab tel tj ud uds usw vers vgl vol zub`.split(
    /\s+/,
  ),
);

function isAbbreviation(word: string): boolean {
  const letters = word.toLowerCase();
  if (/^\p{N}{1,2}$/u.test(letters)) return true;
  if (/^\p{L}$/u.test(letters) || letters.includes('.')) return true;
  return ABBREVIATIONS.has(letters) || /^[bcdfghjklmnpqrstvwxzßłńśźżčďňřšťž]{1,4}$/.test(letters);
}

/** The last signs, as many as tell how a text ends, without what closes and without blanks. */
function endOf(plain: string): string {
  let end = plain.length;
  while (end > 0 && (CLOSING.has(plain[end - 1]!) || BLANK.test(plain[end - 1]!))) end--;
  return plain.slice(Math.max(0, end - LOOKED_AT), end);
}

export interface Ending {
  mark: FinalMark;
  /** As the text writes it. */
  sign: string;
  /** The dot may belong to a last word such as max. or 3. */
  isDoubtful: boolean;
}

/** In Greek a semicolon asks. */
export function endingOf(plain: string, language = ''): Ending {
  const end = endOf(plain);
  const isGreek = /^el(?![a-z])/i.test(language) || /\p{Script=Greek}/u.test(end);
  if (isGreek && /[;\u037e]$/.test(end)) return { mark: 'question', sign: ';', isDoubtful: false };
  const sign = MARKS.exec(end)?.[0] ?? '';
  if (/\.{2,}$/.test(sign)) return { mark: 'ellipsis', sign, isDoubtful: false };
  const mark = SIGNS.find(([, signs]) => [...sign].some((one) => signs.includes(one)))?.[0] ?? 'none';
  const word = /[\p{L}\p{N}\p{M}.]{1,30}$/u.exec(end.slice(0, end.length - sign.length))?.[0] ?? '';
  return { mark, sign, isDoubtful: sign === '.' && isAbbreviation(word) };
}

/** Thai and Lao sentences end without a sign, Japanese introduces a list with a full stop too. */
export function agree(source: Ending, text: Ending, language = ''): boolean {
  if (source.mark === text.mark) return true;
  const marks = [source.mark, text.mark];
  const hasOnlyStop = marks.every((mark) => mark === 'none' || mark === 'stop');
  if (hasOnlyStop && (source.isDoubtful || text.isDoubtful)) return true;
  if (/^(th|lo)(?![a-z])/i.test(language)) return hasOnlyStop;
  return /^ja(?![a-z])/i.test(language) && source.mark === 'colon' && text.mark === 'stop';
}

/** The sign that a Spanish question or exclamation lacks at its beginning. */
export function missingOpening(plain: string, { mark }: Ending, language = ''): '¿' | '¡' | undefined {
  if (!/^es(?![a-z])/i.test(language)) return undefined;
  if (mark === 'question' && !/[¿¡]/.test(plain)) return '¿';
  return mark === 'exclamation' && !/[¿¡]/.test(plain) ? '¡' : undefined;
}
