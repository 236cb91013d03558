import { expect, it } from 'vitest';
import { changedRanges, jsonPieces } from './jsonPieces';
import { allRows, differingRows } from './shownRows';
import { indexRows, rowAt, textOfSide } from './sideBySide';

const lines = {
  marks: '=~,-+i<>=',
  left: ['{', '"a": 1,', '"b": 2,', '"c": 3,', '"i": 0,', '"j": 1', '}'],
  right: ['"a": 2,', '"b": 2', '"d": 4', '"i": 9,', '"k": 3'],
};

it('finds the texts and numbers of a row without those before it', () => {
  const index = indexRows(lines);
  const rows = [...lines.marks].map((_, row) => rowAt(index, row));

  expect(rows.map(({ kind }) => kind)).toEqual(
    'same changed same removed added ignored ignored ignored same'.split(' '),
  );
  expect(rows.map(({ left }) => left && `${left.number} ${left.text}`)).toEqual([
    '1 {',
    '2 "a": 1,',
    '3 "b": 2,',
    '4 "c": 3,',
    null,
    '5 "i": 0,',
    '6 "j": 1',
    null,
    '7 }',
  ]);
  expect(rows.map(({ right }) => right && `${right.number} ${right.text}`)).toEqual([
    '1 {',
    '2 "a": 2,',
    '3 "b": 2',
    null,
    '4 "d": 4',
    '5 "i": 9,',
    null,
    '6 "k": 3',
    '7 }',
  ]);
});

it('puts a side together again', () => {
  const index = indexRows(lines);

  expect(textOfSide(index, 'left')).toBe('{\n"a": 1,\n"b": 2,\n"c": 3,\n"i": 0,\n"j": 1\n}');
  expect(textOfSide(index, 'right')).toBe('{\n"a": 2,\n"b": 2\n"d": 4\n"i": 9,\n"k": 3\n}');
});

const shownOf = (marks: string, opened: number[] = []) => {
  const shown = differingRows(marks, new Set(opened));
  return Array.from({ length: shown.count }, (_, position) => {
    const entry = shown.at(position);
    return typeof entry === 'number' ? entry : `${entry.from}-${entry.to}`;
  });
};

it('shows three rows around a difference and folds the rest; ignored rows are no difference', () => {
  expect(shownOf('======~======')).toEqual(['0-2', 3, 4, 5, 6, 7, 8, 9, '10-12']);
  expect(shownOf('====~====')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shownOf('==~==========+')).toEqual([0, 1, 2, 3, 4, 5, '6-9', 10, 11, 12, 13]);
  expect(shownOf('==~=====-==')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(shownOf('=i<>,=')).toEqual(['0-5']);
  expect(shownOf('')).toEqual([]);
});

it('opens a fold, and finds where a row stands', () => {
  expect(shownOf('======~======', [0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, '10-12']);

  const shown = differingRows('======~======', new Set());
  expect([0, 2, 3, 6, 9, 12].map(shown.positionOf)).toEqual([0, 0, 1, 4, 7, 8]);
  expect(allRows(5).positionOf(4)).toBe(4);
});

it('colours a line of JSON by its parts', () => {
  const told = (line: string) => jsonPieces(line).map(({ kind, text }) => `${kind}:${text}`);

  expect(told('  "price\\"": -1.5e3,')).toEqual([
    'plain:  ',
    'key:"price\\""',
    'plain:: ',
    'literal:-1.5e3',
    'plain:,',
  ]);
  expect(told('"nothing: 1"')).toEqual(['string:"nothing: 1"']);
  expect(told('"a": null')).toEqual(['key:"a"', 'plain:: ', 'literal:null']);
  expect(told('<html>not a-b JSON 3').join('|').replaceAll(/\w+:/g, '').replaceAll('|', '')).toBe(
    '<html>not a-b JSON 3',
  );
});

const marked = (left: string, right: string) =>
  changedRanges(left, right).map((range, side) =>
    jsonPieces(side === 0 ? left : right, range)
      .filter(({ isChanged }) => isChanged)
      .map(({ text }) => text)
      .join(''),
  );

it('marks the whole of a short value, and of a long text what differs', () => {
  expect(marked('  "price": 650,', '  "price": 690')).toEqual(['650', '690']);
  expect(marked('"a"', '1')).toEqual(['"a"', '1']);
  const words = 'una frase che non finisce mai e che nessuno legge fino in fondo';
  expect(marked(`"text": "${words} 😀 qui",`, `"text": "${words} 😁 qui"`)).toEqual(['😀', '😁']);
  expect(marked(`"${words}"`, `"${words} mai"`)).toEqual(['', ' mai']);
});
