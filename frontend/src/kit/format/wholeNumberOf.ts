const greatest = 2_147_483_647;

/** A whole number from 0 as people type it, with dots between thousands too; undefined: it is none. */
export function wholeNumberOf(text: string): number | undefined {
  const digits = text.trim().replace(/^\d{1,3}(\.\d{3})+$/, (grouped) => grouped.replaceAll('.', ''));
  return /^\d{1,10}$/.test(digits) && Number(digits) <= greatest ? Number(digits) : undefined;
}
