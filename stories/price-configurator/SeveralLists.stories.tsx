import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { page } from '../.storybook/steps';
import type { Market, SignedIn } from '../../frontend/src/api';
import { SeveralListsDialog } from '../../frontend/src/screens/price-configurator/several/SeveralListsDialog';
import signedIn from '../../mocks/Session/getToken.market.json';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from './Part';

const family = (label: string, vetele: string) => ({
  label,
  items: ['2025', '2026'].map((year) => ({
    value: `${vetele}${year.slice(2)}`,
    value2: year,
    label: `${label} MY${year.slice(2)}`,
    solLabel: '',
  })),
});
const user = (signedIn.value as SignedIn).user;
const italy: Market = {
  ...(user.countries[0] as Market),
  modelGroupItemList: [
    family('Aurora 1.5 Hybrid', '34101'),
    family('Aurora EV 58', '34103'),
    family('Borea 1.2 T3', '34201'),
  ],
};
const malta: Market = { ...italy, id: 'MT', description: 'Malta', enableAccessories: false };
const session: SignedIn = {
  ...(signedIn.value as SignedIn),
  user: { ...user, isHQUser: false, countries: [italy, malta] },
};

const meta = {
  title: 'Screens/Price configurator/Several lists',
  component: SeveralListsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    market: italy,
    model: italy.modelGroupItemList[0]!.items[1]!,
    shown: 'new',
    watched: undefined,
    onRun: fn(),
    onShow: fn(),
    onChanged: fn(),
    onEnded: fn(),
    onClose: fn(),
  },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  render: (args) => (
    <Part as={session}>
      <SeveralListsDialog {...args} />
    </Part>
  ),
} satisfies Meta<typeof SeveralListsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(page().getByRole('dialog'));
const press = async (name: string | RegExp) => userEvent.click(await dialog().findByRole('button', { name }));
const tick = async (name: string | RegExp) =>
  userEvent.click(await dialog().findByRole('checkbox', { name }));

/** Six lists, as the example has them. */
async function preview() {
  await tick('All markets');
  await tick('Aurora 1.5 Hybrid MY25');
  await tick('Aurora EV 58 MY26');
  const percent = await dialog().findByLabelText('Percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '3');
  await press('Preview');
}

export const ModelYear: Story = {
  name: 'The shown list ticked, then all vehicles of a model year in every market (R-440)',
  play: async () => {
    await expect(await dialog().findByRole('checkbox', { name: 'Aurora 1.5 Hybrid MY26' })).toBeChecked();
    await expect(dialog().getByRole('checkbox', { name: 'Malta' })).not.toBeChecked();
    await expect(dialog().getByText('1 price list')).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Preview' })).toBeDisabled();
    await userEvent.selectOptions(await dialog().findByLabelText('Model year'), '2025');
    await tick('All 3 that are shown');
    await tick('All markets');
    await expect(dialog().getByText('4 chosen')).toBeVisible();
    await expect(dialog().getByText('8 price lists')).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Find vehicles'), 'ev');
    await expect(dialog().getByRole('checkbox', { name: 'Aurora EV 58 MY25' })).toBeChecked();
    await expect(dialog().queryByRole('checkbox', { name: 'Borea 1.2 T3 MY25' })).toBeNull();
  },
};

export const Previewed: Story = {
  name: 'Preview by list, one of them unfolded (R-441)',
  play: async ({ args }) => {
    await preview();
    await dialog().findByRole('radio', { name: 'Changed and refused 6' });
    await expect(dialog().getByRole('radio', { name: 'Refused 3' })).not.toBeChecked();
    await press(/^Aurora 1\.5 Hybrid MY26 ?, Italia$/);
    await expect(await dialog().findByText('29.767,00 EUR')).toBeVisible();
    await expect(dialog().getAllByText('Malta does not sell it.')).toHaveLength(2);
    await expect(dialog().getByText('3 of 6 price lists change')).toBeInTheDocument();
    await press('Change 3 price lists');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith(12));
  },
};

