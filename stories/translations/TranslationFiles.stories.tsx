import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Translations/Import and export',
  ...screen('/translations?activeGroup=Main+Window&source=it&targets=en,de'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await canvas.findByRole('gridcell', { name: /^MAIN_BTN_BACK, en/ });
  return openDialog(canvas, button);
}

async function check(canvas: Canvas, name = 'translations_it_de.po') {
  const dialog = await open(canvas, 'Import');
  await dialog.findByText(/XLSX, CSV, XLIFF, PO or JSON, at most \d+ MB/);
  const file = new File(['msgid ""'], name);
  await userEvent.upload(dialog.getByLabelText('File to import', { selector: 'input' }), file);
  return dialog;
}

export const Export: Story = {
  name: 'Export of what is missing or out of date (R-341)',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Export');
    await expect(dialog.getByRole('radio', { name: /^What the workbench shows/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Missing or out of date' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
    await expect(dialog.getByText(/a column for each language/)).toBeVisible();
  },
};

export const ExportByKeys: Story = {
  name: 'Export chosen by keys alone (R-342)',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Export');
    await userEvent.click(dialog.getByRole('radio', { name: 'Missing or out of date' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: 'Missing' })).toBeChecked();
    await userEvent.selectOptions(dialog.getByLabelText('Format'), 'gettext (PO)');
    await dialog.findByText(/A file for each language/);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await page().findByText(/translations_it_en\.xlsx downloaded/);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const NothingToExport: Story = {
  name: 'Export without a language, refused, and chosen otherwise (R-343)',
  parameters: { ccb: { exportTranslations: '400' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Export');
    const languages = dialog.getAllByRole('checkbox', { checked: true });
    for (const box of languages) await userEvent.click(box);
    await expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled();
    for (const box of languages) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    const told = await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('radio', { name: /^All texts/ }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
  },
};

export const ImportPreview: Story = {
  name: 'Import, preview with warnings (R-345)',
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText(/is now “Riprendi da dove eri rimasto”/);
    await expect(dialog.getByRole('columnheader', { name: 'Group' })).toBeVisible();
    // The same kind everywhere, and the usual field.
    await expect(dialog.queryByRole('columnheader', { name: /^(Texts|Field)$/ })).toBeNull();
    await expect(dialog.getByRole('checkbox', { name: 'Import row 3, MAIN_BTN_CONTINUE' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Import row 4, MAIN_BTN_HELP' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Import row 3, MAIN_BTN_CONTINUE' }));
    await dialog.findByRole('button', { name: 'Import 5 valid rows' });
    await userEvent.click(dialog.getByRole('radio', { name: 'With a note' }));
    await waitFor(() => expect(dialog.queryByText('MAIN_BTN_HELP')).toBeNull());
  },
};

export const ImportRefused: Story = {
  name: 'Import, file refused (R-346)',
  parameters: { ccb: { previewTranslationImport: '400' } },
  play: async ({ canvas }) => {
    const dialog = await check(canvas, 'report.xlf');
    await dialog.findByText('report.xlf');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled());
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};
