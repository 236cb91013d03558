import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OverlapWarning } from '../../frontend/src/screens/sol-campaigns/overlaps/OverlapWarning';
import { answerWith } from '../../frontend/src/test/mocked';
import { Part } from '../price-configurator/Part';

const meta = {
  title: 'Screens/SOL/Discounts campaigns/Overlap warning',
  component: OverlapWarning,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: {
      idCountry: 'IT',
      campaignType: 'B2C',
      dateTimeStartUTC: '2026-11-19T23:00:00.000Z',
      dateTimeEndUTC: '2026-12-15T22:59:00.000Z',
      solCampaignModel: [{ vetele: '3410126' }],
    },
  },
  beforeEach: () => answerWith({}),
  render: (args) => (
    <Part at="/sol_campaign">
      <p>The fields of the campaign stand above.</p>
      <OverlapWarning {...args} />
    </Part>
  ),
} satisfies Meta<typeof OverlapWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overlaps: Story = {
  play: async () => expect(await screen.findByText('Overlaps 1482')).toBeVisible(),
};
