import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, dialog, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Outside the menu/Views of lists',
  ...screen('/interface_labels?action=search&activeGroup=Main%20Window'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headers = (canvas: Canvas) => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);

async function openViews(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
  return dialog('Views');
}

async function openColumns(canvas: Canvas) {
  await canvas.findByText('MAIN_TITLE');
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  return dialog('Columns');
}

export const Views: Story = {
  name: 'Own views and shared ones (R-418)',
  play: async ({ canvas }) => {
    const views = await openViews(canvas);
    await expect(await views.findByText('Shared by Giulia Ferri')).toBeVisible();
    await expect(views.queryByRole('button', { name: 'Change Titles' })).toBeNull();
  },
};

export const NoViews: Story = {
  name: 'No views yet',
  parameters: { ccb: { listListViews: 'empty' } },
  play: async ({ canvas }) => {
    const views = await openViews(canvas);
    await expect(await views.findByText(/There is none yet/)).toBeVisible();
  },
};

export const Shown: Story = {
  name: 'A view with its filters and columns (R-417)',
  play: async ({ canvas }) => {
    const views = await openViews(canvas);
    await userEvent.click(await views.findByRole('button', { name: /^Without English/ }));
    await expect(await canvas.findByRole('button', { name: 'View: Without English' })).toHaveFocus();
    await waitFor(() =>
      expect(headers(canvas)).toEqual(['', 'Label', 'Code', 'Model enabled regexp', 'Actions']),
    );
    await expect(canvas.getByRole('button', { name: /^Remove filter Missing/ })).toBeVisible();
  },
};

/** Filters and languages are kept; the workbench has no columns to choose. */
export const OfWorkbench: Story = {
  name: 'A view of the translations workbench (R-417)',
  parameters: { path: '/translations?activeGroup=Main+Window&source=it&targets=en,de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: /^MAIN_BTN_BACK, en/ });
    const views = await openViews(canvas);
    await userEvent.click(views.getByRole('button', { name: 'Keep as a view' }));
    const form = within(await page().findByRole('dialog', { name: 'New view' }));
    await userEvent.type(form.getByLabelText('Name'), 'Into English and German');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    // The notice moves when the form is gone.
    await waitFor(() => expect(page().getByText('View Buttons saved')).toBeVisible());
  },
};

export const Columns: Story = {
  name: 'The columns of a list, their widths and their order (R-416)',
  play: async ({ canvas }) => {
    const columns = await openColumns(canvas);
    const head = () => canvas.getByRole('columnheader', { name: /^Code/ }).offsetWidth;
    const before = head();
    await userEvent.click(columns.getByRole('button', { name: 'Code wider' }));
    await expect(head()).toBeGreaterThan(before + 15);
    await userEvent.click(columns.getByRole('button', { name: 'As they were' }));
    await expect(head()).toBe(before);
    await userEvent.click(columns.getByRole('checkbox', { name: 'Model disabled regexp' }));
    await userEvent.click(columns.getByRole('button', { name: 'Move Label to the left' }));
    await expect(headers(canvas)).toEqual(['', 'Label', 'Code', 'Model enabled regexp', 'Actions']);
    await expect(columns.getByRole('checkbox', { name: 'Code' })).toBeDisabled();
  },
};
