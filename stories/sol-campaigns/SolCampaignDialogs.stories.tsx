import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import signedIn from '../../mocks/Session/getToken.market.json';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const { user } = signedIn.value as SignedIn;

const meta = {
  title: 'Screens/SOL/Discounts campaigns/Dialogs',
  ...screen('/sol_campaign', { user }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string | RegExp) {
  await canvas.findByRole('switch', { name: 'Active: campaign 1482' });
  return openDialog(canvas, button);
}
/** The dialog that waits for the campaign gives way to its form. */
async function openEdit(canvas: Canvas) {
  await open(canvas, /^Edit campaign 1482/);
  await page().findByLabelText('Add a model');
  return within(page().getByRole('dialog'));
}
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Tab}`);
}
async function pick(dialog: Canvas, code: string) {
  await userEvent.type(dialog.getByLabelText('Add a model'), code);
  await userEvent.click(await dialog.findByRole('option', { name: new RegExp(`^${code}`) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
}

/** A market with one zone needs no choice of it. */
export const NewFilled: Story = {
  name: 'New, filled in',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New campaign');
    await expect(dialog.getByLabelText('Description')).toHaveFocus();
    await expect(dialog.getByLabelText('Time zone')).toHaveValue('Europe/Rome');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await write(dialog.getByLabelText('Description'), 'Primavera Aurora');
    await write(dialog.getByLabelText('Date start'), '01/03/35');
    await write(dialog.getByLabelText('Date end'), '31/03/35 23:59');
    await write(dialog.getByLabelText('Disc. Tot'), '1500');
    await expect(dialog.getByLabelText('Disc.%')).toBeDisabled();
    await pick(dialog, '3410126');
    await expect(dialog.getByText('Ready to be saved')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const ModelTwice: Story = {
  name: 'New, model chosen twice',
  parameters: { ccb: { checkSolModelActive: 'inactive' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New campaign');
    await pick(dialog, '3410126');
    await expect(await dialog.findByText('not active')).toBeVisible();
    await pick(dialog, '3410126');
    await expect(await dialog.findByText('Model already selected')).toBeVisible();
  },
};

/** The hour that clocks skip in March is told, and so is what counts instead. */
export const ClocksChange: Story = {
  name: 'New, clocks change meanwhile',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New campaign');
    await write(dialog.getByLabelText('Date start'), '25/03/35 02:30');
    await expect(await dialog.findByText(/02:30 is skipped on 25\/03\/35 in Europe\/Rome/)).toBeVisible();
  },
};

/** Its models stay; one of them is not active for SOL now. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas);
    await expect(
      dialog.getByText('Warning: red text indicates a model not active for SOL now'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(dialog.getAllByRole('button', { name: /^Price configurator of/ })).toHaveLength(2);
  },
};

/** What is typed into the first one is asked about; one that is over shows its models, as in the list. */
export const NextByKey: Story = {
  name: 'Edit, on to the next by key (R-414)',
  play: async ({ canvas }) => {
    const next = () => userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await open(canvas, /^Edit campaign 1488/);
    await page().findByLabelText('Add a model');
    await userEvent.type(page().getByLabelText('Description'), ' and more');
    await next();
    await userEvent.click(await page().findByRole('button', { name: 'Stay' }));
    await expect(page().getByText('3 of 6')).toBeVisible();
    await next();
    await userEvent.click(await page().findByRole('button', { name: 'Leave without saving' }));
    await expect(await page().findByRole('dialog', { name: 'Edit campaign 1482' })).toBeVisible();
    await expect(await page().findByLabelText('Description')).not.toHaveDisplayValue(/ and more$/);
    await next();
    await expect(await page().findByRole('dialog', { name: 'Models of campaign 1475' })).toBeVisible();
    await expect(page().getByText('5 of 6')).toBeVisible();
  },
};

export const Description: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /^Description of 1482/);
    await expect(dialog.getByLabelText('Description')).toHaveFocus();
  },
};

/** The question before a campaign overlaps another one says so; it may be activated all the same. */
export const ToggleOverlaps: Story = {
  name: 'Switch question, overlap',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Active: campaign 1475' }));
    const question = within(await page().findByRole('alertdialog', { name: 'Activate' }));
    await expect(await question.findByText('Overlaps 1482')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Activate' })).toBeEnabled();
  },
};

async function upload(canvas: Canvas) {
  const dialog = await open(canvas, 'Import');
  await userEvent.upload(
    dialog.getByLabelText('Workbook to import', { selector: 'input' }),
    new File(['PK'], 'campaigns.xlsx'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  return dialog;
}

/** New, changed and refused campaigns; one whose percentage becomes 100 is not ticked. */
export const ImportPreview: Story = {
  name: 'Import, preview',
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    await expect(await dialog.findByRole('button', { name: 'Import 3 campaigns' })).toBeEnabled();
    await expect(dialog.getByRole('checkbox', { name: 'Import row 4, Saldi Lince' })).not.toBeChecked();
    await expect(dialog.getByText('Disc.%: 150 becomes 100')).toBeVisible();
    await expect(dialog.getByText('There is no vehicle 9999999')).toBeInTheDocument();
  },
};

/** It asks about a discount that changes by more than half. */
export const Imported: Story = {
  name: 'Import, result',
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 3 campaigns' }));
    await expect(await page().findByRole('alertdialog')).toHaveTextContent('1.200,00→2.500,00');
    await userEvent.click(await page().findByRole('button', { name: 'Save all the same' }));
    const result = within(await page().findByRole('dialog', { name: 'Import result' }));
    await expect(result.getByText('There is no vehicle 9999999')).toBeVisible();
    await expect(result.getByRole('button', { name: 'Download rejected rows' })).toBeVisible();
  },
};

export const ImportRefused: Story = {
  name: 'Import, refused',
  parameters: { ccb: { previewSolCampaigns: 'refused' } },
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    await expect(await dialog.findByText('Nothing to import: nothing in it is valid.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download rejected rows' })).toBeVisible();
  },
};
