import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import models from '../../mocks/Model/getModelListJsonByCountry.default.json';
import { screen } from '../.storybook/screen';

const aurora = models.value.find(({ modelcode }) => modelcode === 'AURORA_15_HYB')!;
const answers = { listOptionGridLabels: 'model' };

const meta = {
  title: 'Screens/Labels/Option labels/Dialogs',
  ...screen('/opt_labels?action=search&activeGroup=WHEELS', { model: aurora, ccb: answers }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async (name: string) => within(await page().findByRole('dialog', { name }));

/** Of an accessory, where the list shows every group: the form asks for one. */
export const NewAccessory: Story = {
  name: 'New accessory label',
  parameters: { path: '/acc_labels?action=search' },
  play: async ({ canvas }) => {
    await press(canvas, 'New Acc Label');
    await dialog('New Acc Label');
  },
};

export const ColourCarousel: Story = {
  name: 'Colours, pictures',
  play: async ({ canvas }) => {
    await press(canvas, 'Colours of 431');
    const details = await dialog('Opt Color Details');
    await userEvent.click(await details.findByRole('button', { name: 'Images of 072' }));
    await details.findByText(/^5 images loaded/);
  },
};

export const Info: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Info of 431');
    await (await dialog('Info of 431')).findByText('Price missing');
  },
};
