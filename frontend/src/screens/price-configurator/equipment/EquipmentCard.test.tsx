import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EquipmentItem, Market, MarketTax, PriceDetails } from '../../../api';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { centsOf } from '../../../kit/money/cents';
import { mockValue } from '../../../test/mockValue';
import { admin } from '../../../test/users';
import { EquipmentCard, type EquipmentCardHandle, type EquipmentCardProps } from './EquipmentCard';
import { equipmentColumns, type EquipmentKind } from './equipmentColumns';

afterEach(cleanup);

const options = mockValue<PriceDetails>('getPriceDetailsByModelVersion.default').optionalsSection;
const taxes = mockValue<MarketTax[]>('getMarketTaxes.default');
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
        taxes={taxes}
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
    const buttons = Number(removesTax) + columns.filter((key) => key === 'hide' || key === 'rollback').length;
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

  it('gives other markets importer and Mrpbt, three buttons to options and one to accessories (R-178)', () => {
    const options = has({ priceFromAS400: false }, 'options');
    expect(options.columns).toEqual(expect.arrayContaining(['importer', 'mrpbt']));
    expect(options.columns).not.toContain('msrp');
    expect(options.buttons).toBe(3);
    expect(has({ priceFromAS400: false }, 'fuoriserie').buttons).toBe(3);
    expect(has({ priceFromAS400: false }, 'accessories').buttons).toBe(1);
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
    expect(headers()).not.toContain('Hide');
  });

  it('removes taxes by the taxes and the VAT of the market (R-185)', () => {
    const { sheet } = aCard(
      {
        market: { ...italy, vat: 22, priceFromAS400: false },
        taxes: [
          { ...taxes[0]!, description: 'MESSA SU STRADA', code: 'B2C', price: 300 },
          { ...taxes[0]!, description: 'QUOTA ESENTE', code: 'B2C', price: 100 },
          { ...taxes[0]!, description: 'MESSA SU STRADA', code: 'B2B', price: 50 },
          { ...taxes[0]!, description: 'QUOTA ESENTE', code: 'B2B', price: 25 },
        ],
      },
      [{ ...options[0]!, price: 12600 }],
    );
    expect(screen.getByRole('button', { name: '10.075,00, price breakdown of 05FK' })).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Remove tax from 05FK' }));
    expect(sheet.cell('05FK').price).toBe(1007500);
  });

  it('removes no taxes before they are read, and says why', () => {
    const { sheet } = aCard({ taxes: undefined }, [{ ...options[0]!, price: 12600 }]);
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove tax from 05FK' });

    expect(remove.disabled).toBe(true);
    expect(remove.title).toBe('The taxes of the market have not been read.');
    fireEvent.click(remove);
    expect(sheet.cell('05FK').price).toBe(1260000);
    expect(screen.getByRole('button', { name: '–, price breakdown of 05FK' })).toBeDefined();
  });

  it('folds into a line that says what is in it', () => {
    const { sheet } = aCard({ kind: 'fuoriserie' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText('14 items, 2 without a price')).toBeDefined();

    act(() => sheet.type('11TP', '7'));
    expect(screen.getByText('14 items, 1 without a price')).toBeDefined();
    expect(screen.getByText('1 change')).toBeDefined();
    act(() => sheet.type('24SL', '7'));
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
    expect(screen.getByText('Amounts in CHF, VAT included unless stated')).toBeDefined();
    expect(within(screen.getByRole('grid')).getByText("1'420.00")).toBeDefined();
  });
});
