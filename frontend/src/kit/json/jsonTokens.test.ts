import { describe, expect, it } from 'vitest';
import { formatJson, jsonFault } from './jsonTokens';

const said = (text: string) => {
  const fault = jsonFault(text);
  return fault && `line ${fault.line}, column ${fault.column}: ${fault.reason}`;
};

describe('the check of a JSON text', () => {
  it.each([
    '{}',
    '[]',
    ' [1, -0.5e+3, 0, "a\\u00e9\\n", true, false, null, {"a": {"b": []}}]\n',
    '"città 🚗"',
    '12',
  ])('takes %j', (text) => {
    expect(said(text)).toBeUndefined();
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  it.each([
    ['{\n  "a": 1,\n  "b": "x"\n  "c": 2\n}', 'line 4, column 3: a comma or the closing bracket is expected'],
    ['{"a": 1,}', 'line 1, column 9: a key in quotes is expected'],
    ['[1,]', 'line 1, column 4: a value is expected'],
    ['{a: 1}', 'line 1, column 2: a key in quotes is expected'],
    ['{"a" 1}', 'line 1, column 6: a colon is expected'],
    ["{'a': 1}", 'line 1, column 2: a key in quotes is expected'],
    ['{"a": tru}', 'line 1, column 7: a value is expected'],
    ['{"a": 01}', 'line 1, column 8: a comma or the closing bracket is expected'],
    ['{"a": "x\ny"}', 'line 1, column 9: this character must be escaped in a string'],
    ['{"a": "\\x"}', 'line 1, column 8: this escape sequence does not exist'],
    ['{"a": 1', 'line 1, column 8: the text ends unexpectedly'],
    ['{"a": "open', 'line 1, column 12: the text ends unexpectedly'],
    ['', 'line 1, column 1: the text ends unexpectedly'],
    ['{} x', 'line 1, column 4: there is text after the end of the document'],
    ['[}', 'line 1, column 2: a value is expected'],
    ['{"a": ]', 'line 1, column 7: a value is expected'],
    ['[1}', 'line 1, column 3: a comma or the closing bracket is expected'],
    ['{"a":}', 'line 1, column 6: a value is expected'],
    ['{"a{"}', 'line 1, column 6: a colon is expected'],
    ['{"[": {"a": 1, "{"}}', 'line 1, column 19: a colon is expected'],
  ])('finds the place in %j', (text, fault) => {
    expect(said(text)).toBe(fault);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('reads 32,000 brackets without recursion', () => {
    expect(said('['.repeat(16_000) + ']'.repeat(16_000))).toBeUndefined();
  });
});

describe('the layout of a JSON text', () => {
  it('puts one member a line and keeps every digit', () => {
    const laidOut =
      '{\n  "a": 650.00,\n  "b": [\n    9007199254740993,\n    {}\n  ],\n  "c": [],\n  "d": "x, {y}"\n}';

    expect(formatJson('{"a":650.00,"b":[9007199254740993,{}],"c":[ ],"d":"x, {y}"}')).toBe(laidOut);
    expect(formatJson(laidOut)).toBe(laidOut);
  });

  it('leaves a text alone that is no JSON', () => {
    expect(formatJson('{"a":')).toBe('{"a":');
  });
});
