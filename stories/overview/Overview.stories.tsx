import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PaletteEntry } from '../../frontend/src/app/palette/PaletteEntry';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = { title: 'Screens/Outside the menu/Overview', ...screen('/overview') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Everything: Story = {
  name: 'What needs an administrator, rejected rows of an import among it (R-390, R-394)',
  play: async ({ canvas }) => {
    const languages = await card(canvas, 'Languages');
    await expect(languages.getByText('0 of 5 complete, of 1,873 texts')).toBeVisible();
    await expect(languages.getByRole('link', { name: 'Español: 286 missing, Options' })).toHaveAttribute(
      'href',
      '/translations?kind=option&source=it&targets=es&state=missing&in=es',
    );
    const jobs = await card(canvas, 'Jobs');
    await expect(jobs.getAllByRole('link', { name: /^updateGrid/ })).toHaveLength(2);
    const prices = await card(canvas, 'Prices');
    await userEvent.click(prices.getByText('Germania'));
    await expect(prices.getByRole('link', { name: /^Cormo 1.6 MY 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^etichette_autunno.csv/ }));
    const dialog = within(await page().findByRole('dialog', { name: 'etichette_autunno.csv' }));
    await dialog.findByText('3 rows were not imported. Correct them in the file and import it again.');
    await expect(dialog.getByText('Unknown language: xx')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Market: Story = {
  name: 'Prices and campaigns of one market (R-392)',
  parameters: {
    ccb: { getOverview: 'market' },
    user: { username: 'market', ccadmEnabled: false, packConfEnabled: false, userAdmin: false },
  },
  play: async ({ canvas }) => {
    const prices = await card(canvas, 'Prices');
    await expect(prices.getByRole('link', { name: /^Aurora EV 58 MY 2026/ })).toHaveAttribute(
      'href',
      '/price_configurator?idCountry=IT&vetele=3410126',
    );
    const campaigns = await card(canvas, 'Campaigns');
    await expect(campaigns.getByRole('link', { name: 'Ending until 04/12/26 1' })).toHaveAttribute(
      'href',
      '/sol_campaign?dateEndFrom=2026-11-20&dateEnd=2026-12-04&active=true',
    );
    await expect(canvas.queryByRole('region', { name: 'Languages' })).toBeNull();
  },
};

export const Editor: Story = {
  name: 'A translator',
  parameters: {
    ccb: { getOverview: 'editor' },
    user: { username: 'editor', priceConfEnabled: false, packConfEnabled: false, solEnabledFrontEnd: false },
  },
  play: async ({ canvas }) => {
    await card(canvas, 'Languages');
    await expect(canvas.queryByRole('region', { name: 'Prices' })).toBeNull();
  },
};

export const NoSuchImport: Story = {
  name: 'An import that is not there',
  parameters: { path: '/overview?import=9', ccb: { getImportRun: '404' } },
  play: async () => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByText('The import could not be loaded');
  },
};

export const Calm: Story = {
  name: 'Nothing to do (R-395)',
  parameters: { ccb: { getOverview: 'calm' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Every text is translated into every language.');
    await expect(canvas.getByText('Every price is set and every list is published.')).toBeVisible();
    await expect(canvas.getByText('Nothing is running, and nothing has failed.')).toBeVisible();
  },
};

const storageKey = 'ccb.palette.nobody';
const recent: PaletteEntry[] = [{ kind: 'screen', title: 'API documentation', place: '', to: '/docs' }];

export const WithoutRights: Story = {
  name: 'Without any right, what may be opened (R-395)',
  parameters: {
    ccb: { getOverview: 'empty' },
    user: {
      username: 'nobody',
      ccadmEnabled: false,
      priceConfEnabled: false,
      packConfEnabled: false,
      solEnabledFrontEnd: false,
      userAdmin: false,
    },
  },
  beforeEach: () => {
    localStorage.setItem(storageKey, JSON.stringify(recent));
    return () => localStorage.removeItem(storageKey);
  },
  play: async ({ canvas }) => {
    const places = await card(canvas, 'What you may open');
    await expect(places.getByRole('link', { name: 'API documentation' })).toBeVisible();
    const last = await card(canvas, 'Where you were last');
    await expect(last.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/docs');
    await expect(canvas.queryByRole('region', { name: 'Latest changes' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { ccb: { getOverview: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { getOverview: '500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The overview could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await card(canvas, 'Where you were last');
  },
};
