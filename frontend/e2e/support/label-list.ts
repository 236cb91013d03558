import { expect, type Locator, type Page } from '@playwright/test';

/** The interface labels of one group as a user sees them: words and roles only. */
export class LabelList {
  readonly page: Page;
  readonly group: string;
  readonly table: Locator;
  readonly codes: Locator;

  constructor(page: Page, group: string) {
    this.page = page;
    this.group = group;
    // Exactly: the dialog of deleted labels has a table too, and it may still be closing.
    this.table = page.getByRole('table', { name: 'Table of labels', exact: true });
    this.codes = this.table.getByRole('cell').and(page.locator(':nth-child(2)'));
  }

  /** The same list in another window. */
  in(page: Page): LabelList {
    return new LabelList(page, this.group);
  }

  address(more = ''): string {
    return `interface_labels?action=search&activeGroup=${encodeURIComponent(this.group)}${more}`;
  }

  async open(more = ''): Promise<void> {
    await this.page.goto(this.address(more));
    await expect(this.page.getByText(/^[\d,.]+ labels?$/)).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  row(code: string): Locator {
    return this.table.getByRole('row').filter({ hasText: code });
  }

  header(name: string): Locator {
    return this.table.getByRole('columnheader', { name, exact: true });
  }

  filter(name: 'Code' | 'Label'): Locator {
    return this.page.getByRole('search').getByLabel(name, { exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** A question or a message; its words are its description. */
  message(name: string | RegExp): Locator {
    return this.page.getByRole('alertdialog', { name });
  }

  async expectCount(count: number): Promise<void> {
    await expect(
      this.page.getByText(count === 1 ? '1 label' : `${count} labels`, { exact: true }),
    ).toBeVisible();
  }

  async search(values: Partial<Record<'Code' | 'Label', string>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.filter(name as 'Code' | 'Label').fill(value);
    await this.button('Search').click();
  }

  async sortOn(header: string): Promise<void> {
    await this.header(header).getByRole('button').click();
  }

  /** Closes the green or red message on top and answers what it said. */
  async closeMessage(text: string | RegExp): Promise<void> {
    const message = this.page.getByRole('alertdialog').last();
    await expect(message).toContainText(text);
    await message.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(message).toBeHidden();
  }
}
