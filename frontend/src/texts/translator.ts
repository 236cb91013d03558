import { textLanguage } from './textLanguage';

/** What stands for the placeholders of a text: `{name}`. */
type Values = Readonly<Record<string, string | number | null | undefined>>;

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name] ?? '') : placeholder,
  );

/**
 * Texts of one area of the console, by the English text; `italian` holds all of them. What the specification quotes stands in
 * texts.ts and is the same in both languages.
 *
 * @example t('Edit campaign {id}', { id: 12 })
 */
export const translator =
  <Text extends string>(italian: Readonly<Record<Text, string>>) =>
  (text: Text, values: Values = {}): string =>
    fill(textLanguage === 'it' ? italian[text] : text, values);
