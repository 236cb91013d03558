import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Interface labels/Import and export',
  ...screen('/interface_labels?action=search&activeGroup=Main%20Window'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('MAIN_TITLE');
  return openDialog(canvas, button);
}

async function check(canvas: Canvas) {
  const dialog = await open(canvas, 'Import');
  const file = new File(['code;label\r\n'], 'interfaceLabels_VERS_it.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File to import', { selector: 'input' }), file);
  return dialog;
}

async function run(canvas: Canvas) {
  const dialog = await check(canvas);
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 4 valid rows' }));
  return dialog;
}

export const Export: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Export');
    await expect(dialog.getByRole('radio', { name: /^For versioning/ })).toBeChecked();
    await expect(dialog.getByLabelText('Language')).toHaveValue('ALL');
  },
};

export const ExportFailed: Story = {
  name: 'Export, failed',
  parameters: { ccb: { exportInterfaceLabelsCsv: '500' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Export');
    await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
    await page().findByText(/Something failed on the server/);
  },
};

export const ImportChoose: Story = {
  name: 'Import, choosing a file',
  play: async ({ canvas }) => void (await open(canvas, 'Import')),
};

export const ImportPreview: Story = {
  name: 'Import, preview',
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('MAIN_AURORA_CLAIM');
    await expect(dialog.getByRole('button', { name: 'Download rejected rows' })).toBeVisible();
  },
};

export const ImportPreviewDark: Story = {
  ...ImportPreview,
  name: 'Import, preview, dark',
  globals: { theme: 'dark' },
};

export const ImportUnchanged: Story = {
  name: 'Import, nothing to change',
  parameters: { ccb: { previewInterfaceLabels: 'unchanged' } },
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('Nothing to import: everything is stored as it is.');
  },
};

export const ImportRefused: Story = {
  name: 'Import, file too large',
  parameters: { ccb: { previewInterfaceLabels: '413' } },
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('The file is larger than 10 MB, the most that can be imported.');
  },
};

export const ImportStale: Story = {
  name: 'Import, labels changed meanwhile',
  parameters: { ccb: { importInterfaceLabels: '409' } },
  play: async ({ canvas }) => {
    const dialog = await run(canvas);
    await dialog.findByRole('button', { name: 'Check again' });
  },
};

export const ImportFailed: Story = {
  name: 'Import, failed',
  parameters: { ccb: { importInterfaceLabels: '500' } },
  play: async ({ canvas }) => {
    await run(canvas);
    await page().findByText(/Something failed on the server/);
  },
};

export const ImportResult: Story = {
  name: 'Import, result',
  play: async ({ canvas }) => {
    await run(canvas);
    await page().findByText('row 2: updated MAIN_TITLE');
  },
};