export const EnterPreviews: Story = {
  name: 'Enter previews, and only the button starts (R-441)',
  play: async ({ args }) => {
    await preview();
    await dialog().findByRole('button', { name: 'Change 3 price lists' });
    await userEvent.type(dialog().getByLabelText('Find vehicles'), 'aurora{Enter}');
    for (const label of ['Only these codes', 'Percent']) {
      await userEvent.type(dialog().getByLabelText(label), '{Enter}');
      await dialog().findByRole('button', { name: 'Change 3 price lists' });
    }
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}s{/Control}');
    await dialog().findByRole('button', { name: 'Change 3 price lists' });
    await expect(args.onRun).not.toHaveBeenCalled();
    await press('Change 3 price lists');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledOnce());
  },
};

export const Stale: Story = {
  name: 'The lists have changed since the preview',
  parameters: { ccb: { startPriceRun: 'stale' } },
  play: async () => {
    await preview();
    await press('Change 3 price lists');
    await dialog().findByText('The price lists have changed since the preview. Look at it again.');
    await press('Preview again');
    await dialog().findByRole('button', { name: 'Change 3 price lists' });
  },
};

export const PreviewFailed: Story = {
  name: 'No preview can be made',
  parameters: { ccb: { previewPriceRun: 500 } },
  play: async () => {
    await preview();
    await expect(await dialog().findByRole('alert')).toBeVisible();
  },
};

export const Running: Story = {
  name: 'A run that goes on (R-443)',
  args: { shown: 12 },
  parameters: { ccb: { getPriceRun: 'running' } },
  play: async () => {
    await expect(await dialog().findByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await expect(dialog().getByText('1 of 3 price lists')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Undo the change' })).toBeNull();
  },
};

export const Done: Story = {
  name: 'A run that is done, with refused lists (R-442)',
  args: { shown: 12 },
  play: async () => {
    await dialog().findByText('2 price lists were changed. 4 were refused.');
    await expect(dialog().getByText('It has changed since the preview.')).toBeVisible();
    await expect(dialog().getByRole('link', { name: /^Aurora 1\.5 Hybrid MY25 ?, Italia$/ })).toHaveAttribute(
      'href',
      '/price_configurator?idCountry=IT&vetele=3410125',
    );
  },
};

export const CutOff: Story = {
  name: 'A run that was cut off (R-443)',
  args: { shown: 12 },
  parameters: { ccb: { getPriceRun: 'stopped' } },
  play: async () => {
    await dialog().findByText(
      'The change was cut off. 2 price lists did not have their turn and are as they were. 1 price list was changed. 3 were refused.',
    );
    const results = dialog().getAllByRole('row').slice(1);
    await expect(
      results.map((row) => within(row).getAllByRole('cell')[3]!.textContent.split(' ')[0]),
    ).toEqual([...['Refused', 'Refused', 'Refused', 'Not', 'Not'], 'Changed']);
    await expect(dialog().getAllByText('Not done')).toHaveLength(2);
    await expect(dialog().getByRole('button', { name: 'Undo the change' })).toBeEnabled();
  },
};

export const UndoRefused: Story = {
  name: 'The refused lists of a run alone, and an undoing that is refused (R-444)',
  globals: { theme: 'dark' },
  args: { shown: 12 },
  parameters: { ccb: { undoPriceRun: 'changed' } },
  play: async () => {
    await userEvent.click(await dialog().findByRole('radio', { name: 'Refused 4' }));
    await expect(dialog().getAllByRole('row')).toHaveLength(5);
    await userEvent.click(dialog().getByRole('radio', { name: 'Unchanged 0' }));
    await dialog().findByText('No price list is in this state.');
    await press('Undo the change');
    await dialog().findByText('Saved since: Aurora 1.5 Hybrid MY26 (Italia). Nothing was undone.');
  },
};

export const Loading: Story = {
  name: 'A run that is being read',
  args: { shown: 12 },
  parameters: { ccb: { getPriceRun: 'pending' }, busy: true },
};

export const Failed: Story = {
  name: 'A run that cannot be read',
  args: { shown: 12 },
  parameters: { ccb: { getPriceRun: 500 } },
  play: async () => {
    await dialog().findByText('The change could not be read');
  },
};
