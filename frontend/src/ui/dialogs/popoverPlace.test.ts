import { describe, expect, it } from 'vitest';
import { popoverPlace, type PopoverSurroundings } from './popoverPlace';

const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const surroundings: PopoverSurroundings = {
  anchor: rect(1100, 300, 1124, 324),
  row: rect(250, 290, 1400, 334),
  frame: rect(250, 60, 1400, 1200),
  window: { width: 1440, height: 900 },
  box: { width: 796, height: 430 },
};

describe('the place of a popover', () => {
  it('is below the row, inside of the card, with the arrow at the button', () => {
    expect(popoverPlace(surroundings)).toEqual({ left: 590, top: 338, arrow: 522, side: 'below', room: 548 });
  });

  it('is above the row where only there is room', () => {
    const row = rect(250, 700, 1400, 744);

    expect(popoverPlace({ ...surroundings, row })).toMatchObject({ top: 266, side: 'above', room: 0 });
  });

  it('is inside of the window where neither side has room', () => {
    const window = { width: 1440, height: 460 };

    expect(popoverPlace({ ...surroundings, window })).toMatchObject({ top: 16, side: 'below' });
  });

  it('leaves a card that is too narrow for it', () => {
    const frame = rect(900, 0, 1400, 900);

    expect(popoverPlace({ ...surroundings, frame }).left).toBe(630);
  });
});
