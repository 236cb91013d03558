/** The languages of the console itself; what it maintains comes in many more. */
export type TextLanguage = 'en' | 'it';

type Values = Readonly<Record<string, string | number | null | undefined>>;

let languageNow: () => TextLanguage = () => 'en';

/** Evaluated for each text: by the page in the browser, by the request in the server. */
export const speakAs = (language: () => TextLanguage): void => void (languageNow = language);

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name] ?? '') : placeholder,
  );

/**
 * Texts of one area, keyed by the English text. Quoted texts (decision B-01) are the same in both languages and bypass `t`.
 * @example t('Edit campaign {id}', { id: 12 })
 */
export const translator =
  <Text extends string>(italian: Readonly<Record<Text, string>>) =>
  (text: Text, values: Values = {}): string =>
    fill(languageNow() === 'it' ? italian[text] : text, values);
