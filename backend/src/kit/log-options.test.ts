import pg from 'pg';
import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

/** The line of an error, and what it holds of it. */
function lineOf(err: unknown) {
  let line = '';
  pino(logOptions('info'), { write: (text: string) => void (line = text) }).error({ err }, 'failed');
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err };
}

const refused = (message: string, fields: Partial<pg.DatabaseError>) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), fields);

describe('an error in the log', () => {
  it('tells what a database refused, and nothing of what it was sent', () => {
    const reason = refused('new row for relation "app_user" violates check constraint "user_email"', {
      code: '23514',
      constraint: 'user_email',
      detail: 'Failing row contains (7, secret-hash).',
    });
    const { line, err } = lineOf(new QueryFailedError('INSERT secret-query', ['secret-hash'], reason));

    expect(err).toEqual({
      type: 'QueryFailedError',
      message: reason.message,
      stack: expect.stringMatching(/^QueryFailedError: new row for .+\n +at /),
      code: '23514',
      constraint: 'user_email',
    });
    expect(line).not.toContain('secret');
  });

  it.each([
    [refused('invalid input syntax for type integer: "a "secret"\n    at secret"', { code: '22P02' })],
    [refused('value "secret" is out of range for type integer', { code: '22003' })],
    [new Error(`Unexpected token 's', "secret" is not valid JSON`)],
  ])('quotes no value: %s', (error) => {
    const { line, err } = lineOf(error);

    expect(line).not.toContain('secret"');
    expect(line).not.toContain('at secret');
    expect(err['message']).toContain('"…"');
  });

  it('tells its causes and its parts in the same way', () => {
    const body = Object.assign(new Error('inner'), { body: 'secret', code: 'ECONNREFUSED' });
    const { line, err } = lineOf(new AggregateError([body], 'outer', { cause: body }));
    const inner = { type: 'Error', message: 'inner', code: 'ECONNREFUSED', stack: expect.any(String) };

    expect(err).toMatchObject({ type: 'AggregateError', message: 'outer', cause: inner, errors: [inner] });
    expect(line).not.toContain('secret');
  });

  it('may have a circular cause', () => {
    const circular = new Error('circular');
    circular.cause = circular;

    expect(lineOf(circular).err['message']).toBe('circular');
  });

  it('may be a thrown value that is not an Error', () => {
    expect(lineOf({ body: 'secret' }).err).toEqual({ type: 'object', message: '' });
    expect(lineOf('a reason').err).toEqual({ type: 'string', message: 'a reason' });
  });
});
