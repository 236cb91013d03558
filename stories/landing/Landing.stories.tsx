import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'Screens/Outside the menu/Landing page',
  ...screen('/landing', { user: null }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const italy = { path: '/landing?country=IT' };

export const Regions: Story = {
  name: 'Regions of the world',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^America/ }));
    await expect(await canvas.findByRole('link', { name: 'Canada' })).toBeVisible();
  },
};

export const InItalian: Story = {
  name: 'In Italian',
  parameters: { path: '/landing?country=IT&language=it' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Modelli: Italia' })).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Lingua' }), 'Deutsch');
    await expect(await canvas.findByRole('table', { name: 'Modelle: Italia' })).toBeVisible();
  },
};

export const ManyFamiliesWithLongNames: Story = {
  parameters: { ...italy, ccb: { getLandingCountryRange: 'long' } },
};

export const NoModels: Story = { parameters: { ...italy, ccb: { getLandingCountryRange: 'empty' } } };

export const NoCountries: Story = { parameters: { ccb: { getLandingGeoRegion: 'empty' } } };

export const Loading: Story = { parameters: { ccb: { getLandingGeoRegion: 'pending' }, busy: true } };

export const LoadingModels: Story = {
  name: 'Loading, models',
  parameters: { ...italy, ccb: { getLandingCountryRange: 'pending' }, busy: true },
};

export const Failed: Story = { parameters: { ccb: { getLandingGeoRegion: '500' } } };

export const ModelsFailed: Story = {
  name: 'Failed, models',
  parameters: { ...italy, ccb: { getLandingCountryRange: '404' } },
};

export const SignedIn: Story = { name: 'Signed in', parameters: { user: {} } };

export const InsideTheShell: Story = {
  name: 'Inside the console',
  parameters: { path: '/landingAuth?country=IT', user: {} },
};
