import { translatorIn } from '../../../contracts/rules/translator';
import { textLanguage } from './textLanguage';

/**
 * Texts of one area of the console, by the English text; the catalogue holds all of them. What the specification quotes stands
 * in texts.ts and is the same in both languages.
 *
 * @example t('Edit campaign {id}', { id: 12 })
 */
export const translator = translatorIn(() => textLanguage);
