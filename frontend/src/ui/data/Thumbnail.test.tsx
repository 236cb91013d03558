import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Thumbnail } from './Thumbnail';

afterEach(cleanup);

const picture = (view: { container: HTMLElement }) => view.container.querySelector('img');

function load(image: HTMLImageElement, width: number): void {
  Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true });
  fireEvent.load(image);
}

it('shows the picture of its address', () => {
  const view = render(<Thumbnail src="/icon.jpg" label="Images of 431" onToggle={() => {}} />);
  load(picture(view)!, 55);

  expect(picture(view)?.getAttribute('src')).toBe('/icon.jpg');
});

it.each(['one pixel', 'a failure'])('shows a dashed box for %s', (kind) => {
  const view = render(<Thumbnail src="/icon.jpg" label="Images of 5EQ" onToggle={() => {}} />);

  if (kind === 'one pixel') load(picture(view)!, 1);
  else fireEvent.error(picture(view)!);

  expect(picture(view)).toBeNull();
  expect(screen.getByRole('button', { name: 'Images of 5EQ' }).querySelector('.none')).toBeTruthy();
});

it('tries again with another address', () => {
  const view = render(<Thumbnail src="/a.jpg" label="Images" onToggle={() => {}} />);
  fireEvent.error(picture(view)!);

  view.rerender(<Thumbnail src="/b.jpg" label="Images" onToggle={() => {}} />);

  expect(picture(view)?.getAttribute('src')).toBe('/b.jpg');
});

it('toggles on click and closes on Escape, and says whether it is open (R-087)', () => {
  const onToggle = vi.fn();
  const view = render(<Thumbnail src="/icon.jpg" label="Images of 431" onToggle={onToggle} />);
  const button = screen.getByRole('button', { name: 'Images of 431' });

  fireEvent.keyDown(button, { key: 'Escape' });
  expect(onToggle).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-expanded')).toBe('false');

  view.rerender(<Thumbnail src="/icon.jpg" label="Images of 431" isOpen onToggle={onToggle} />);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(onToggle).toHaveBeenCalledTimes(2);
});

it('is decoration where nothing opens', () => {
  render(<Thumbnail src="/icon.jpg" label="Images of 431" size="l" />);

  expect(screen.queryByRole('button')).toBeNull();
});
