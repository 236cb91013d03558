import { Calculator } from 'lucide-react';
import { useId, type ReactNode, useState } from 'react';
import type { BasePriceInfo, Market, MarketTax, PriceMask } from '../../../api';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { centsOf, formatAmount, formatExactAmount, roundedTo } from '../../../../../contracts/rules/amounts';
import { fixedTaxesOf, basePriceWithoutTax } from '../../../../../contracts/rules/price-without-tax';
import { taxesUnread } from '../../../kit/taxes/taxRows';
import { priceScreenTexts } from '../../../texts';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { IconButton } from '../../../ui/navigation/IconButton';
import { Select } from '../../../ui/fields/Select';
import { baseCode } from '../save/priceList';
import { basePriceId } from '../page/usePriceCards';
import { BasePrice } from './BasePrice';
import { classes } from '../../../ui/classes';
import shared from '../price-configurator.module.css';
import styles from './base-price.module.css';
import { t } from '../../../texts/priceConfigurator.gen';
import { quotedLanguage } from '../../../texts/quotedLanguage';
import inputStyles from '../../../ui/fields/input.module.css';
import buttonStyles from '../../../ui/navigation/button.module.css';
import textStyles from '../../../ui/text.module.css';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';

interface CurrencyInputProps {
  id: string;
  currency: string;
  canEdit: boolean;
  onCurrency: (currency: string) => void;
}

const isCode = (text: string) => /^[A-Z]{3}$/.test(text);

/** Three letters; what is not a code yet stays in the field and goes when one leaves it. */
function CurrencyInput({ id, currency, canEdit, onCurrency }: CurrencyInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const code = text.toUpperCase();
    setTyped(isCode(code) ? null : code);
    if (isCode(code)) onCurrency(code);
  };
  return (
    <span className={classes(inputStyles.input, inputStyles.compact, styles.currency)}>
      <input
        id={id}
        maxLength={3}
        autoComplete="off"
        readOnly={!canEdit}
        aria-invalid={typed !== null || undefined}
        value={typed ?? currency}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}

/**
 * What the feed says of the base price beside the official one: with priceFromAS400 the Msrp, otherwise the importer's and the
 * Mrpbt price; the American prices only where there are any.
 */
function feedPricesOf(base: BasePriceInfo, { priceFromAS400 }: Market) {
  const always = priceFromAS400
    ? [{ label: t('Msrp price'), value: base.msrpBasePrice }]
    : [
        { label: t('Importer price'), value: base.impPr },
        { label: t('Mrpbt price'), value: base.mrpb },
      ];
  const others = [
    { label: t('Ch Sprpbtbt'), value: base.chSprpbtbt },
    { label: t('USA dealer'), value: base.usaDealer },
    { label: t('USA list price'), value: base.usaListPr },
    { label: t('USA total retail'), value: base.usaTotRet },
    { label: t('Da NJ'), value: base.daNj },
  ];
  return [...always, ...others.filter(({ value }) => value !== null)];
}

interface Asked {
  mask: string;
  /** Of the list. */
  currency: string;
  market: Pick<Market, 'currency'>;
}

/** What the factory asks; with its currency where that is not the list's (decision I-10). */
export function writtenAsked(value: number | null, { mask, currency, market }: Asked): string {
  if (value === null) return '–';
  const amount = formatExactAmount(centsOf(value), mask);
  return market.currency === '' || currency === market.currency ? amount : `${amount} ${market.currency}`;
}

export interface BasePriceStripProps {
  market: Market;
  base: BasePriceInfo;
  sheet: PriceSheet;
  /** Undefined until they are read. */
  taxes: readonly MarketTax[] | undefined;
  masks: readonly PriceMask[];
  mask: string;
  currency: string;
  /** The checkbox, saved or not. */
  isPublished: boolean;
  canEdit: boolean;
  onMask: (mask: string) => void;
  onCurrency: (currency: string) => void;
  onPublished: (isPublished: boolean) => void;
  onBreakdown: (anchor: HTMLElement) => void;
}

