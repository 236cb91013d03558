import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../frontend/src/ui/navigation/Button';
import { EmptyState } from '../../../frontend/src/ui/feedback/EmptyState';
import { FilterTag } from '../../../frontend/src/ui/data/FilterTag';
import { TableCard } from '../../../frontend/src/ui/data/TableCard';

const meta = { title: 'Parts/Data/Table card', tags: ['autodocs'], component: TableCard } satisfies Meta<
  typeof TableCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    label: 'Interface labels',
    count: 'Labels',
    onRefresh: fn(),
    children: (
      <EmptyState
        tone="failed"
        title="The list could not be loaded"
        text="Timeout of the label service after 30 s."
      />
    ),
  },
};
export const Filtered: Story = {
  args: {
    label: 'Interface labels',
    count: '0 labels',
    tags: <FilterTag label="Code: MAIN_X" onRemove={fn()} />,
    right: 'Updated 10:42',
    onRefresh: fn(),
    isRefreshing: true,
    children: <EmptyState title="No label with code “MAIN_X”" action={<Button>Clear filters</Button>} />,
  },
};
