/** A code and what it stands for, as lists of choices show it: 'BE - Belgio'. */
export const codeAndName = (code: string, name: string): string => `${code} - ${name}`;

/** A country, market or language as a choice. */
export const choiceOf = ({ id, description }: { id: string; description: string }) => ({
  value: id,
  label: codeAndName(id, description),
});