/** Base price of the vehicle, how its list writes prices, and whether it is published (decision A-81). */
export function BasePriceStrip(props: BasePriceStripProps) {
  const { market, base, sheet, mask, currency, isPublished, canEdit } = props;
  const id = useId();
  const asked = (value: number | null) => writtenAsked(value, { mask, currency, market });
  const known = props.masks.some(({ value }) => value === mask) ? [] : [{ value: mask, label: mask }];
  const offered = [...known, ...props.masks.filter(({ value, disabled }) => !disabled || value === mask)];
  const feed = feedPricesOf(base, market);

  return (
    <div className={classes(layoutStyles.sunk, textStyles.num, textStyles.tiny, styles.strip)}>
      <div className={classes(layoutStyles.divided, styles.cells)} data-popover-row>
        <Cell label={t('Base price')}>
          <b>{base.description}</b>
        </Cell>
        <Cell label={t('Official price')} className={styles.amount}>
          <b>{asked(base.officialPrice)}</b>
        </Cell>
        <Cell label={t('Final price, {currency}', { currency })} labelFor={basePriceId}>
          <BasePrice id={basePriceId} sheet={sheet} mask={mask} canEdit={canEdit} />
        </Cell>
        <Cell label={t('Without tax')} className={styles.amount}>
          <WithoutTax {...props} />
        </Cell>
        <Cell label={t('Price mask')} labelFor={`${id}m`}>
          <Select
            id={`${id}m`}
            className={inputStyles.compact}
            value={mask}
            disabled={!canEdit}
            options={offered.map(({ value, label }) => ({ value, label }))}
            onValue={props.onMask}
          />
        </Cell>
        <Cell label={t('Currency')} labelFor={`${id}c`}>
          <CurrencyInput id={`${id}c`} currency={currency} canEdit={canEdit} onCurrency={props.onCurrency} />
        </Cell>
        <Cell>
          <Checkbox
            label={priceScreenTexts.visible}
            checked={isPublished}
            disabled={!canEdit}
            onValue={props.onPublished}
          />
        </Cell>
      </div>
      {feed.length > 0 && (
        <Row
          as="dl"
          wrap
          gap="4px 24px"
          pad="8px 16px"
          className={classes(layoutStyles.ruled, textStyles.muted)}
        >
          {feed.map(({ label, value }) => (
            <Row key={label} gap={6}>
              <dt className={textStyles.faint} lang={quotedLanguage(label)}>
                {label}
              </dt>
              <dd>{asked(value)}</dd>
            </Row>
          ))}
        </Row>
      )}
    </div>
  );
}

type CellProps = { label?: string; labelFor?: string; className?: string; children: ReactNode };

export function Cell({ label, labelFor, className, children }: CellProps) {
  return (
    <div className={className}>
      {label &&
        (labelFor ? (
          <label className={shared.caption} htmlFor={labelFor}>
            {label}
          </label>
        ) : (
          <span className={shared.caption}>{label}</span>
        ))}
      {children}
    </div>
  );
}

/** Follows what is typed; the calculator puts it into the input (decision A-23), the amount opens the breakdown. */
function WithoutTax({ market, sheet, taxes, mask, canEdit, onBreakdown }: BasePriceStripProps) {
  const { price, isInvalid } = usePriceCell(sheet, baseCode);
  if (price === null || isInvalid) return <b>–</b>;
  const withoutTaxOf = (final: number) =>
    taxes && basePriceWithoutTax(final, market.vat, fixedTaxesOf(taxes));
  const amount = withoutTaxOf(price);
  // From the saved price, so that a second click takes nothing more off.
  const saved = sheet.loaded(baseCode)?.price ?? null;
  const removed = saved === null ? undefined : withoutTaxOf(saved);
  return (
    <Row as="span" gap={4} className={styles.price}>
      {canEdit && (
        <IconButton
          icon={Calculator}
          iconSize={15}
          label={t('Remove tax from the base price')}
          disabled={removed === undefined}
          title={taxes ? undefined : taxesUnread}
          onClick={() =>
            removed !== undefined && sheet.setPrices([{ code: baseCode, price: roundedTo(removed, mask) }])
          }
        />
      )}
      <button
        type="button"
        className={classes(buttonStyles.link, textStyles.bold, styles.breakdown)}
        title={t('Price breakdown of the base price')}
        onClick={(event) => onBreakdown(event.currentTarget)}
      >
        {amount === undefined ? '–' : formatAmount(amount, mask)}
        <span className={textStyles.unseen}>{`, ${t('price breakdown of the base price')}`}</span>
      </button>
    </Row>
  );
}
