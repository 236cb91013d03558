const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped markup; the only way a handler may answer HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | Html[];

const escaped = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
};

/** A template tag that escapes its values, except for Html. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.reduce((text, part, index) => text + escaped(values[index - 1]!) + part));
