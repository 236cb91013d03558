import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import signedIn from '../../mocks/Session/getToken.default.json';
import { screen } from '../.storybook/screen';
import { page } from '../.storybook/steps';

const meta = { title: 'Screens/Maintenance/Tools', ...screen('/tools') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [aurora] = signedIn.value.user.ccadmFullModelList;

/** An update of the grids is on its way: steps, progress, and where the result goes. */
export const Running: Story = {
  name: 'Job running',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Refresh model grids' })).toHaveAttribute(
      'aria-valuenow',
      '58',
    );
    await expect(canvas.getByRole('button', { name: 'RUN Refresh model grids' })).toBeDisabled();
    await expect(canvas.getByText('Now: Borea EV 64')).toBeVisible();
  },
};

export const Waiting: Story = { name: 'Job waiting', parameters: { ccb: { getLatestJobRuns: 'queued' } } };

/** It was cancelled and comes to its next step. */
export const Stopping: Story = {
  name: 'Job stopping',
  parameters: { ccb: { getLatestJobRuns: 'cancelling' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stopping')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop run' })).toBeDisabled();
  },
};

/** A colleague runs it; this user may have the result as well. */
export const RunOfAColleague: Story = {
  name: 'Job of a colleague',
  globals: { theme: 'dark' },
  parameters: { user: { userAliasFromModis: 'Giulia Ferri', email: 'giulia.ferri@alturia.example' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Send it to me too' })).toBeVisible(),
};

export const Failed: Story = {
  name: 'Job failed',
  parameters: { ccb: { getLatestJobRuns: 'failed' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Refresh model grids: last run' }));
    await expect(card.getByText('Failed')).toBeVisible();
  },
};

/** A new installation. With model DEFAULT the check of a model cannot run, and says why. */
export const Empty: Story = {
  name: 'Nothing has run yet',
  parameters: { ccb: { getLatestJobRuns: 'empty', listJobRuns: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is running')).toBeVisible();
    await expect(await canvas.findByText('No runs yet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'RUN Check Grid' })).toBeDisabled();
    await expect(canvas.getByText('Choose a specific model in the header to run it.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { busy: true, ccb: { getLatestJobRuns: 'pending', listJobRuns: 'pending' } },
};

export const FailedToLoad: Story = {
  name: 'Failed',
  parameters: { ccb: { getLatestJobRuns: '500', listJobRuns: '500' } },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)),
};

/** With a model the check is a link to a tab of its own. */
export const SpecificModel: Story = {
  name: 'One model chosen',
  parameters: { model: aurora, ccb: { getLatestJobRuns: 'idle' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'MAIN' }));
    await expect(canvas.getByRole('link', { name: /^RUN Check Grid/ })).toHaveAttribute(
      'href',
      `/ccb/public/api/checkGrid/MAIN/${aurora!.modelcode}`,
    );
  },
};

export const NotStarted: Story = {
  name: 'Job could not be started',
  parameters: { ccb: { getLatestJobRuns: 'idle', runGridUpdate: '500' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'RUN Refresh model grids' }));
    await page().findByRole('alertdialog', { name: 'Refresh model grids' });
  },
};

export const CancelQuestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop run' }));
    const question = await page().findByRole('alertdialog', { name: 'Stop run' });
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const LogOfAFailure: Story = {
  name: 'Log of a failed job',
  parameters: { ccb: { getLatestJobRuns: 'failed', getJobRun: 'failed' } },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Log of updateGrid/ }))[1]!);
    await expect(await page().findByText(/FAILED: its grids are unchanged/)).toBeVisible();
  },
};

export const RunOfTheAddress: Story = {
  name: 'The run that the address names (R-393)',
  parameters: { path: '/tools?run=41', ccb: { getLatestJobRuns: 'idle' } },
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: /updateGrid/ });
    await expect(await page().findByText(/Aurora 1.5 Hybrid \(AURORA_15_HYB\)/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const NoSuchRun: Story = {
  name: 'An address of a run that is not there',
  parameters: { path: '/tools?run=9', ccb: { getLatestJobRuns: 'idle', getJobRun: '404' } },
  play: async () => void (await page().findByText('The run could not be opened')),
};
