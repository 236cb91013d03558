import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { forgetAllEdits, keepEdits } from '../../frontend/src/kit/versioned/keptEdits';
import signedIn from '../../mocks/Session/getToken.default.json';
import { isFrameChecked, screen } from '../.storybook/screen';
import { page } from '../.storybook/steps';

const mainWindow = '/interface_labels?action=search&activeGroup=Main%20Window';

const meta = { title: 'Screens/Labels/Interface labels', ...screen(mainWindow) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('MAIN_TITLE');
    await expect(canvas.getByText('1,284 labels')).toBeVisible();
  },
};

export const Dark: Story = {
  ...Filled,
  globals: { theme: 'dark' },
  parameters: { a11y: isFrameChecked },
};

export const Compact: Story = { ...Filled, name: 'Compact rows', globals: { density: 'compact' } };

export const LongTexts: Story = { parameters: { ccb: { listInterfaceLabels: 'long' } } };

export const EmptyGroup: Story = {
  name: 'Empty',
  parameters: { ccb: { listInterfaceLabels: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No labels in “Main Window”')),
};

export const NothingFound: Story = {
  globals: { theme: 'dark' },
  parameters: { path: `${mainWindow}&code=MAIN_X`, ccb: { listInterfaceLabels: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No label with code “MAIN_X”')),
};

/** With the group of each label. */
export const AllGroups: Story = {
  name: 'All groups',
  parameters: { path: '/interface_labels?action=search&activeGroup=*' },
  play: async ({ canvas }) => void (await canvas.findByRole('columnheader', { name: 'Group' })),
};

/** Without action=search nothing is asked yet. */
export const BeforeSearch: Story = {
  name: 'Before the first search',
  parameters: { path: '/interface_labels?activeGroup=Exterior' },
  play: async ({ canvas }) => void (await canvas.findByText('Press Search to list the labels')),
};

/** What German lacks, with a way to translate each row. */
export const MissingTranslations: Story = {
  parameters: { path: `${mainWindow}&missingIn=de` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate MAIN_TITLE' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Translate MAIN_TITLE' }));
    await expect(dialog.getByLabelText('Label')).toHaveFocus();
    await expect(dialog.getByText('“Configura la tua Alturia”')).toHaveAttribute('lang', 'it');
  },
};

/** The end of the session took a form away; its user is offered what stood in it. */
export const DraftOffered: Story = {
  name: 'Unsaved changes offered again',
  beforeEach: () => {
    keepEdits(
      { owner: signedIn.value.user.username, place: '/interface_labels', slot: '' },
      { opened: { kind: 'new' }, title: 'New Interface Label', edits: { code: 'MAIN_HALF' } },
    );
    return forgetAllEdits;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen' }));
    const dialog = within(await page().findByRole('dialog', { name: 'New Interface Label' }));
    await expect(dialog.getByLabelText('Code')).toHaveValue('MAIN_HALF');
    await expect(canvas.queryByRole('button', { name: 'Reopen' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { ccb: { listInterfaceLabels: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { listInterfaceLabels: '500' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
};

export const Forbidden: Story = {
  parameters: { ccb: { listInterfaceLabels: '403' } },
  play: async ({ canvas }) => void (await canvas.findByText(/You may not use the label administration/)),
};

export const DeleteConfirm: Story = {
  name: 'Delete question',
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Delete MAIN_TITLE' });
    await userEvent.click(opener);
    await expect(page().getByRole('button', { name: 'Annulla' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

export const Deleted: Story = {
  name: 'Deleted records',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deleted labels' }));
    await page().findByRole('button', { name: 'Restore MAIN_TITLE' });
  },
};

export const NothingDeleted: Story = {
  name: 'Deleted records, none',
  parameters: { ccb: { listDeleted: 'empty' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deleted labels' }));
    await page().findByText('No deleted labels');
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of MAIN_TITLE' }));
    await page().findByText('4 changes');
  },
};

export const HistoryFailed: Story = {
  name: 'History, failed',
  parameters: { ccb: { listChanges: '500' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of MAIN_TITLE' }));
    await page().findByText('The history could not be loaded');
  },
};

export const RestoreConfirm: Story = {
  name: 'Restore question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of MAIN_TITLE' }));
    const [restore] = await page().findAllByRole('button', { name: /^Restore/ });
    if (restore) await userEvent.click(restore);
    const question = await page().findByRole('alertdialog', { name: 'Restore' });
    await expect(question).toHaveTextContent('The label goes back to what it was on');
    await expect(question).toHaveTextContent('Crea la tua Alturia');
  },
};
