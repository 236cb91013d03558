const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label or value contains the text, whatever its case and accents. */
export function filterOptions<Option extends { value: string; label: string }>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = plain(text.trim());
  return options.filter(
    (option) => plain(option.label).includes(wanted) || plain(option.value).includes(wanted),
  );
}
