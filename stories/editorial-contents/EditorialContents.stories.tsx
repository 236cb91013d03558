import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/editorial_contents?action=search';

const meta = { title: 'screens/Editorial contents', ...screen(path) } satisfies Meta;

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

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

export const Compact: Story = { ...Filled, globals: { density: 'compact' } };

export const LongTexts: Story = { parameters: { ccb: { listEditorialContents: 'long' } } };

export const Empty: Story = {
  parameters: { ccb: { listEditorialContents: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No contents')),
};

export const NothingFound: Story = {
  parameters: { path: `${path}&content=gratis`, ccb: { listEditorialContents: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No content with content “gratis”')),
};

/** Without action=search nothing is asked yet. */
export const BeforeSearch: Story = {
  parameters: { path: '/editorial_contents' },
  play: async ({ canvas }) => void (await canvas.findByText('Press Search to list the contents')),
};

export const Loading: Story = { parameters: { ccb: { listEditorialContents: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { listEditorialContents: '500' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
};

export const Forbidden: Story = {
  parameters: { ccb: { listEditorialContents: '403' } },
  play: async ({ canvas }) => void (await canvas.findByText(/You may not use the label tool/)),
};

export const DeleteConfirm: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Delete ED_WARRANTY');
    await expect(page().getByText('Vuoi veramente cancellare ED_WARRANTY?')).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Deleted contents');
    await page().findByRole('button', { name: 'Restore ED_PROMO_2025' });
  },
};

export const NothingDeleted: Story = {
  parameters: { ccb: { listDeleted: 'empty' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Deleted contents');
    await page().findByText('No deleted contents');
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'History of ED_AURORA_HYBRID');
    await page().findByText('3 changes');
  },
};

export const RestoreConfirm: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'History of ED_AURORA_HYBRID');
    const [restore] = await page().findAllByRole('button', { name: /^Restore/ });
    if (restore) await userEvent.click(restore);
    await page().findByRole('alertdialog', { name: 'Restore' });
  },
};

export const Export: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('ED_WARRANTY');
    await press(canvas, 'Export');
    const dialog = within(await page().findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: /^For versioning/ })).toBeChecked();
  },
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
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('ED_SPRING');
    await expect(dialog.getByRole('button', { name: 'Download rejected rows' })).toBeVisible();
  },
};

export const ImportResult: Story = {
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 valid rows' }));
    await page().findByText('row 2: updated ED_WARRANTY');
  },
};
