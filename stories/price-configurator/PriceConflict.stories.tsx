import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CellConflictDialog, type CellConflict } from '../../frontend/src/kit/versioned/CellConflictDialog';

const row = (code: string, name: string, values: (string | null)[], who: string): CellConflict => {
  const [before = null, mine = null, theirs = null] = values;
  return { key: `price:${code}`, code, name, cell: 'Final price', before, mine, theirs, who };
};

const rows: CellConflict[] = [
  row('08ED', 'Cerchi forgiati 20" diamantati', ['6.850,00', '7.100,00', '6.990,00'], 'Marco Ferri, 14:18'),
  row('17VL', 'Volante in carbonio con LED', ['4.150,00', '4.300,00', '4.250,00'], 'Marco Ferri, 14:18'),
  row('24SL', 'Sollevatore assale anteriore', ['4.480,00', '4.600,00', null], 'Marco Ferri, 14:20'),
  {
    ...row('3410126', 'Corsaro Spider MY27', ['246.000,00', '248.500,00', '247.900,00'], 'Luca Conti, 14:31'),
    key: 'price:-',
    cell: 'Base price',
  },
];

const meta = {
  title: 'Screens/Price configurator/Price conflict',
  component: CellConflictDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    subject: 'Corsaro Spider MY27, Italia',
    rows,
    changedBy: 'Luca Conti',
    otherChanges: 3,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CellConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /^A colleague changed/ }));

export const Undecided: Story = {
  name: 'Nothing decided',
  play: async () => {
    const question = await dialog();
    await question.findByText(/^Marco Ferri and Luca Conti saved Corsaro Spider MY27, Italia while/);
    await expect(question.getByRole('button', { name: 'Save prices' })).toBeDisabled();
    await expect(question.getByText('4 cells are still to decide')).toBeVisible();
  },
};

export const OneToDecide: Story = {
  name: 'One to decide',
  play: async () => {
    const question = await dialog();
    for (const name of [/08ED, You/, /17VL, Marco/, /24SL, You/])
      await userEvent.click(question.getByRole('radio', { name }));
    await expect(question.getByText('1 cell is still to decide')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  },
};

/** By the keyboard alone. */
export const Decided: Story = {
  play: async ({ args }) => {
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Keep all mine' }));
    question.getByRole('radio', { name: /08ED, You/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(question.getByRole('radio', { name: /08ED, Marco/ })).toBeChecked();
    await userEvent.click(question.getByRole('button', { name: 'Save prices' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      'price:08ED': 'theirs',
      'price:17VL': 'mine',
      'price:24SL': 'mine',
      'price:-': 'mine',
    });
  },
};

export const SingleCell: Story = {
  args: { rows: rows.slice(0, 1), otherChanges: 0, changedBy: 'Marco Ferri' },
};

/** Fields of the list itself. */
export const ListFields: Story = {
  args: {
    rows: [
      {
        ...row('3410126', 'Corsaro Spider MY27', ['1.234,56', '1,234.56', "1'234.56"], 'Marco Ferri, 14:18'),
        key: 'pricemask:',
        cell: 'Price mask',
      },
      {
        ...row('3410126', 'Corsaro Spider MY27', ['EUR', 'CHF', 'USD'], 'Marco Ferri, 14:18'),
        key: 'currency:',
        cell: 'Currency',
      },
    ],
    otherChanges: 1,
  },
};

export const ManyCells: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_none, at) =>
      row(`${10 + at}XX`, `Optional ${at + 1}`, ['1.000,00', '1.100,00', '1.050,00'], 'Marco Ferri, 14:18'),
    ),
  },
};
