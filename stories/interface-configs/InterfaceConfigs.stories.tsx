import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'Screens/Reference data/Interface configuration',
  ...screen('/interface'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}
const write = (dialog: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Content' }), { target: { value } });

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('5 configurations');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};

export const LongContent: Story = { parameters: { ccb: { listInterfaceConfigs: 'long' } } };

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit IT · DEFAULT');
    await dialog.findByText(/\d changes?$/);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const EditLongContent: Story = {
  name: 'Edit, long content',
  parameters: { ccb: { listInterfaceConfigs: 'long' } },
  play: async ({ canvas }) => void (await open(canvas, 'Edit IT · DEFAULT')),
};

async function breakContent(canvas: Canvas) {
  const dialog = await open(canvas, 'Edit IT · DEFAULT');
  await write(dialog, '{\n  "theme": "dark",\n  "steps": ["model" "colour"]\n}');
  await dialog.findByText(/^Not valid JSON, line 3, column 21/);
  return dialog;
}

/** Where the content is no JSON, in words, in the line numbers, and with the way there. */
export const NotJson: Story = {
  name: 'Edit, invalid JSON',
  play: async ({ canvas }) => {
    const dialog = await breakContent(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Go to line 3' }));
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const NotJsonDark: Story = {
  name: 'Edit, invalid JSON, dark',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await breakContent(canvas)),
};

export const Reopened: Story = {
  name: 'Unsaved changes offered again',
  parameters: { ccb: { updateInterfaceConfig: '500' } },
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Edit IT · DEFAULT');
    await write(form, '{ "theme": "light" }');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await page().findByRole('button', { name: 'Reopen' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit IT · DEFAULT' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('{ "theme": "light" }'),
    );
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateInterfaceConfig: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit IT · DEFAULT');
    await write(dialog, '{ "theme": "light" }');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: /was changed while you were editing/ });
  },
};
