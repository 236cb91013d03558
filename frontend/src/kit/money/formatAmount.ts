import type { Cents } from './cents';

interface Mask {
  group: string;
  decimalSign: string;
  decimals: number;
}

const pattern = /^#?([^#0]?)##0(?:([^#0])(0+))?$/;
const masks = new Map<string, Mask>();

/** An amount as a market writes it, by its price mask: '#.##0,00', "#'##0.00", '#,##0' (rounded half-up, away from zero). */
export function formatAmount(cents: Cents, mask: string): string {
  return write(cents, maskOf(mask));
}

/** The same with the currency after it, if there is one. */
export function formatMoney(cents: Cents, mask: string, currency: string): string {
  return `${formatAmount(cents, mask)} ${currency}`.trimEnd();
}

/** As formatAmount, but nothing is rounded away: a mask without decimals gets two where an amount has any. For inputs. */
export function formatExactAmount(cents: Cents, mask: string): string {
  const read = maskOf(mask);
  return write(cents, cents % 100 !== 0 && read.decimals < 2 ? { ...read, decimals: 2 } : read);
}

/** An amount as it is edited: '1234.5', without separators of thousands. */
export function rawAmount(cents: Cents): string {
  return String(cents / 100);
}

function maskOf(mask: string): Mask {
  const known = masks.get(mask);
  if (known) return known;
  const [, group = '.', sign, zeros = sign ? '00' : ''] = pattern.exec(mask) ?? [undefined, '.', ',', '00'];
  const read = {
    group,
    decimalSign: sign ?? (group === '.' ? ',' : '.'),
    decimals: Math.min(2, zeros.length),
  };
  masks.set(mask, read);
  return read;
}

function write(cents: Cents, { group, decimalSign, decimals }: Mask): string {
  const unit = decimals === 2 ? 1 : decimals === 1 ? 10 : 100;
  const rounded = Math.floor((Math.abs(cents) + unit / 2) / unit) * unit;
  const digits = String(rounded).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const sign = cents < 0 && rounded > 0 ? '-' : '';
  return `${sign}${whole}${decimals > 0 ? decimalSign + digits.slice(-2).slice(0, decimals) : ''}`;
}
