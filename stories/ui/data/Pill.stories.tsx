import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from '../../../frontend/src/ui/data/Pill';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';

const meta = { title: 'Parts/Data/Pill', tags: ['autodocs'], component: Pill } satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'ok', children: 'Active' } };

export const Tones: Story = {
  args: { tone: 'ok', children: 'Created' },
  render: () => (
    <div className={layoutStyles.chips}>
      <Pill tone="ok">Created</Pill>
      <Pill tone="accent">Changed</Pill>
      <Pill tone="neutral">Inactive</Pill>
      <Pill tone="warning">Waiting</Pill>
      <Pill tone="danger">12</Pill>
    </div>
  ),
};
