const variants = { Dark: 'dark', Small: '1024 wide', Compact: 'compact rows' };

/**
 * The name of a story from that of its export.
 *
 * @example sentenceOf('NothingFoundDark') // 'Nothing found, dark'
 */
export function sentenceOf(exportName: string): string {
  for (const [ending, variant] of Object.entries(variants))
    if (exportName.endsWith(ending) && exportName !== ending)
      return `${sentenceOf(exportName.slice(0, -ending.length))}, ${variant}`;
  const words = exportName.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
