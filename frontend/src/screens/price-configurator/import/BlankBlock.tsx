import type { BlankPrice } from '../../../api';
import { Message } from '../../../ui/Message';
import { takeOfficial } from '../save/saveTexts';
import { t } from '../../../texts/priceConfigurator';

export interface BlankBlockProps {
  /** What keeps the list from being imported into. */
  blank: readonly BlankPrice[];
  onFill: BlankWay;
}

/** Leaves the import for the list on the screen: to its first blank price, or to the blank prices filled with the official ones. */
export type BlankWay = (codes: readonly string[], isTaking: boolean) => void;

const named = 3;

/** Says before an import which blank prices it would be refused for, and leads to them (decision A-22). */
export function BlankBlock({ blank, onFill }: BlankBlockProps) {
  if (blank.length === 0) return null;
  const codes = blank.map(({ code }) => code);
  const official = blank.filter(({ officialPrice }) => officialPrice !== null).map(({ code }) => code);
  return (
    <Message tone="error" title={titleOf(blank)}>
      <span>
        {t(
          'The rows that are ticked do not fill it, so the list cannot be saved. Fill it, save, and import again.',
        )}
      </span>
      {official.length > 0 && (
        <button type="button" className="link" onClick={() => onFill(codes, true)}>
          {takeOfficial(official)}
        </button>
      )}
      <button type="button" className="link" onClick={() => onFill(codes, false)}>
        {t('Go to the first')}
      </button>
    </Message>
  );
}

function titleOf(blank: readonly BlankPrice[]): string {
  const names = blank
    .slice(0, named)
    .map(({ code, description }) => `${code === '-' ? t('Base price') : code} ${description}`);
  const more = blank.length - names.length;
  const all = names.join(', ');
  return more > 0 ? t('No price: {all} and {more} more', { all, more }) : t('No price: {all}', { all });
}
