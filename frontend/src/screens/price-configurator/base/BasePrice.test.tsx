import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { BasePrice } from './BasePrice';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  const sheet = createPriceSheet();
  sheet.load([{ code: '-', price: 2_890_000, isStandard: false, isHiddenByMarket: false }]);
  render(<BasePrice id="base" sheet={sheet} mask="#.##0,00" canEdit />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

it('selects the price as soon as it is entered, so that the first digit replaces it', () => {
  const input = open();
  act(() => input.focus());
  expect([input.value, selected(input)]).toEqual(['28.900,00', '28.900,00']);
});

it('never selects what was typed right after it was entered', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const input = open();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: '3' } });
  act(() => frames.forEach((frame) => frame(0)));

  expect([input.value, selected(input)]).toEqual(['3', '']);
});

it('chooses the whole price with the first click and leaves the caret to the next one', () => {
  const input = open();
  expect(fireEvent.mouseDown(input)).toBe(false);
  expect(document.activeElement).toBe(input);
  expect(selected(input)).toBe(input.value);

  expect(fireEvent.mouseDown(input)).toBe(true);
});
