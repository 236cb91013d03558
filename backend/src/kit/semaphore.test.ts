import { expect, it } from 'vitest';
import { Semaphore, UserSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

it('hands out its permits, then serves waiters in order', async () => {
  const permits = new Semaphore(2);
  const order: string[] = [];
  expect(await permits.acquire(never)).toBe(true);
  expect(await permits.acquire(never)).toBe(true);
  const [third, fourth] = ['third', 'fourth'].map((name) =>
    permits.acquire(never).then(() => order.push(name)),
  );

  permits.release();
  await third;
  expect(order).toEqual(['third']);
  permits.release();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

it('skips waiters that aborted', async () => {
  const permits = new Semaphore(1);
  await permits.acquire(never);
  const leaving = new AbortController();
  const gone = permits.acquire(leaving.signal);
  const patient = permits.acquire(never);

  leaving.abort();
  expect(await gone).toBe(false);
  permits.release();
  expect(await patient).toBe(true);
  permits.release();
  expect(await permits.acquire(AbortSignal.abort())).toBe(false);
  expect(await permits.acquire(never)).toBe(true);
});

it('leaves permits to others, however many one user asks for', async () => {
  const permits = new UserSemaphore(3, 2);
  const leaving = new AbortController();
  const first = await permits.acquire(1, never);
  expect(await permits.acquire(1, never)).toBeDefined();
  const third = permits.acquire(1, never);
  const fourth = permits.acquire(1, leaving.signal);
  expect(await permits.acquire(2, never)).toBeDefined();

  leaving.abort();
  expect(await fourth).toBeUndefined();
  first!();
  expect(await third).toBeDefined();
});
