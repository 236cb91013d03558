import { expect, test as base } from './support/journey';
import { OwnServer } from './support/own-server';

type OwnServers = { server: OwnServer };

// Stopped under an open form: the others go on with theirs.
const test = base.extend<OwnServers>({
  server: [
    async ({}, provide) => {
      const server = await OwnServer.make();
      await server.start();
      await provide(server);
      await server.remove();
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ server }, provide) => provide(`${server.origin}/ccb/`),
});

const away = 'The server does not answer at the moment.';

test('keeps what was typed while the server is away, says so once, and goes on by itself', async ({
  server,
  client,
  group,
  list,
  page,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/, /503/);
  await client.addLabels(group, [{ code: 'FIRST', label: 'Prima' }]);
  await list.open();
  await list.button('New').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Code', { exact: true }).fill('SECOND');
  await form.getByLabel('Label', { exact: true }).fill('Scritta senza server');
  const banner = page.getByRole('region', { name: 'Connection' }).getByText(away);

  await server.stop();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(banner).toBeVisible();
  await expect(page.getByText(away)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Label', { exact: true })).toHaveValue('Scritta senza server');

  await server.start();
  await expect(banner).toBeHidden();
  await expect(form.getByLabel('Label', { exact: true })).toHaveValue('Scritta senza server');
  await form.getByRole('button', { name: 'Save' }).click();
  await list.closeMessage('SECOND');
  await expect(list.row('SECOND')).toContainText('Scritta senza server');
  expect((await client.labelsOf(group)).map(({ code }) => code).sort()).toEqual(['FIRST', 'SECOND']);
});
