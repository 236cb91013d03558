import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { isFrameChecked, screen } from '../.storybook/screen';
import { page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Outside the menu/Frame and error pages',
  ...screen('/interface_labels?action=search&activeGroup=Main%20Window', { a11y: isFrameChecked }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With fewer than two applications there is nothing to choose. */
export const OneApplication: Story = {
  name: 'Only one application',
  parameters: {
    user: { priceConfEnabled: false, packConfEnabled: false, solEnabledFrontEnd: false, username: 'editor' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Main Window' });
    await expect(canvas.queryByRole('link', { name: 'Label administration' })).toBeNull();
  },
};

/** Every application by right, beside what the user has a say in. */
export const UserMenu: Story = {
  name: 'User menu of an administrator',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Main Window' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Price configurator' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pack configurator' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Signed in as Maria Keller' }));
    await expect(await canvas.findByRole('button', { name: 'Compact rows' })).toBeVisible();
  },
};

export const Keys: Story = {
  name: 'A question mark shows the keys of the screen (R-410)',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Main Window' });
    await userEvent.keyboard('?');
    const dialog = within(await page().findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByText('Find a screen, an action or a record')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'List' })).toBeVisible();
  },
};

export const MenuFailed: Story = {
  name: 'Menu, failed',
  parameters: { ccb: { getMenuList: '500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The menu could not be loaded.')).toBeInTheDocument();
  },
};

export const NotFound: Story = { name: 'Page not found', parameters: { path: '/404', user: null } };

export const ServerError: Story = {
  name: 'Server error',
  globals: { theme: 'dark' },
  parameters: { path: '/500', user: null },
};
