import { expect, it } from 'vitest';
import { chosenRows, notTicked, readTicks, ROW_TICKS, type Choice, type TicksPart } from './ticks.ts';

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
  expect(chosen(edits, '[{"row":3}]')).toEqual([2, 5]);
});

it('takes no row that cannot be imported, whatever the preview ticked, and none that it does not know', () => {
  const wrong = new Map<number, Choice>([
    [2, {}],
    [3, { isTicked: true, refusal: 'it is wrong' }],
    [4, { isTicked: true, isPart: true }],
  ]);
  const isChosen = chosenRows(undefined, selection, wrong);

  expect([2, 3, 4, 9].map(isChosen)).toEqual([true, false, false, false]);
  expect(
    chosenRows(
      [
        { row: 3, isChecked: false },
        { row: 2, isChecked: true },
      ],
      selection,
      wrong,
    )(3),
  ).toBe(false);
});

it('passes over a tick of a part, however often it comes', () => {
  const parts = '[{"row":6,"isChecked":true},{"row":6},{"row":2,"isChecked":true}]';

  expect(chosen(selection, parts)).toEqual([2, 5]);
});

it('reads the ticks of a member, with what else they say, without those that say nothing', () => {
  const part: TicksPart = {
    field: 'body',
    member: 'rows',
    members: '{row, price}',
    isTick: ({ price = 0 }) => typeof price === 'number',
    isIdle: (tick) => !('price' in tick),
  };

  expect(readTicks('{"rows":[{"row":2,"price":5},{"row":3}]}', part)).toEqual([{ row: 2, price: 5 }]);
  expect([readTicks('null', part), readTicks('{}', part), readTicks(undefined, part)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => readTicks('{"rows":[{"row":2,"price":"5"}]}', part)).toThrow(
    'body: rows is a list of {row, price}.',
  );
});

it('names the part of the request that is at fault', () => {
  expect(() => readTicks('{', ROW_TICKS)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      fields: [{ field: 'selectedRowsJson', message: 'selectedRowsJson is not JSON.' }],
    }),
  );
  expect(() => readTicks('{}', ROW_TICKS)).toThrow('selectedRowsJson is a list of {row, isChecked}.');
  expect(notTicked()).toBe('Not imported: it was not ticked');
});

it.each([
  ['[{"row":9,"isChecked":false}]', 'Row 9 is not one that can be imported.'],
  ['[{"row":4,"isChecked":true}]', 'Row 4 cannot be imported: it is wrong'],
  ['[{"row":2,"isChecked":true},{"row":2,"isChecked":false}]', 'Row 2 is named twice.'],
  ['[{"row":"2"}]', 'ticks is a list of {row, isChecked}.'],
  ['[{"row":2},{"row":3,"isChecked":1}]', 'ticks is a list of {row, isChecked}.'],
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
