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

export const UpdateDone: Story = {
  name: 'Updated',
  play: async ({ canvas }) => {
    await updated(canvas);
    await page().findByText('Label 420 updated');
  },
};

/** What was typed stays in its row behind the red box. */
export const UpdateFailed: Story = {
  name: 'Update, failed',
  parameters: answering({ updateOptionGridLabel: '500' }),
  play: async ({ canvas }) => {
    await updated(canvas);
    await page().findByText(/Something failed on the server/);
    await expect(canvas.getByLabelText('Model label of 420')).toHaveValue('Cerchi bruniti “Notte”');
  },
};

export const UpdateConflict: Story = {
  name: 'Update, changed by a colleague',
  parameters: answering({ updateOptionGridLabel: 'stale' }),
  play: async ({ canvas }) => {
    await updated(canvas);
    const conflict = await dialog('420 was changed while you were editing');
    await expect(conflict.getByRole('button', { name: 'Save' })).toBeDisabled();
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

export const NewIncomplete: Story = {
  name: 'New, required fields missing',
  play: async ({ canvas }) => {
    await press(canvas, 'New OPT Label');
    await userEvent.click((await dialog('New OPT Label')).getByRole('button', { name: 'Save' }));
    await page().findByText('Inserisci tutti i campi obbligatori');
  },
};

export const NewDuplicate: Story = {
  name: 'New, exists already',
  parameters: answering({ createOptionGridLabel: 'duplicate' }),
  play: async ({ canvas }) => {
    await press(canvas, 'New OPT Label');
    const form = await dialog('New OPT Label');
    await userEvent.type(form.getByLabelText(/^Code/), '431');
    await userEvent.type(form.getByLabelText(/^Label/), 'Doppia');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page().findAllByText('431 has a default label in Italiano already.');
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

export const Colours: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Colours of 431');
    await (await dialog('Opt Color Details')).findByText('Nero diamantato');
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

export const NoColours: Story = {
  name: 'Colours, none',
  parameters: answering({ listColourGrid: 'empty' }),
  play: async ({ canvas }) => {
    await press(canvas, 'Colours of 431');
    await (await dialog('Opt Color Details')).findByText('No colours');
  },
};

export const ColoursFailed: Story = {
  name: 'Colours, failed',
  parameters: answering({ listColourGrid: '500' }),
  play: async ({ canvas }) => {
    await press(canvas, 'Colours of 431');
    await (await dialog('Opt Color Details')).findByText('The colours could not be loaded');
  },
};

export const Info: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Info of 431');
    await (await dialog('Info of 431')).findByText('Price missing');
  },
};

export const InfoFailed: Story = {
  name: 'Info, failed',
  parameters: answering({ getConfGridByModelOptColor: '500' }),
  play: async ({ canvas }) => {
    await press(canvas, 'Info of 431');
    await (await dialog('Info of 431')).findByText('The details could not be loaded');
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'History of 431');
    await (await dialog('History of 431')).findByText('2 changes');
  },
};
