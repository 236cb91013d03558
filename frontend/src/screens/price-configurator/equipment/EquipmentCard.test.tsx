import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EquipmentItem, Market, PriceDetails } from '../../../api';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { centsOf } from '../../../../../contracts/rules/amounts';
import { mockValue } from '../../../test/mockValue';
import { admin } from '../../../test/users';
import { EquipmentCard, type EquipmentCardHandle, type EquipmentCardProps } from './EquipmentCard';
import { equipmentColumns, type EquipmentKind } from './equipmentColumns';

afterEach(cleanup);

const options = mockValue<PriceDetails>('getPriceDetailsByModelVersion.default').optionalsSection;
const italy = admin.countries[0]!;

function aCard(props: Partial<EquipmentCardProps> = {}, items: EquipmentItem[] = options) {
  const sheet = createPriceSheet();
  sheet.load(items.map((item) => ({ ...item, price: centsOf(item.price) })));
  const handle = createRef<EquipmentCardHandle>();
  render(
    <MemoryRouter>
      <EquipmentCard
        ref={handle}
        id="prices_equipment"
        title="Equipments"
        items={items}
        sheet={sheet}
        market={italy}
        canEdit
        isPublished
        kind="options"
        onBreakdown={vi.fn()}
        onInfo={vi.fn()}
        {...props}
      />
    </MemoryRouter>,
  );
  return { sheet, handle };
}

const unfold = () => fireEvent.click(screen.getByRole('button', { name: 'Equipments' }));
const headers = () => screen.getAllByRole('columnheader').map((head) => head.title);

describe('equipmentColumns', () => {
  const has = (market: Pick<Market, 'priceFromAS400'>, kind: EquipmentKind) => {
    const { columns, removesTax } = equipmentColumns(market, kind, true);
    const buttons = Number(removesTax) + columns.filter((key) => key === 'rollback').length;
    return { columns, buttons };
  };

  it('gives a market with prices from the AS400 Msrp, and two buttons to options and accessories (R-178)', () => {
    for (const kind of ['options', 'accessories'] as const) {
      const { columns, buttons } = has({ priceFromAS400: true }, kind);
      expect(columns).toContain('msrp');
      expect(columns).not.toContain('importer');
      expect(columns).not.toContain('mrpbt');
      expect(buttons).toBe(2);
    }
  });

  it('gives other markets importer and Mrpbt, one button more to options than to accessories (R-178)', () => {
    const options = has({ priceFromAS400: false }, 'options');
    expect(options.columns).toEqual(expect.arrayContaining(['importer', 'mrpbt']));
    expect(options.columns).not.toContain('msrp');
    expect(options.buttons).toBe(2);
    expect(has({ priceFromAS400: false }, 'fuoriserie').buttons).toBe(2);
    expect(has({ priceFromAS400: false }, 'accessories').buttons).toBe(1);
  });

  it('has Hide in all four tables of every market: what is hidden can be shown again (R-263)', () => {
    for (const priceFromAS400 of [true, false])
      for (const kind of ['options', 'fuoriserie', 'programs', 'accessories'] as const)
        expect(has({ priceFromAS400 }, kind).columns).toContain('hide');
  });

  it('has no buttons where nothing may be edited (R-263)', () => {
    const { columns, removesTax } = equipmentColumns({ priceFromAS400: false }, 'options', false);
    expect(columns).not.toContain('rollback');
    expect(removesTax).toBe(false);
  });
});

describe('EquipmentCard', () => {
  it('shows the columns of the market in their order (R-263)', () => {
    aCard({ market: { ...italy, priceFromAS400: false } });
    expect(headers()).toEqual([
      'Insert date',
      'Hidden by product category',
      'Hide',
      'Code',
      'Name',
      'Official price of market',
      'Price info log',
      'Final price displayed to the user',
      'Rollback',
      'Remove tax',
      'Importer price',
      'Mrpbt price',
    ]);
    cleanup();

    aCard({ market: { ...italy, priceFromAS400: true } });
    expect(headers().slice(-3)).toEqual(['Rollback', 'Remove tax', 'Msrp price']);
    expect(headers()).toContain('Hide');
  });

  it('removes the VAT of the market from the saved price, once: the fixed taxes are paid with the base price (R-185)', () => {
    const { sheet } = aCard({ market: { ...italy, vat: 22, priceFromAS400: false } }, [
      { ...options[0]!, price: 120 },
    ]);
    expect(screen.getByRole('button', { name: '98,36, price breakdown of 05FK' })).toBeDefined();
    const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Remove tax from 05FK' }));

    remove();
    expect(sheet.cell('05FK').price).toBe(98_36);
    remove();
    expect(sheet.cell('05FK').price).toBe(98_36);
  });

  it('folds into a line that says what is in it', () => {
    const { sheet } = aCard({ kind: 'fuoriserie' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText('14 items, 2 without a price')).toBeDefined();

    act(() => sheet.type('11TP', '7', '#.##0,00'));
    expect(screen.getByText('14 items, 1 without a price')).toBeDefined();
    expect(screen.getByText('1 change')).toBeDefined();
    act(() => sheet.type('24SL', '7', '#.##0,00'));
    expect(screen.getByText('14 items, all priced')).toBeDefined();
    expect(screen.getByText('2 changes')).toBeDefined();

    unfold();
    expect(screen.getByRole('grid', { name: 'Equipments' })).toBeDefined();
    expect(screen.getByText('Amounts in EUR, VAT included unless stated')).toBeDefined();
  });

  it('keeps filter and page while it is folded', () => {
    aCard({ kind: 'fuoriserie' });
    unfold();
    fireEvent.click(screen.getByRole('radio', { name: /^No price/ }));
    unfold();
    unfold();

    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No price/ }).checked).toBe(true);
  });

  it('is led to its rows from outside, folded or not', () => {
    const { handle } = aCard({ kind: 'accessories' });

    act(() => handle.current!.goTo('41CU'));
    expect(document.activeElement?.closest<HTMLElement>('[data-code]')?.dataset.code).toBe('41CU');

    act(() => handle.current!.show('missing'));
    expect([...document.querySelectorAll<HTMLElement>('[data-code]')].map((row) => row.dataset.code)).toEqual(
      ['11TP', '24SL'],
    );

    act(() => expect(handle.current!.goToFirstMissing()).toBe(true));
    expect(document.activeElement?.closest<HTMLElement>('[data-code]')?.dataset.code).toBe('11TP');
  });

  it('says that there is no missing price to go to', () => {
    const { handle } = aCard({}, [options[0]!]);
    act(() => expect(handle.current!.goToFirstMissing()).toBe(false));
  });

  it('writes amounts by the mask and the currency of the list', () => {
    aCard({ mask: "#'##0.00", currency: 'CHF' }, [{ ...options[0]!, price: 12600.5 }]);

    expect(screen.getByLabelText<HTMLInputElement>(/^Final price of 05FK/).value).toBe("12'600.50");
    expect(
      screen.getByText('Amounts in CHF, VAT included unless stated; those of the factory in EUR'),
    ).toBeDefined();
    expect(within(screen.getByRole('grid')).getByText("1'420.00")).toBeDefined();
  });
});
