const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup whose values are escaped already; the only way a handler may answer HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | Html[];

const escaped = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
};

/** A template tag: html`<td>${text}</td>` escapes whatever stands in it, except for markup made the same way. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.reduce((text, part, index) => text + escaped(values[index - 1]!) + part));
