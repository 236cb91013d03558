import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextDiff } from '../../../frontend/src/ui/data/TextDiff';

const meta = { title: 'Parts/Data/Text diff', tags: ['autodocs'], component: TextDiff } satisfies Meta<
  typeof TextDiff
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: { before: 'Crea la tua Alturia', after: 'Configura la tua nuova Alturia' },
};
export const Arrow: Story = { args: { before: 'Da {price}', after: 'A partire da {price}', mode: 'arrow' } };
export const After: Story = {
  args: { before: 'Cerchi in lega', after: 'Cerchi in lega leggera', mode: 'after' },
};
export const New: Story = { args: { before: null, after: 'Aurora: la strada si fa luce', mode: 'arrow' } };
