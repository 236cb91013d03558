import { speakAs, translator } from '../../../contracts/rules/translator';
import { textLanguage } from './textLanguage';

speakAs(() => textLanguage);

/** The Italian texts of an area, which only a page in Italian loads. */
export async function italianOf<Text extends string>(
  load: () => Promise<Readonly<Record<Text, string>>>,
): Promise<Readonly<Record<Text, string>>> {
  return textLanguage === 'it' ? load() : ({} as Record<Text, string>);
}

export { translator };
