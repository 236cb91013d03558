import { languageTag } from '../../ui/data/languageTag';

/** The language of a row, said in that language. */
export const LanguageName = ({ language }: { language: { code: string; description: string } }) => (
  <span lang={languageTag(language.code)}>{language.description}</span>
);
