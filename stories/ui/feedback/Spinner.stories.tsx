import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Spinner } from '../../../frontend/src/ui/feedback/Spinner';

const meta = { title: 'Parts/Feedback/Spinner', tags: ['autodocs'], component: Spinner } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
  },
};
