/** The languages that the console itself speaks; what it maintains comes in many more. */
export type TextLanguage = 'en' | 'it';

/** What stands for the placeholders of a text: `{name}`. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name] ?? '') : placeholder,
  );

/**
 * Makes the translators of both sides: `italian` holds the texts of one area by the English ones, and `languageNow` is asked
 * each time that a text is made.
 *
 * @example const t = translatorIn(() => 'it')({ 'Edit campaign {id}': 'Modifica campagna {id}' });
 *          t('Edit campaign {id}', { id: 12 }) // 'Modifica campagna 12'
 */
export const translatorIn =
  (languageNow: () => TextLanguage) =>
  <Text extends string>(italian: Readonly<Record<Text, string>>) =>
  (text: Text, values: TextValues = {}): string =>
    fill(languageNow() === 'it' ? italian[text] : text, values);
