import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/editorial_contents?action=search';

const meta = { title: 'Screens/Editorial/Editorial contents', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);
const press = async (canvas: Canvas, button: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name: button }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('ED_AURORA_HYBRID');
    await expect(canvas.getByText('41 contents')).toBeVisible();
  },
};

export const Compact: Story = { ...Filled, name: 'Compact rows', globals: { density: 'compact' } };

export const LongTexts: Story = { parameters: { ccb: { listEditorialContents: 'long' } } };

/** Without action=search nothing is asked yet. */
export const BeforeSearch: Story = {
  name: 'Before the first search',
  parameters: { path: '/editorial_contents' },
  play: async ({ canvas }) => void (await canvas.findByText('Press Search to list the contents')),
};

async function check(canvas: Canvas) {
  await canvas.findByText('ED_WARRANTY');
  await press(canvas, 'Import');
  const dialog = within(await page().findByRole('dialog'));
  const file = new File(['code;label\r\n'], 'editorialContents_VERS_it.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File to import', { selector: 'input' }), file);
  return dialog;
}

export const ImportPreview: Story = {
  name: 'Import, preview',
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('ED_SPRING');
    await expect(dialog.getByRole('button', { name: 'Download rejected rows' })).toBeVisible();
  },
};

export const ImportResult: Story = {
  name: 'Import, result',
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 valid rows' }));
    await page().findByText('row 2: updated ED_WARRANTY');
  },
};
