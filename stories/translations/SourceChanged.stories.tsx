import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Translations/Source changed',
  ...screen('/translations?activeGroup=Main+Window&source=it&targets=en,de'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvas: Canvas, name: RegExp) => canvas.findByRole('gridcell', { name });
const panel = async () => within(await page().findByRole('region', { name: 'MAIN_BTN_START, en' }));

export const Written: Story = {
  name: 'While a text was written (R-312)',
  parameters: { ccb: { updateTranslation: 'sourceChanged' } },
  play: async ({ canvas }) => {
    await userEvent.dblClick(await cell(canvas, /^MAIN_BTN_START, en/));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'MAIN_BTN_START, en' }), '!');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await cell(canvas, /^MAIN_BTN_START, en/));
    const about = await panel();
    await about.findByText('The source of MAIN_BTN_START has changed meanwhile.');
    await expect(about.getByText('Inizia la configurazione')).toBeVisible();
    await expect(canvas.getAllByText('Configura la tua auto')[0]).toBeVisible();
    await about.findByRole('button', { name: 'Save mine all the same' });
    await userEvent.click(about.getByRole('button', { name: 'Discard' }));
    await expect(about.queryByRole('alert')).toBeNull();
  },
};

export const Checked: Story = {
  name: 'Before a text was checked (R-312)',
  parameters: { ccb: { markTranslation: 'sourceChanged' } },
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^MAIN_BTN_START, en/));
    await userEvent.keyboard(' ');
    const about = await panel();
    await about.findByText('The source of MAIN_BTN_START has changed meanwhile.');
    await expect(about.getByText('Source now')).toBeVisible();
    await cell(canvas, /^MAIN_BTN_START, en: Start configuring\. Out of date\. Not saved/);
    await about.findByRole('button', { name: 'Mark all the same' });
  },
};
