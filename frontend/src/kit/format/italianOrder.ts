/** Whatever the case and accents of texts, and their numbers by value. */
export const italianOrder = new Intl.Collator('it', { sensitivity: 'base', numeric: true }).compare;
