import { expect, it } from 'vitest';
import { namesOf } from '../../../kit/format/names';
import { savedMeanwhile, whoAndWhen } from './saveTexts';

const at = new Date(2026, 10, 20, 14, 31).toISOString();
const cell = (kind: string) => ({ key: `${kind}:05FK`, kind, code: '05FK', before: 1, mine: 1, theirs: 2 });

it('tells who changed a cell: who saved last, or somebody else before', () => {
  const who = (info: string | undefined) => whoAndWhen(info, 'Luca Conti', at);

  expect(who('No edit info')).toBe('Luca Conti, 14:31');
  expect(who(undefined)).toBe('Luca Conti, 14:31');
  expect(who('Luca Conti, 20/11/26 15:31: 1,00 → 2,00')).toBe('Luca Conti, 14:31');
  expect(who('Marco Ferri, 20/11/26 14:18: 6.850,00 → 6.990,00')).toBe(
    'Marco Ferri, 20/11/26 14:18, the market’s time',
  );
  expect(who('Marco Ferri, 18/11/26 09:00: missing → 6.990,00')).toBe(
    'Marco Ferri, 18/11/26 09:00, the market’s time',
  );
});

it('counts what a colleague saved meanwhile', () => {
  expect(savedMeanwhile('Marco Ferri', [], 'price')).toBe('');
  expect(savedMeanwhile('Marco Ferri', [cell('price')], 'tax')).toBe(
    'Marco Ferri saved 1 other tax meanwhile; both are kept.',
  );
  expect(savedMeanwhile('Marco Ferri', [cell('price'), cell('hidden')], 'price')).toBe(
    'Marco Ferri saved 2 other changes meanwhile; both are kept.',
  );
});

it('names everybody once', () => {
  expect(namesOf(['Marco Ferri', 'Luca Conti', 'Marco Ferri'])).toBe('Marco Ferri and Luca Conti');
  expect(namesOf(['Marco Ferri'])).toBe('Marco Ferri');
});
