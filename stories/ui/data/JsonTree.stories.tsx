import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JsonTree } from '../../../frontend/src/ui/data/JsonTree';
import grid from '../../../mocks/Country/getConfigGrid.default.json';

const meta = { title: 'Parts/Data/JSON tree', tags: ['autodocs'], component: JsonTree } satisfies Meta<
  typeof JsonTree
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  args: { value: grid.value, openLevels: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('"Barre portatutto"')).toBeNull();
    await userEvent.click(canvas.getByText(/code: "CARRY"/));
    await userEvent.click(canvas.getByText('[ 1 entry ]'));
    await userEvent.click(canvas.getByText(/code: "A07"/));
    await expect(canvas.getByText('"Barre portatutto"')).toBeVisible();
  },
};

export const EveryKindOfValue: Story = {
  args: { value: { text: 'é "x"', number: 1450.5, yes: true, nothing: null, none: [], empty: {} } },
};
