import { useState } from 'react';
import { officialPricesFor } from '../../../kit/grid/blankRows';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { takeOfficial } from './saveTexts';
import { useTakeOfficial } from './useTakeOfficial';
import { t } from '../../../texts/priceConfigurator.gen';
import buttonStyles from '../../../ui/navigation/button.module.css';

export interface BlankActionsProps {
  sheet: PriceSheet;
  /** The rows that keep the list from being saved, in the order of the screen. */
  codes: readonly string[];
  /** Puts the focus into the price of a row; '-' is the base price. */
  onGoTo: (code: string) => void;
}

/** The ways out where blank prices keep a list from being saved: take the official price, or go to them one after the other. */
export function BlankActions({ sheet, codes, onGoTo }: BlankActionsProps) {
  const [ahead, setAhead] = useState<readonly string[]>([]);
  const next = ahead.find((code) => codes.includes(code)) ?? codes[0];
  const go = () => {
    if (next === undefined) return;
    setAhead(codes.slice(codes.indexOf(next) + 1));
    onGoTo(next);
  };
  return (
    <>
      <TakeOfficial sheet={sheet} codes={codes} onGoTo={onGoTo} />
      <button type="button" className={buttonStyles.link} onClick={go}>
        {next === codes[0] ? t('Go to the first') : t('Go to the next')}
      </button>
    </>
  );
}

/** Fills what has an official price, and goes to the first of them; nothing where there is none. */
export function TakeOfficial({
  sheet,
  codes,
  onGoTo,
  className = buttonStyles.link,
}: BlankActionsProps & { className?: string }) {
  const take = useTakeOfficial(sheet);
  const fillable = officialPricesFor(sheet, codes).map(({ code }) => code);
  const [first] = fillable;
  if (first === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        take(codes);
        onGoTo(first);
      }}
    >
      {takeOfficial(fillable)}
    </button>
  );
}
