import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCard } from '../../../frontend/src/ui/fields/RadioCard';
import { RadioGroup } from '../../../frontend/src/ui/fields/RadioGroup';

const meta = { title: 'Parts/Fields/Radio group', tags: ['autodocs'], component: RadioGroup } satisfies Meta<
  typeof RadioGroup
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: {
    label: 'Format',
    children: (
      <>
        <RadioCard name="format" value="xlsx" checked onChange={() => undefined}>
          XLSX
        </RadioCard>
        <RadioCard name="format" value="csv" checked={false} onChange={() => undefined}>
          CSV
        </RadioCard>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Format' })).toBeVisible();
  },
};
