import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from '../../../frontend/src/ui/fields/RadioGroup';
import { TextDiff } from '../../../frontend/src/ui/data/TextDiff';
import { TextInput } from '../../../frontend/src/ui/fields/TextInput';
import { RadioCard } from '../../../frontend/src/ui/fields/RadioCard';

const meta = { title: 'Parts/Fields/Radio card', tags: ['autodocs'], component: RadioCard } satisfies Meta<
  typeof RadioCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { name: 'label', value: 'mine', checked: true, children: 'Mine', onChange: fn() },
};

function Conflict() {
  const [value, setValue] = useState('theirs');
  const card = { name: 'label', onChange: setValue };
  const before = 'Cerchi in lega da 17" bruniti';
  return (
    <RadioGroup label="Label">
      <RadioCard {...card} value="mine" checked={value === 'mine'}>
        <TextDiff before={before} after={'Cerchi in lega da 17" bruniti e diamantati'} mode="after" />
      </RadioCard>
      <RadioCard {...card} value="theirs" checked={value === 'theirs'}>
        <TextDiff before={before} after={'Cerchi in lega leggera da 17" bruniti'} mode="after" />
      </RadioCard>
      <RadioCard
        {...card}
        value="own"
        checked={value === 'own'}
        more={<TextInput aria-label="Combined text" />}
      >
        Write a combined text
      </RadioCard>
    </RadioGroup>
  );
}

export const Group: Story = {
  args: { name: 'label', value: 'mine', checked: true, children: 'Mine', onChange: () => undefined },
  render: () => <Conflict />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Write a combined text' }));
    await expect(canvas.getByRole('radio', { name: 'Write a combined text' })).toBeChecked();
  },
};
