import { describe, expect, it } from 'vitest';
import { compareJson, type ComparisonRules } from './compare-json.ts';
import { documentLines, layOut, type LayoutLimits } from './diff-lines.ts';
import { JsonFault, readJson } from './json-document.ts';
import { pathFault, pathText } from './json-path.ts';

const rulesOf = (rules: Partial<ComparisonRules>): ComparisonRules => ({
  ignorePaths: [],
  arrayKeys: {},
  ...rules,
});

const layout = (left: string, right: string, rules: Partial<ComparisonRules> = {}, limits?: LayoutLimits) =>
  layOut(readJson(left), readJson(right), rulesOf(rules), limits);

/** The differences as `kind path`. */
async function differences(left: string, right: string, rules: Partial<ComparisonRules> = {}) {
  const found = (await layout(left, right, rules)).differences;
  const counted = await compareJson(readJson(left), readJson(right), rulesOf(rules));
  expect(counted.changed + counted.added + counted.removed).toBe(found.length);
  return found.map(({ kind, path }) => `${kind} ${path}`);
}

/** The rows of both sides, beside their marks. */
async function rows(
  left: string,
  right: string,
  rules: Partial<ComparisonRules> = {},
  limits?: LayoutLimits,
) {
  const { lines } = await layout(left, right, rules, limits);
  const [lefts, rights] = [lines.left.values(), lines.right.values()];
  return [...lines.marks].map((mark) => {
    const one = '+>'.includes(mark) ? '' : lefts.next().value;
    return `${mark}|${one}|${'-<='.includes(mark) ? '' : rights.next().value}`;
  });
}

