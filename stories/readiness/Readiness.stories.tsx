import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { dialog } from '../.storybook/steps';

const meta = {
  title: 'Screens/Readiness/Whole page',
  ...screen('/readiness'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Vehicles and markets with all that was found (R-435)',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Aurora 1.5 Hybrid MY26, Italia: 15' });
    await canvas.findByRole('button', { name: 'Aurora EV 58 MY26, Italia: nothing found' });
    await expect(canvas.getByText('Not sold here')).toBeVisible();
  },
};

export const OneCheck: Story = {
  name: 'One check, each count a link to its rows (R-436)',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Aurora 1.5 Hybrid MY26, Italia/ });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Check' }),
      'Prices far from the official price',
    );
    await expect(
      await canvas.findByRole('link', {
        name: 'Aurora 1.5 Hybrid MY26, Italia, Prices far from the official price: 3',
      }),
    ).toHaveAttribute(
      'href',
      expect.stringContaining('/price_configurator?idCountry=IT&vetele=3410126&show=far&limit=20#'),
    );
  },
};

export const OneMarket: Story = {
  name: 'Every check of one market beside each other',
  parameters: { path: '/readiness?markets=IT', ccb: { getReadiness: 'market' } },
  play: async ({ canvas }) => {
    const packs = await canvas.findByRole('link', {
      name: 'Aurora 1.5 Hybrid MY26, Packs whose content is not priced: 1',
    });
    await expect(packs).toHaveAttribute('href', expect.stringContaining('/pack_configurator?idCountry=IT'));
    await expect(canvas.queryByRole('combobox', { name: 'Check' })).toBeNull();
  },
};

export const OfflineMarket: Story = {
  name: 'A vehicle in a market, check by check, and in one without online sales',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aurora 1.5 Hybrid MY26, Italia: 15' }));
    const link = await (await dialog()).findByRole('link', { name: 'Campaigns that overlap: 2' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/sol_campaign?idCountry=IT&vetele=3410126&active=true'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: /^Aurora 1.5 Hybrid MY26, Svizzera/ }));
    const opened = await dialog();
    await expect((await opened.findAllByText('Does not apply')).length).toBe(4);
  },
};

export const Empty: Story = {
  parameters: { ccb: { getReadiness: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to check');
  },
};

export const Loading: Story = { parameters: { ccb: { getReadiness: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { getReadiness: '500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The readiness could not be loaded');
  },
};
