import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../frontend/src/test/mocked';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Pack configurator/Import',
  ...screen('/pack_configurator', { user: { username: 'packs' } }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(page().getByRole('dialog', { name: /^Import all/ }));
const button = (name: string | RegExp) => dialog().findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

const open = async (canvas: Canvas, name = 'Import all commercial packs') =>
  userEvent.click(await canvas.findByRole('button', { name }));
async function choose(name = 'packs_IT_2027.xlsx') {
  const field = dialog().getByLabelText('Workbook to import', { selector: 'input' });
  await userEvent.upload(field, new File(['PK'], name));
}
async function upload(canvas: Canvas, name?: string) {
  await open(canvas, name);
  await choose();
  await press('Upload');
}
const answers = (ccb: Answers, more: object = {}) => ({ parameters: { ccb, ...more } });

/** what each pack would become; only headers that can be imported can be ticked. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await upload(canvas);
    await button('Import 2 packs');
    await expect(dialog().getByRole('checkbox', { name: 'Import PK03, row 11' })).toBeDisabled();
    await dialog().findByText('ATTENTION: problems occurred during loading the following items:');
  },
};

/** The workbook holds what is stored. */
export const Unchanged: Story = {
  ...answers({ uploadCommercialPacksFromExcel: 'unchanged' }),
  name: 'Preview, nothing to change',
  play: async ({ canvas }) => {
    await upload(canvas);
    await expect(await button('Import 0 packs')).toBeDisabled();
  },
};

export const Importing: Story = {
  ...answers({ importCommercialPacks: 'pending' }, { busy: true }),
  play: async ({ canvas }) => {
    await upload(canvas);
    await press('Import 2 packs');
    await dialog().findByText(/^Saving…/);
  },
};

/** What was imported and what was not. */
export const Executed: Story = {
  ...answers({ importCommercialPacks: 'partly' }),
  name: 'Imported',
  play: async ({ canvas }) => {
    await upload(canvas);
    await press('Import 2 packs');
    await dialog().findByText('Import executed');
    await dialog().findByRole('heading', { name: 'Imported' });
    await dialog().findByRole('heading', { name: 'Not Imported' });
  },
};

export const Implicit: Story = {
  name: 'Implicit packs, preview',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await upload(canvas, 'Import all implicit packs');
    await button('Import 1 pack');
    await dialog().findByText('THIS PACK WILL NOT BE IMPORTED');
  },
};
