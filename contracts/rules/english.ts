/**
 * English, which ends every chain of fallbacks, by its code (`en`, `EN`, `en_GB`) or its two letters. Codes are free:
 * staff may add it under any of them.
 */
export const isEnglish = ({
  code,
  language2CharCode = '',
}: {
  code: string;
  language2CharCode?: string;
}): boolean => /^en(?:[-_]|$)/i.test(code) || language2CharCode.toLowerCase() === 'en';
