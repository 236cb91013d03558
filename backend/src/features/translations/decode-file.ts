/** The text of a file: programs for translators write UTF-8, UTF-16 and what a file says of itself. */
import { TextDecoder } from 'node:util';
import { invalid } from '../../kit/app-error.ts';
import { t } from '../../texts/labels.ts';

/** Where files name their encoding: XML in its first line, PO in its first entry. */
const HEAD_BYTES = 4096;
const NAMED = /<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})|charset=([\w.:-]{1,40})/i;

function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    throw invalid(t('The file is written in {name}, which is unknown here. Save it as UTF-8.', { name }));
  }
}

function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/** UTF-16 also without a mark; UTF-8 wherever it is that, whatever the file says: editors save it so and leave the name alone. */
export function decodeFile(bytes: Buffer): string {
  const utf16 = bytes.length >= 2 ? utf16Of(bytes) : undefined;
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, ofXml, ofPo] = NAMED.exec(bytes.toString('latin1', 0, HEAD_BYTES)) ?? [];
    const name = ofXml ?? ofPo ?? 'windows-1252';
    return decoderOf(/^(utf-?8|CHARSET)$/i.test(name) ? 'windows-1252' : name).decode(bytes);
  }
}
