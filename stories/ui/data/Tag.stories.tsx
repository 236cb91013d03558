import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Tag } from '../../../frontend/src/ui/data/Tag';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';
import { iconChoice } from '../iconChoice';

const meta = {
  title: 'Parts/Data/Tag',
  tags: ['autodocs'],
  component: Tag,
  argTypes: { icon: iconChoice },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: 'Main Window', tone: 'accent' } };

export const Tones: Story = {
  args: { children: 'Main Window' },
  render: () => (
    <div className={layoutStyles.chips}>
      <Tag>Main Window</Tag>
      <Tag tone="neutral">DEFAULT</Tag>
      <Tag icon={Check}>taken</Tag>
      <Tag tone="warning">draft</Tag>
    </div>
  ),
};