describe('a comparison', () => {
  it('reads numbers of any length in one go', async () => {
    const long = (last: string) => `[1${'0'.repeat(300_000)}${last}]`;
    const begun = performance.now();

    expect(await differences(long('1'), long('2'))).toEqual(['changed $[0]']);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('knows neither white space nor the order of keys', async () => {
    expect(
      await differences('{"a":1,"b":{"x":[],"y":{}}}', ' { "b" : {"y":{}, "x" : [ ]},\n"a":1} '),
    ).toEqual([]);
  });

  it('compares numbers by value, to the last digit', async () => {
    const same = [
      '[1, 0, 100, -0.5, 650, 12345678901234567890]',
      '[1.0, -0.0, 1e2, -5E-1, 650.00, 12345678901234567890.0]',
    ];
    expect(await differences(same[0]!, same[1]!)).toEqual([]);

    expect(
      await differences(
        '[9007199254740993, 1e400, 0.1]',
        '[9007199254740992, 1e401, 0.10000000000000000001]',
      ),
    ).toEqual(['changed $[0]', 'changed $[1]', 'changed $[2]']);
  });

  it('tells null from missing, and a text from a number', async () => {
    expect(await differences('{"a":null,"b":"1","c":false}', '{"b":1,"c":null}')).toEqual([
      'removed $.a',
      'changed $.b',
      'changed $.c',
    ]);
    expect(await differences('{"b":[]}', '{"a":null,"b":{}}')).toEqual(['added $.a', 'changed $.b']);
  });

  it('compares texts by what they say, not by how they are escaped', async () => {
    expect(await differences('["citt\\u00e0 \\/ \\uD83D\\uDE97"]', '["città / 🚗"]')).toEqual([]);
    expect(await differences('{"\\u0061":1}', '{"a":1}')).toEqual([]);
    expect(await differences('["e\u0301"]', '["\u00e9"]')).toEqual(['changed $[0]']);
  });

  it('compares arrays by position by default', async () => {
    expect(await differences('[1,2,3]', '[2,3]')).toEqual(['changed $[0]', 'changed $[1]', 'removed $[2]']);
  });

  it.each(['id', 'code', 'key', 'name'])(
    'matches elements by their %s where each has one of its own: two that are missing are two differences',
    async (key) => {
      const all = Array.from({ length: 31 }, (_, at) => ({ [key]: `X${at}`, price: at }));
      const some = all.filter((_, at) => at !== 3 && at !== 7);

      expect(await differences(JSON.stringify(all), JSON.stringify(some))).toEqual([
        'removed $[3]',
        'removed $[7]',
      ]);
    },
  );

  it('keeps to the position where a value comes twice, is missing or no plain one, and where a setting says so', async () => {
    const [left, right] = ['[{"id":1,"a":1},{"id":1,"a":2}]', '[{"id":1,"a":2}]'];
    expect(await differences(left, right)).toEqual(['changed $[0].a', 'removed $[1]']);
    expect(await differences('[{"id":1},{}]', '[{}]')).toEqual(['removed $[0].id', 'removed $[1]']);
    expect(await differences('[{"id":[1]},{"id":[2]}]', '[{"id":[2]}]')).toEqual([
      'changed $[0].id[0]',
      'removed $[1]',
    ]);
    const keyed = ['[{"id":1},{"id":2}]', '[{"id":2}]'] as const;
    expect(await differences(...keyed)).toEqual(['removed $[0]']);
    expect(await differences(...keyed, { arrayKeys: { $: '#' } })).toEqual([
      'changed $[0].id',
      'removed $[1]',
    ]);
  });

  it('matches the elements of an array by a key, whatever their order', async () => {
    const left = '{"options":[{"code":"431","price":650},{"code":"55E","price":1},{"code":"X"}]}';
    const right = '{"options":[{"price":1.0,"code":"55E"},{"code":"NEW"},{"code":"431","price":690}]}';

    expect(await differences(left, right, { arrayKeys: { '$.options': 'code' } })).toEqual([
      'changed $.options[0].price',
      'added $.options[1]',
      'removed $.options[2]',
    ]);
  });

  it('matches elements that share a key, or have none, in their order', async () => {
    const [left, right] = [
      '[{"k":1,"n":1},{"k":1,"n":2},{"n":3},7]',
      '[{"n":3},{"k":1.0,"n":1},{"k":1,"n":5},7]',
    ];

    expect(await differences(left, right, { arrayKeys: { $: 'k' } })).toEqual(['changed $[1].n']);
  });

  it('matches plain values by themselves with the key *', async () => {
    const rules = { arrayKeys: { '$..colours': '*' } };

    expect(
      await differences('{"colours":["041","072","072"]}', '{"colours":["072","041","072"]}', rules),
    ).toEqual([]);
    expect(await differences('{"colours":["041",72]}', '{"colours":["72","041"]}', rules)).toEqual([
      'added $.colours[0]',
      'removed $.colours[1]',
    ]);
  });

  it('leaves out what an ignore path leads to, and counts it', async () => {
    const left = '{"timestamp":1,"items":[{"id":1,"n":1},{"id":2,"n":2}],"deep":{"a":{"url":"x"}},"a b":1}';
    const right = '{"timestamp":2,"items":[{"id":3,"n":1},{"id":4,"n":3}],"deep":{"a":{"url":"y"}},"a b":2}';
    const ignorePaths = ['$.timestamp', '$.items[*].id', '$..url', "$['a b']"];

    expect(await differences(left, right, { ignorePaths })).toEqual(['changed $.items[1].n']);
    expect((await compareJson(readJson(left), readJson(right), rulesOf({ ignorePaths }))).ignored).toBe(5);
    expect(await differences(left, right, { ignorePaths: ['$.*'] })).toEqual([]);
    expect(
      await differences(left, right, { ignorePaths: ['$.items[1]', '$.deep..*', '$["a b"]', '$.timestamp'] }),
    ).toEqual(['changed $.items[0].id']);
  });

  it('takes the last of a key that is written twice', async () => {
    expect(await differences('{"a":1,"a":2}', '{"a":2}')).toEqual([]);
    expect(await differences('{"__proto__":1,"constructor":2}', '{"__proto__":1,"constructor":3}')).toEqual([
      'changed $.constructor',
    ]);
  });

  it('goes as deep as a document goes', async () => {
    const deep = (inside: string) => '[{"a":'.repeat(50_000) + inside + '}]'.repeat(50_000);
    const found = (await layout(deep('1'), deep('2'), { ignorePaths: ['$..b'] })).differences;

    expect(found).toHaveLength(1);
    expect(found[0]!.path.length).toBeLessThan(400);
  });

  it('compares and lays out 4 MB without holding others up', async () => {
    const options = Array.from({ length: 25_000 }, (_, i) => ({
      code: `O${i}`,
      price: i * 1.5,
      label: { it: `Etichetta è ${i}` },
      note: 'x'.repeat(100),
    }));
    const left = JSON.stringify({ options });
    options[21_000]!.price = -1;
    const right = JSON.stringify({ options: options.toReversed() });
    expect(left.length).toBeGreaterThan(4_000_000);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);

    const { differences: found, lines } = await layout(left, right, { arrayKeys: { '$.options': 'code' } });
    clearInterval(others);

    expect(found.map(({ path }) => path)).toEqual(['$.options[21000].price']);
    expect(lines.marks.length).toBeGreaterThan(150_000);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('two documents side by side', () => {
  it('stand a value a line, the lines of one beside those of the other', async () => {
    const left = '{"model":"Aurora","options":[{"code":"431","price":650.00}],"tax":{}}';
    const right = '{"options":[{"code":"431","price":690.00,"currency":"EUR"}],"model":"Aurora","tax":{ }}';

    expect(await rows(left, right)).toEqual([
      '=|{|',
      '=|  "model": "Aurora",|',
      '=|  "options": [|',
      '=|    {|',
      '=|      "code": "431",|',
      '~|      "price": 650.00|      "price": 690.00,',
      '+||      "currency": "EUR"',
      '=|    }|',
      '=|  ],|',
      '=|  "tax": {}|',
      '=|}|',
    ]);
  });

  it('show whole values where one side has none, or another kind', async () => {
    expect(await rows('{"a":{"x":1,"y":[2]},"b":1}', '{"b":[1]}')).toEqual([
      '=|{|',
      '-|  "a": {|',
      '-|    "x": 1,|',
      '-|    "y": [|',
      '-|      2|',
      '-|    ]|',
      '-|  },|',
      '~|  "b": 1|  "b": [',
      '+||    1',
      '+||  ]',
      '=|}|',
    ]);
  });

  it('keep what is written differently but means the same, and what is left out', async () => {
    expect(await rows('[1, {"t":5}, []]', '[1.0, {"t":6}, [2]]', { ignorePaths: ['$..t'] })).toEqual([
      '=|[|',
      ',|  1,|  1.0,',
      '=|  {|',
      'i|    "t": 5|    "t": 6',
      '=|  },|',
      '=|  [|',
      '+||    2',
      '=|  ]|',
      '=|]|',
    ]);
  });

  it('tell where each difference is, and how it read', async () => {
    const { differences: found } = await layout('{"a":[1,"x"],"b":null}', '{"a":[1,"y"]}');

    expect(found).toEqual([
      { path: '$.a[1]', kind: 'changed', before: '"x"', after: '"y"', row: 3 },
      { path: '$.b', kind: 'removed', before: 'null', after: null, row: 5 },
    ]);
  });

  it('cut rows, lists and lines that nobody could read, and say so', async () => {
    const limits = { rows: 3, differences: 2, line: 20, characters: 200 };
    const { lines, isCut, differences: found } = await layout('[1,2,3,4,5]', '[1,0,0,0,0]', {}, limits);

    expect(lines.marks).toBe('==~');
    expect(isCut).toBe(true);
    expect(found.map(({ row }) => row)).toEqual([2, null]);
    expect(await layout('[1,2,3]', '[1,2,3]', {}, { ...limits, rows: 9, characters: 8 })).toMatchObject({
      lines: { left: ['[', '  1,'], marks: '==' },
      isCut: true,
    });
    expect(documentLines(readJson('[1,2,3]'), { rows: 9, characters: 8 })).toEqual({
      lines: ['[', '  1,'],
      isCut: true,
    });
    const long = (end: string) => `["${'x'.repeat(100)}${end}"]`;
    expect(await rows(long('1'), long('2'), {}, { ...limits, rows: 9 })).toEqual(
      ['=|[|', '~|  …xxxx1"|  …xxxx2"', '=|]|'].map((row) =>
        expect.stringMatching(row.startsWith('~') ? /^~\| {2}…x+1"\| {2}…x+2"$/ : /^=/),
      ),
    );
    expect(documentLines(readJson(long('1'))).lines[1]!.length).toBeLessThan(200);
    expect(documentLines(readJson('[[1,{}],{"a":[]}]')).lines).toEqual([
      '[',
      '  [',
      '    1,',
      '    {}',
      '  ],',
      '  {',
      '    "a": []',
      '  }',
      ']',
    ]);
  });
});

describe('a text that is not JSON', () => {
  const faultOf = (text: string): string => {
    try {
      readJson(text);
      return '';
    } catch (error) {
      expect(error).toBeInstanceOf(JsonFault);
      return (error as Error).message;
    }
  };

  it.each([
    ['', 'line 1, column 1: the text ends unexpectedly'],
    ['<!doctype html>', 'line 1, column 1: a value is expected'],
    ['{"a":1,}', 'line 1, column 8: a key in quotes is expected'],
    ['[1,\n  01]', 'line 2, column 4: a comma or the closing bracket is expected'],
    ['[1 2]', 'line 1, column 4: a comma or the closing bracket is expected'],
    ['{"a" 1}', 'line 1, column 6: a colon is expected'],
    ['["\\x"]', 'line 1, column 3: this escape sequence does not exist'],
    ['["a\nb"]', 'line 1, column 4: this character must be escaped in a string'],
    ['{"a":[1}', 'line 1, column 8: a comma or the closing bracket is expected'],
    ['[1]]', 'line 1, column 4: there is text after the end of the document'],
    ['[1,', 'line 1, column 4: the text ends unexpectedly'],
    ['["a', 'line 1, column 4: the text ends unexpectedly'],
    ['nul', 'line 1, column 1: a value is expected'],
  ])('%s is refused with the place', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });

  it('is refused exactly where JSON.parse refuses it', () => {
    const samples = [
      '1',
      '-0',
      '1.',
      '.5',
      '1e',
      '+1',
      'true',
      'True',
      '"\\u12"',
      '"\\u1234"',
      '[]',
      '[,]',
      '{"a":}',
      ' {} ',
      '\u00a0{}',
      '""',
      "'a'",
      '1 1',
      '[1]x',
      '{"a":1 "b":2}',
      '{1:2}',
    ];
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };

    expect(samples.filter((text) => (faultOf(text) === '') !== isJson(text))).toEqual([]);
  });
});

describe('a path', () => {
  it.each([
    '$',
    '$.a',
    '$.a_b-c',
    '$.été[0]',
    '$[*].id',
    '$.*',
    '$..id',
    '$[\'a b\']["c.d"]',
    '$..[3]',
    '$..*',
  ])('may be %s', (path) => {
    expect(pathFault(path)).toBeUndefined();
  });

  it.each([
    ['a.b', 1],
    ['$a', 2],
    ['$.', 2],
    ['$.a[x]', 4],
    ['$.a[-1]', 4],
    ['$.a[?(@.b)]', 4],
    ['$.a..', 4],
    ['$.a b', 4],
  ])('%s is refused at its character %d', (path, position) => {
    expect(pathFault(path)).toMatchObject({ position });
  });

  it('is written so that it can be an ignore path as it stands', () => {
    const path = pathText(['options', 3, "it's a.name", 'ok']);

    expect(path).toBe("$.options[3]['it\\'s a.name'].ok");
    expect(pathFault(path)).toBeUndefined();
  });
});
