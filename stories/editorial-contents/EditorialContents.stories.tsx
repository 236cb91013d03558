import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/editorial_contents?action=search';

const meta = { title: 'Screens/Editorial/Editorial contents', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('ED_AURORA_HYBRID');
    await expect(canvas.getByText('41 contents')).toBeVisible();
  },
};
