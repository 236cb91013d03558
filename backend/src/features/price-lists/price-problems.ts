import { basePriceCode, type PriceOfList } from '../../../../contracts/rules/blank-prices.ts';
import { invalid, type FieldProblem } from '../../kit/app-error.ts';
import { t } from '../../texts/prices.ts';

/** Codes named in the message; the fields name more. */
const NAMED = 5;
const MAX_FIELDS = 200;

/** As the screen calls what is no item. */
const nameOf: Record<string, () => string> = {
  'basePrice.price': () => t('Base price'),
  currency: () => t('Currency'),
  pricemask: () => t('Price mask'),
};

export class PriceProblems {
  private readonly fields: FieldProblem[] = [];
  private readonly missing: string[] = [];
  private readonly sentences: string[] = [];

  /** `field` is the list and the code, as in optList.05FK. */
  add(field: string, message: string): void {
    this.fields.push({ field, message });
    const name = nameOf[field]?.() ?? field.slice(field.indexOf('.') + 1);
    this.sentences.push(`${name}: ${message}.`);
  }

  addBlank({ code, list }: Pick<PriceOfList, 'code' | 'list'>): void {
    if (code === basePriceCode) {
      this.fields.push({ field: 'basePrice.price', message: t('The base price must be above 0') });
      this.sentences.push(t('The base price must be above 0.'));
    } else {
      this.fields.push({ field: `${list}.${code}`, message: t('The price is missing') });
      this.missing.push(code);
    }
  }

  throwIfAny(): void {
    if (this.fields.length === 0) return;
    const sentences = this.sentences.slice(0, NAMED);
    if (this.missing.length > 0) sentences.push(missingSentence(this.missing));
    throw invalid(sentences.join(' '), this.fields.slice(0, MAX_FIELDS));
  }
}

function missingSentence(codes: string[]): string {
  const names = codes.slice(0, NAMED);
  if (codes.length > NAMED) names.push(t('{count} more', { count: codes.length - NAMED }));
  const last = names.pop()!;
  const named = names.length > 0 ? t('{names} and {last}', { names: names.join(', '), last }) : last;
  return codes.length === 1
    ? t('{codes} has no price. Every item that is not standard needs one.', { codes: named })
    : t('{codes} have no price. Every item that is not standard needs one.', { codes: named });
}
