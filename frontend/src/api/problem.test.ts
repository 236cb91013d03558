import { expect, it } from 'vitest';
import { failedRead, problemOf } from './problem';

it("shows the reply's own message, fields and request id (R-028)", () => {
  const data = {
    message: 'Code is taken.',
    requestId: 'r-1',
    fields: [{ field: 'code', message: 'Taken.' }],
  };

  expect(problemOf({ status: 409, data })).toEqual({ status: 409, ...data, isAway: false, body: data });
});

it('never shows HTML or a stack', () => {
  const failure = { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' };

  expect(problemOf(failure)).toMatchObject({
    status: 502,
    message: expect.stringContaining('not available'),
  });
});

it.each([
  [{ status: 'FETCH_ERROR', error: 'TypeError' }, 'The server cannot be reached.'],
  [{ status: 'TIMEOUT_ERROR', error: 'AbortError' }, 'The server took too long'],
  [{ status: 500, data: {} }, 'Something went wrong.'],
  [new Error('boom'), 'Something went wrong.'],
  [undefined, 'Something went wrong.'],
])('finds words for %j', (failure, words) => {
  expect(problemOf(failure).message).toContain(words);
});

it('says of a query that failed why, and how it is read again', () => {
  const refetch = () => {};

  expect(failedRead({ error: { status: 404 }, refetch })).toEqual({
    text: 'This record does not exist any more.',
    onRetry: refetch,
  });
});
