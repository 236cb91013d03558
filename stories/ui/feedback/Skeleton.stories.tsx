import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../../frontend/src/ui/feedback/Skeleton';

const meta = { title: 'Parts/Feedback/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { width: 190 } };
