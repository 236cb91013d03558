import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, dialog, press } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Call to action', ...screen('/call_to_action') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('BUY_ONLINE');
    await expect(canvas.getByText('Ordina online')).toHaveAttribute('lang', 'it');
  },
};

/** The codes of interface labels come up while one is typed. */
export const LabelCodes: Story = {
  name: 'Choosing a label code',
  play: async ({ canvas }) => {
    await press(canvas, 'New');
    const form = await dialog('New Call To Action');
    await userEvent.type(form.getByLabelText('Label code'), 'BTN');
    await form.findByRole('option', { name: /SUMM_BTN_ORDER/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(form.getByLabelText('Label code')).toHaveValue('SUMM_BTN_ORDER');
    await form.findByText('“Ordina online”');
  },
};

export const Configuration: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit BUY_ONLINE');
    const form = await dialog('Edit BUY_ONLINE');
    await form.findByText('3 changes');
    await expect(form.getByRole('tab', { name: 'CTA Configuration' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

const openCountries = async (canvas: Canvas) => {
  await press(canvas, 'Edit BUY_ONLINE');
  const form = await dialog('Edit BUY_ONLINE');
  await userEvent.click(form.getByRole('tab', { name: /^Countries/ }));
  return form;
};

/** Each row is saved for itself, so this tab has no Save. */
export const Countries: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await expect(await form.findByRole('switch', { name: 'Enable Italia' })).toBeChecked();
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const RegexpsOfACountry: Story = {
  name: 'Model patterns of a country',
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Edit the regexps of Germania' }));
    const edit = await dialog('Edit Germania');
    await expect(edit.getByLabelText('Model enabled regexp')).toHaveFocus();
    await userEvent.clear(edit.getByLabelText('Model enabled regexp'));
    await userEvent.type(edit.getByLabelText('Model enabled regexp'), '^AURORA_.*$');
    await edit.findByText(/matches \d+ of \d+ models/);
  },
};
