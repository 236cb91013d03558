import { Check } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useMarketUser } from '../../../api/countryNames';
import { putPrices } from '../../../kit/grid/priceSheet';
import { countIn } from '../../../kit/format/counts';
import { t } from '../../../texts/priceConfigurator.gen';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Button } from '../../../ui/navigation/Button';
import { ChangeFields } from './ChangeFields';
import { changeOf, emptyForm, roundingOf, type ChangeForm } from './changeForm';
import { ChangePreview } from './ChangePreview';
import type { ChangePricesProps } from './ChangePrices';
import { changeRows, type ChangeCopy, type ChangeRow } from './changeRows';
import { scopesOf, targetsOf } from './changeTargets';
import { useChangeForm } from './useChangeForm';
import { useOtherList, type OtherList } from './useOtherList';
import type { Market, ModelItem } from '../../../api';

export interface PriceChangesDialogProps extends ChangePricesProps {
  onClose: () => void;
}

/**
 * Changes many prices by one rule: which ones, how, and rounded to what; below it what would become of each. What is
 * applied stands in the grid as if it had been typed; nothing is saved here.
 */
export function PriceChangesDialog(props: PriceChangesDialogProps) {
  const { grid, title, market, model, mask, onClose } = props;
  const { sheet } = grid;
  const place = { ...props, marketName: market.description };
  const scopes = scopesOf(place);
  const [begun] = useState<ChangeForm>({ ...emptyForm, scope: scopes[0]!.scope });
  const [form, setForm] = useChangeForm(() => ({ form: begun, currency: props.currency }), props.currency);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { countries } = useMarketUser();
  const source = placeOfCopy(form, market, countries);
  const list = useOtherList(source?.marketId ?? '', source?.vetele ?? '');
  // What the factory asks is in the currency of the market (decision I-10).
  const other = form.action === 'official' ? { ...list, currency: market.currency } : list;
  const isSameCurrency = other.currency === undefined || other.currency === props.currency;
  const change = changeOf(form, isSameCurrency);
  const copy = copyOf(form, other, source?.name ?? '');
  const rows = useChangeRows(props, form, change && (!source || other.prices) ? change : undefined, copy);
  const ticked = rows.filter(({ state, code }) => state === 'changed' && !leftOut.has(code));

  const takeOver = () => {
    const prices = ticked.map(({ code, after }) => ({ code, price: after }));
    const undo = putPrices(sheet, prices);
    grid.setNotice({
      text: countIn(prices.length, {
        one: t('1 price was changed and is not saved yet.'),
        many: t('{count} prices were changed and are not saved yet.'),
      }),
      undo: () => (undo(), grid.setNotice(undefined)),
    });
    onClose();
  };

  return (
    <Dialog
      title={t('Change prices')}
      subtitle={`${title}, ${model.label}, ${market.description}`}
      width={1140}
      dirty={leftOut.size > 0 || JSON.stringify(form) !== JSON.stringify(begun)}
      status={statusOf(rows, ticked)}
      onSubmit={() => ticked.length > 0 && takeOver()}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" icon={Check} disabled={ticked.length === 0}>
          {countIn(ticked.length, {
            one: t('Apply 1 price'),
            many: t('Apply {count} prices'),
          })}
        </Button>
      }
    >
      <ChangeFields
        form={form}
        scopes={scopes}
        market={market}
        countries={countries}
        model={model}
        mask={mask}
        currency={props.currency}
        other={other}
        onChange={(next) => setForm({ ...form, ...next })}
      />
      {other.failure !== undefined ? (
        <FailedState
          title={t('The other price list could not be read')}
          text={other.failure}
          onRetry={other.retry}
        />
      ) : (
        <ChangePreview
          rows={rows}
          mask={mask}
          isReading={source !== undefined && source.vetele !== '' && !other.prices}
          leftOut={leftOut}
          onTick={(codes, isTicked) => setLeftOut(without(leftOut, codes, isTicked))}
        />
      )}
    </Dialog>
  );
}

function without(leftOut: ReadonlySet<string>, codes: readonly string[], isTicked: boolean) {
  const next = new Set(leftOut);
  for (const code of codes)
    if (isTicked) next.delete(code);
    else next.add(code);
  return next;
}

/** What the rule makes of the prices as they stand now; nothing while the rule is not whole. */
function useChangeRows(
  props: PriceChangesDialogProps,
  form: ChangeForm,
  change: ReturnType<typeof changeOf>,
  copy: ChangeCopy | undefined,
): readonly ChangeRow[] {
  const { grid, mask, market } = props;
  const revision = useSyncExternalStore(grid.sheet.subscribeAll, () => grid.sheet.revision);
  const targets = useMemo(
    () => targetsOf({ ...props, marketName: market.description }, form.scope),
    // The rest of the props stays while the dialog is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is typed in the grid shows as another revision
    [form.scope, revision],
  );
  return change ? changeRows(targets, { change, rounding: roundingOf(form, mask), mask }, copy) : [];
}

/** Where the prices of a copy come from; undefined for what copies nothing. */
function copyOf({ action }: ChangeForm, other: OtherList, name: string): ChangeCopy | undefined {
  if (action === 'official')
    return { priceOf: ({ official }) => official, nothing: t('It has no official price.') };
  const { prices } = other;
  return prices && name !== ''
    ? { priceOf: ({ code }) => prices.get(code) ?? null, nothing: t('{name} has no price for it.', { name }) }
    : undefined;
}

function statusOf(rows: readonly ChangeRow[], ticked: readonly ChangeRow[]): string | undefined {
  if (rows.length === 0) return undefined;
  const left = rows.length - ticked.length;
  return left === 0
    ? undefined
    : countIn(left, {
        one: t('1 price stays as it is.'),
        many: t('{count} prices stay as they are.'),
      });
}

/** The list that a change copies from. */
interface CopyPlace {
  marketId: string;
  /** Empty: none is chosen yet. */
  vetele: string;
  /** As people call it: the vehicle, or the market where it is another one. */
  name: string;
}

const modelsOf = (market: Market): readonly ModelItem[] =>
  market.modelGroupItemList.flatMap(({ items }) => items);

/** The other vehicle or market whose prices are copied; undefined where the form copies none of another list. */
function placeOfCopy(
  { action, marketId, vetele }: ChangeForm,
  market: Market,
  countries: readonly Market[],
): CopyPlace | undefined {
  if (action === 'vehicle') {
    const model = modelsOf(market).find(({ value }) => value === vetele);
    return { marketId: market.id, vetele: model?.value ?? '', name: model?.label ?? '' };
  }
  if (action !== 'market') return undefined;
  const other = countries.find(({ id }) => id === marketId);
  const model = other && modelsOf(other).find(({ value }) => value === vetele);
  return { marketId: other?.id ?? '', vetele: model?.value ?? '', name: model ? other.description : '' };
}
