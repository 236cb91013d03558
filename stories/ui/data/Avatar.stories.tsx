import type { Meta, StoryObj } from '@storybook/react-vite';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';
import { Avatar } from '../../../frontend/src/ui/data/Avatar';

const meta = { title: 'Parts/Data/Avatar', tags: ['autodocs'], component: Avatar } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { name: 'Maria Keller', size: 'm', tone: 'accent' },
};

export const Sizes: Story = {
  args: { name: 'Maria Keller' },
  render: () => (
    <div className={layoutStyles.row}>
      <Avatar name="Maria Keller" />
      <Avatar name="g.ferri" size="s" tone="warning" />
      <Avatar name="Alessandro Rossi" size="s" tone="filled" />
    </div>
  ),
};
