import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Outside the menu/Single sign-on',
  ...screen('/sso?user=market&token=head.body.sign', { user: null }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tells =
  (text: string): Story['play'] =>
  async () =>
    expect(await page().findByRole('alertdialog')).toHaveTextContent(text);

export const SigningIn: Story = {
  name: 'Signing in',
  parameters: { ccb: { ssoLogin: 'pending' }, busy: true },
};

export const Refused: Story = {
  name: 'Link refused',
  parameters: { ccb: { ssoLogin: 'refused' } },
  play: tells('This sign-in link is not valid or has expired.'),
};
