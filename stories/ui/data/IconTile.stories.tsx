import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, CircleCheck, Layers, SearchX } from 'lucide-react';
import { IconTile } from '../../../frontend/src/ui/data/IconTile';
import { Row } from '../../../frontend/src/ui/Row';
import { iconChoice } from '../iconChoice';

const meta = {
  title: 'Parts/Data/Icon tile',
  tags: ['autodocs'],
  component: IconTile,
  argTypes: { icon: iconChoice },
} satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { icon: Layers, size: 38, tone: 'accent' } };

export const Tones: Story = {
  args: { icon: Layers },
  render: () => (
    <Row>
      <IconTile icon={Layers} />
      <IconTile icon={CircleCheck} tone="ok" />
      <IconTile icon={CircleAlert} tone="danger" />
      <IconTile icon={SearchX} tone="neutral" />
    </Row>
  ),
};
