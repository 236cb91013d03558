import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Reference data/Call to action', ...screen('/call_to_action') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await page().findByRole('dialog', { name }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('BUY_ONLINE');
    await expect(canvas.getByText('Ordina online')).toHaveAttribute('lang', 'it');
  },
};

export const LongTexts: Story = { parameters: { ccb: { listCallToActions: 'long' } } };

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

export const RequiredMissing: Story = {
  name: 'New, required fields missing',
  play: async ({ canvas }) => {
    await press(canvas, 'New');
    const form = await dialog('New Call To Action');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Inserisci tutti i campi obbligatori');
  },
};

/** A failed save closes the form; Reopen brings it back. */
export const CodeTaken: Story = {
  name: 'New, code taken',
  parameters: { ccb: { createCallToAction: 'duplicate' } },
  play: async ({ canvas }) => {
    await press(canvas, 'New');
    const form = await dialog('New Call To Action');
    await userEvent.type(form.getByLabelText('Code'), 'BUY_ONLINE');
    await userEvent.type(form.getByLabelText('Label code'), 'SUMM_BTN_ORDER{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await press(page(), 'Reopen');
    await expect((await dialog('New Call To Action')).getByLabelText('Code')).toHaveValue('BUY_ONLINE');
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

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateCallToAction: 'stale' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit BUY_ONLINE');
    const form = await dialog('Edit BUY_ONLINE');
    await userEvent.type(form.getByLabelText('Link code'), '/now');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await dialog('BUY_ONLINE was changed while you were editing');
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
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await expect(await form.findByRole('switch', { name: 'Enable Italia' })).toBeChecked();
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** No link is stored: every country is disabled and has no regexps. */
export const CountriesOfANewOne: Story = {
  name: 'Countries, none chosen yet',
  parameters: { ccb: { listCountryCallToActions: 'empty' } },
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await expect(await form.findByRole('switch', { name: 'Enable Italia' })).not.toBeChecked();
  },
};

export const CountriesLoading: Story = {
  name: 'Countries, loading',
  parameters: { ccb: { listCountryCallToActions: 'pending' }, busy: true },
  play: async ({ canvas }) => void (await openCountries(canvas)),
};

export const CountriesFailed: Story = {
  name: 'Countries, failed',
  parameters: { ccb: { listCountryCallToActions: '500' } },
  play: async ({ canvas }) =>
    void (await (await openCountries(canvas)).findByText('The countries could not be loaded')),
};

export const ToggleQuestion: Story = {
  name: 'Switch question',
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await userEvent.click(await form.findByRole('switch', { name: 'Enable Sudafrica' }));
    const question = await page().findByRole('alertdialog', { name: 'Enable' });
    await expect(question).toHaveTextContent('BUY_ONLINE is shown in Sudafrica.');
  },
};

export const Toggled: Story = {
  name: 'Country switched',
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await userEvent.click(await form.findByRole('switch', { name: 'Relevant Italia' }));
    await userEvent.click(await page().findByRole('button', { name: 'Procedi' }));
    await page().findByText('Country link IT updated');
  },
};

export const RegexpsOfACountry: Story = {
  name: 'Model patterns of a country',
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Edit the regexps of Germania' }));
    await expect((await dialog('Edit Germania')).getByLabelText('Model enabled regexp')).toHaveFocus();
  },
};

export const ConflictInACountry: Story = {
  name: 'Country changed by a colleague',
  parameters: { ccb: { updateCountryCallToAction: 'stale' } },
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Edit the regexps of Italia' }));
    const edit = await dialog('Edit Italia');
    await userEvent.type(edit.getByLabelText('Model disabled regexp'), '^LINCE_.*$');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await dialog('IT was changed while you were editing');
  },
};

export const HistoryOfACountry: Story = {
  play: async ({ canvas }) => {
    const form = await openCountries(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'History of Germania' }));
    await (await dialog('History of Germania')).findByText('2 changes');
  },
};
