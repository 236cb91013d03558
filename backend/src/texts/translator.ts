import { translatorIn } from '../../../contracts/rules/translator.ts';
import { spokenLanguage } from './spoken-language.ts';

/**
 * Texts of one area of the server, by the English text; `it/<area>.json` holds all of them. A text is made where it is said,
 * never while a module is read: the language is that of the request. What the specification quotes is given to no `t`, it is
 * the same in both languages.
 *
 * @example t('There is no market {id}.', { id: 'IT' })
 */
export const translator = translatorIn(spokenLanguage);
