import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const displays = () =>
  screen.getAllByTestId('it').map((element) => getComputedStyle(element).getPropertyValue('display'));

it('displays an element by its kind, unless its own style says otherwise', () => {
  render(
    <>
      <div data-testid="it" />
      <span data-testid="it" />
      <ul>
        <li data-testid="it" />
      </ul>
      <dialog data-testid="it" />
      <dialog data-testid="it" open />
      <div data-testid="it" style={{ display: 'none' }} />
      <span data-testid="it" style={{ display: 'block' }} />
      <div data-testid="it" />
    </>,
  );

  // happy-dom has no word for inline.
  expect(displays()).toEqual(['block', '', 'list-item', 'none', 'block', 'none', 'block', 'block']);
});

it('takes what is invisible by what is around it out of the reach of queries', () => {
  render(
    <>
      <section style={{ visibility: 'hidden' }}>
        <p>
          <button>Unseen</button>
        </p>
      </section>
      <section style={{ display: 'none' }}>
        <button>Undrawn</button>
      </section>
      <section style={{ position: 'fixed' }}>
        <button>Seen</button>
      </section>
    </>,
  );

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Seen']);
});
