import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';

/** The contract for people: Swagger UI, whose own colours and roles axe is not asked about. */
const meta = { title: 'Screens/Outside the menu/API documentation', ...screen('/docs') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawnWithoutAxe = { parameters: { a11y: { test: 'off' } } };

/** A call is opened and can be tried. */
export const Default: Story = {
  ...isDrawnWithoutAxe,
  name: 'A call opened',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Health'));
    await userEvent.click(await canvas.findByRole('button', { name: /\/ccb\/health\/live/ }));
    await expect(await canvas.findByRole('button', { name: 'Try it out' })).toBeVisible();
  },
};

/** API_DOCS is off. */
export const SwitchedOff: Story = {
  name: 'Switched off',
  parameters: { ccb: { getContract: '404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The documentation could not be loaded')).toBeVisible();
  },
};
