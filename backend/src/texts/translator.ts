import { speakAs, translator } from '../../../contracts/rules/translator.ts';
import { spokenLanguage } from './spoken-language.ts';

// Translate where a text is used, never while a module loads or for a cache: the next request may have another language.
speakAs(spokenLanguage);

export { translator };
