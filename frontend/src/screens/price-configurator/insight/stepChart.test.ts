import { describe, expect, it } from 'vitest';
import { formatTick } from './PriceSteps';
import { roundTicks, stepChart } from './stepChart';

const area = { left: 0, right: 100, top: 0, bottom: 50 };

describe('the ticks of a price axis', () => {
  it('are round and hold every price between them', () => {
    expect(roundTicks(1_290_000, 1_420_000)).toEqual([1_200_000, 1_300_000, 1_400_000, 1_500_000]);
    expect(roundTicks(62_000, 68_500)).toEqual([60_000, 65_000, 70_000]);
    expect(roundTicks(0, 0)).toEqual([0, 50]);
  });

  it('are at least two where the price never changed', () => {
    const ticks = roundTicks(50_000, 50_000);

    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks[0]).toBeLessThanOrEqual(50_000);
    expect(ticks.at(-1)).toBeGreaterThan(50_000);
  });

  it('are written shortly, as neighbours differ', () => {
    expect(formatTick(1_250_000, 50_000, '#.##0,00')).toBe('12,5k');
    expect(formatTick(1_300_000, 100_000, '#.##0,00')).toBe('13k');
    expect(formatTick(90_000, 10_000, '#.##0,00')).toBe('900');
    expect(formatTick(2_250, 250, '#.##0,00')).toBe('22,5');
    expect(formatTick(1_250_000, 50_000, '#,##0.00')).toBe('12.5k');
    expect(formatTick(0, 100, '#.##0,00')).toBe('0');
  });
});

describe('a step chart', () => {
  const point = (at: number, price: number | null) => ({ at, price });

  it('keeps a price until the next change, and the last one to the end', () => {
    const { lines, dots } = stepChart([point(0, 0), point(50, 10_000)], 100, area);

    expect(lines).toEqual(['M0 50 H50 V0 H100']);
    expect(dots).toEqual([
      { x: 0, y: 50 },
      { x: 50, y: 0 },
    ]);
  });

  it('leaves a gap while there was no price', () => {
    const { lines, areas, dots } = stepChart([point(0, 0), point(20, null), point(60, 10_000)], 100, area);

    expect(lines).toEqual(['M0 50 H20', 'M60 0 H100']);
    expect(areas).toEqual(['M0 50 H20 V50 H0 Z', 'M60 0 H100 V50 H60 Z']);
    expect(dots).toHaveLength(2);
  });

  it('has room for a price that is only typed', () => {
    const { ticks, y } = stepChart([point(0, 10_000)], 100, area, [90_000]);

    expect(ticks.at(-1)!.value).toBeGreaterThanOrEqual(90_000);
    expect(y(90_000)).toBeGreaterThanOrEqual(area.top);
  });

  it('draws a single change that happened just now', () => {
    expect(stepChart([point(100, 5_000)], 100, area).lines[0]).toMatch(/^M0 [\d.]+ H0$/);
  });
});
