import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Maintenance/API comparison/Differences',
  ...screen('/api_Json_test'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByLabelText(button));
  return within(await page().findByRole('dialog'));
}

/** Additions, removals and changes side by side; what lies between is folded. */
export const Different: Story = {
  name: 'Two replies side by side',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Differences of test 1042');
    await expect(await dialog.findByText('9 differences')).toBeVisible();
    await waitFor(() => expect(dialog.getByText('text → number')).toBeVisible());
    await expect(dialog.getAllByRole('button', { name: /unchanged lines$/ })[0]).toBeVisible();
  },
};

/** N and P walk through the differences; after the last one comes the first. */
export const ThirdDifference: Story = {
  name: 'Third difference chosen',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Differences of test 1042');
    await dialog.findByText('9 differences');
    await userEvent.keyboard('nnnp');
    await waitFor(() =>
      expect(dialog.getByRole('button', { current: true })).toHaveTextContent('$.options[3].price'),
    );
  },
};

/** With everything in between; the path of the difference at which the reader is, ready to be left out. */
export const IgnorePath: Story = {
  name: 'All lines, and a path to ignore',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Differences of test 1042');
    await userEvent.click(await dialog.findByRole('switch', { name: 'Only differences' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /unchanged/ })).toBeNull());
    await userEvent.click(await dialog.findByRole('button', { name: 'Add path' }));
    await expect(dialog.getByLabelText('Path to ignore')).toHaveValue('$.model.description');
  },
};

/** Both answers are the same. */
export const Identical: Story = {
  parameters: { ccb: { getApiJsonTestDifferences: 'equal' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Side by side of test 1047');
    await expect(await dialog.findByText(/^Both answers are the same/)).toBeVisible();
  },
};

/** One address did not answer with a document. */
export const FailedFetch: Story = {
  name: 'One address did not answer',
  parameters: { ccb: { getApiJsonTestDifferences: 'failed' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Failure of test 1051');
    await expect(await dialog.findByText('The two answers could not be compared')).toBeVisible();
    await expect(dialog.getByText('To be: answered 504')).toBeVisible();
  },
};

/** What one address answered. */
export const Document: Story = {
  name: 'One whole reply',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'As is of test 1042');
    await expect(await dialog.findByRole('table', { name: 'As is, line by line' })).toBeVisible();
  },
};

export const DocumentOfAFailure: Story = {
  name: 'One whole reply, failed call',
  parameters: { ccb: { getApiJsonTestDocument: 'failed' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'To be of test 1051');
    await expect(await dialog.findByText('No document to compare')).toBeVisible();
  },
};
