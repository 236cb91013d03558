// What a page in Italian says that is English and no quotation.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { sameInBoth } from '../../src/texts/sameInBoth';

const folders = ['../../src/texts/it/', '../../../backend/src/texts/it/'];
const catalogue = folders.flatMap((folder) => {
  const place = new URL(folder, import.meta.url);
  return readdirSync(place).flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(new URL(name, place), 'utf8')) as Record<string, string>),
  );
});
const italian = new Set(catalogue.map(([, text]) => text));
const english = new Set(
  catalogue.map(([text]) => text).filter((text) => !italian.has(text) && !sameInBoth.has(text)),
);
/** Words that no Italian sentence has. */
const englishWords = /\b(the|of|is|are|was|has|have|been|and|with|this|these|will|must|cannot|not|there)\b/i;

/** Every text and name in it is Italian, but for those that carry another language, as quotations and codes do. */
export async function expectItalian(place: Locator): Promise<void> {
  const texts = await place.evaluate((root) => {
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== 'it' ||
      element.closest('code, .text_code, td, option');
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isForeign(node.parentElement)) found.push(node.textContent!);
    for (const element of root.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        if (element.hasAttribute(name) && !isForeign(element)) found.push(element.getAttribute(name)!);
    return found.map((text) => text.trim().replace(/\s+/g, ' '));
  });

  expect(texts.filter((text) => english.has(text) || englishWords.test(text))).toEqual([]);
  expect(texts.some((text) => italian.has(text))).toBe(true);
}
