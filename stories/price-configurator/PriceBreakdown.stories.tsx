import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { configure, expect, screen, userEvent, within } from 'storybook/test';
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
import { answerWith, type Answers } from '../.storybook/handlers';
import layoutStyles from '../../frontend/src/ui/layout.module.css';
import textStyles from '../../frontend/src/ui/text.module.css';

configure({ asyncUtilTimeout: 8000 });

interface RowProps {
  /** Of the sheet, in hundredths; null: missing. */
  price: Cents | null;
  vat: number | null;
  taxes: MarketTax[];
  hideHistory: boolean;
  code: string;
}

const { user } = signedIn.value as SignedIn;

/** One row of a price grid with its calculator button, in the middle of a card. */
function Row({ price, vat, taxes: market, hideHistory, code }: RowProps) {
  const [store] = useState(() =>
    makeStore({ session: { ...initialSession, current: signedIn.value as SignedIn } }),
  );
  const [sheet] = useState(() => {
    const filled = createPriceSheet();
    filled.load([{ code, price, isStandard: false, isHiddenByMarket: false }]);
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
              taxes={market}
              vetele="3410126"
              anchor={anchor}
              hideHistory={hideHistory}
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

const meta = {
  title: 'Screens/Price configurator/Price breakdown',
  component: Row,
  args: { price: 1_420_000, vat: 22, taxes: taxes.value as MarketTax[], hideHistory: false, code: '05FK' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  play: async () => void (await open()),
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Road fee and exempt share are paid with the base price, once a car. */
export const Positive: Story = {
  name: 'Filled',
  args: { code: '-' },
  play: async () => {
    const box = await open();
    await expect(box.getByRole('row', { name: /Price without tax/ })).toHaveTextContent('11.665,67');
    await expect(box.getByRole('row', { name: /^VAT 22/ })).toHaveTextContent('−2.380,33');
    await box.findByText('listino ottobre.xlsx', { exact: false });
  },
};
export const Dark: Story = { ...Positive, name: 'Filled, dark', globals: { theme: 'dark' } };
export const Small: Story = { name: '1024 wide', globals: { viewport: { value: 'small' } } };

/** The row stays usable: what is typed there is seen here, and drawn beside the history as not saved. */
export const WhileTyping: Story = {
  name: 'While a price is typed',
  play: async () => {
    const box = await open();
    await box.findByText('3 changes');
    const field = screen.getByLabelText('Final price of 05FK');
    await userEvent.clear(field);
    await expect(box.getByText('No price', { selector: 'h2' })).toBeVisible();
    await userEvent.type(field, '13.000,5');
    await expect(box.getByRole('row', { name: /^Final price/ })).toHaveTextContent('13.000,50');
    await expect(box.getByText('Not saved')).toBeVisible();
  },
};

export const NotAPrice: Story = {
  play: async () => {
    const box = await open();
    await userEvent.type(screen.getByLabelText('Final price of 05FK'), ' circa');
    await expect(box.getByText('Not a price')).toBeVisible();
  },
};
export const TaxesMissing: Story = { args: { taxes: [] } };
export const VatZero: Story = { name: 'VAT is zero', args: { vat: 0 } };
export const VatMissing: Story = { name: 'VAT missing', args: { vat: null, taxes: [] } };
export const BelowZero: Story = {
  name: 'Below zero',
  args: {
    code: '-',
    price: 15_000,
    taxes: (taxes.value as MarketTax[]).filter(({ code }) => code === 'B2C'),
  },
  play: async () => {
    const box = await open();
    await expect(box.getByRole('row', { name: /Price without tax/ })).toHaveTextContent('−696,72');
  },
};
/** Of an item VAT alone is taken off. */
export const Item: Story = {
  name: 'Item',
  args: { price: 12_000 },
  play: async () => {
    const box = await open();
    await expect(box.getByText('120,00 / 1,22 = 98,36')).toBeVisible();
  },
};
export const PriceMissing: Story = { args: { price: null } };
export const BasePrice: Story = { name: 'Base price', args: { code: '-', price: 24_850_000 } };
export const LongHistory: Story = { name: 'History, long', parameters: { ccb: { listChanges: 'long' } } };
export const EmptyHistory: Story = { name: 'History, empty', parameters: { ccb: { listChanges: 'empty' } } };
export const HistoryLoading: Story = {
  name: 'History, loading',
  parameters: { ccb: { listChanges: 'pending' }, busy: true },
};
export const HistoryFailed: Story = { name: 'History, failed', parameters: { ccb: { listChanges: '500' } } };
export const WithoutHistory: Story = { name: 'History, none for a new price', args: { hideHistory: true } };

export const ClosesByKeyboard: Story = {
  name: 'Closed by keyboard',
  play: async () => {
    await open();
    const button = screen.getByRole('button', { name: /^Price breakdown/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
export const ClosesByClickElsewhere: Story = {
  name: 'Closed by a click elsewhere',
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};
