import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow';

describe('pageWindow', () => {
  it('starts at the first page', () => expect(pageWindow(0, 129, 6)).toEqual([0, 1, 2, 3, 4, 5]));
  it('keeps the current page near the middle', () =>
    expect(pageWindow(10, 129, 6)).toEqual([8, 9, 10, 11, 12, 13]));
  it('ends at the last page', () => expect(pageWindow(128, 129, 4)).toEqual([125, 126, 127, 128]));
  it('lists no more pages than there are', () => expect(pageWindow(0, 2, 6)).toEqual([0, 1]));
  it('keeps to the last pages when the page is past the end', () =>
    expect(pageWindow(9, 3, 6)).toEqual([0, 1, 2]));
});
