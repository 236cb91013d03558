import { describe, expect, it } from 'vitest';
import { matching, subjectOf, type PaletteEntry } from './PaletteEntry';

const entry = (title: string, place = ''): PaletteEntry => ({
  kind: 'screen',
  title,
  place,
  to: `/${title}`,
});
const titles = (entries: PaletteEntry[]) => entries.map(({ title }) => title);

describe('the entries that match', () => {
  const entries = [
    entry('Option labels', 'Labels'),
    entry('Glossary', 'Labels'),
    entry('Labels of ACC'),
    entry('Users'),
  ];

  it('have every word in title or place, those that begin with them first', () => {
    expect(titles(matching(entries, 'labels'))).toEqual(['Labels of ACC', 'Option labels', 'Glossary']);
    expect(titles(matching(entries, 'lab glo'))).toEqual(['Glossary']);
    expect(matching(entries, 'labels users')).toEqual([]);
  });

  it('are compared without case and accents', () => {
    expect(titles(matching([entry('Modalità')], 'MODALITA'))).toEqual(['Modalità']);
  });

  it('are all of them where nothing is typed', () => {
    expect(matching(entries, ' ')).toHaveLength(4);
  });
});

describe('the subject of an action', () => {
  it.each([
    ['Export prices', 'export prices IT Aurora', 'IT Aurora'],
    ['Export prices', 'exp pri aurora', 'aurora'],
    ['Esporta prezzi', 'Esporta  prezzi aurora', 'aurora'],
    ['Export prices', 'export prices', undefined],
    ['Export prices', 'export aurora', undefined],
    ['Export prices', '', undefined],
  ])('of %s in %j is %j', (action, typed, subject) => {
    expect(subjectOf(action, typed)).toBe(subject);
  });
});
