import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/countries';

const meta = { title: 'Screens/Reference data/Countries', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Italia');
    await expect(canvas.getByText('17 countries')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Model Management of Italia/ })).toHaveTextContent(
      '18 models',
    );
  },
};
