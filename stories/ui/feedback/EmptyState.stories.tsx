import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Type, Upload } from 'lucide-react';
import { Button } from '../../../frontend/src/ui/navigation/Button';
import { EmptyState } from '../../../frontend/src/ui/feedback/EmptyState';

const meta = {
  title: 'Parts/Feedback/Empty state',
  tags: ['autodocs'],
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  args: {
    title: 'No label with code “MAIN_X”',
    text: 'Check the code, or search in the label text.',
    action: <Button>Clear filters</Button>,
  },
};
export const NothingYet: Story = {
  args: {
    icon: Type,
    title: 'No labels in “Dealer Request”',
    text: 'Create the first one, or import a file.',
    action: (
      <>
        <Button icon={Upload}>Import</Button>
        <Button variant="primary" icon={Plus}>
          New
        </Button>
      </>
    ),
  },
};
