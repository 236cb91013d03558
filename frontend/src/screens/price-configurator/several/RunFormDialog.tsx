import { Check, Eye } from 'lucide-react';
import { use, useState } from 'react';
import {
  usePreviewPriceRunMutation,
  useStartPriceRunMutation,
  type Market,
  type ModelItem,
} from '../../../api';
import { useMarketUser } from '../../../api/countryNames';
import { problemOf } from '../../../api/problem';
import { DraftContext } from '../../../kit/form/DraftContext';
import { useWatchedForm } from '../../../kit/form/useWatchedForm';
import { countIn } from '../../../kit/format/counts';
import { packed, unpacked } from '../../../kit/versioned/keptEdits';
import { t } from '../../../texts/priceRuns.gen';
import { classes } from '../../../ui/classes';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { Message } from '../../../ui/feedback/Message';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Field } from '../../../ui/fields/Field';
import { TextInput } from '../../../ui/fields/TextInput';
import layoutStyles from '../../../ui/layout.module.css';
import { Button } from '../../../ui/navigation/Button';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { ChangeRuleFields } from '../changes/ChangeFields';
import { emptyForm, type ChangeForm } from '../changes/changeForm';
import { useChangeForm } from '../changes/useChangeForm';
import { rightsOf, type PriceRights } from '../rightsOf';
import { LastRun } from './LastRun';
import { ListPicks } from './ListPicks';
import { mostLists, runChangeOf, soldVehicles, ticked, type PriceKind, type RunPicks } from './runForm';
import { RunPlans } from './RunPlans';
import type { SeveralListsDialogProps } from './SeveralListsDialog';
import styles from './several-lists.module.css';

const kindNames: Record<PriceKind, string> = {
  base: t('Base price'),
  options: t('Options'),
  fuoriserie: t('Fuoriserie'),
  programs: t('Customer programmes'),
  accessories: t('Accessories'),
};
const kinds = Object.keys(kindNames) as PriceKind[];

/** What the market sets of its prices; programmes are rarely meant by a change of a whole model year. */
const firstKinds = ({ base }: PriceRights): PriceKind[] =>
  base ? ['base', 'options', 'fuoriserie'] : ['accessories'];

interface RunDraft {
  form: ChangeForm;
  picks: RunPicks;
  /** That of its amounts. */
  currency: string;
}

/** What the dialog opens with: the list that is on the screen. */
const startOf = (market: Market, model: ModelItem, rights: PriceRights): Omit<RunDraft, 'currency'> => ({
  form: { ...emptyForm, scope: 'list' },
  picks: { markets: [market.id], vehicles: [model.value], prices: firstKinds(rights), codes: '' },
});

/**
 * Chooses lists, prices and a change, and shows what would become of each list before anything is written. What is
 * chosen outlives the end of the session; the preview is asked for again.
 */
