import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Interface labels/Many at once',
  ...screen('/interface_labels?action=search&activeGroup=Main%20Window'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: Canvas, code: string) => canvas.findByRole('checkbox', { name: `Select ${code}` });

/** From the first label to the fourth one, with Shift. */
async function tickFour(canvas: Canvas) {
  const user = userEvent.setup();
  await user.click(await box(canvas, 'MAIN_BTN_CONTINUE'));
  await user.keyboard('{Shift>}');
  await user.click(await box(canvas, 'MAIN_HYBRID_BADGE'));
  await user.keyboard('{/Shift}');
}

async function setPattern(canvas: Canvas) {
  await tickFour(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Set…' }));
  const dialog = within(await page().findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Set “Model enabled regexp”' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Model enabled regexp' }), '^AURORA.*$');
  return dialog;
}

async function preview(canvas: Canvas) {
  const dialog = await setPattern(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  return dialog;
}

export const Ticked: Story = {
  name: 'Ticked rows (R-407)',
  play: async ({ canvas }) => {
    await tickFour(canvas);
    await expect(await canvas.findByText('4 labels selected')).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all rows of this page' }),
    ).toBePartiallyChecked();
    await expect(canvas.getByRole('button', { name: 'All 1,284 that match' })).toBeVisible();
  },
};

export const TickedDark: Story = { ...Ticked, name: 'Ticked rows, dark', globals: { theme: 'dark' } };

export const DeletedAlone: Story = {
  name: 'A ticked row that is deleted alone counts no more',
  play: async ({ canvas }) => {
    await tickFour(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete MAIN_BTN_CONTINUE' }));
    const question = within(await page().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
    await expect(await canvas.findByText('3 labels selected')).toBeVisible();
  },
};

export const AllThatMatch: Story = {
  name: 'All that match (R-402)',
  play: async ({ canvas }) => {
    await canvas.findByText('MAIN_TITLE');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'All 1,284 that match' }));
    await expect(await canvas.findByText('1,284 labels selected')).toBeVisible();
  },
};

export const Form: Story = {
  name: 'What to set',
  play: async ({ canvas }) => void (await setPattern(canvas)),
};

export const Preview: Story = {
  name: 'Preview with a row that is left out (R-401)',
  play: async ({ canvas }) => {
    const dialog = await preview(canvas);
    await dialog.findByText(/already exists/);
    await expect(dialog.getByRole('button', { name: 'Change 3 labels' })).toBeVisible();
  },
};

export const PreviewDark: Story = { ...Preview, name: 'Preview, dark', globals: { theme: 'dark' } };

export const Unchanged: Story = {
  name: 'Nothing would change',
  parameters: { ccb: { previewBulkChange: 'unchanged' } },
  play: async ({ canvas }) => void (await (await preview(canvas)).findByText('Nothing would change')),
};

export const Changed: Story = {
  name: 'Changed, with the way back (R-405)',
  play: async ({ canvas }) => {
    const dialog = await preview(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 3 labels' }));
    await page().findByText('3 records changed, 1 left out');
    await expect(page().getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  },
};

export const Stale: Story = {
  name: 'Refused because a label has changed since (R-403)',
  parameters: { ccb: { runBulkChange: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await preview(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 3 labels' }));
    await dialog.findByText('The records have changed since the preview. Look at it again.');
    await expect(dialog.getByRole('button', { name: 'Preview again' })).toBeVisible();
  },
};

export const Deletion: Story = {
  name: 'Deletion, of which the preview comes at once',
  parameters: { ccb: { previewBulkChange: 'delete' } },
  play: async ({ canvas }) => {
    await tickFour(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete…' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Delete 4 labels' }));
    await expect(await dialog.findByRole('button', { name: 'Delete 1 label' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Preview, failed',
  parameters: { ccb: { previewBulkChange: '500' } },
  play: async ({ canvas }) =>
    void (await (await preview(canvas)).findByText(/Something failed on the server/)),
};
