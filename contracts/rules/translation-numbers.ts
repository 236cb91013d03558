/** The numbers of a text, whatever signs its language groups and divides them with. */

/** Where the digits of a script begin, beside those that NFKC makes ordinary ones. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const FOREIGN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;

function ordinaryDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - ZEROS.find((zero) => code >= zero && code < zero + 10)!);
}

/** Footnotes, which NFKC would glue to the price before them. After a letter they are no footnote for sure: m², CO₂. */
const FOOTNOTE = /(?<!\p{L})[\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]/gu;

/** Addresses and entities hold digits that are nobody's numbers. */
const NO_NUMBERS = /https?:\/\/\S*|&#?\w{1,10};/g;
/** 7 pm is 19 elsewhere, and the minutes of 19:00 are seldom written. The 30 of 2:30 pm is no hour. */
const AFTERNOON = /(?<!\p{N}[:.]|\p{N})(\d{1,2})(?=(?:[:.]\d{2})? ?p\.? ?m\b)/giu;
const FULL_HOUR = /(?<=\d)[:h]00(?!\d)/g;
const WRITTEN = /\d+(?:[.,'’\u066b\u066c]\d+| (?=\d{3}(?!\d))\d{3})*/g;
/** Groups of three digits and decimals, or either. 1.5.2025 and 2,3,4 are more than one number. */
const ONE_NUMBER = /^(?:\d{1,3}(?:\D\d{3})+(?:\D\d+)?|\d+(?:\D\d+)?)$/;

interface Written {
  written: string;
  /** Its digits: 1.234,50 and 1,234.50 are 123450. */
  digits: string;
}

const withoutZeros = (part: string): string => part.replace(/^0+(?=\d)/, '');
const partsOf = (written: string): Written[] =>
  written.split(/\D/).map((part) => ({ written: part, digits: withoutZeros(part) }));

function numbersIn(plain: string): Written[] {
  const text = plain
    .replace(NO_NUMBERS, ' ')
    .replace(FOOTNOTE, ' ')
    .normalize('NFKC')
    .replace(FOREIGN_DIGIT, ordinaryDigit)
    .replace(AFTERNOON, (hour) => String((Number(hour) % 12) + 12))
    .replace(FULL_HOUR, '');
  return [...text.matchAll(WRITTEN)].flatMap(([written]) =>
    ONE_NUMBER.test(written) && /\D/.test(written)
      ? [{ written, digits: written.replace(/\D/g, '') }]
      : partsOf(written),
  );
}

/** What is left of the first when each of the second has taken its equal away. */
function without(some: readonly Written[], others: readonly Written[]): Written[] {
  const counts = new Map<string, number>();
  for (const { digits } of others) counts.set(digits, (counts.get(digits) ?? 0) + 1);
  return some.filter(({ digits }) => {
    const left = counts.get(digits) ?? 0;
    counts.set(digits, left - 1);
    return left <= 0;
  });
}

const HOUR_WITH_MINUTES = /^0?(\d{1,2})\.00$/;

/** 9.00 is a bare 9 where the other text has that. */
function asBareHours(some: readonly Written[], others: readonly Written[]): readonly Written[] {
  if (others.length === 0) return some;
  const known = new Set(others.map(({ digits }) => digits));
  return some.map((one) => {
    const hour = HOUR_WITH_MINUTES.exec(one.written)?.[1];
    return hour !== undefined && known.has(hour) ? { written: one.written, digits: hour } : one;
  });
}

/** The numbers that only one of two texts has. 8:30 and 8.30 are the same, since their parts are. */
export function numbersApart(source: string, text: string): { missing: string[]; added: string[] } {
  const [ofSource, ofText] = [numbersIn(source), numbersIn(text)];
  const [inSource, inText] = [without(ofSource, ofText), without(ofText, ofSource)];
  const [hours, otherHours] = [asBareHours(inSource, inText), asBareHours(inText, inSource)];
  const missing = without(hours, otherHours);
  const added = without(otherHours, hours);
  const parts = (numbers: Written[]): Written[] => numbers.flatMap(({ written }) => partsOf(written));
  const differs = (one: Written[], other: Written[]): boolean => without(parts(one), parts(other)).length > 0;
  const told = (some: Written[], others: Written[]): string[] =>
    differs(missing, added) || differs(added, missing)
      ? [...new Set(without(some, others).map(({ written }) => written))]
      : [];
  return { missing: told(missing, added), added: told(added, missing) };
}
