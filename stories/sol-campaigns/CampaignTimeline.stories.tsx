import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CampaignTimeline } from '../../frontend/src/screens/sol-campaigns/timeline/CampaignTimeline';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from '../price-configurator/Part';

/** The examples are of this day. */
const today = Date.parse('2026-11-20T13:35:00Z');

const meta = {
  title: 'Screens/SOL/Discounts campaigns/Timeline',
  component: CampaignTimeline,
  parameters: { layout: 'fullscreen' },
  args: { filter: {}, onSelect: fn() },
  beforeEach: ({ parameters }) => {
    answerWith((parameters.ccb as Answers | undefined) ?? {});
    const clock = Date.now;
    Date.now = () => today;
    return () => void (Date.now = clock);
  },
  render: (args) => (
    <Part at="/sol_campaign">
      <CampaignTimeline {...args} />
    </Part>
  ),
} satisfies Meta<typeof CampaignTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: string) => ({ parameters: { ccb: { findSolCampaignTimeline: answer } } });
const bar = (id: number) => screen.findByRole('button', { name: new RegExp(`^${id} `) });

export const Filled: Story = {
  play: async () => expect(await bar(1482)).toHaveTextContent('3,00 % Autunno Aurora, porte aperte'),
};
export const Selected: Story = {
  name: 'Campaign selected',
  args: { selectedId: 1491 },
  play: async () => expect(await bar(1491)).toHaveAttribute('aria-pressed', 'true'),
};
export const Year: Story = {
  name: 'One month, one year',
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Month' }));
    await expect(await bar(1488)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('radio', { name: 'Year' }));
    await expect(await bar(1503)).toBeInTheDocument();
  },
};
export const ShowsBoth: Story = {
  name: 'Two overlapping campaigns',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show both: 1482 and 1491' }));
    await waitFor(async () => expect(await bar(1482)).toHaveAttribute('data-on', 'true'));
  },
};
export const Empty: Story = answering('empty');
export const Loading: Story = {
  parameters: { ccb: { findSolCampaignTimeline: 'pending' }, busy: true },
};
