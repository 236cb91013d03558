import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, dialog, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Translations',
  ...screen('/translations?activeGroup=Main+Window&source=it&targets=en,de'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvas: Canvas, name: RegExp) => canvas.findByRole('gridcell', { name });
const panel = async (name: string) => within(await page().findByRole('region', { name }));
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

/** Opens a cell by a second click, as staff do. */
async function open(canvas: Canvas, name: RegExp) {
  const found = await cell(canvas, name);
  await userEvent.dblClick(found);
}

export const Default: Story = {
  name: 'Texts in every state (R-313)',
  play: async ({ canvas }) => {
    await cell(canvas, /^MAIN_BTN_BACK, en: Back\. Checked/);
    await cell(canvas, /^MAIN_BTN_HELP, de: Missing/);
    await cell(canvas, /^MAIN_BTN_START, en: .* Out of date/);
    await cell(canvas, /^MAIN_PRICE_NOTE, de: .* Same as source/);
    await expect(canvas.getByRole('radio', { name: 'Missing 4' })).not.toBeChecked();
  },
};

export const Editing: Story = {
  name: 'Text open (R-317)',
  play: async ({ canvas }) => {
    await open(canvas, /^MAIN_BTN_START, en/);
    await expect(await field(canvas, 'MAIN_BTN_START, en')).toHaveFocus();
    const about = await panel('MAIN_BTN_START, en');
    await expect(await about.findByText('Continue configuring')).toBeVisible();
    await userEvent.keyboard('{Control>}1{/Control}');
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'MAIN_BTN_START, en' });
    await expect(area).toHaveValue('Continue configuring');
    document.execCommand('undo');
    await expect(area).toHaveValue('Start configuring');
    await userEvent.click(about.getByRole('button', { name: /^Take/ }));
    await expect(area).toHaveFocus();
    await expect(area).toHaveValue('Continue configuring');
  },
};

export const NextMissing: Story = {
  name: 'Saved, or saved and checked, and on to the next missing text (R-314, R-318)',
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^MAIN_AURORA_CLAIM, de/));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.type(await field(canvas, 'MAIN_BTN_HELP, de'), 'Brauchen Sie Hilfe?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await field(canvas, 'MAIN_FINANCE_RATE, de')).toHaveFocus();
    await cell(canvas, /^MAIN_BTN_HELP, de: Brauchen Sie Hilfe\?\. Translated/);
    await canvas.findByText(/^Saved \d/);
    await userEvent.keyboard('{Escape}');
    await open(canvas, /^MAIN_BTN_START, de/);
    await userEvent.type(await field(canvas, 'MAIN_BTN_START, de'), '!');
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(await field(canvas, 'MAIN_FINANCE_RATE, de')).toHaveFocus();
    await cell(canvas, /^MAIN_BTN_START, de: Konfiguration starten!\. Checked/);
  },
};

export const GivenUp: Story = {
  name: 'Given up and taken back (R-316)',
  play: async ({ canvas }) => {
    await open(canvas, /^MAIN_BTN_BACK, en/);
    await userEvent.type(await field(canvas, 'MAIN_BTN_BACK, en'), ' to start{Escape}');
    const back = await cell(canvas, /^MAIN_BTN_BACK, en: Back\. Checked/);
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await userEvent.type(await field(canvas, 'MAIN_BTN_BACK, en'), ' to start{Enter}');
    await cell(canvas, /^MAIN_BTN_BACK, en: Back to start/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await userEvent.keyboard('{Control>}z{/Control}');
    await cell(canvas, /^MAIN_BTN_BACK, en: Back\. Checked/);
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague (R-312)',
  parameters: { ccb: { updateTranslation: 'stale' } },
  play: async ({ canvas }) => {
    await open(canvas, /^MAIN_BTN_START, en/);
    await userEvent.type(await field(canvas, 'MAIN_BTN_START, en'), '!');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('MAIN_BTN_START, en: MAIN_BTN_START was changed while you were editing');
    await userEvent.click(await canvas.findByRole('button', { name: '1 not saved yet' }));
    const about = await panel('MAIN_BTN_START, en');
    await about.findByText('MAIN_BTN_START was changed while you were editing');
    await userEvent.click(about.getByRole('button', { name: 'Take theirs' }));
    await cell(canvas, /^MAIN_BTN_START, en: Begin your configuration/);
  },
};

export const Refused: Story = {
  name: 'Not saved, and kept',
  parameters: { ccb: { updateTranslation: '500' } },
  play: async ({ canvas }) => {
    await open(canvas, /^MAIN_BTN_START, en/);
    await userEvent.type(await field(canvas, 'MAIN_BTN_START, en'), '!');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await cell(canvas, /^MAIN_BTN_START, en: Start configuring!/));
    const about = await panel('MAIN_BTN_START, en');
    await about.findByText(/Something failed on the server/);
    await about.findByRole('button', { name: 'Retry' });
    await canvas.findByText('1 not saved yet');
  },
};

export const Quality: Story = {
  name: 'Objections, one dismissed; a text checked by key, and not any more by button (R-314)',
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^MAIN_PRICE_FROM, de: Ab .preis/));
    const about = await panel('MAIN_PRICE_FROM, de');
    const reasons = await about.findAllByRole('listitem');
    await userEvent.click((await about.findAllByRole('button', { name: 'Dismiss' }))[0]!);
    await about.findByRole('button', { name: 'Show dismissed again (1)' });
    await expect(about.queryByText(reasons[0]!.firstChild!.textContent!)).toBeNull();
    await userEvent.click(await cell(canvas, /^MAIN_BTN_START, en/));
    await userEvent.keyboard(' ');
    await cell(canvas, /^MAIN_BTN_START, en: Start configuring\. Checked/);
    const checked = await panel('MAIN_BTN_START, en');
    await userEvent.click(checked.getByRole('button', { name: 'Mark as unchecked' }));
    await cell(canvas, /^MAIN_BTN_START, en: Start configuring\. Translated/);
  },
};

