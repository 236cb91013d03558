/**
 * XLIFF 1.2 and 2.0 as CAT tools read them: markup of our texts is text, so that it comes back as it was. Written by hand, since the
 * package `xliff` has no place for the state of a target; it reads these files in a test.
 */
import { idOf, notesOf, tokenOf } from './text-key.ts';
import type { TextState, TranslationRow, WrittenLanguages } from './translation-file.ts';

/** What XML cannot hold in any way. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const IN_ATTRIBUTES: Record<string, string> = { '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };

const contentOf = (text: string): string =>
  text.replace(UNWRITABLE, '\ufffd').replace(/[&<>\r]/g, (sign) => ESCAPES[sign]!);
/** A source or a target, in which an element can stand for such a character. */
const textOf = (text: string, elementOf: (hex: string, at: number) => string): string => {
  const signs = (text.match(UNWRITABLE) ?? []).map((sign) =>
    sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
  const parts = text.split(UNWRITABLE).map(contentOf);
  return parts.map((part, at) => (at === 0 ? part : elementOf(signs[at - 1]!, at) + part)).join('');
};
/** XLIFF 1.2 has no element for it: to other programs this is a code that stays as it is. */
const text12 = (text: string): string => textOf(text, (hex, at) => `<x id="${at}" ctype="x-cp-${hex}"/>`);
const text20 = (text: string): string => textOf(text, (hex) => `<cp hex="${hex}"/>`);
const valueOf = (text: string): string => contentOf(text).replace(/["\n\t]/g, (sign) => IN_ATTRIBUTES[sign]!);

const STATES_12: Record<Exclude<TextState, 'missing'>, string> = {
  same: 'needs-translation',
  outdated: 'needs-review-translation',
  translated: 'translated',
  checked: 'final',
};

function unit12({ key, source, texts }: TranslationRow, language: string): string {
  const { text = null, state = 'missing' } = texts[language] ?? {};
  const target =
    text === null || state === 'missing'
      ? ''
      : `\n        <target state="${STATES_12[state]}">${text12(text)}</target>`;
  const notes = notesOf(key).map((note) => `\n        <note>${contentOf(note)}</note>`);
  const approved = state === 'checked' ? 'yes' : 'no';
  return `      <trans-unit id="${valueOf(idOf(key))}" resname="${valueOf(key.code)}" approved="${approved}" xml:space="preserve">
        <source>${text12(source)}</source>${target}${notes.join('')}
      </trans-unit>
`;
}

const STATES_20: Record<TextState, string> = {
  missing: 'initial',
  same: 'initial',
  outdated: 'initial',
  translated: 'translated',
  checked: 'final',
};

function unit20({ key, source, texts }: TranslationRow, language: string): string {
  const { text = null, state = 'missing' } = texts[language] ?? {};
  const id = idOf(key);
  const target = text === null || state === 'missing' ? '' : `\n        <target>${text20(text)}</target>`;
  const notes = notesOf(key).map((note) => `\n        <note>${contentOf(note)}</note>`);
  const subState = state === 'outdated' ? ' subState="ccb:outdated"' : '';
  return `    <unit id="${tokenOf(id)}" name="${valueOf(id)}" xml:space="preserve">
      ${notes.length === 0 ? '' : `<notes>${notes.join('')}\n      </notes>\n      `}<segment state="${STATES_20[state]}"${subState}>
        <source>${text20(source)}</source>${target}
      </segment>
    </unit>
`;
}

const dateOf = (attribute: string, at: Date | undefined): string =>
  at ? ` ${attribute}="${at.toISOString()}"` : '';

interface Envelope {
  begins: (languages: WrittenLanguages) => string;
  ends: string;
  unit: (row: TranslationRow, language: string) => string;
}

const ENVELOPES: Record<'xliff-1.2' | 'xliff-2.0', Envelope> = {
  'xliff-1.2': {
    begins: ({ sourceLanguage, language, exportedAt }) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="ccb-console" datatype="plaintext" source-language="${valueOf(sourceLanguage)}" target-language="${valueOf(language)}"${dateOf('date', exportedAt)}>
    <body>
`,
    ends: '    </body>\n  </file>\n</xliff>\n',
    unit: unit12,
  },
  'xliff-2.0': {
    // XLIFF 2.0 has no date of its own.
    begins: ({ sourceLanguage, language, exportedAt }) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:ccb="urn:ccb:console" srcLang="${valueOf(sourceLanguage)}" trgLang="${valueOf(language)}">
  <file id="ccb-console"${dateOf('ccb:date', exportedAt)}>
`,
    ends: '  </file>\n</xliff>\n',
    unit: unit20,
  },
};

/** Some at a time: a file of a hundred thousand units is never one text. */
const ROWS_IN_CHUNK = 200;

/** A file of one language. */
export async function* xliffChunks(
  version: '1.2' | '2.0',
  rows: Iterable<TranslationRow> | AsyncIterable<TranslationRow>,
  languages: WrittenLanguages,
): AsyncGenerator<string> {
  const { begins, ends, unit } = ENVELOPES[`xliff-${version}`];
  let chunk = begins(languages);
  let count = 0;
  for await (const row of rows) {
    chunk += unit(row, languages.language);
    if (++count % ROWS_IN_CHUNK > 0) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + ends;
}
