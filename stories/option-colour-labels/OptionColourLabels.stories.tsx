import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const colours = '/opt_color_labels?action=search&activeGroup=COLOR';
const wheels = '/opt_color_labels?action=search&activeGroup=WHEELS';
const ofWheels = { path: wheels, ccb: { listOptColorLabels: 'options' } };

const meta = { title: 'Screens/Labels/Option and colour labels', ...screen(colours) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours are edited in their rows. */
export const Colours: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Label of 011')).toHaveValue('Bianco ghiaccio');
    await expect(canvas.getByText('30 colours')).toBeVisible();
  },
};

/** Options are edited in a dialog, for they have an info text. */
export const Options: Story = {
  parameters: ofWheels,
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Option info text' });
    await canvas.findByRole('switch', { name: 'Active: 5EQ', checked: false });
  },
};

/** Options in the colour, their pictures, and its label in every language. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of 011' }));
    const uses = within(canvas.getByRole('region', { name: 'Options in 011' }));
    await userEvent.click(uses.getAllByRole('button', { name: /^Images of/ })[0]!);
    await uses.findByText(/^5 images loaded/);
    await expect(canvas.getByText('Eisweiß')).toHaveAttribute('lang', 'de');
  },
};

/** A label is looked for in every language; the row says where it was found. */
export const FoundInAnotherLanguage: Story = {
  name: 'Found in another language',
  parameters: { path: `${colours}&label=Eiswei%C3%9F` },
  play: async ({ canvas }) => void (await canvas.findAllByText(/^Deutsch:/)),
};

export const LongTexts: Story = {
  parameters: { path: wheels, ccb: { listOptColorLabels: 'long' } },
};

/** A colleague has deleted the label that is saved: whether to create it again. */
export const DeletedMeanwhile: Story = {
  name: 'Deleted meanwhile',
  parameters: { ccb: { changeColLabelInColItem: 'deleted' } },
  play: async ({ canvas }) => {
    const label = await canvas.findByLabelText('Label of 011');
    await userEvent.clear(label);
    await userEvent.type(label, 'Bianco neve{Enter}');
    await within(document.body).findByRole('alertdialog', { name: /^The label of 011 was deleted/ });
  },
};
