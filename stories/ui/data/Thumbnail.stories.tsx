import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { iconUrl } from '../../../frontend/src/api/pictures';
import { Thumbnail } from '../../../frontend/src/ui/data/Thumbnail';

const meta = { title: 'Parts/Data/Thumbnail', tags: ['autodocs'], component: Thumbnail } satisfies Meta<
  typeof Thumbnail
>;
export default meta;
type Story = StoryObj<typeof meta>;

const srcOf = (optCode: string) => iconUrl({ modelId: '3410127', groupCode: 'WHEELS', optCode });

export const Picture: Story = { args: { src: srcOf('431'), label: 'Images of 431', onToggle: fn() } };
export const Open: Story = {
  args: { src: srcOf('431'), label: 'Images of 431', isOpen: true, onToggle: fn() },
};
export const Missing: Story = {
  args: { src: srcOf('5EQ'), label: 'Images of 5EQ', onToggle: fn() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.thumbnail_none')).toBeVisible());
  },
};
export const Large: Story = { args: { src: srcOf('431'), label: 'Images of 431', size: 'l' } };