export const Glossary: Story = {
  name: 'No term in a source, those of another, and a forbidden one typed (R-354)',
  play: async ({ canvas }) => {
    await open(canvas, /^MAIN_BTN_BACK, en/);
    const without = await panel('MAIN_BTN_BACK, en');
    await without.findByRole('heading', { name: 'Similar texts' });
    await expect(without.queryByRole('heading', { name: 'Glossary' })).toBeNull();
    await expect(await field(canvas, 'MAIN_BTN_BACK, en')).toHaveAccessibleDescription('Indietro');
    await open(canvas, /^MAIN_BTN_START, en/);
    const about = await panel('MAIN_BTN_START, en');
    await expect((await about.findByText('setup')).tagName).toBe('S');
    const area = await field(canvas, 'MAIN_BTN_START, en');
    await expect(area).toHaveAccessibleDescription(/configurazione configuration setup \(forbidden\)/);
    await userEvent.clear(area);
    await userEvent.type(area, 'Start your setup');
    await about.findByText('“setup” is not to be used; use “configuration”.');
  },
};

export const LengthLimit: Story = {
  name: 'Length limit of the group lowered (R-357)',
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^MAIN_PRICE_NOTE, en: On-the-road .* included\. Translated$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Longest text: up to 180 % of its source' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Longest text' }));
    const percent = dialog.getByRole('textbox');
    await userEvent.clear(percent);
    await userEvent.type(percent, '99{Enter}');
    await dialog.findByText('A whole number from 100 to 1000');
    await userEvent.clear(percent);
    await userEvent.type(percent, '120{Enter}');
    await canvas.findByRole('button', { name: 'Longest text: up to 120 % of its source' });
    const about = await panel('MAIN_PRICE_NOTE, en');
    await about.findByText('142 % of the length of the source; the limit is 120 %.');
  },
};

export const Missing: Story = {
  name: 'Missing texts only',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Missing/ }));
    await canvas.findByText('3 texts');
    await expect(canvas.queryByText('MAIN_BTN_BACK')).toBeNull();
  },
};

export const Searched: Story = {
  name: 'What was searched for is marked',
  ...screen('/translations?activeGroup=Main+Window&source=it&targets=en,de&search=prezzo'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/^prezzo$/i, { selector: 'mark' }).length).toBeGreaterThan(0),
    );
  },
};

async function openCopy(canvas: Canvas) {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy…' })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name: 'Copy…' }));
  return dialog('Copy texts');
}

/** Opens the dialog and asks for a preview of all texts that differ in German. */
async function previewCopy(canvas: Canvas) {
  const dialog = await openCopy(canvas);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'de');
  await userEvent.click(dialog.getByRole('radio', { name: 'All texts that differ' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  return dialog;
}

export const CopyPreview: Story = {
  name: 'Copy of a language, every change shown first (R-360)',
  play: async ({ canvas }) => {
    const dialog = await previewCopy(canvas);
    await dialog.findByText('Konfiguration starten');
    await dialog.findByRole('button', { name: 'Copy 2 texts' });
  },
};

export const CopyUndone: Story = {
  name: 'Copied, and taken back in one step (R-361)',
  play: async ({ canvas }) => {
    const dialog = await previewCopy(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy 2 texts' }));
    const body = page();
    await body.findByText('2 texts copied from it to de');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(await cell(canvas, /^MAIN_BTN_BACK, en/));
    await userEvent.keyboard('{Control>}z{/Control}');
    const notice = (await body.findByText('The copy has been undone.')).closest('.message')!;
    const panel = canvas.getByRole('region', { name: 'MAIN_BTN_BACK, en' });
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(panel.getBoundingClientRect().top);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

export const CopyOfModel: Story = {
  name: 'Copy of a model with nothing to copy',
  parameters: { ccb: { previewTranslationCopy: 'empty' } },
  play: async ({ canvas }) => {
    const dialog = await openCopy(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'A model' }));
    await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
    const [first, second] = within(dialog.getByRole('combobox', { name: 'From' }))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter(Boolean);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'From' }), first!);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To' }), second!);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await dialog.findByText('Nothing to copy');
  },
};

export const CopyStale: Story = {
  name: 'Texts changed since the preview of a copy',
  parameters: { ccb: { copyTranslations: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await previewCopy(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy 2 texts' }));
    await dialog.findByText('The texts have changed since the preview. Look at it again.');
    await dialog.findByRole('button', { name: 'Preview again' });
  },
};

export const Empty: Story = {
  name: 'No text matches',
  parameters: { ccb: { listTranslations: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No text matches');
  },
};

export const Loading: Story = { parameters: { ccb: { listTranslations: 'pending' } } };

export const Failed: Story = {
  parameters: { ccb: { listTranslations: '500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The texts could not be loaded');
  },
};
