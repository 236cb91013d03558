import { describe, expect, it } from 'vitest';
import { diffWords } from './diffWords';

const sides = (before: string, after: string) => {
  const parts = diffWords(before, after);
  const without = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text);
  return { before: without('added').join(''), after: without('removed').join('') };
};

describe('diffWords', () => {
  it('marks the words that were replaced', () => {
    expect(diffWords('Crea la tua Alturia', 'Configura la tua Alturia')).toEqual([
      { kind: 'removed', text: 'Crea' },
      { kind: 'added', text: 'Configura' },
      { kind: 'same', text: ' la tua Alturia' },
    ]);
  });

  it('keeps several words that were replaced together', () => {
    expect(diffWords('Configuratore Alturia', 'Crea la vostra Alturia')).toEqual([
      { kind: 'removed', text: 'Configuratore' },
      { kind: 'added', text: 'Crea la vostra' },
      { kind: 'same', text: ' Alturia' },
    ]);
  });

  it('marks a text that is new, gone or the same as a whole', () => {
    expect(diffWords('', 'Stampa')).toEqual([{ kind: 'added', text: 'Stampa' }]);
    expect(diffWords('Stampa', '')).toEqual([{ kind: 'removed', text: 'Stampa' }]);
    expect(diffWords('Stampa', 'Stampa')).toEqual([{ kind: 'same', text: 'Stampa' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('finds the one word that changed in a long text', () => {
    const words = (changed: string) => [...Array<string>(2000).fill('parola'), changed, 'fine'].join(' ');
    const changes = diffWords(words('vecchia'), words('nuova')).filter(({ kind }) => kind !== 'same');
    expect(changes).toEqual([
      { kind: 'removed', text: 'vecchia' },
      { kind: 'added', text: 'nuova' },
    ]);
  });

  it('shows long texts that have little in common one after the other: to compare them would take long', () => {
    const words = (word: string) =>
      Array.from({ length: 1500 }, (_, at) => (at % 10 === 0 ? 'e' : `${word}${at}`)).join(' ');
    const [before, after] = [words('vecchio'), words('nuovo')];

    expect(diffWords(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });

  it('keeps both texts whole, spaces, line ends and emoji included', () => {
    const pairs: [string, string][] = [
      ['a  b\nc', 'a b\n\nc 🚗'],
      ['uno due tre', 'tre due uno'],
      [' x', 'x '],
      ['parola '.repeat(700), 'altro testo'],
    ];
    for (const [before, after] of pairs) expect(sides(before, after)).toEqual({ before, after });
  });
});
