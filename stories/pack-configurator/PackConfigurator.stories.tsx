import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Market, SessionUser, SignedIn } from '../../frontend/src/api';
import signedIn from '../../mocks/Session/getToken.default.json';
import { screen } from '../.storybook/screen';
import { type Canvas, page, press } from '../.storybook/steps';

const italy = (signedIn.value as SignedIn).user.countries[0]!;
const modelOf = (value: string, value2: string, label: string) => ({
  value,
  value2,
  label,
  solLabel: `${value} ${label}`,
});
const withModels: Market = {
  ...italy,
  modelGroupItemList: [
    {
      label: 'Corsaro',
      items: [
        modelOf('3410127', '2027', 'Corsaro Spider MY27'),
        modelOf('3410126', '2026', 'Corsaro Spider MY26'),
      ],
    },
    { label: 'Lince', items: [modelOf('3440126', '2026', 'Lince 1.5 Hybrid MY26')] },
  ],
};
const aUser = (countries: Market[] = [withModels]): Partial<SessionUser> => ({
  username: 'packs',
  countries,
});

const meta = {
  title: 'Screens/Pack configurator/Whole page',
  ...screen('/pack_configurator', { user: aUser() }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const expandAll = async (canvas: Canvas) => {
  await canvas.findByRole('treegrid');
  await press(canvas, 'Expand all');
};
const find = async (canvas: Canvas, text: string) =>
  userEvent.type(await canvas.findByLabelText('Find a pack or an option'), text);

/** Included and excluded options, alternatives and their default. */
export const Expanded: Story = {
  name: 'Pack opened',
  play: async ({ canvas }) => {
    // Closed, with how many options each holds, as they arrive.
    await canvas.findByRole('treegrid');
    await expect(canvas.getByText('4 packs, 13 options')).toBeVisible();
    await expandAll(canvas);
    await expect(canvas.getAllByText('Default')[1]).toBeVisible();
    await expect(canvas.getByText('Not in price')).toBeVisible();
  },
};

/** A search opens what it finds, and marks it. */
export const Found: Story = {
  name: 'Search, found',
  play: async ({ canvas }) => {
    await find(canvas, 'sedili');
    await expect(await canvas.findByText('1 of 4 packs, 2 options')).toBeVisible();
    await expect(canvas.getByText('2 of 3 options')).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Search, nothing found',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await find(canvas, 'cabriolet');
    await expect(await canvas.findByRole('button', { name: 'Clear the search' })).toBeVisible();
  },
};

/** Sixty packs of five options: the head stays, the rest is drawn as it comes into sight. */
export const Many: Story = {
  name: 'Many packs',
  parameters: { ccb: { getBasePackInfo: 'long' } },
  play: async ({ canvas }) => {
    await expandAll(canvas);
    await expect(canvas.getByText('60 packs, 300 options')).toBeVisible();
  },
};

export const ImplicitContent: Story = {
  name: 'Implicit packs',
  play: async ({ canvas }) => {
    await press(canvas, 'Implicit Content of PK01, 3');
    const dialog = within(await page().findByRole('dialog', { name: 'Implicit Content' }));
    await expect(dialog.getByText('BATTITACCO CARBONIO')).toBeVisible();
  },
};

/** What an export would hold follows the filter. */
export const ExportOfFamily: Story = {
  name: 'Export of a family',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'This family' }));
    await userEvent.click(canvas.getByLabelText('This ModelYear only'));
    await canvas.findByText(/^Exports the family of Corsaro Spider MY27, model year 2027 only\./);
  },
};

/** The button turns until the workbook is there; the other one can be used. */
export const Exporting: Story = {
  parameters: { ccb: { exportCommercialPacks: 'pending' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Export commercial packs');
    const running = await canvas.findByRole('button', { name: 'Export commercial packs' });
    await expect(running).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Export all implicit packs' })).toBeEnabled();
  },
};

/** The filter is about a model, and there is none. */
export const ExportWithoutModel: Story = {
  name: 'Export, no model chosen',
  parameters: { user: aUser([{ ...italy, modelGroupItemList: [] }]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'This model' }));
    await canvas.findByText(/^Choose a model below: the filter is about it\./);
    await expect(canvas.getByRole('button', { name: 'Export commercial packs' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Export all implicit packs' })).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: { ccb: { getBasePackInfo: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No packs yet')),
};

export const Loading: Story = {
  parameters: { ccb: { getBasePackInfo: 'pending' }, busy: true },
  play: async ({ canvas }) => void (await canvas.findByText('The packs are being read.')),
};

/** The market does not offer the vehicle of the address. */
export const UnknownVehicle: Story = {
  parameters: { path: '/pack_configurator?idCountry=IT&vetele=9999999' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The market does not offer the vehicle of this address/);
    await expect(canvas.queryByRole('treegrid')).toBeNull();
  },
};
