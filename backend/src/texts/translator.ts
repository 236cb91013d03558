import { speakAs, translator } from '../../../contracts/rules/translator.ts';
import { spokenLanguage } from './spoken-language.ts';

// A text is made where it is said, never while a module is read or for a cache: the next request may speak another language.
speakAs(spokenLanguage);

export { translator };
