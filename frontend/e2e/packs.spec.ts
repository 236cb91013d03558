import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

interface Pack {
  ocparObj: { parele: string; parde2: string };
  priceIncluded: boolean;
  listMasPackCommOpts: Pack[];
  implicitList: { code: string; name: string }[];
}

/** A vehicle whose packs no other journey edits. */
const vetele = '3460327';
const address = `pack_configurator?idCountry=DE&vetele=${vetele}`;
const packsPath = `fe/packConf/basePackInfo/DE/${vetele}/2027`;

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Commercial packs' });
const row = (page: Page, key: string) => tree(page).locator(`tr[data-key="${key}"]`);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Import all/ });

async function exported(page: Page, name: string): Promise<{ name: string; workbook: ExcelJS.Workbook }> {
  const started = page.waitForEvent('download', { timeout: 30_000 });
  await button(page, name).click();
  const download = await started;
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(await download.path())) as never);
  return { name: download.suggestedFilename(), workbook };
}
const bytesOf = async (workbook: ExcelJS.Workbook) => Buffer.from(await workbook.xlsx.writeBuffer());

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose file').click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
}

/** Reads and writes a sheet by the words of its head. */
function sheetOf(workbook: ExcelJS.Workbook) {
  const sheet = workbook.worksheets[0]!;
  const heads = new Map<string, number>();
  sheet.getRow(1).eachCell((cell, at) => void heads.set(cell.text.toLowerCase(), at));
  const cell = (at: number, head: string) => sheet.getCell(at, heads.get(head.toLowerCase())!);
  /** The row where these cells say so. */
  const find = (wanted: Record<string, string>): number => {
    for (let at = 2; at <= sheet.rowCount; at++)
      if (Object.entries(wanted).every(([head, text]) => cell(at, head).text === text)) return at;
    throw new Error(`No row ${JSON.stringify(wanted)}`);
  };
  return { sheet, cell, find };
}

const boxOf = (page: Page, at: number): Locator =>
  dialog(page).getByRole('checkbox', { name: new RegExp(`, row ${at}$`) });

test.use({ user: 'admin' });

