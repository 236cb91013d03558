import { describe, expect, it } from 'vitest';
import { meantWords, mistakesIn } from './misspelling.ts';

describe('the mistakes in what was typed', () => {
  it.each([
    ['sedile', 'sedile', 0],
    ['sedle', 'sedile', 1],
    ['seddile', 'sedile', 1],
    ['sebile', 'sedile', 1],
    ['sdeile', 'sedile', 1],
    ['configratr', 'configuratore', 2],
    ['sedili', 'sedile', 1],
    ['finestrno', 'fino', 5],
  ])('in %s for %s are %d', (typed, word, mistakes) => {
    expect(mistakesIn(typed, word)).toBe(mistakes);
  });
});

describe('the words that were meant', () => {
  it('have one mistake, or two if they are long, the fewest first', () => {
    expect(meantWords('inizza', ['iniziale', 'inizia', 'indizio'])).toEqual(['iniziale', 'inizia']);
    expect(meantWords('riscaldatto', ['raffreddato', 'riscaldati', 'riscaldato'])).toEqual([
      'riscaldato',
      'riscaldati',
    ]);
    expect(meantWords('vetro', ['verde', 'metro'])).toEqual(['metro']);
  });
});
