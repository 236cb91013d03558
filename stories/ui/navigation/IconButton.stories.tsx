import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, Pencil, Trash2 } from 'lucide-react';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';
import { IconButton } from '../../../frontend/src/ui/navigation/IconButton';
import { iconChoice } from '../iconChoice';

const meta = {
  title: 'Parts/Navigation/Icon button',
  tags: ['autodocs'],
  component: IconButton,
  argTypes: { icon: iconChoice },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { label: 'Edit MAIN_TITLE', icon: Pencil, tone: 'plain' } };

export const Row: Story = {
  args: { label: 'Edit MAIN_TITLE', icon: Pencil },
  render: () => (
    <div className={layoutStyles.row}>
      <IconButton label="Edit MAIN_TITLE" icon={Pencil} />
      <IconButton label="History of MAIN_TITLE" icon={History} pressed />
      <IconButton label="Delete MAIN_TITLE" icon={Trash2} tone="danger" />
      <IconButton label="Delete MAIN_OTHER" icon={Trash2} tone="danger" disabled />
    </div>
  ),
};
