/** The languages that the console itself speaks; what it maintains comes in many more. */
export type TextLanguage = 'en' | 'it';

/** What stands for the placeholders of a text: `{name}`. */
type Values = Readonly<Record<string, string | number | null | undefined>>;

let languageNow: () => TextLanguage = () => 'en';

/** How this side knows what to speak: the browser by its page, the server by the request. It is asked for each text. */
export const speakAs = (language: () => TextLanguage): void => void (languageNow = language);

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name] ?? '') : placeholder,
  );

/**
 * Texts of one area, by the English text; `italian` holds all of them. Quoted texts (decision B-01) are given to no `t`: they
 * are the same in both languages.
 *
 * @example t('Edit campaign {id}', { id: 12 })
 */
export const translator =
  <Text extends string>(italian: Readonly<Record<Text, string>>) =>
  (text: Text, values: Values = {}): string =>
    fill(languageNow() === 'it' ? italian[text] : text, values);
