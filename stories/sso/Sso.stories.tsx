import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'screens/Single sign-on',
  ...screen('/sso?user=market&token=head.body.sign', { user: null }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tells =
  (text: string): Story['play'] =>
  async () =>
    expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(text);

export const SigningIn: Story = { parameters: { ccb: { ssoLogin: 'pending' }, busy: true } };

export const Refused: Story = {
  parameters: { ccb: { ssoLogin: 'refused' } },
  play: tells('This sign-in link is not valid or has expired.'),
};

export const SwitchedOff: Story = {
  parameters: { ccb: { ssoLogin: 'off' } },
  play: tells('Single sign-on is not enabled here.'),
};

export const Unreachable: Story = {
  parameters: { ccb: { ssoLogin: 'unreachable' } },
  play: tells('The sign-in could not be completed. Open the link again'),
};

export const Incomplete: Story = {
  parameters: { path: '/sso?user=market' },
  play: tells('This sign-in link is incomplete.'),
};
