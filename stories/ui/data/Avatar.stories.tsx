import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../../frontend/src/ui/data/Avatar';
import pageHeadStyles from '../../../frontend/src/ui/navigation/page-head.module.css';

const meta = { title: 'ui/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { name: 'Maria Keller' },
  render: () => (
    <div className={pageHeadStyles.actions}>
      <Avatar name="Maria Keller" labelled />
      <Avatar name="g.ferri" size="s" tone="warning" />
      <Avatar name="Alessandro Rossi" size="s" tone="filled" />
    </div>
  ),
};
