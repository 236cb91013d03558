import { plainText } from '../data/plainText';

/** The options whose label or value contains the text, whatever its case and accents. */
export function filterOptions<Option extends { value: string; label: string }>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = plainText(text.trim());
  return options.filter(
    (option) => plainText(option.label).includes(wanted) || plainText(option.value).includes(wanted),
  );
}
