import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import signedIn from '../../mocks/Session/getToken.market.json';
import { screen } from '../.storybook/screen';
import { type Canvas, press } from '../.storybook/steps';

const { user } = signedIn.value as SignedIn;

const meta = {
  title: 'Screens/SOL/Discounts campaigns',
  ...screen('/sol_campaign', { user }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const edit = async (canvas: Canvas, id = 1482) => {
  await press(canvas, `Edit row ${id}`);
  return canvas.findByLabelText(`Disc.% of ${id}`);
};
async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Running, coming, over and inactive campaigns of a market user; two of them overlap. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('6 campaigns');
    await expect(canvas.getByRole('button', { name: 'Edit campaign 1482, 2 models' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save campaign 1482' })).toBeDisabled();
    await expect(canvas.getByRole('img', { name: 'Overlaps 1491' })).toBeVisible();
  },
};

/** Headquarters read only. */
export const Headquarters: Story = {
  name: 'Seen by headquarters',
  parameters: { user: { ...user, isHQUser: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Active: campaign 1482' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'New campaign' })).toBeNull();
  },
};

/** After Go To Campaign: one campaign, and the way back. */
export const FromThePriceConfigurator: Story = {
  name: 'Opened from the price configurator',
  parameters: { path: '/sol_campaign?vetele=3410126&idCountry=IT&idCampaign=1482&from=price_conf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Back To Price Configurator' })).toBeVisible();
    await expect(await canvas.findByText('Campaign: 1482')).toBeVisible();
  },
};

/** One row is edited; a percent shuts the total out. */
export const RowInEdit: Story = {
  name: 'Row, unsaved changes',
  play: async ({ canvas }) => {
    await retype(await edit(canvas), '4.5');
    await expect(canvas.getByLabelText('Disc. Tot of 1482')).toBeDisabled();
    await expect(canvas.getByText('1 change not saved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save campaign 1482' })).toBeEnabled();
    await expect(await canvas.findByText(/You may save it all the same/)).toBeVisible();

    await retype(canvas.getByLabelText('Date end of 1482'), 'soon');
    await userEvent.tab();
    const refusal = await canvas.findByRole('alert');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await expect(refusal.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      cancel.getBoundingClientRect().top,
    );
  },
};

/** Narrow: the campaign column stays, and buttons at the edges move the rest. */
export const Overflowing: Story = {
  name: 'Table wider than the page, with scroll buttons (R-278)',
  decorators: [
    (Part) => (
      <div style={{ width: 860 }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('6 campaigns');
    const right = await canvas.findByRole('button', { name: 'Scroll the table right' });
    await expect(canvas.getByRole('button', { name: 'Scroll the table left' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(right);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Scroll the table left' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
};

export const Empty: Story = {
  parameters: { ccb: { findSolCampaignsPaged: 'empty', findSolCampaignTimeline: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('Your markets have no campaigns yet.')),
};
