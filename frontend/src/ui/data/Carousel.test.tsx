import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel';

/** Widths of the pictures that load, by file name; all others fail. Read when a probe ends. */
let widths: Record<string, number>;
let probed: string[];

class ProbeImage {
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  naturalWidth = 0;
  set src(url: string) {
    if (url === '') return;
    probed.push(url);
    queueMicrotask(() => {
      this.naturalWidth = widths[url] ?? 0;
      if (url in widths) this.onload?.();
      else this.onerror?.();
    });
  }
}

const sources = [1, 2, 3, 4, 5].map((n) => ({ url: `gfx${n}.png`, name: `gfx${n}.png` }));
let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('Image', ProbeImage);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  widths = { 'gfx1.png': 800, 'gfx3.png': 800, 'gfx4.png': 800 };
  probed = [];
  reducedMotion = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(onClose = () => {}, images = sources) {
  const view = render(<Carousel images={images} title="Images of 431" onClose={onClose} />);
  await act(async () => {});
  return view;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const stage = () => screen.getByRole('group', { name: /^Image \d/ });
const shown = () => within(stage()).getByRole('img').getAttribute('src');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const press = (key: string, on = stage()) => fireEvent.keyDown(on, { key });

it('probes every candidate and shows only those that load with a width above 1 (R-085, R-086)', async () => {
  widths['gfx2.png'] = 1;

  await open();

  expect(probed).toEqual(sources.map(({ url }) => url));
  expect(
    screen.getAllByRole('button', { name: /^Show/ }).map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Show gfx1.png', 'Show gfx3.png', 'Show gfx4.png']);
  expect(screen.getByText(/3 images loaded/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('turns every 3000 ms and begins again after the last one (R-087)', async () => {
  await open();

  expect(shown()).toBe('gfx1.png');
  wait(2999);
  expect(shown()).toBe('gfx1.png');
  wait(1);
  expect(shown()).toBe('gfx3.png');
  wait(3000);
  expect(shown()).toBe('gfx4.png');
  wait(3000);
  expect(shown()).toBe('gfx1.png');
});

it('closes with its button (R-087)', async () => {
  const onClose = vi.fn();
  await open(onClose);

  click('Close images');

  expect(onClose).toHaveBeenCalledOnce();
});

it('pauses and goes on where it was', async () => {
  await open();

  wait(2000);
  click('Pause');
  wait(60_000);
  expect(shown()).toBe('gfx1.png');

  click('Play');
  wait(999);
  expect(shown()).toBe('gfx1.png');
  wait(1);
  expect(shown()).toBe('gfx3.png');
});

it('waits while the pointer is above it', async () => {
  await open();

  fireEvent.pointerEnter(stage());
  wait(10_000);
  expect(shown()).toBe('gfx1.png');

  fireEvent.pointerLeave(stage());
  wait(3000);
  expect(shown()).toBe('gfx3.png');
});

it('rests from the start where people want no motion, until they press play', async () => {
  reducedMotion = true;
  await open();

  wait(10_000);
  expect(shown()).toBe('gfx1.png');

  click('Play');
  wait(3000);
  expect(shown()).toBe('gfx3.png');
});

it('steps with the buttons, the thumbnails and the arrow keys, around both ends', async () => {
  await open();

  click('Previous image');
  expect(shown()).toBe('gfx4.png');
  press('ArrowRight');
  expect(shown()).toBe('gfx1.png');
  press('ArrowLeft');
  expect(shown()).toBe('gfx4.png');
  click('Show gfx3.png');
  expect(shown()).toBe('gfx3.png');
  expect(screen.getByRole('button', { name: 'Show gfx3.png' }).getAttribute('aria-current')).toBe('true');
});

it('gives a picture that was chosen its full three seconds', async () => {
  await open();

  wait(2500);
  click('Show gfx4.png');
  wait(2999);
  expect(shown()).toBe('gfx4.png');
  wait(1);
  expect(shown()).toBe('gfx1.png');
});

it('pauses with the space bar, but leaves the space bar of a button alone', async () => {
  await open();

  press(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();

  press(' ', screen.getByRole('button', { name: 'Next image' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('closes with Escape and keeps the key from the dialog around it', async () => {
  const onClose = vi.fn();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await open(onClose);

  const isUntouched = press('Escape');

  document.removeEventListener('keydown', outside);
  expect(onClose).toHaveBeenCalledOnce();
  expect(isUntouched).toBe(false);
  expect(outside).not.toHaveBeenCalled();
});

it('gives the focus back to what opened it when it closes around the focus', async () => {
  render(<button>opener</button>);
  screen.getByText('opener').focus();
  const { unmount } = await open();

  screen.getByRole('button', { name: 'Close images' }).focus();
  unmount();

  expect(document.activeElement).toBe(screen.getByText('opener'));
});

it('speaks only while it stands still', async () => {
  await open();
  const caption = () => screen.getByText(/^\d \/ 3/);

  expect(caption().getAttribute('aria-live')).toBe('off');
  click('Pause');
  expect(caption().getAttribute('aria-live')).toBe('polite');
  click('Next image');
  expect(caption().textContent).toBe('2 / 3 · gfx3.png');
});

it("raises 'err' when a picture that had been accepted fails, and goes on without it (R-088)", async () => {
  await open();

  fireEvent.error(within(stage()).getByRole('img'));

  expect(within(screen.getByRole('alertdialog')).getByText('err')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show gfx1.png' })).toBeNull();
  click('Close');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(shown()).toBe('gfx3.png');
});

it('has nothing to turn where there is one picture', async () => {
  widths = { 'gfx2.png': 800 };
  await open();

  wait(10_000);

  expect(shown()).toBe('gfx2.png');
  expect(screen.getByText(/^1 image loaded/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pause|Next|Show/ })).toBeNull();
});

it('says that there are none', async () => {
  widths = {};
  await open();

  expect(screen.getByText('There are no images.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('probes again for another option', async () => {
  const { rerender } = await open();
  widths = { 'other.png': 800 };
  const other = [{ url: 'other.png', name: 'other.png' }];

  rerender(<Carousel images={other} title="Images of 439" onClose={() => {}} />);
  await act(async () => {});

  expect(shown()).toBe('other.png');
});
