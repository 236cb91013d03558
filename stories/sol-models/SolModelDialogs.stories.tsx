import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';
import signedIn from '../../mocks/Session/getToken.default.json';

const { countries } = (signedIn.value as SignedIn).user;
const market = { isHQUser: false, countries: countries.filter(({ id }) => id === 'IT') };

const meta = {
  title: 'Screens/SOL/SOL visibility/Dialogs',
  ...screen('/sol_model', { user: market }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await canvas.findAllByRole('switch', { name: /, HQ:/ });
  return openDialog(canvas, button);
}
async function ask(canvas: Canvas, name: RegExp) {
  await userEvent.click(await canvas.findByRole('switch', { name }));
  return within(await page().findByRole('alertdialog', { name: 'Change Status' }));
}
async function chooseModel(dialog: Awaited<ReturnType<typeof open>>, label: string) {
  await waitFor(() => expect(dialog.getByRole('option', { name: label })).toBeInTheDocument());
  await userEvent.selectOptions(dialog.getByLabelText('Model'), label);
}
const upload = async (canvas: Canvas) => {
  const dialog = await open(canvas, 'Import');
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]')!;
  await userEvent.upload(input, new File(['PK'], 'solVisibility.xlsx'));
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  return dialog;
};

const AURORA = /^Aurora 1.5 Hybrid MY27, Italia:/;

export const ChangeStatus: Story = {
  name: 'Switch question',
  play: async ({ canvas }) => {
    const question = await ask(canvas, AURORA);
    await expect(
      question.getByText('Do you want to activate/deactivate Aurora 1.5 Hybrid MY27 ?'),
    ).toBeVisible();
  },
};
export const ChangeRefused: Story = {
  name: 'Visibility, refused',
  parameters: { ccb: { changeSolModelVisibility: '403' } },
  play: async ({ canvas }) => {
    await userEvent.click((await ask(canvas, AURORA)).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(page().queryByText('Change Status')).toBeNull());
    await expect(page().getByRole('alertdialog')).toHaveTextContent('You may not');
  },
};

export const NewRecordedAlready: Story = {
  name: 'New, recorded already',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await expect(dialog.getByLabelText('Market')).toHaveValue('IT');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await chooseModel(dialog, 'Aurora 1.5 Hybrid MY27');
    await dialog.findByText('The market has a record of it already.');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Import: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Import');
    await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Template' })).toBeEnabled();
  },
};
export const ImportResult: Story = {
  name: 'Import, result',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    const run = await dialog.findByRole('button', { name: 'Import 3 records' });
    await expect(run).toBeEnabled();
    await expect(dialog.getByText('there is no vehicle 9999999')).toBeInTheDocument();
    await userEvent.click(run);
    const result = within(await page().findByRole('dialog', { name: 'Import result' }));
    await expect(
      result.getByText('row 5: Vehicle code "9999999": there is no vehicle 9999999'),
    ).toBeVisible();
  },
};

export const Export: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Export');
    await expect(dialog.getByRole('radio', { name: /^ALL/ })).toBeChecked();
  },
};

export const ModelNotActive: Story = {
  name: 'Vehicle not active',
  parameters: { ccb: { checkIfExistVeteleActive: '404' } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Price configurator of Aurora 1.5 Hybrid MY27, Italia' }),
    );
    await expect(await page().findByRole('alertdialog')).toHaveTextContent('Model not active');
  },
};
