import { expect, it, vi } from 'vitest';
import { largeChanges, type AmountChange } from './askedChanges';
import { confirmLargeChanges } from './largeChanges';

const aChange = (before: number | null, after: number | null): AmountChange => ({
  name: '05FK',
  before,
  after,
  mask: '#.##0,00',
});

it('asks about the changes by more than half alone, and tells who draws the question', async () => {
  const heard = vi.fn();
  const leave = largeChanges.subscribe(heard);
  const [small, large] = [aChange(100, 150), aChange(100, 151)];

  const answer = confirmLargeChanges([small, large]);
  expect([largeChanges.read()?.changes, heard.mock.calls.length]).toEqual([[large], 1]);
  largeChanges.read()!.answer(true);
  expect([await answer, largeChanges.read(), heard.mock.calls.length]).toEqual([true, undefined, 2]);

  leave();
  const refused = confirmLargeChanges([large]);
  largeChanges.read()!.answer(false);
  expect([await refused, heard.mock.calls.length]).toEqual([false, 2]);
});

it('asks nothing where no change is large', async () => {
  expect(await confirmLargeChanges([aChange(100, 50), aChange(null, 5)])).toBe(true);
  expect(largeChanges.read()).toBeUndefined();
});

it('gives up a question that another one takes the place of', async () => {
  const first = confirmLargeChanges([aChange(1, 9)]);
  const second = confirmLargeChanges([aChange(2, 9)]);

  expect([await first, largeChanges.read()?.changes[0]?.before]).toEqual([false, 2]);
  largeChanges.read()!.answer(true);
  expect(await second).toBe(true);
});