test('walks the tree by keyboard, imports commercial and implicit packs, sees the result, and stays fluid with a thousand packs (R-211, R-212, R-213, R-214, R-270, R-272)', async ({
  client,
  page,
}) => {
  test.slow();
  const [first, second, third] = await client.call<[Pack, Pack, Pack]>('GET', packsPath);
  const [changed] = first.listMasPackCommOpts as [Pack];
  const [kept] = second.listMasPackCommOpts as [Pack];
  const [wrong] = third.listMasPackCommOpts as [Pack];
  const codeOf = ({ ocparObj }: Pack) => ocparObj.parele;
  await page.goto(address);
  await expect(tree(page)).toBeVisible();

  await test.step('leads through the tree by keyboard alone', async () => {
    const withContent = tree(page).locator('tr', { has: page.locator('[data-act="content"]') });
    await button(page, 'Expand all').click();
    await withContent.first().focus();
    await page.keyboard.press('Tab');
    await expect(withContent.first().locator('[data-act="content"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Implicit Content' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(withContent.first().locator('[data-act="content"]')).toBeFocused();

    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Commercial Packs' })
      .click();
    await expect(page).toHaveURL(/#commercial_packs$/);
    await expect(page.locator('#commercial_packs')).toBeFocused();
    await button(page, 'Collapse all').click();
  });

  await page.getByRole('radio', { name: 'This model' }).check({ force: true });
  const { name, workbook } = await exported(page, 'Export commercial packs');
  expect(name).toMatch(/^commercialPacks_.+\.xlsx$/);
  const { cell, find } = sheetOf(workbook);
  const place = { country: 'DE', model: vetele };
  const inWords = (isIncluded: boolean) => (isIncluded ? 'Incl' : 'Excl');
  const headerOf = (pack: Pack) => find({ ...place, 'parent code': codeOf(pack), 'child code': '' });
  const rowOf = (pack: Pack, option: Pack) =>
    find({ ...place, 'parent code': codeOf(pack), 'child code': codeOf(option) });
  cell(rowOf(first, changed), 'incl/excl').value = inWords(!changed.priceIncluded);
  cell(rowOf(second, kept), 'incl/excl').value = inWords(!kept.priceIncluded);
  const faulty = rowOf(third, wrong);
  cell(faulty, 'child code').value = 'ZZ99';

  await button(page, 'Import all commercial packs').click();
  await expect(button(page, /^Import \d/)).toHaveCount(0);
  await upload(page, 'packs di prova.xlsx', await bytesOf(workbook));
  await expect(button(page, 'Import 2 packs')).toBeEnabled();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'ATTENTION: problems occurred during loading the following items:',
  );
  await expect(dialog(page).getByRole('alert')).toContainText(
    `Row ${faulty}, Child code: there is no option ZZ99.`,
  );

  await test.step('keeps refused rows to download, which are corrected and uploaded again as they are', async () => {
    const started = page.waitForEvent('download');
    await button(page, 'Download rejected rows').click();
    const rejected = await readFile(await (await started).path(), 'utf8');
    await upload(page, 'packs_errors.csv', Buffer.from(rejected));
    await expect(dialog(page).getByRole('alert')).toContainText('there is no option ZZ99');
    await upload(page, 'packs_errors.csv', Buffer.from(rejected.replace(';ZZ99;', `;${codeOf(wrong)};`)));
    await expect(boxOf(page, 2)).toBeEnabled();
    await expect(button(page, 'Download rejected rows')).toHaveCount(0);
    await upload(page, 'packs di prova.xlsx', await bytesOf(workbook));
    await expect(button(page, 'Import 2 packs')).toBeEnabled();
  });

  await dialog(page)
    .getByRole('radio', { name: /^Errors/ })
    .check({ force: true });
  await expect(boxOf(page, headerOf(third))).toBeDisabled();
  await dialog(page)
    .getByRole('radio', { name: /^Changed/ })
    .check({ force: true });
  await expect(boxOf(page, headerOf(first))).toBeChecked();
  await boxOf(page, headerOf(second)).uncheck({ force: true });
  await expectAccessible(page, 'the preview of packs');

  await button(page, 'Import 1 pack').click();

  await expect(dialog(page).getByText('Import executed')).toBeVisible();
  const table = (title: string) => dialog(page).getByRole('table', { name: title, exact: true });
  await expect(table('Imported')).toContainText(codeOf(changed));
  await expect(table('Not Imported')).toContainText('ZZ99');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, `Expand ${codeOf(first)}`).click();
  await expect(row(page, `${codeOf(first)}/${codeOf(changed)}`)).toContainText(
    inWords(!changed.priceIncluded),
  );
  const stored = await client.call<Pack[]>('GET', packsPath);
  const includedIn = (pack: Pack, option: Pack) =>
    stored
      .find((each) => codeOf(each) === codeOf(pack))!
      .listMasPackCommOpts.find((each) => codeOf(each) === codeOf(option))?.priceIncluded;
  expect([includedIn(first, changed), includedIn(second, kept), includedIn(third, wrong)]).toEqual([
    !changed.priceIncluded,
    kept.priceIncluded,
    wrong.priceIncluded,
  ]);

  await test.step('imports implicit packs and finds them behind the magnifier (R-212, R-213, R-214)', async () => {
    const packs = await client.call<Pack[]>('GET', packsPath);
    const owner = packs
      .flatMap(({ listMasPackCommOpts }) => listMasPackCommOpts)
      .find(({ implicitList }) => implicitList.length > 0)!;
    const code = owner.ocparObj.parele;
    const known = new Set(owner.implicitList.map((item) => item.code));
    const added = packs
      .flatMap(({ listMasPackCommOpts }) => listMasPackCommOpts.map(({ ocparObj }) => ocparObj.parele))
      .find((each) => each !== code && !known.has(each))!;
    const { name, workbook } = await exported(page, 'Export all implicit packs');
    expect(name).toBe('implicitPacks.xlsx');
    const { sheet, cell, find } = sheetOf(workbook);
    const header = find({ 'parent code': code, 'child code': '' });
    sheet.spliceRows(header + 1, 0, []);
    cell(header + 1, 'parent code').value = code;
    cell(header + 1, 'child code').value = added;
    // An option that brings itself along: its pack is refused.
    const other = Array.from({ length: sheet.rowCount - 1 }, (_none, at) => at + 2).find(
      (at) => cell(at, 'child code').text !== '' && cell(at, 'parent code').text !== code,
    )!;
    cell(other, 'child code').value = cell(other, 'parent code').text;

    await button(page, 'Import all implicit packs').click();
    await upload(page, 'implicit.xlsx', await bytesOf(workbook));
    await expect(button(page, 'Import 1 pack')).toBeEnabled();
    await expect(dialog(page).getByText('THIS PACK WILL NOT BE IMPORTED')).toHaveCount(1);
    await button(page, 'Import 1 pack').click();

    await expect(dialog(page).getByText('Import executed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByLabel('Find a pack or an option').fill(code);
    const magnifier = button(page, new RegExp(`^Implicit Content of ${code}, ${known.size + 1}$`)).first();
    await magnifier.click();
    await expect(page.getByRole('dialog', { name: 'Implicit Content' })).toContainText(added);
    await page.keyboard.press('Escape');
  });

  await test.step('stays fluid with a thousand packs: a search answers within 100 ms', async () => {
    const packs = Array.from({ length: 1000 }, (_none, at) => ({
      ...first,
      ocparObj: { parele: `P${at}`, parde2: `PACK NUMERO ${at}` },
    }));
    await page.route('**/packConf/basePackInfo/**', (route) => route.fulfill({ json: packs }));
    await page.reload();
    await button(page, 'Expand all').click();
    await expect(page.getByText(/^1,000 packs, /)).toBeVisible();
    expect(await tree(page).locator('tr[data-key]').count()).toBeLessThan(120);

    /** From a key press to the frame that shows what it found. */
    const searched = (text: string) =>
      page.getByLabel('Find a pack or an option').evaluate(async (field: HTMLInputElement, value) => {
        const started = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - started;
      }, text);
    // The machine may be busy with other journeys: of each search the best of up to twelve counts.
    const best = new Map<string, number>();
    const slow = () => [...best].filter(([, milliseconds]) => milliseconds >= 100);
    for (let round = 0; round < 12 && (round === 0 || slow().length > 0); round++)
      for (const text of ['p', 'pa', 'numero 7', 'numero 777', '', 'numero 123'])
        best.set(text, Math.min(best.get(text) ?? Infinity, await searched(text)));

    expect(slow()).toEqual([]);
    await expect(row(page, 'P123')).toBeVisible();
    await page.getByLabel('Find a pack or an option').fill('');
    const box = tree(page).locator('..');
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(row(page, 'P999')).toBeVisible();
    const [head, outer] = await Promise.all([
      tree(page).getByRole('columnheader', { name: 'Set' }).boundingBox(),
      box.boundingBox(),
    ]);
    expect(Math.abs(head!.y - outer!.y)).toBeLessThan(4);
    expect(outer!.height).toBeLessThanOrEqual(501);
  });
});
