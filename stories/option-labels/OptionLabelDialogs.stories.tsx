import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import models from '../../mocks/Model/getModelListJsonByCountry.default.json';
import { screen } from '../.storybook/screen';
import { dialog, press } from '../.storybook/steps';

const aurora = models.value.find(({ modelcode }) => modelcode === 'AURORA_15_HYB')!;
const answers = { listOptionGridLabels: 'model' };

const meta = {
  title: 'Screens/Labels/Option labels/Dialogs',
  ...screen('/opt_labels?action=search&activeGroup=WHEELS', { model: aurora, ccb: answers }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
