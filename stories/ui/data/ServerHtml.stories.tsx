import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerHtml } from '../../../frontend/src/ui/data/ServerHtml';
import allModels from '../../../mocks/OptionLabel/getConfGridByModelOptColor.allModels.json';
import ofModel from '../../../mocks/OptionLabel/getConfGridByModelOptColor.default.json';
import { inFrames } from '../inFrames';

const meta = {
  title: 'Parts/Data/Server HTML',
  tags: ['autodocs'],
  parameters: inFrames,
  component: ServerHtml,
} satisfies Meta<typeof ServerHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GridOfAModel: Story = { args: { markup: ofModel.value } };
export const AllModels: Story = { args: { markup: allModels.value } };
