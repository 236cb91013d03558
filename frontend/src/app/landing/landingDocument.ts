/** landing.html with the words of a language in the place of {{names}}. */
export const landingDocument = (template: string, lang: string, said: Record<string, unknown>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (name === 'lang' ? lang : String(said[name])));
