import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import signedIn from '../../mocks/Session/getToken.default.json';
import { screen } from '../.storybook/screen';

const [italy] = (signedIn.value as SignedIn).user.countries;
const aurora = { value: '3410126', value2: '2026', label: 'Aurora 1.5 Hybrid MY26', solLabel: '' };
const electric = { value: '3410226', value2: '2026', label: 'Aurora EV 58 MY26', solLabel: '' };
const modelGroupItemList = [{ label: 'Aurora', items: [aurora, electric] }];
const countries = [
  { ...italy!, modelGroupItemList },
  { ...italy!, id: 'CH', description: 'Svizzera', currency: 'CHF', modelGroupItemList },
];

const MODELS = '/price_compare?leftMarket=IT&leftVehicle=3410126&rightMarket=IT&rightVehicle=3410226';

const meta = {
  title: 'Screens/Price comparison/Whole page',
  ...screen(MODELS, { user: { countries } }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two models side by side, with signed differences, totals and links to the rows (R-447, R-451)',
  play: async ({ canvas }) => {
    const row = within((await canvas.findByText('08ED')).closest('tr')!);
    await expect(row.getByText('−35,00')).toBeVisible();
    await expect(row.getByText('−5,11 %')).toBeVisible();
    await expect(canvas.getByText('+200,50')).toBeVisible();
    const totals = within(canvas.getByRole('region', { name: 'Totals' }));
    await expect(totals.getByText('+765,50 EUR')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Only the differences' })).toBeChecked();
    await expect(
      canvas.getByRole('columnheader', { name: /^Left EUR.*Aurora 1.5 Hybrid MY26/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /^Right EUR.*Aurora EV 58 MY26/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Left, 08ED: 685,00' })).toHaveAttribute(
      'href',
      expect.stringContaining('/price_configurator?idCountry=IT&vetele=3410126&find=08ED'),
    );
    await expect(canvas.getByRole('link', { name: 'Right, 08ED: 650,00' })).toHaveAttribute(
      'href',
      expect.stringContaining('vetele=3410226&find=08ED'),
    );
    await expect(canvas.getAllByText('Not offered')).toHaveLength(2);
    await expect(canvas.getByText('Standard')).toBeVisible();
    const lists = within(canvas.getByRole('region', { name: 'Compared price lists' }));
    const models = () => lists.getAllByRole<HTMLSelectElement>('combobox', { name: 'Model' });
    await expect(models().map(({ value }) => value)).toEqual(['3410126', '3410226']);
    const swap = canvas.getByRole('button', { name: 'Swap left and right' });
    await userEvent.click(swap);
    await expect(models().map(({ value }) => value)).toEqual(['3410226', '3410126']);
    await userEvent.click(swap);
    await expect(models().map(({ value }) => value)).toEqual(['3410126', '3410226']);
    await canvas.findByText('08ED');
  },
};

export const Currencies: Story = {
  name: 'Two currencies without a rate have no differences (R-449)',
  parameters: {
    path: '/price_compare?leftMarket=IT&leftVehicle=3410126&rightMarket=CH&rightVehicle=3410126',
    ccb: { getPriceComparison: 'currencies' },
  },
  play: async ({ canvas }) => {
    const rate = await canvas.findByRole('textbox', { name: 'EUR for 1 CHF' });
    const table = within(canvas.getByRole('table', { name: 'Compared prices' }));
    await expect(table.getAllByText('Other currency')).toHaveLength(2);
    const totals = within(canvas.getByRole('region', { name: 'Totals' }));
    await expect(totals.getByText('Other currency').nextElementSibling).toHaveTextContent('2');
    await userEvent.type(rate, '0,95x');
    await expect(rate).toBeInvalid();
    await userEvent.type(rate, '{Backspace}');
    await expect(rate).toBeValid();
  },
};

export const Moments: Story = {
  name: 'Nothing differs between two moments (R-450)',
  parameters: {
    path: '/price_compare?leftMarket=IT&leftVehicle=3410126&rightMarket=IT&rightVehicle=3410126&rightAt=2026-11-01T09:00:00.000Z',
    ccb: { getPriceComparison: 'equal' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No differences');
    await expect(canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Moment/ })[1]!.value).toMatch(
      /^01\/11\/26 /,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all rows' }));
    await expect(canvas.getByRole('switch', { name: 'Only the differences' })).not.toBeChecked();
  },
};

export const NothingFound: Story = {
  name: 'Nothing of a kind',
  parameters: { path: `${MODELS}&kind=gone`, ccb: { getPriceComparison: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('');
  },
};

export const Chosen: Story = {
  name: 'The right list is still to be chosen',
  parameters: { path: '/price_compare?leftMarket=IT&leftVehicle=3410126' },
  play: async ({ canvas }) => {
    await canvas.findByText('Choose both lists');
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Market' })[1]!, 'IT');
    await canvas.findByText('08ED');
  },
};

export const Loading: Story = { parameters: { ccb: { getPriceComparison: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { getPriceComparison: '500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The lists could not be compared');
  },
};
