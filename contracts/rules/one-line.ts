/** Line breaks become a blank: an input of one line drops them, and glues the words on both sides. */
export const oneLine = (text: string): string =>
  // One run of blanks at a time: a pattern with line breaks in the middle would look at each run once for every blank in it.
  text.replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks));
