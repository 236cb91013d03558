import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'Screens/Labels/Translations/Completeness',
  ...screen('/translation_completeness?source=it'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Share of each group and language (R-319)',
  play: async ({ canvas }) => {
    const missing = await canvas.findByRole('link', { name: 'Accessories, Deutsch: 96 %, 7 missing' });
    await expect(missing).toHaveAttribute(
      'href',
      expect.stringContaining(
        '/translations?kind=interfaceLabel&activeGroup=Accessories&source=it&targets=de&state=missing&in=de',
      ),
    );
  },
};

export const OneKind: Story = {
  name: 'Of one kind only',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Accessories, Deutsch/ });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Texts' }), 'Colours');
    await expect(canvas.queryByRole('link', { name: /^Accessories,/ })).toBeNull();
    await canvas.findByRole('link', { name: 'Colours, Deutsch: complete' });
  },
};

export const Failed: Story = {
  parameters: { ccb: { getTranslationCompleteness: '500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The completeness could not be loaded');
  },
};
