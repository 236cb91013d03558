import { expect, it } from 'vitest';
import { chosenRows, readTicks, type Choice, type TicksPart } from './ticks.ts';

const selection: TicksPart = { field: 'ticks', members: '{row, isChecked}' };
const edits: TicksPart = { ...selection, isEdits: true };
const choices = new Map<number, Choice>([
  [2, { isTicked: true }],
  [3, { isTicked: false }],
  [4, { isTicked: false, refusal: 'it is wrong' }],
  [5, { isTicked: true, isUnlisted: true }],
  [6, { isTicked: false, isPart: true }],
]);
const chosen = (part: TicksPart, json?: string) => {
  const isChosen = chosenRows(readTicks(json, part), part, choices);
  return [...choices.keys()].filter(isChosen);
};

it('takes what the preview ticked where nothing is said', () => {
  expect(chosen(selection)).toEqual([2, 5]);
  expect(chosen(selection, ' ')).toEqual([2, 5]);
});

it('takes what a selection ticks and no other row but those that no preview lists', () => {
  expect(chosen(selection, '[{"row":3,"isChecked":true},{"row":6,"isChecked":true}]')).toEqual([3, 5]);
  expect(chosen(selection, '[{"row":2}]')).toEqual([5]);
});

it('leaves rows that edits do not name as the preview had them', () => {
  expect(chosen(edits, '[{"row":3,"isChecked":true}]')).toEqual([2, 3, 5]);
  expect(chosen(edits, '[{"row":2}]')).toEqual([2, 5]);
});

it.each([
  ['[{"row":9,"isChecked":false}]', 'Row 9 is not one that can be imported.'],
  ['[{"row":4,"isChecked":true}]', 'Row 4 cannot be imported: it is wrong'],
  ['[{"row":2,"isChecked":true},{"row":2,"isChecked":false}]', 'Row 2 is named twice.'],
  ['[{"row":"2"}]', 'ticks is a list of {row, isChecked}.'],
  ['{', 'ticks is not JSON.'],
])('refuses %s', (json, message) => {
  expect(() => chosen(selection, json)).toThrow(message);
});

it('refuses to import nothing where somebody chose so, or where an import has to store something', () => {
  const one = new Map<number, Choice>([[2, { isTicked: false }]]);

  const none = 'Nothing is ticked that can be imported.';
  expect(() => chosenRows([{ row: 2, isChecked: false }], selection, one)).toThrow(none);
  expect(() => chosenRows(undefined, { ...selection, isNeeded: true }, one)).toThrow(none);
  expect(chosenRows(undefined, selection, one)(2)).toBe(false);
});
