import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPriceSheet } from './createPriceSheet';
import type { GridSettings } from './gridCells';
import { gridColumns, type GridItem } from './gridColumns';
import { PriceGrid } from './PriceGrid';
import type { PriceSheet } from './priceSheet';
import { usePriceGrid } from './usePriceGrid';

afterEach(cleanup);

type Item = GridItem & { price: number | null; isHiddenByMarket: boolean };

const anItem = (code: string, price: number | null, item: Partial<Item> = {}): Item => ({
  code,
  price,
  description: `Name ${code}`,
  dateInsReadonlyString: '12/10/26',
  officialPrice: 100,
  impPrice: 60,
  mrpbtPrice: 70,
  msrp: 110,
  isStandard: false,
  isHiddenByPcm: false,
  isHiddenByMarket: false,
  isHideEnabled: true,
  itemLastModInfo: 'No edit info',
  ...item,
});

/** R00 to R24; R02 is standard, R03 has no price, R04 is hidden by its category. */
const items = Array.from({ length: 25 }, (_, at) =>
  anItem(`R${String(at).padStart(2, '0')}`, at === 2 || at === 3 ? null : 10000 + at * 100, {
    isStandard: at === 2,
    isHideEnabled: at !== 2,
    isHiddenByPcm: at === 4,
    itemLastModInfo: at === 1 ? 'Giulia Bassi, 18/11/26 17:42: 650,00 → 685,00' : 'No edit info',
  }),
);

function Grid({ sheet, shown, ...rest }: { sheet: PriceSheet; shown: Item[] } & Partial<GridSettings>) {
  const grid = usePriceGrid(shown, sheet);
  const key = JSON.stringify(rest);
  const settings = useMemo<GridSettings>(
    () => ({
      sheet,
      columns: gridColumns.map((column) => column.key),
      mask: '#.##0,00',
      canEdit: true,
      isPublished: true,
      removesTax: true,
      vatPercent: 22,
      ...(JSON.parse(key) as Partial<GridSettings>),
    }),
    [sheet, key],
  );
  return <PriceGrid label="Options" grid={grid} settings={settings} onSave={onSave} {...openers} />;
}

const openers = { onBreakdown: vi.fn(), onInfo: vi.fn() };
const onSave = vi.fn();

function aGrid(settings: Partial<GridSettings> = {}, shown = items) {
  onSave.mockClear();
  const sheet = createPriceSheet();
  sheet.load(shown);
  render(<Grid sheet={sheet} shown={shown} {...settings} />);
  return sheet;
}

const field = (code: string) =>
  screen.getByLabelText<HTMLInputElement>(`Final price of ${code}, Name ${code}`);
const row = (code: string) => document.querySelector<HTMLElement>(`[data-code="${code}"]`)!;
const codes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-code]')].map((each) => each.dataset.code);
const press = (key: string, held: object = {}) => {
  const event = createEvent.keyDown(document.activeElement!, { key, ...held });
  fireEvent(document.activeElement!, event);
  return event.defaultPrevented;
};
const focus = (code: string) => act(() => field(code).focus());
const type = (text: string) => {
  fireEvent.input(document.activeElement!, { target: { value: text } });
};
const focused = () =>
  (document.activeElement as HTMLElement).closest<HTMLElement>('[data-code]')?.dataset.code;
const paste = (text: string) =>
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const find = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find in Options'), { target: { value: text } });

