import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Outside the menu/Login',
  ...screen('/login', { user: null }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Username'), 'm.keller');
  await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Idle: Story = { name: 'Empty form', globals: { theme: 'dark' } };

export const Failed: Story = {
  name: 'Wrong password',
  globals: { theme: 'dark' },
  parameters: { ccb: { getToken: '401' } },
  play: async (context) => {
    await signIn(context);
    const dialog = await page().findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Wrong user name or password.');
  },
};

export const FailedAndClosed: Story = {
  name: 'Wrong password, message closed',
  parameters: { ccb: { getToken: '401' } },
  play: async (context) => {
    await signIn(context);
    await userEvent.click(await page().findByRole('button', { name: 'Close' }));
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Login failed');
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const Pending: Story = {
  name: 'Signing in',
  parameters: { ccb: { getToken: 'pending' }, busy: true },
  play: signIn,
};
