import { speakAs, translator } from '../../../contracts/rules/translator';
import { textLanguage } from './textLanguage';

speakAs(() => textLanguage);

export { translator };
