import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { MarketTax, SignedIn } from '../../frontend/src/api';
import { initialSession } from '../../frontend/src/api/session';
import { makeStore } from '../../frontend/src/app/store';
import { createPriceSheet } from '../../frontend/src/kit/grid/createPriceSheet';
import { usePriceCell } from '../../frontend/src/kit/grid/usePriceSheet';
import type { Cents } from '../../contracts/rules/amounts';
import { PriceBreakdown } from '../../frontend/src/screens/price-configurator/insight/PriceBreakdown';
import { IconButton } from '../../frontend/src/ui/navigation/IconButton';
import { TextInput } from '../../frontend/src/ui/fields/TextInput';
import taxes from '../../mocks/PriceList/getMarketTaxes.default.json';
import signedIn from '../../mocks/Session/getToken.default.json';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import layoutStyles from '../../frontend/src/ui/layout.module.css';
import textStyles from '../../frontend/src/ui/text.module.css';

interface RowProps {
  /** Of the sheet, in hundredths; null: missing. */
  price: Cents | null;
  vat: number | null;
  /** Of a draft, which an alternative list is until it is saved. */
  taxes?: MarketTax[];
  officialPrice: Cents | null;
  code: string;
}

const { user } = signedIn.value as SignedIn;

/** One row of a price grid with its calculator button, in the middle of a card. */
function Row({ price, vat, taxes: ofDraft, officialPrice, code }: RowProps) {
  const [store] = useState(() =>
    makeStore({ session: { ...initialSession, current: signedIn.value as SignedIn } }),
  );
  const [sheet] = useState(() => {
    const filled = createPriceSheet();
    filled.load([{ code, price, officialPrice, isStandard: false, isHiddenByMarket: false }]);
    return filled;
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const cell = usePriceCell(sheet, code);
  return (
    <Provider store={store}>
      <MemoryRouter>
        <div className={layoutStyles.card} style={{ padding: 18, minHeight: 620 }}>
          <div data-popover-row style={{ display: 'flex', gap: 12, alignItems: 'center', paddingLeft: 420 }}>
            <span className={textStyles.code}>{code}</span>
            <TextInput
              aria-label={`Final price of ${code}`}
              value={cell.text ?? (cell.price === null ? '' : String(cell.price / 100))}
              onChange={(event) => sheet.type(code, event.target.value, '#.##0,00')}
            />
            <IconButton
              label={`Price breakdown of ${code}`}
              icon={Calculator}
              onClick={(event) => setAnchor(event.currentTarget)}
            />
          </div>
          <button type="button">Elsewhere</button>
          {anchor && (
            <PriceBreakdown
              code={code}
              name="Vernice tristrato Rosso Etna"
              sheet={sheet}
              market={{ ...user.countries[0]!, vat }}
              vetele="3410126"
              anchor={anchor}
              draft={ofDraft && { taxes: ofDraft }}
              onClose={() => setAnchor(null)}
            />
          )}
        </div>
      </MemoryRouter>
    </Provider>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Price breakdown/ }));
  return within(await screen.findByRole('dialog'));
};

const draftTaxes = taxes.value as MarketTax[];
const payment = 'From final price to what the customer pays';

