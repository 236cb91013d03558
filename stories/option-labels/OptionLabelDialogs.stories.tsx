import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import models from '../../mocks/Model/getModelListJsonByCountry.default.json';
import { screen, type ScreenParameters } from '../.storybook/screen';

const aurora = models.value.find(({ modelcode }) => modelcode === 'AURORA_15_HYB')!;
const answers = { listOptionGridLabels: 'model' };
const answering = (more: ScreenParameters['ccb']) => ({ ccb: { ...answers, ...more } });

const meta = {
  title: 'Screens/Labels/Option labels/Dialogs',
  ...screen('/opt_labels?action=search&activeGroup=WHEELS', { model: aurora, ccb: answers }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async (name: string) => within(await page().findByRole('dialog', { name }));

/** Types into the row of 420 and asks for the update. */
async function update(canvas: Canvas) {
  const field = await canvas.findByLabelText('Model label of 420');
  await userEvent.clear(field);
  await userEvent.type(field, 'Cerchi bruniti “Notte”');
  await userEvent.click(canvas.getByRole('button', { name: 'Update 420' }));
  return within(await page().findByRole('alertdialog', { name: 'Update' }));
}

async function updated(canvas: Canvas) {
  const question = await update(canvas);
  await userEvent.click(question.getByRole('button', { name: 'Edit' }));
}

export const UpdateConfirm: Story = {
  name: 'Update question',
  play: async ({ canvas }) => {
    const question = await update(canvas);
    await expect(question.getByText('Vuoi Modificare 420?')).toBeVisible();
  },
};

export const DeletedMeanwhile: Story = {
  name: 'Update, deleted meanwhile',
  parameters: answering({ updateOptionGridLabel: 'gone' }),
  play: async ({ canvas }) => {
    await updated(canvas);
    await page().findByText('The label of 420 was deleted while you were editing');
  },
};

export const CancelConfirm: Story = {
  name: 'Back to the default label, question',
  play: async ({ canvas }) => {
    await press(canvas, 'Use default label of 431');
    const question = await page().findByRole('alertdialog', { name: 'Elimina' });
    await expect(question).toHaveTextContent('Vuoi veramente cancellare 431?');
    await expect(within(question).getByRole('button', { name: 'Annulla' })).toHaveFocus();
  },
};

export const New: Story = {
  name: 'New label',
  play: async ({ canvas }) => {
    await press(canvas, 'New OPT Label');
    const form = await dialog('New OPT Label');
    await expect(form.getByLabelText(/^Code/)).toHaveFocus();
  },
};

/** Of an accessory, where the list shows every group: the form asks for one. */
export const NewAccessory: Story = {
  name: 'New accessory label',
  parameters: { path: '/acc_labels?action=search' },
  play: async ({ canvas }) => {
    await press(canvas, 'New Acc Label');
    await dialog('New Acc Label');
  },
};

export const ColourCarousel: Story = {
  name: 'Colours, pictures',
  play: async ({ canvas }) => {
    await press(canvas, 'Colours of 431');
    const details = await dialog('Opt Color Details');
    await userEvent.click(await details.findByRole('button', { name: 'Images of 072' }));
    await details.findByText(/^5 images loaded/);
  },
};

export const ColoursDark: Story = {
  ...ColourCarousel,
  name: 'Colours, pictures, dark',
  globals: { theme: 'dark' },
};

export const Info: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Info of 431');
    await (await dialog('Info of 431')).findByText('Price missing');
  },
};
