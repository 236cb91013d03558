import { speakAs, translator } from '../../../contracts/rules/translator.ts';
import { currentLanguage } from './current-language.ts';

// Translate where a text is used, never while a module loads or for a cache: the next request may have another language.
speakAs(currentLanguage);

export { translator };
