import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import { isFrameChecked, screen } from '../.storybook/screen';
import { type Canvas } from '../.storybook/steps';
import signedIn from '../../mocks/Session/getToken.default.json';

const { countries } = (signedIn.value as SignedIn).user;
/** Of Italy alone. */
const market = { isHQUser: false, countries: countries.filter(({ id }) => id === 'IT') };
const hq = { isHQUser: true };

const meta = {
  title: 'Screens/SOL/SOL visibility',
  ...screen('/sol_model', { user: market, ccb: { findSolModelsPaged: 'long' }, a11y: isFrameChecked }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('switch', { name }).closest('tr')!);

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('86 records');
    await expect(canvas.getByRole('switch', { name: /^Aurora GT MY27, HQ:/ })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: /^Aurora GT MY27, Italia:/ })).toBeEnabled();
    await expect(
      rowOf(canvas, /^Corsaro 3.9 MY26, Italia:/).getByText('HQ record is not visible'),
    ).toBeVisible();
  },
};

export const Headquarters: Story = {
  name: 'Seen by headquarters',
  globals: { theme: 'dark' },
  parameters: { user: hq, ccb: { findSolModelsPaged: 'headquarters' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /^Lince V6 MY26, HQ:/ })).toBeEnabled();
    await expect(canvas.getByRole('switch', { name: 'Show Only HQ' })).toBeChecked();
  },
};

/** The first row of a page belongs to a vehicle that began on the page before: it carries name and code itself. */
export const SortedByMarket: Story = {
  parameters: { path: '/sol_model?sort=market&desc=false', ccb: { findSolModelsPaged: 'default' } },
  play: async ({ canvas }) => void (await canvas.findByText('7 records')),
};

export const NothingVisible: Story = {
  parameters: { ccb: { findSolModelsPaged: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No model is visible')),
};