const meta = {
  title: 'Screens/Price configurator/Price breakdown',
  component: Row,
  args: { price: 142_000, vat: 22, officialPrice: 138_000, code: '05FK' },
  parameters: { layout: 'fullscreen', ccb: { getPricePicture: 'option' } },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  play: async () => void (await open()),
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const base = { code: '-', price: 2_890_000, officialPrice: 2_870_000 };

/** Road fee and exempt share are paid with the base price, once a car. */
export const Positive: Story = {
  name: 'Filled (R-452)',
  args: base,
  parameters: { ccb: { getPricePicture: 'default' } },
  play: async () => {
    const box = await open();
    await expect(await box.findByRole('row', { name: /Price without tax/ })).toHaveTextContent('23.714,85');
    await expect(box.getByRole('row', { name: /^VAT 22/ })).toHaveTextContent('−5.031,15');
    const paid = within(box.getByRole('table', { name: payment }));
    await expect(paid.getByRole('row', { name: /^Left to pay/ })).toHaveTextContent('25.552,40');
    await expect(paid.getByRole('link', { name: /^Campaign 1482: 3 %/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/sol_campaign?'),
    );
    await box.findByText('listino ottobre.xlsx', { exact: false });
  },
};

export const Companies: Story = {
  name: 'Companies (R-453)',
  args: base,
  parameters: { ccb: { getPricePicture: 'companies' } },
  play: async () => {
    const box = await open();
    await userEvent.click(box.getByRole('radio', { name: 'B2B' }));
    await expect(await box.findByRole('row', { name: /^Price for companies/ })).toHaveTextContent(
      '28.761,90',
    );
    await expect(box.getByText('No campaign on this day.')).toBeVisible();
  },
};
/** Another day than today, and a list in another currency than its market: what the amounts are not stands above them. */
export const OtherDayAndCurrency: Story = {
  name: 'Other day and currency (R-455)',
  args: base,
  parameters: { ccb: { getPricePicture: 'dollars' } },
  play: async () => {
    const box = await open();
    await expect(await box.findByText(/^The price list is in USD\./)).toBeVisible();
    await expect(box.getByText(/^Prices, taxes and downpayment are today's/)).toBeVisible();
    await expect(box.queryByRole('row', { name: /^Left to pay/ })).toBeNull();
    // The calendar closes before the picture does.
    const day = box.getByRole('textbox', { name: 'Day' });
    await userEvent.click(day);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await box.findByRole('dialog', { name: 'Day: choose date' });
    await userEvent.keyboard('{Escape}');
    await expect(box.queryByRole('dialog', { name: 'Day: choose date' })).toBeNull();
    await expect(day).toBeVisible();
  },
};
export const WithoutOnlineSales: Story = {
  name: 'Without online sales',
  args: base,
  parameters: { ccb: { getPricePicture: 'bare' } },
};
/** Only the discount for options, and nothing paid down. */
export const Item: Story = {
  name: 'Item (R-454)',
  play: async () => {
    const box = await open();
    await expect(await box.findByText('1.420,00 / 1,22 = 1.163,93')).toBeVisible();
    await expect(box.getByRole('row', { name: /^Autunno Aurora/ })).toHaveTextContent('−71,00');
    await expect(box.getByText('The downpayment is paid with the base price.')).toBeVisible();
  },
};
export const PriceMissing: Story = {
  args: { price: null },
  parameters: { ccb: { getPricePicture: 'noPrice' } },
};
export const Loading: Story = { parameters: { ccb: { getPricePicture: 'pending' }, busy: true } };

/** The row stays usable: what is typed there is drawn beside the history as not saved, and is not in the picture. */
export const WhileTyping: Story = {
  name: 'While a price is typed (R-452)',
  play: async () => {
    const box = await open();
    await box.findByText('3 changes');
    const field = screen.getByLabelText('Final price of 05FK');
    await userEvent.clear(field);
    await userEvent.type(field, '13.000,5');
    await expect(box.getByText('This is of the saved price: your change is not in it yet.')).toBeVisible();
    await expect(box.getAllByRole('row', { name: /^Final price/ })[0]).toHaveTextContent('1.420,00');
    await expect(box.getByText('Not saved')).toBeVisible();
  },
};

const draft = { ...base, price: 1_420_000, taxes: draftTaxes };

/** Another list than the normal one is a draft: the way to the price without tax follows what is typed. */
export const Draft: Story = {
  name: 'Draft of an alternative list',
  args: draft,
  play: async () => {
    const box = await open();
    await expect(box.getByRole('row', { name: /Price without tax/ })).toHaveTextContent('11.665,67');
    const field = screen.getByLabelText('Final price of -');
    await userEvent.clear(field);
    await expect(box.getByText('No price', { selector: 'h2' })).toBeVisible();
    await userEvent.type(field, '13.000,5');
    await expect(box.getByRole('row', { name: /^Final price/ })).toHaveTextContent('13.000,50');
  },
};
export const VatZero: Story = { name: 'Draft, VAT is zero', args: { ...draft, vat: 0 } };
export const VatMissing: Story = { name: 'Draft, VAT missing', args: { ...draft, vat: null, taxes: [] } };
export const BelowZero: Story = {
  name: 'Draft, below zero',
  args: { ...draft, price: 15_000, taxes: draftTaxes.filter(({ code }) => code === 'B2C') },
  play: async () => {
    const box = await open();
    await expect(box.getByRole('row', { name: /Price without tax/ })).toHaveTextContent('−696,72');
  },
};
export const LongHistory: Story = {
  name: 'History, long',
  parameters: { ccb: { getPricePicture: 'option', listChanges: 'long' } },
};
export const HistoryLoading: Story = {
  name: 'History, loading',
  parameters: { ccb: { getPricePicture: 'option', listChanges: 'pending' }, busy: true },
};
