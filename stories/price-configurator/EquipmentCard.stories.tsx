import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, within } from 'storybook/test';
import { type Canvas } from '../.storybook/steps';
import type { EquipmentItem, Market, PriceDetails, SignedIn } from '../../frontend/src/api';
import { createPriceSheet } from '../../frontend/src/kit/grid/createPriceSheet';
import type { PriceSheet } from '../../frontend/src/kit/grid/priceSheet';
import { centsOf } from '../../contracts/rules/amounts';
import {
  EquipmentCard,
  type EquipmentCardProps,
} from '../../frontend/src/screens/price-configurator/equipment/EquipmentCard';
import priceDetails from '../../mocks/PriceList/getPriceDetailsByModelVersion.default.json';
import signedIn from '../../mocks/Session/getToken.default.json';

const details = priceDetails.value as PriceDetails;
const italy = (signedIn.value as SignedIn).user.countries[0] as Market;
const { optionalsSection: options, accessoriesSection: accessories } = details;

type StoryProps = Omit<EquipmentCardProps, 'sheet' | 'ref' | 'children'> & {
  /** What has been done before one looks. */
  edit?: (sheet: PriceSheet) => void;
};

/** A card on its own, with a sheet of its own. */
function Card({ edit, ...props }: StoryProps) {
  const [sheet] = useState(() => {
    const filled = createPriceSheet();
    filled.load(props.items.map((item) => ({ ...item, price: centsOf(item.price) })));
    edit?.(filled);
    return filled;
  });
  return (
    <MemoryRouter initialEntries={[`/#${props.id}`]}>
      <div style={{ ['--grid-top' as string]: '0px' }}>
        <EquipmentCard {...props} sheet={sheet} />
      </div>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Screens/Price configurator/Equipment',
  component: Card,
  parameters: { layout: 'padded' },
  args: {
    id: 'prices_equipment',
    title: 'Model Prices and Equipments',
    items: options,
    market: { ...italy, priceFromAS400: false },
    canEdit: true,
    isPublished: true,
    kind: 'options',
    onBreakdown: fn(),
    onInfo: fn(),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const price = (canvas: Canvas, code: string) =>
  canvas.getByLabelText<HTMLInputElement>(new RegExp(`^Final price of ${code},`));

/** Changed, focused, missing, standard, hidden by market and by category, not a price: all at once. */
export const EveryState: Story = {
  name: 'Price grid, every state',
  args: {
    edit: (sheet) => {
      sheet.type('08ED', '7.100', '#.##0,00');
      sheet.settle('08ED');
      sheet.type('26PF', 'a richiesta', '#.##0,00');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(price(canvas, '17VL'));
    await userEvent.keyboard('4300');
    await expect(price(canvas, '17VL')).toHaveValue('4300');
    await expect(canvas.getByText("'a richiesta' is not an amount")).toBeVisible();
    await expect(canvas.getByText('(is Standard)')).toBeVisible();
  },
};

export const EveryStateDark: Story = {
  ...EveryState,
  name: 'Price grid, every state, dark',
  globals: { theme: 'dark' },
};

export const ReadOnly: Story = {
  name: 'Price grid, read only',
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Final price/ })).toBeNull();
  },
};

/** A market with prices from the AS400: Msrp in place of importer and Mrpbt, no box to hide. */
export const As400Market: Story = {
  name: 'Price grid, prices from AS/400',
  args: { market: { ...italy, priceFromAS400: true } },
};

export const Accessories: Story = {
  name: 'Price grid, accessories',
  args: { id: 'accessories', title: 'Accessories', items: accessories, kind: 'accessories' },
};

export const Folded: Story = {
  name: 'Folded',
  args: {
    id: 'accessories',
    title: 'Accessories',
    items: accessories,
    kind: 'accessories',
    edit: (sheet) => sheet.type(accessories[0]!.code, '12,5', '#.##0,00'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accessories' }));
    await expect(canvas.getByText('1 change')).toBeVisible();
  },
};

export const NoMatch: Story = {
  name: 'Price grid, no match',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Code or name'), 'cabrio');
    await canvas.findByText('No row matches');
  },
};

/** A list that is not published marks nothing red. */
export const SwissMask: Story = {
  name: 'Price grid, Swiss amounts, unpublished',
  args: { mask: "#'##0.00", currency: 'CHF', isPublished: false },
};

async function paste(canvas: Canvas, code: string, text: string) {
  price(canvas, code).focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  price(canvas, code).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** A block of a spreadsheet with codes that are not here and a cell that is no price. */
export const Pasted: Story = {
  name: 'Price grid, pasted from a spreadsheet',
  play: async ({ canvas }) => {
    await paste(canvas, '05FK', '05FK\t1.500,00\r\n08ED\tn.d.\r\n99ZZ\t12\r\n22AU\t"800,50"\r\n');
    await canvas.findByText('2 prices were pasted.');
    await expect(canvas.getByText('99ZZ is not in this table.')).toBeVisible();
    await expect(price(canvas, '22AU')).toHaveValue('800,50');
  },
};

const many: EquipmentItem[] = Array.from({ length: 2000 }, (_, at) => ({
  ...options[at % options.length]!,
  code: `${String.fromCharCode(65 + Math.floor(at / 100))}${String(at % 100).padStart(2, '0')}`,
}));

/** All of two thousand rows: only those in sight are drawn, and the one that has the focus, wherever one scrolls. */
export const TwoThousandRows: Story = {
  name: 'Price grid, 2,000 rows',
  args: { items: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), 'All');
    const table = within(canvas.getByRole('grid'));
    await userEvent.click(price(canvas, 'A00'));
    await userEvent.keyboard('99');
    window.scrollTo(0, 30_000);
    await table.findAllByText(/^G\d\d$/);

    await expect(document.activeElement).toBe(price(canvas, 'A00'));
    await expect(table.getAllByRole('row').length).toBeLessThan(70);
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toBe(price(canvas, 'A01'));
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toBe(price(canvas, 'T99'));
    await expect(price(canvas, 'T99').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