export function RunFormDialog({
  market,
  model,
  writing,
  onRun,
  onShow,
  onClose,
}: Omit<SeveralListsDialogProps, 'shown' | 'watched' | 'onChanged' | 'onEnded'>) {
  const user = useMarketUser();
  const markets = user.countries.filter((each) => rightsOf(user, each).any);
  const [start] = useState(() => startOf(market, model, rightsOf(user, market)));
  const draft = use(DraftContext)?.values?.run;
  const [kept] = useState(() => unpacked<RunDraft>(draft));
  const [picks, setPicks] = useState(kept?.picks ?? start.picks);
  const firstOf = (chosen: RunPicks) => markets.find(({ id }) => chosen.markets.includes(id)) ?? market;
  /** As the list on the screen is written, for as long as it is chosen, or as the first market writes. */
  const writingOf = (chosen: RunPicks) => {
    const first = firstOf(chosen);
    return writing && first.id === market.id && chosen.vehicles.includes(model.value) ? writing : first;
  };
  const first = firstOf(picks);
  const { currency, pricemask: mask } = writingOf(picks);
  const steps = useRunSteps(currency, onRun);
  const [form, setForm] = useChangeForm(() => kept ?? { form: start.form, currency }, currency);
  const isDirty = JSON.stringify({ form, picks }) !== JSON.stringify(start);
  const title = t('Change several price lists');
  useWatchedForm({ title, isDirty, values: () => ({ run: packed({ form, picks, currency }) }) });
  const from = user.countries.find(({ id }) => id === form.marketId);
  const change = runChangeOf(form, picks, { currency, mask, copied: from?.currency ?? currency });
  const count = picks.markets.length * picks.vehicles.length;
  const isTooMany = count > mostLists;
  const { plan } = steps;
  const changing = plan?.lists.filter(({ refusal, changed }) => refusal === '' && changed > 0).length ?? 0;
  const edit = (next: Partial<ChangeForm>) => {
    setForm({ ...form, ...next });
    steps.forget();
  };
  const pick = (next: Partial<RunPicks>) => {
    const chosen = { ...picks, ...next };
    setPicks(next.markets ? { ...chosen, vehicles: soldVehicles(chosen, markets) } : chosen);
    steps.forget();
  };

  return (
    <Dialog
      title={title}
      subtitle={t('The same change to saved prices of several vehicles and markets. A preview comes first.')}
      width={1140}
      status={
        isTooMany
          ? t('{count} price lists; at most {most} can be changed at once', { count, most: mostLists })
          : plan
            ? t('{changing} of {count} price lists change', { changing, count })
            : countIn(count, { one: t('1 price list'), many: t('{count} price lists') })
      }
      statusTone={isTooMany ? 'error' : 'plain'}
      dirty={isDirty}
      saving={steps.isStarting}
      // Enter only previews, wherever it is pressed: nothing but the button itself starts.
      onSubmit={() => change && !isTooMany && steps.preview(change)}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            variant={changing > 0 ? 'secondary' : 'primary'}
            icon={Eye}
            pending={steps.isPreviewing}
            disabled={!change || isTooMany || steps.isStarting}
          >
            {changing > 0 ? t('Preview again') : t('Preview')}
          </Button>
          {changing > 0 && (
            <Button
              variant="primary"
              icon={Check}
              pending={steps.isStarting}
              onClick={() => void steps.start()}
            >
              {countIn(changing, { one: t('Change 1 price list'), many: t('Change {count} price lists') })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <LastRun onShow={(run) => unsavedChanges.leaveFor(() => onShow(run))} />
        <ListPicks markets={markets} picks={picks} onPick={pick} />
        <WhichPrices picks={picks} onPick={pick} />
        <ChangeRuleFields
          form={form}
          market={first}
          countries={user.countries}
          model={undefined}
          mask={mask}
          currency={currency}
          other={{ currency: from?.currency, vat: from?.vat, retry: () => undefined }}
          onChange={edit}
        />
        {steps.problem && (
          <Message
            tone={steps.problem.status === 409 ? 'warning' : 'error'}
            announce
            title={steps.problem.message}
          >
            {steps.problem.status === 409 && change && (
              <Button size="s" onClick={() => steps.preview(change)}>
                {t('Preview again')}
              </Button>
            )}
          </Message>
        )}
        {plan && <RunPlans lists={plan.lists} />}
      </Stack>
    </Dialog>
  );
}

interface WhichPricesProps {
  picks: RunPicks;
  onPick: (picks: Partial<RunPicks>) => void;
}

function WhichPrices({ picks, onPick }: WhichPricesProps) {
  return (
    <Row wrap align="flex-start" gap="12px 24px">
      <fieldset className={classes(layoutStyles.column, styles.pick)}>
        <legend>{t('Which prices')}</legend>
        <Row wrap gap="8px 18px" className={styles.kinds}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              label={kindNames[kind]}
              checked={picks.prices.includes(kind)}
              onValue={(isTicked) => onPick({ prices: ticked(kinds, picks.prices, [kind], isTicked) })}
            />
          ))}
        </Row>
      </fieldset>
      <Field label={t('Only these codes')} note={t('all if empty')} className={styles.codes}>
        <TextInput value={picks.codes} maxLength={4000} onValue={(codes) => onPick({ codes })} />
      </Field>
    </Row>
  );
}

/** Preview, and the start of what it showed. */
function useRunSteps(currency: string, onRun: (run: number) => void) {
  const [askPreview, previewing] = usePreviewPriceRunMutation();
  const [askStart, starting] = useStartPriceRunMutation();
  const change = previewing.originalArgs?.priceRunChange;
  const isOfCurrency = (change?.currency ?? currency) === currency;
  const shown = previewing.data && !previewing.isLoading && isOfCurrency ? previewing.data : undefined;
  const error = starting.error ?? previewing.error;
  const problem = error && problemOf(error);
  // Without an answer nobody knows whether it has begun. Sent again, it begins once; a new preview may be one of prices that it has changed.
  const isRefused = starting.error !== undefined && problem!.status > 0 && problem!.status < 500;
  const start = useSingleFlight(async () => {
    if (!shown || !change) return;
    const begun = await askStart({ priceRunInput: { change, planDigest: shown.planDigest } });
    if (begun.data) onRun(begun.data.run);
  });
  return {
    plan: isRefused ? undefined : shown,
    problem,
    isPreviewing: previewing.isLoading,
    isStarting: starting.isLoading,
    preview: (priceRunChange: NonNullable<typeof change>) => {
      starting.reset();
      return askPreview({ priceRunChange });
    },
    start,
    /** What was shown is of another change. */
    forget: () => {
      previewing.reset();
      starting.reset();
    },
  };
}
