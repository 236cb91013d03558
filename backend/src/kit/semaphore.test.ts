import { expect, it } from 'vitest';
import { Turns, TurnsOfUsers } from './turns.ts';

const never = new AbortController().signal;

it('gives so many turns, and the next one to whoever waits longest', async () => {
  const turns = new Turns(2);
  const order: string[] = [];
  expect(await turns.take(never)).toBe(true);
  expect(await turns.take(never)).toBe(true);
  const [third, fourth] = ['third', 'fourth'].map((name) => turns.take(never).then(() => order.push(name)));

  turns.giveBack();
  await third;
  expect(order).toEqual(['third']);
  turns.giveBack();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

it('is not waited for by those who gave up', async () => {
  const turns = new Turns(1);
  await turns.take(never);
  const leaving = new AbortController();
  const gone = turns.take(leaving.signal);
  const patient = turns.take(never);

  leaving.abort();
  expect(await gone).toBe(false);
  turns.giveBack();
  expect(await patient).toBe(true);
  turns.giveBack();
  expect(await turns.take(AbortSignal.abort())).toBe(false);
  expect(await turns.take(never)).toBe(true);
});

it('leaves turns to others, however many one user wants', async () => {
  const turns = new TurnsOfUsers(3, 2);
  const leaving = new AbortController();
  const first = await turns.take(1, never);
  expect(await turns.take(1, never)).toBeDefined();
  const third = turns.take(1, never);
  const fourth = turns.take(1, leaving.signal);
  expect(await turns.take(2, never)).toBeDefined();

  leaving.abort();
  expect(await fourth).toBeUndefined();
  first!();
  expect(await third).toBeDefined();
});