describe('rows of the price grid', () => {
  it('come ten at a time, by code, in sizes up to all (R-207)', () => {
    aGrid();

    expect(codes()).toEqual(items.slice(0, 10).map(({ code }) => code));
    expect(screen.getByText('1–10 of 25')).toBeDefined();
    const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
    expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '10', '20', '50', '100', 'All']);

    fireEvent.change(sizes, { target: { value: 'Infinity' } });
    expect(codes()).toHaveLength(25);
    expect(screen.getByText('1–25 of 25')).toBeDefined();
  });

  it('have their columns in order (R-263)', () => {
    aGrid();

    expect(screen.getAllByRole('columnheader').map((head) => head.title)).toEqual([
      'Mark',
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
      'Msrp price',
    ]);
  });

  it('show "(is Standard)" instead of an input for standard items (R-179)', () => {
    aGrid();

    expect(within(row('R02')).getByText('(is Standard)')).toBeDefined();
    expect(row('R02').querySelector('input')).toBeNull();
    expect(field('R03')).toBeDefined();
  });

  it('have an info button only when there was a change (R-180)', () => {
    aGrid();

    expect(screen.queryByRole('button', { name: 'Price info log of R00' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Price info log of R01' });
    fireEvent.click(button);
    expect(openers.onInfo).toHaveBeenLastCalledWith('R01', button);
  });

  it('are red without a price only while the list is published (R-183)', () => {
    aGrid();
    expect(row('R03').className).toContain('missing');
    expect(row('R02').className).not.toContain('missing');
    cleanup();

    aGrid({ isPublished: false });
    expect(row('R03').className).not.toContain('missing');
  });

  it('open the price breakdown', () => {
    aGrid();

    const button = screen.getByRole('button', { name: /price breakdown of R05/ });
    fireEvent.click(button);

    expect(openers.onBreakdown).toHaveBeenLastCalledWith('R05', button);
  });

  it('are text where nothing may be changed', () => {
    aGrid({ canEdit: false, removesTax: false });

    expect(document.querySelector('[role=grid] input:not(:disabled)')).toBeNull();
    expect(within(row('R03')).getByText('No price')).toBeDefined();
    expect(within(row('R00')).getAllByText('100,00').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Rollback list' })).toBeNull();
  });

  it('keep their input where a category hides an item whose price is missing', () => {
    aGrid({}, [anItem('H1', null, { isHiddenByPcm: true }), anItem('H2', 100, { isHiddenByPcm: true })]);

    expect(field('H1').disabled).toBe(false);
    expect(field('H2').disabled).toBe(true);
  });
});

describe('typing prices', () => {
  it('shows a price as the market writes it, while it is edited too, and what typing is read as', () => {
    const sheet = aGrid();
    expect(field('R00').value).toBe('100,00');

    focus('R00');
    expect(field('R00').value).toBe('100,00');
    expect(field('R00').selectionEnd).toBe(6);
    type('1.234');
    expect(screen.getByText('= 1.234,00')).toBeDefined();
    expect(sheet.cell('R00').price).toBe(123400);
    act(() => field('R00').blur());

    expect(field('R00').value).toBe('1.234,00');
    expect(within(row('R00')).getByRole('button', { name: 'Rollback R00' })).toBeDefined();
  });

  it.each([
    ['12,5', '12,50'],
    ['12.5', '12,50'],
    ['1.234,56', '1.234,56'],
  ])('takes %s for %s', (typed, shown) => {
    aGrid();
    focus('R00');
    type(typed);
    act(() => field('R00').blur());

    expect(field('R00').value).toBe(shown);
  });

  it('keeps what is no price, and says so', () => {
    aGrid({ isPublished: false });
    focus('R00');
    type('a richiesta');
    act(() => field('R00').blur());

    expect(field('R00').value).toBe('a richiesta');
    expect(field('R00').getAttribute('aria-invalid')).toBe('true');
    expect(within(row('R00')).getByText("'a richiesta' is not an amount")).toBeDefined();
  });

  it('refuses what could be a thousandfold, and offers what it may have been meant to be', () => {
    const sheet = aGrid();
    focus('R00');
    type('316,975');

    expect(sheet.cell('R00')).toMatchObject({ price: null, isInvalid: true });
    expect(screen.getAllByText(/316,975 has three decimals; write 316,98 or 316.975/).length).toBeGreaterThan(
      0,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Use 316,98' }));
    expect(sheet.cell('R00')).toMatchObject({ price: 31_698, isInvalid: false });
  });

  it('renders nothing but the row, at each key press', () => {
    const sheet = aGrid();
    focus('R00');
    type('1');
    const other = vi.spyOn(sheet, 'cell');
    type('12');

    expect(new Set(other.mock.calls.map(([code]) => code))).toEqual(new Set(['R00']));

    focus('R05');
    expect(other.mock.calls.filter(([code]) => code !== 'R00' && code !== 'R05')).toEqual([]);
  });

  it('removes VAT into the input, unsaved, from the saved price (R-185)', () => {
    const sheet = aGrid({}, [anItem('A1', 1260000), anItem('B2', 0)]);

    fireEvent.click(screen.getByRole('button', { name: 'Remove tax from A1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove tax from B2' }));

    expect(field('A1').value).toBe('10.327,87');
    expect(sheet.cell('A1').isChanged).toBe(true);
    expect(field('B2').value).toBe('0,00');
    fireEvent.click(screen.getByRole('button', { name: 'Remove tax from A1' }));
    expect(field('A1').value).toBe('10.327,87');
  });

  it('hides an item', () => {
    const sheet = aGrid();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide R00' }));

    expect(sheet.cell('R00').isHiddenByMarket).toBe(true);
    expect(within(row('R00')).getByText('Hidden by market')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hide R04' }).disabled).toBe(true);
  });

  it('shows again what is hidden, although it may not be hidden any more', () => {
    const sheet = aGrid({}, [anItem('A1', 10000, { isHiddenByMarket: true, isHideEnabled: false })]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide A1' }));

    expect(sheet.cell('A1').isHiddenByMarket).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hide A1' }).disabled).toBe(false);
  });

  it('rolls back one item and keeps the focus in its row (R-200)', () => {
    const sheet = aGrid();
    focus('R01');
    type('5');
    focus('R00');
    type('6');
    fireEvent.click(screen.getByRole('button', { name: 'Rollback R01' }));

    expect(sheet.changedCodes()).toEqual(['R00']);
    expect(field('R01').value).toBe('101,00');
    expect(focused()).toBe('R01');
  });

  it('rolls back the list, and undoes that (R-200)', () => {
    const sheet = aGrid();
    focus('R01');
    type('5');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide R00' }));

    fireEvent.click(screen.getByRole('button', { name: 'Rollback list' }));
    expect(sheet.changedCodes()).toEqual([]);
    expect(screen.getByText('2 changes were rolled back.')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sheet.cell('R01').price).toBe(500);
    expect(sheet.cell('R00').isHiddenByMarket).toBe(true);
  });

  it('leaves what was typed since the list was rolled back, in other rows and in those', () => {
    const sheet = aGrid();
    focus('R01');
    type('5');
    focus('R03');
    type('6');
    fireEvent.click(screen.getByRole('button', { name: 'Rollback list' }));
    focus('R03');
    type('7');
    focus('R05');
    type('8');

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(['R01', 'R03', 'R05'].map((code) => sheet.cell(code).price)).toEqual([500, 700, 800]);
  });
});

describe('marks', () => {
  const box = (code: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Mark ${code}` });
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mark all rows that are shown' });
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('[data-code][aria-selected="true"]')].map(
      (each) => each.dataset.code,
    );

  it('are for rows whose price can be typed', () => {
    aGrid();

    expect(row('R02').querySelector('[data-cell="mark"]')).toBeNull();
    expect(row('R04').querySelector('[data-cell="mark"]')).toBeNull();
    expect(row('R02').hasAttribute('aria-selected')).toBe(false);
    expect(box('R03').checked).toBe(false);
    cleanup();

    aGrid({ canEdit: false });
    expect(screen.queryByRole('checkbox', { name: /^Mark R/ })).toBeNull();
  });

  it('are set by a click, and with Shift on all rows in between', () => {
    aGrid();

    fireEvent.click(box('R01'));
    expect(marked()).toEqual(['R01']);
    fireEvent.click(box('R06'), { shiftKey: true });
    expect(marked()).toEqual(['R01', 'R03', 'R05', 'R06']);
    fireEvent.click(box('R05'));
    expect(marked()).toEqual(['R01', 'R03', 'R06']);
  });

  it('are set by Shift with the arrow keys, and taken away on the way back', () => {
    aGrid();
    focus('R00');

    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(marked()).toEqual(['R00', 'R01', 'R03']);
    expect(focused()).toBe('R03');
    press('ArrowUp', { shiftKey: true });
    expect(marked()).toEqual(['R00', 'R01']);
    expect(focused()).toBe('R01');
  });

  it('are set by Shift with the space bar in whatever cell, but not while a price is typed', () => {
    aGrid();
    focus('R01');

    expect(press(' ', { shiftKey: true })).toBe(true);
    expect(marked()).toEqual(['R01']);
    press(' ', { shiftKey: true });
    expect(marked()).toEqual([]);
    type('5');
    expect(press(' ', { shiftKey: true })).toBe(false);
    expect(marked()).toEqual([]);
  });

  it('of all rows are those of the filter, on every page', () => {
    aGrid();
    find('R1');

    fireEvent.click(all());
    expect(all().checked).toBe(true);
    find('');
    expect(marked()).toEqual([]);
    expect(all().indeterminate).toBe(true);
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: 'Infinity' } });
    expect(marked()).toHaveLength(10);
    fireEvent.click(all());
    expect(marked()).toHaveLength(23);
    fireEvent.click(all());
    expect(marked()).toEqual([]);
  });

  it('are reached by arrow keys in the head too', () => {
    aGrid();
    act(() => box('R00').focus());

    press('ArrowUp');
    expect(document.activeElement).toBe(all());
    press('ArrowDown');
    expect(focused()).toBe('R00');
  });
});

describe('the keyboard', () => {
  it('moves down and up over rows without an input', () => {
    aGrid();
    focus('R01');

    press('ArrowDown');
    expect(focused()).toBe('R03');
    press('Enter');
    expect(focused()).toBe('R05');
    press('Enter', { shiftKey: true });
    press('ArrowUp');
    expect(focused()).toBe('R01');
  });

  it('moves on to other pages and to the ends', () => {
    aGrid();
    focus('R09');

    press('ArrowDown');
    expect(focused()).toBe('R10');
    expect(screen.getByText('11–20 of 25')).toBeDefined();
    press('End');
    expect(focused()).toBe('R24');
    press('Home');
    expect(focused()).toBe('R00');
    press('PageDown');
    expect(focused()).toBe('R12');
  });

  it('is one stop of the Tab key, which leads through the row and out of the table after its last cell', () => {
    aGrid();
    const table = screen.getByRole('grid');
    const stops = () =>
      [...table.querySelectorAll<HTMLElement>('input, button')].filter((each) => each.tabIndex === 0);
    expect(stops()).toEqual([field('R00')]);

    focus('R01');
    expect(stops()).toEqual([field('R01')]);
    expect(press('Tab')).toBe(true);
    expect(document.activeElement?.getAttribute('data-cell')).toBe('remove');
    expect(press('Tab')).toBe(true);
    expect(document.activeElement?.getAttribute('data-cell')).toBe('breakdown');
    expect(press('Tab')).toBe(false);
    expect(focused()).toBe('R01');

    for (const cell of ['remove', 'price', 'log', 'hide', 'mark']) {
      expect(press('Tab', { shiftKey: true })).toBe(true);
      expect(document.activeElement?.getAttribute('data-cell')).toBe(cell);
    }
    expect(press('Tab', { shiftKey: true })).toBe(false);
  });

  it('has its stop on every page, and where nothing can be edited', () => {
    aGrid();
    focus('R01');
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    expect(field('R20').tabIndex).toBe(0);
    cleanup();

    aGrid({ canEdit: false });
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  });

  it('stays at the edges of the table, and goes up to the headings that sort and down again', () => {
    aGrid();
    focus('R00');
    press('End');
    press('ArrowDown');
    expect(focused()).toBe('R24');
    press('Home');

    press('ArrowUp');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Final price' }));
    press('ArrowLeft');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Official price' }));
    press('ArrowDown');
    expect(focused()).toBe('R00');
  });

  it.each([
    ['s', { ctrlKey: true }],
    ['S', { metaKey: true }],
    ['Enter', { ctrlKey: true }],
  ])('saves with %s and %o from anywhere in it, what is being typed among it', (key, held) => {
    const sheet = aGrid();
    focus('R01');
    type('7');

    expect(press(key, held)).toBe(true);

    expect(onSave).toHaveBeenCalledOnce();
    expect([focused(), sheet.cell('R01').price, field('R01').value]).toEqual(['R01', 700, '7,00']);
    press('Tab');
    press(key, held);
    act(() => screen.getByRole('button', { name: 'Final price' }).focus());
    press(key, held);
    expect(onSave).toHaveBeenCalledTimes(3);
  });

  it('says its keys, to the eye and to screen readers', () => {
    aGrid();
    const help = screen.getByRole('grid').querySelector('caption')!.textContent;
    expect(help).toContain('after its last one out of the table');
    expect(help).toContain('Control+S or Control+Enter saves');
    expect(document.querySelector('.keys')!.textContent).toContain('Ctrl S or Ctrl Enter saves');
  });

  it('moves among the cells of a row until something is typed', () => {
    aGrid();
    focus('R01');

    press('ArrowLeft');
    expect(document.activeElement?.getAttribute('data-cell')).toBe('log');
    press('ArrowLeft');
    expect(document.activeElement?.getAttribute('data-cell')).toBe('hide');
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Hide R03' }));
    press('ArrowRight');
    expect(document.activeElement).toBe(field('R03'));

    type('12');
    expect(press('ArrowLeft')).toBe(false);
    expect(document.activeElement).toBe(field('R03'));
  });

  it('edits within the text after F2', () => {
    aGrid();
    focus('R00');
    press('F2');

    expect(field('R00').selectionStart).toBe(6);
    expect(press('ArrowLeft')).toBe(false);
  });

  it('goes back to the value before editing with Escape', async () => {
    const sheet = aGrid();
    focus('R00');
    type('7');
    press('Enter');
    press('ArrowUp');
    type('8');
    type('89');
    expect(press('Escape')).toBe(true);

    expect(sheet.cell('R00').price).toBe(700);
    expect(field('R00').value).toBe('7,00');
    await act(async () => {});
    expect(press('Escape')).toBe(false);
  });

  it('keeps a row that is typed in although the filter no longer fits', () => {
    aGrid({}, [anItem('A1', null), anItem('B2', null), anItem('C3', 100)]);
    choose(/^No price/);
    expect(codes()).toEqual(['A1', 'B2']);
    focus('A1');
    type('5');
    press('ArrowDown');

    expect(focused()).toBe('B2');
    expect(codes()).toEqual(['A1', 'B2']);
    expect(screen.getByRole('radio', { name: 'No price 1' })).toBeDefined();
  });

  it('keeps the focus in a row that has scrolled out of sight', () => {
    const many = Array.from({ length: 300 }, (_, at) => anItem(`M${String(at).padStart(3, '0')}`, 100));
    aGrid({}, many);
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: 'Infinity' } });
    expect(codes().length).toBeLessThan(60);

    focus('M000');
    press('End');

    expect(focused()).toBe('M299');
    expect(row('M299').getAttribute('aria-rowindex')).toBe('301');
    expect(codes().length).toBeLessThan(60);
  });
});

describe('find and filters', () => {
  it('finds by code or name and says when nothing fits', () => {
    aGrid();
    find('r1');
    expect(codes()[0]).toBe('R10');

    find('nothing');
    expect(screen.getByText('No row matches')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show all rows' }));
    expect(codes()).toHaveLength(10);
  });

  it('counts what is changed, missing and hidden', () => {
    aGrid();
    focus('R00');
    type('5');

    const names = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['All 25', 'Changed 1', 'No price 1', 'Hidden 1']);
    choose(/^Changed/);
    expect(codes()).toEqual(['R00']);
    choose(/^Hidden/);
    expect(codes()).toEqual(['R04']);
    choose(/^No price/);
    expect(codes()).toEqual(['R03']);
  });

  it('sorts by a header, and backwards', () => {
    aGrid();
    const head = screen.getByRole('columnheader', { name: /^Code/ });
    expect(head.getAttribute('aria-sort')).toBe('ascending');

    fireEvent.click(within(head).getByRole('button'));
    expect(codes()[0]).toBe('R24');
    fireEvent.click(screen.getByRole('button', { name: 'Final price' }));
    expect(codes().slice(0, 3)).toEqual(['R00', 'R01', 'R04']);
  });

  it('says that a list is empty', () => {
    aGrid({}, []);
    expect(screen.getByText('No items')).toBeDefined();
  });
});

describe('pasting a block', () => {
  it('fills the rows below as they are shown, on later pages too, and says what it left', () => {
    const sheet = aGrid();
    focus('R08');
    paste('1,5\r\n2.000,00\r\nx\r\n4\r\n');

    expect(['R08', 'R09', 'R10', 'R11'].map((code) => sheet.cell(code).price)).toEqual([
      150, 200000, 11000, 400,
    ]);
    expect(screen.getByText('3 prices were pasted.')).toBeDefined();
    expect(screen.getByText("R10: 'x' is not an amount.")).toBeDefined();
  });

  it('fills only the rows that are found', () => {
    const sheet = aGrid();
    find('2');
    focus('R12');
    paste('1\n2\n3');

    expect(sheet.changedCodes()).toEqual(['R12', 'R20', 'R21']);
  });

  it('matches codes, and is undone by one click', () => {
    const sheet = aGrid();
    focus('R01');
    type('7');
    focus('R00');
    paste('R24\t1\nR01\t2\nR99\t3\nR02\t4');
    expect(sheet.cell('R24').price).toBe(100);
    expect(sheet.cell('R01').price).toBe(200);
    expect(screen.getByText('R99 is not in this table.')).toBeDefined();
    expect(screen.getByText('R02 is standard and has no price.')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sheet.changedCodes()).toEqual(['R01']);
    expect(sheet.cell('R01').price).toBe(700);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is undone but for what was typed since', () => {
    const sheet = aGrid();
    focus('R00');
    paste('R00\t1\nR01\t2');
    focus('R01');
    type('3');
    focus('R03');
    type('4');

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(['R00', 'R01', 'R03'].map((code) => sheet.cell(code).price)).toEqual([10000, 300, 400]);
  });

  it('leaves a single value to the field', () => {
    aGrid();
    focus('R00');
    const event = createEvent.paste(document.activeElement!, { clipboardData: { getData: () => '12,5' } });
    fireEvent(document.activeElement!, event);

    expect(event.defaultPrevented).toBe(false);
  });

  it('copies a price as the market writes it', () => {
    aGrid({}, [anItem('A1', 1250)]);
    focus('A1');
    const setData = vi.fn();
    fireEvent.copy(document.activeElement!, { clipboardData: { setData } });

    expect(setData).toHaveBeenCalledWith('text/plain', '12,50');
  });
});
