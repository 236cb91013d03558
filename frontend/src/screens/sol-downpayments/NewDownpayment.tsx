import { use, useState } from 'react';
import { useCreateDownpaymentMutation, useLazyCheckDownpaymentQuery } from '../../api';
import type { SolMarket } from '../../api/solMarkets';
import { useOutcome } from '../../api/outcome';
import { isAmount, wireOf, type Cents } from '../../../../contracts/rules/amounts';
import { AmountInput } from '../../kit/amounts/AmountInput';
import { DraftContext } from '../../kit/form/DraftContext';
import { useWatchedForm } from '../../kit/form/useWatchedForm';
import { choiceOf } from '../../kit/format/names';
import { downpaymentTexts, onlineListTexts, shellTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Field } from '../../ui/fields/Field';
import { useIsGone } from '../../ui/useIsGone';
import { Select } from '../../ui/fields/Select';
import { centsOfText, maskIn, textOfCents } from './downpayment';
import { t } from '../../texts/solDownpayments.gen';
import layoutStyles from '../../ui/layout.module.css';

export interface NewDownpaymentProps {
  /** Those whose downpayments the user may set. */
  markets: readonly SolMarket[];
  market: string;
  onClose: () => void;
}

/** A new value of a market; it starts active. What is typed outlives the end of the session. */
export function NewDownpayment({ markets, market: wanted, onClose }: NewDownpaymentProps) {
  const only = markets.length === 1 ? markets[0]!.id : '';
  const kept = use(DraftContext)?.values;
  const [market, setMarket] = useState(kept?.market ?? (wanted || only));
  const [cents, setCents] = useState<Cents | null>(() => centsOfText(kept?.cents));
  const currencyOf = (wanted: string) => markets.find(({ id }) => id === wanted)?.currency;
  const currency = currencyOf(market);
  const [shownCurrency, setShownCurrency] = useState(kept ? kept.currency : currency);
  const { save, isSaving, problem, forget } = useCreate(shownCurrency, onClose);
  const isFilled = market !== '' && isAmount(cents);
  const title = onlineListTexts.new;
  const isDirty = cents !== null;
  useWatchedForm({
    title,
    isDirty,
    values: () => ({
      market,
      cents: textOfCents(cents),
      // A market may have none, which is another one as soon as it has.
      ...(shownCurrency !== undefined && { currency: shownCurrency }),
    }),
  });

  return (
    <Dialog
      title={title}
      subtitle={shellTexts.solDownpayment}
      width={460}
      dirty={isDirty}
      status={!isFilled && t('Market and downpayment are required.')}
      saving={isSaving}
      onSubmit={() => isFilled && save(market, cents)}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" pending={isSaving} disabled={!isFilled}>
          {downpaymentTexts.save}
        </Button>
      }
    >
      <div className={layoutStyles.stack}>
        <Field
          label={downpaymentTexts.market}
          required
          hint={
            cents !== null &&
            shownCurrency !== undefined &&
            markets.some((each) => each.currency !== shownCurrency) &&
            t('A market with another currency clears the amount.')
          }
        >
          <Select
            options={markets.map(choiceOf)}
            value={market}
            placeholder={only ? undefined : t('Select a market')}
            onValue={(id) => {
              forget();
              setMarket(id);
              // So many euro are no yen.
              if (shownCurrency !== undefined && currencyOf(id) !== shownCurrency) setCents(null);
              setShownCurrency(currencyOf(id));
            }}
          />
        </Field>
        <Field label={downpaymentTexts.downpayment} required note={currency} error={problem}>
          {({ id, 'aria-describedby': describedBy }) => (
            <AmountInput
              id={id}
              cents={cents}
              mask={maskIn(markets)(market)}
              unit={currency}
              describedBy={describedBy}
              onCents={(next) => {
                forget();
                setCents(next);
                setShownCurrency(currency);
              }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

/** Creates a value that its market does not have yet; what is wrong with it stands at the field, and what was typed stays. */
function useCreate(shownCurrency: string | undefined, onClose: () => void) {
  const [check] = useLazyCheckDownpaymentQuery();
  const [create] = useCreateDownpaymentMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const outcome = useOutcome();
  const isGone = useIsGone();

  const save = async (market: string, cents: Cents) => {
    setIsSaving(true);
    const value = wireOf(cents);
    try {
      if ((await check({ countryId: market, value }).unwrap()) === 1)
        return setProblem(downpaymentTexts.valueExists);
      const downpaymentInput = { country: { id: market }, downpayment: value };
      const { message } = await create({ shownCurrency, downpaymentInput }).unwrap();
      onClose();
      outcome.noted(message);
    } catch (error) {
      if (outcome.problemOf(error).status === 409 && !isGone.current)
        setProblem(outcome.problemOf(error).message);
      else outcome.failed(error);
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, problem, forget: () => setProblem(undefined) };
}
