import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { page } from '../.storybook/steps';
import { ImportPricesDialog } from '../../frontend/src/screens/price-configurator/import/ImportPricesDialog';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from './Part';

const meta = {
  title: 'Screens/Price configurator/Import',
  component: ImportPricesDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    market: { id: 'IT', description: 'Italia', currency: 'EUR', pricemask: '#.##0,00' },
    vetele: '3410126',
    modelName: 'Aurora 1.5 Hybrid MY26',
    onClose: fn(),
    onImported: fn(),
    onFill: fn(),
  },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  render: (args) => (
    <Part>
      <ImportPricesDialog {...args} />
    </Part>
  ),
} satisfies Meta<typeof ImportPricesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(page().getByRole('dialog'));
const button = (name: string | RegExp) => dialog().findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

async function choose(name = 'listino_IT_2026-12.xlsx') {
  const field = dialog().getByLabelText('Workbook to import', { selector: 'input' });
  await userEvent.upload(field, new File(['PK'], name));
}
async function upload() {
  await choose();
  await press('Upload');
}
async function retype(label: string, text: string) {
  const field = await dialog().findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Empty: Story = {
  name: 'No file yet',
  play: async () => {
    await expect(await button('Upload')).toBeDisabled();
    await expect(dialog().queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const Chosen: Story = {
  name: 'File chosen',
  play: async () => {
    await choose();
    await dialog().findByText('1 kB, not uploaded yet');
  },
};

export const Uploading: Story = {
  parameters: { ccb: { uploadPricelistFromExcel: 'pending' }, busy: true },
  play: async () => {
    await upload();
    await dialog().findByText('Checking the workbook…');
  },
};

/** three states, each told by icon and words; only ready rows can be ticked and edited. */
export const Preview: Story = {
  play: async () => {
    await upload();
    await button('Import 7 rows');
    await expect(dialog().queryByRole('checkbox', { name: 'Import 09CB' })).toBeNull();
    await userEvent.click(dialog().getByRole('radio', { name: 'All 16' }));
    await expect(dialog().getByRole('checkbox', { name: 'Import 09CB' })).toBeDisabled();
    await expect(dialog().queryByLabelText('New price of 09CB')).toBeNull();
    await dialog().findByText('10 rows are left out and keep their current price.');
  },
};

export const Edited: Story = {
  name: 'Preview, a price corrected',
  play: async () => {
    await upload();
    await retype('New price of 05FK', 'gratis');
    await dialog().findByText('1 ticked row has no valid price.');
    await expect(await button('Import 7 rows')).toBeDisabled();
    await retype('New price of 05FK', '1.499,5');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Import 14RS' }));
    await button('Import 6 rows');
    await userEvent.tab();
    await expect(dialog().getByLabelText('New price of 05FK')).toHaveValue('1.499,50');
    await dialog().findByText('+79,50');
  },
};

/** what an import would be refused for is told before, with the two ways on. */
export const BlankPrice: Story = {
  name: 'Preview, price missing',
  parameters: { ccb: { uploadPricelistFromExcel: 'blank' } },
  play: async () => {
    await upload();
    await dialog().findByText('No price: 24SL Assetto sportivo ribassato');
    await expect(await button('Import 7 rows')).toBeDisabled();
    await button('Take the official price for 1 blank item');
    await button('Go to the first');
  },
};

export const OnlyErrors: Story = {
  name: 'Preview, only errors',
  play: async () => {
    await upload();
    await userEvent.click(await dialog().findByRole('radio', { name: 'Errors 5' }));
    await dialog().findByText('Row 10, column Code: 12XZ is not offered for this vehicle');
    await expect(dialog().queryByLabelText('New price of 05FK')).toBeNull();
  },
};

export const NothingToImport: Story = {
  name: 'Preview, nothing to import',
  parameters: { ccb: { uploadPricelistFromExcel: 'unchanged' } },
  play: async () => {
    await upload();
    await dialog().findByText('Nothing to import: no row is ready.');
    await expect(await button('Import 0 rows')).toBeDisabled();
  },
};

export const OtherVehicle: Story = {
  name: 'File of another vehicle',
  parameters: { ccb: { uploadPricelistFromExcel: 'refused' } },
  play: async () => {
    await upload();
    await dialog().findByText(/This workbook is for vehicle 3450126 in FR/);
    await expect(dialog().queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

/** A failed upload says why and keeps what was there. */
export const UploadAgainFailed: Story = {
  name: 'Second upload failed',
  play: async () => {
    await upload();
    await retype('New price of 05FK', '1500');
    answerWith({ uploadPricelistFromExcel: '500' });
    await choose('listino_2027.xlsx');
    await press('Upload');
    await dialog().findByText('The workbook was not uploaded');
    await dialog().findByText('The rows below are still those of listino_IT_2026-12.xlsx.');
    await expect(dialog().getByLabelText('New price of 05FK')).toHaveValue('1.500,00');
  },
};

export const Importing: Story = {
  parameters: { ccb: { importPricelist: 'pending' }, busy: true },
  play: async () => {
    await upload();
    await press('Import 7 rows');
    await dialog().findByText(/^Saving…/);
  },
};

export const Executed: Story = {
  name: 'Imported',
  play: async ({ args }) => {
    await upload();
    await userEvent.click(await dialog().findByRole('checkbox', { name: 'Import 14RS' }));
    await press('Import 6 rows');
    await dialog().findByText('Import executed');
    await expect(args.onImported).toHaveBeenCalledOnce();
    await expect(dialog().queryByLabelText('New price of 05FK')).toBeNull();
    await expect(dialog().queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const Stale: Story = {
  name: 'Prices changed meanwhile',
  parameters: { ccb: { importPricelist: '409' } },
  play: async () => {
    await upload();
    await press('Import 7 rows');
    await dialog().findByText('Nothing was imported');
    // It keeps the focus, disabled.
    await expect(await button('Import 7 rows')).toHaveAttribute('aria-disabled', 'true');
  },
};
