import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../frontend/src/ui/navigation/Button';
import { Pill } from '../../frontend/src/ui/data/Pill';
import { Row } from '../../frontend/src/ui/Row';

const meta = { title: 'Parts/Layout/Row', tags: ['autodocs'], component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (
  <>
    <h3>Models</h3>
    <Pill tone="ok">Active</Pill>
    <Button size="m">Add</Button>
  </>
);

export const OnOneLine: Story = { args: { children: parts } };

export const AtBothEnds: Story = { args: { children: parts, between: true } };

export const AtTheTop: Story = { args: { children: parts, align: 'flex-start', gap: 16 } };

export const OnFurtherLines: Story = {
  args: {
    wrap: true,
    gap: '4px 12px',
    children: Array.from({ length: 40 }, (_, at) => <Pill key={at} tone="accent">{`Market ${at + 1}`}</Pill>),
  },
};

export const WithinALine: Story = {
  args: { as: 'span', inline: true, children: <Pill tone="warning">Waiting</Pill> },
  render: (args) => (
    <p>
      The run is <Row {...args} /> for another one.
    </p>
  ),
};
