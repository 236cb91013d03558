import { textLocale } from '../../texts/textLanguage';

const local = new Intl.NumberFormat(textLocale, { useGrouping: 'always' });

/** A whole number as the language of the page writes it: 1,284. */
export const formatCount = (count: number): string => local.format(count);
