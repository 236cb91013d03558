import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mockValue } from '../../test/mockValue';
import { OptionUses, type OptionUsesProps } from './OptionUses';

type Uses = NonNullable<ReturnType<OptionUsesProps['useUses']>['currentData']>;

const show = (answer: { currentData?: Uses; isError: boolean }, idCountry?: string) =>
  render(
    <MemoryRouter>
      <OptionUses code="W18" idCountry={idCountry} useUses={() => answer} />
    </MemoryRouter>,
  );
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const uses = mockValue<Uses>('getOptionUses.default');

it('leads to the label, and to prices and packs in the market at hand (R-387)', () => {
  show({ currentData: uses, isError: false }, 'IT');

  expect(hrefs()).toEqual([
    '/opt_labels?action=search&activeGroup=WHEELS&code=W18&anyModel=true',
    '/price_configurator?idCountry=IT&vetele=3410226&find=W18',
    '/price_configurator?idCountry=IT&vetele=3420226&find=W18',
    '/pack_configurator?idCountry=IT&vetele=3410226&find=W18',
  ]);
  expect(screen.getByRole('region', { name: 'Where W18 is used' }).textContent).toContain('PKT');
});

it('shows one market of several, and others when they are chosen', () => {
  show({ currentData: uses, isError: false });
  const market = screen.getByRole('combobox', { name: 'Market' });
  expect(within(market).getAllByRole('option')).toHaveLength(2);

  expect(hrefs()).toContain('/price_configurator?idCountry=FR&vetele=3410226&find=W18');
  fireEvent.change(market, { target: { value: 'IT' } });
  expect(hrefs()).toContain('/price_configurator?idCountry=IT&vetele=3420226&find=W18');
});

it('says so where there is no way, and where it could not be found out', () => {
  const { unmount } = show({ currentData: mockValue<Uses>('getOptionUses.nowhere'), isError: false });
  expect(screen.getByText('Nowhere that you have access to.')).toBeTruthy();
  unmount();

  show({ isError: true });
  expect(screen.getByText('This could not be determined. Try again later.')).toBeTruthy();
});
