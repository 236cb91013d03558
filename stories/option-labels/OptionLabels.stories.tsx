import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import models from '../../mocks/Model/getModelListJsonByCountry.default.json';
import { screen } from '../.storybook/screen';
import { page, press } from '../.storybook/steps';

const wheels = '/opt_labels?action=search&activeGroup=WHEELS';
const aurora = models.value.find(({ modelcode }) => modelcode === 'AURORA_15_HYB')!;
const ofModel = { model: aurora, ccb: { listOptionGridLabels: 'model' } };

const meta = { title: 'Screens/Labels/Option labels', ...screen(wheels) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With model DEFAULT the default label itself is edited. */
export const Default: Story = {
  name: 'Filled, model DEFAULT',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Default label of 431')).toHaveValue(
      'Cerchi in lega da 17" diamantati',
    );
    await expect(canvas.getByText('64 options')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Model label' })).toBeNull();
  },
};

/** With a model its own label is edited beside the default one. */
export const Changed: Story = {
  name: 'Unsaved changes, one model',
  parameters: ofModel,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Model label of 431')).toHaveValue(
      'Cerchi da 17" diamantati “Scia”',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Default label' })).toBeVisible();
    const field = await canvas.findByLabelText('Model label of 420');
    await userEvent.clear(field);
    await userEvent.type(field, 'Cerchi in lega da 17" bruniti Hybrid');
    await expect(canvas.getByRole('button', { name: 'Update 420' })).toBeEnabled();
  },
};

/** Carousels toggle for each option; one without pictures says so. */
export const TwoCarousels: Story = {
  name: 'Pictures of two options',
  play: async ({ canvas }) => {
    await press(canvas, 'Images of 431');
    await press(canvas, 'Images of 5EQ');
    await canvas.findByText('There are no images.');
    await canvas.findByText(/^5 images loaded/);
  },
};

export const CustomerProgrammes: Story = {
  parameters: { ...ofModel, path: '/custprg_labels?action=search&activeGroup=CP_SERVICE' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^CUSTPR Labels/ });
    await canvas.findByText(/^Aurora 1\.5 Hybrid · 3410226 · Italiano\./);
  },
};

export const LongTexts: Story = {
  parameters: { model: aurora, ccb: { listOptionGridLabels: 'long' } },
};

/** Its labels are for some models only; the list without a model shows none of them. */
export const MistypedOption: Story = {
  name: 'Mistyped option',
  parameters: { ccb: { listOptionGridLabels: 'mistyped' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 43l' }));
    const question = await page().findByRole('alertdialog', { name: 'Elimina' });
    await expect(question).toHaveTextContent('the option is deleted with all its labels');
  },
};

export const NotInTheGrid: Story = {
  name: 'Not in the grid',
  parameters: { model: aurora, ccb: { listOptionGridLabels: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText(/^The grid of Aurora 1\.5 Hybrid offers none/)),
};
