import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = { title: 'Screens/Maintenance/Activity', ...screen('/activity') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: Canvas, name: string, at = 0) =>
  userEvent.click((await canvas.findAllByRole('button', { name }))[at]!);

export const Filled: Story = {
  name: 'Who changed what when, before and after (R-370)',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('6 changes');
    const row = within((await canvas.findByText('IT · 3410126 · 431')).closest('tr')!);
    await expect(row.getByText('Marco Ferri')).toBeVisible();
    await expect(row.getByText('Import · listino novembre.xlsx')).toBeVisible();
    await expect(row.getByText('650').tagName).toBe('DEL');
    await expect(row.getByText('685').tagName).toBe('INS');
    await expect(row.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

export const More: Story = {
  name: 'More changes than are counted (R-371)',
  parameters: { ccb: { listActivity: 'many' } },
  play: async ({ canvas }) => {
    await canvas.findByText('More than 10,000 changes');
  },
};

export const Filtered: Story = {
  name: 'Filtered by person, kind and day (R-372)',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Person'), 'bassi');
    await canvas.findByRole('option', { name: 'Interface labels' });
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Interface labels');
    await userEvent.type(canvas.getByLabelText('From'), '01/11/26');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText('Person: bassi');
    await canvas.findByText('Kind: Interface labels');
    await canvas.findByText('From: 01/11/26');
  },
};

export const OfARecord: Story = {
  name: 'Only the changes of the record in the address (R-391)',
  parameters: { path: '/activity?kinds=interfaceLabel&recordId=101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Record')).toHaveValue('101');
    await userEvent.click(await canvas.findByRole('button', { name: /remove.*Record: 101|Record: 101/i }));
    await waitFor(() => expect(canvas.queryByLabelText('Record')).toBeNull());
  },
};

export const OfOneRecord: Story = {
  name: 'History of the record of a change (R-374)',
  parameters: { ccb: { listActivity: 'record' } },
  play: async ({ canvas }) => {
    await press(canvas, 'History of MAIN_WINDOW_TITLE · it');
    const dialog = within(await page().findByRole('dialog', { name: 'MAIN_WINDOW_TITLE · it' }));
    await dialog.findByText('3 changes');
    await userEvent.click((await dialog.findAllByRole('button', { name: /^Restore/ }))[0]!);
    await page().findByText(/The record goes back to what it was on/);
  },
};

export const Restored: Story = {
  name: 'What a change left, brought back after a question (R-374)',
  play: async ({ canvas }) => {
    await press(canvas, 'Restore pt');
    const question = within(await page().findByRole('alertdialog'));
    await question.findByText(/pt goes back to what it was before it was deleted on/);
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(page().queryByText(/goes back to/)).toBeNull());
  },
};

export const Empty: Story = {
  parameters: { ccb: { listActivity: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing has been changed yet.');
  },
};

export const Forbidden: Story = {
  name: 'Without any right (R-373)',
  parameters: { ccb: { listActivity: 'empty', listActivityKinds: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No changes that you may see');
  },
};
