import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PaletteEntry } from '../../frontend/src/app/palette/PaletteEntry';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Outside the menu/Command palette',
  ...screen('/interface_labels?action=search&activeGroup=Main%20Window'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const storageKey = 'ccb.palette.admin';
const forget = () => localStorage.removeItem(storageKey);

/** Opens the palette by its key and types. */
async function ask(canvas: Canvas, text = '') {
  await canvas.findByRole('link', { name: 'Main Window' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await page().findByRole('dialog', { name: 'Find anything' }));
  const field = dialog.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  if (text !== '') await userEvent.type(field, text);
  return { dialog, field };
}

const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

const recent: PaletteEntry[] = [
  {
    kind: 'interfaceLabel',
    title: 'MAIN_TITLE',
    isCode: true,
    text: 'La tua Aurora',
    language: 'it',
    place: 'Main Window',
    to: '/interface_labels?action=search&activeGroup=Main+Window&code=MAIN_TITLE&anyModel=true',
  },
  { kind: 'action', title: 'New user', place: '', to: '/users?open=new' },
];

export const Recent: Story = {
  name: 'Recent ones first (R-383)',
  beforeEach: () => {
    localStorage.setItem(storageKey, JSON.stringify(recent));
    return forget;
  },
  play: async ({ canvas }) => {
    const { dialog, field } = await ask(canvas);
    await expect(within(dialog.getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(
      2,
    );
    await expect(chosen(field)).toContain('MAIN_TITLE');
  },
};

export const Results: Story = {
  name: 'What is called so, by kind (R-380)',
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog } = await ask(canvas, 'aurora');
    const labels = within(await dialog.findByRole('group', { name: 'Interface labels' }));
    await expect(labels.getByRole('option', { name: /MAIN_TITLE La tua Aurora/ })).toBeInTheDocument();
    for (const name of ['Car models', 'Vehicles', 'Campaigns', 'Options', 'Packs'])
      await expect(dialog.getByRole('group', { name })).toBeInTheDocument();
    await expect(dialog.getByText('7 entries')).toHaveRole('status');
  },
};

export const Keyboard: Story = {
  name: 'Arrows choose, a page key goes to the next kind',
  globals: { theme: 'dark' },
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog, field } = await ask(canvas, 'aurora');
    await dialog.findByRole('group', { name: 'Vehicles' });
    const first = chosen(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen(field)).not.toBe(first);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(chosen(field)).toContain('PKT');
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(field).toHaveFocus();
    await expect(dialog.getAllByRole('option', { selected: true })).toHaveLength(1);
  },
};

export const Actions: Story = {
  name: 'An action leads to its screen with the dialog open (R-385)',
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog, field } = await ask(canvas, 'export prices aurora');
    const exports = within(await dialog.findByRole('group', { name: 'Export prices' }));
    await expect(exports.getByRole('option')).toHaveTextContent('Export prices: Aurora 1.5 Hybrid MY 2026');
    await userEvent.clear(field);
    await userEvent.type(field, 'new interf');
    await waitFor(() => expect(chosen(field)).toContain('New interface label'));
    await expect(dialog.getByRole('group', { name: 'Actions' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await page().findByRole('dialog', { name: 'New Interface Label' })).toBeVisible();
  },
};

export const Misspelt: Story = {
  name: 'A misspelt word (R-382)',
  parameters: { ccb: { findAnything: 'misspelt' } },
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog } = await ask(canvas, 'inizza la confg');
    await dialog.findByRole('option', { name: /MAIN_BTN_START/ });
  },
};

export const Nothing: Story = {
  name: 'Nothing found',
  parameters: { ccb: { findAnything: 'empty' } },
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog } = await ask(canvas, 'qqqzzz');
    await dialog.findByText('Nothing is called “qqqzzz” or spelt like it.');
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Failed: Story = {
  name: 'Failed, screens are still found',
  parameters: { ccb: { findAnything: '500' } },
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog } = await ask(canvas, 'glossary');
    await dialog.findByText('Records could not be searched.');
    await expect(dialog.getAllByRole('option', { name: /Glossary/ })[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Searching: Story = {
  name: 'Searching, screens are there at once',
  parameters: { ccb: { findAnything: 'pending' }, busy: true },
  beforeEach: forget,
  play: async ({ canvas }) => {
    const { dialog } = await ask(canvas, 'users');
    await expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Users');
  },
};

export const MarketUser: Story = {
  name: 'A market user, without the label tool (R-381)',
  parameters: {
    path: '/price_configurator',
    ccb: { findAnything: 'vehicles' },
    user: {
      username: 'market',
      ccadmEnabled: false,
      packConfEnabled: false,
      solEnabledFrontEnd: false,
      userAdmin: false,
    },
  },
  beforeEach: forget,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await page().findByRole('dialog', { name: 'Find anything' }));
    await userEvent.type(dialog.getByRole('combobox'), 'new');
    await expect(dialog.queryByText('New interface label')).toBeNull();
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.type(dialog.getByRole('combobox'), 'aurora');
    await expect(await dialog.findAllByRole('option')).toHaveLength(1);
  },
};

export const Slash: Story = {
  name: 'The slash opens it outside of fields with the screens of the user, the escape key closes it (R-383)',
  beforeEach: forget,
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Find anything' });
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.type(code, 'a/b');
    await expect(code).toHaveValue('a/b');
    await expect(page().queryByRole('dialog')).toBeNull();
    await userEvent.clear(code);
    await userEvent.click(opener);
    const dialog = within(await page().findByRole('dialog', { name: 'Find anything' }));
    await expect(dialog.queryByRole('group', { name: 'Recent' })).toBeNull();
    const screens = within(dialog.getByRole('group', { name: 'Screens' }));
    await expect(screens.getByRole('option', { name: 'Price configurator' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('/');
    await page().findByRole('dialog', { name: 'Find anything' });
  },
};
