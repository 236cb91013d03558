import { expect, it } from 'vitest';
import type { FieldDefinition } from '../form/FieldDefinition';
import { conflictFields } from './ConflictField';

const aField = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name.toUpperCase(),
  maxLength: 10,
  ...more,
});
const four = [
  aField('text'),
  aField('code', { mono: true }),
  aField('active', { kind: 'switch' }),
  aField('type', { words: { A: 'Alpha' } }),
];

it('tells of each field what it was, is here and there, and how it is read', () => {
  const [before, mine, theirs] = [
    { text: 'a', active: 'true' },
    { text: 'b' },
    { text: 'c', code: '7' },
  ] as Record<string, string>[];
  const told = conflictFields(four, [before!, mine!, theirs!], 'de');

  expect(told).toEqual([
    { name: 'text', label: 'TEXT', isEitherOr: false, lang: 'de', before: 'a', mine: 'b', theirs: 'c' },
    { name: 'code', label: 'CODE', mono: true, isEitherOr: false, before: '', mine: '', theirs: '7' },
    {
      name: 'active',
      label: 'ACTIVE',
      words: { true: 'Yes', false: 'No' },
      isEitherOr: true,
      before: 'true',
      mine: '',
      theirs: '',
    },
    {
      name: 'type',
      label: 'TYPE',
      words: { A: 'Alpha' },
      isEitherOr: true,
      before: '',
      mine: '',
      theirs: '',
    },
  ]);
});

it('shows all fields of a small record, and of a larger one those that somebody changed', () => {
  const named = (count: number) => {
    const fields = Array.from({ length: count }, (_, at) => aField(`f${at}`));
    return conflictFields(fields, [{}, { f1: 'x' }, { f2: 'y' }]).map(({ name }) => name);
  };

  expect(named(6)).toHaveLength(6);
  expect(named(7)).toEqual(['f1', 'f2']);
});
