import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerClient } from './server';

export interface StoredItem {
  code: string;
  price: number | null;
  isStandard: boolean;
  isHiddenByPcm: boolean;
  isHiddenByMarket: boolean;
}
interface StoredDetails {
  version: number;
  optionalsSection: StoredItem[];
  fuoriseriesSection: StoredItem[];
  customerPrgSection: StoredItem[];
  accessoriesSection: StoredItem[];
}

/** The price list of one vehicle in one market as the server stores it. */
export class StoredPriceList {
  readonly #client: ServerClient;
  readonly #place: string;

  constructor(client: ServerClient, marketId: string, vetele: string) {
    this.#client = client;
    this.#place = `${marketId}/${vetele}`;
  }

  details(): Promise<StoredDetails> {
    const [marketId, vetele] = this.#place.split('/');
    return this.#client.call('GET', `fe/priceConf/detailsByModelVersion/${marketId}/it/${vetele}`);
  }

  async price(code: string): Promise<number | null | undefined> {
    const { optionalsSection } = await this.details();
    return optionalsSection.find((item) => item.code === code)?.price;
  }

  /** The codes of the options that the first page of the grid shows with a price. */
  async firstOptions(): Promise<string[]> {
    const { optionalsSection } = await this.details();
    return optionalsSection
      .slice(0, 10)
      .filter(({ isStandard }) => !isStandard)
      .map(({ code }) => code);
  }

  /** Gives every option and accessory whose price may change 500, so that the list can be saved and a journey be repeated. */
  async complete(): Promise<void> {
    const { version, optionalsSection, fuoriseriesSection, accessoriesSection } = await this.details();
    const base = await this.#client.call<{ price: number | null }>(
      'GET',
      `fe/priceConf/basePriceInfo/${this.#place}`,
    );
    const filled = (items: StoredItem[]) =>
      items.map(({ code, price, isStandard, isHiddenByPcm }) => {
        const isKept = isStandard || (isHiddenByPcm && price !== null);
        return { code, price: isKept ? price : 500 };
      });
    await this.#client.call(
      'PUT',
      `fe/priceConf/saveMarketDataModelAndOpt/${this.#place}?version=${version}`,
      {
        basePrice: { price: base.price ?? 30000 },
        optList: filled([...optionalsSection, ...fuoriseriesSection]),
        accList: filled(accessoriesSection),
      },
    );
  }
}

/** The price configurator as a user sees it: words and roles only. */
export class PricePage {
  readonly page: Page;
  readonly address: string;

  constructor(page: Page, marketId: string, vetele: string) {
    this.page = page;
    this.address = `price_configurator?idCountry=${marketId}&vetele=${vetele}`;
  }

  async open(): Promise<void> {
    await this.page.goto(this.address);
    await expect(this.button('Save prices')).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The price of an item in the grid. */
  price(code: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^Final price of ${code}, `) });
  }

  async type(code: string, text: string): Promise<void> {
    await this.price(code).click();
    await this.price(code).fill(text);
    await this.price(code).press('Enter');
  }

  async expectUnsaved(count: number): Promise<void> {
    const words =
      count === 0 ? 'No unsaved changes' : count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  async save(): Promise<void> {
    await this.button('Save prices').click();
    // The notice of an earlier save may still stand above it.
    const saved = this.page.getByText(/^Prices of .* saved$/).last();
    await saveAllTheSame(this.page, this.page.getByText('No unsaved changes', { exact: true }));
    await expect(saved).toBeVisible();
    await this.expectUnsaved(0);
  }
}

/** Saves all the same where the page asks about amounts that change by more than half; `outcome` is what is seen otherwise. */
export async function saveAllTheSame(page: Page, outcome: Locator): Promise<void> {
  const question = page.getByRole('alertdialog', { name: /by more than half$/ });
  await expect(question.or(outcome).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Save all the same' }).click();
}
