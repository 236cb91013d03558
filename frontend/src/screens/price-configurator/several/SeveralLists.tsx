import { ListChecks } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Market, ModelItem } from '../../../api';
import { useLastPriceRun } from '../../../api/lastPriceRun';
import { useNotices } from '../../../api/notices';
import { DraftContext } from '../../../kit/form/DraftContext';
import { lazyDialog } from '../../../kit/form/lazyDialog';
import { useFormDraft } from '../../../kit/form/useOpenedDialog';
import { forgetEdits, readKept } from '../../../kit/versioned/keptEdits';
import { useKeptPlace } from '../../../kit/versioned/useKeptEdits';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { Button } from '../../../ui/navigation/Button';
import type { PriceList } from '../save/usePriceList';
import { t } from '../../../texts/priceConfigurator.gen';

const SeveralListsDialog = lazyDialog(() =>
  import('./SeveralListsDialog').then((module) => module.SeveralListsDialog),
);

export interface SeveralListsProps {
  market: Market;
  model: ModelItem;
  list: Pick<PriceList, 'base' | 'isDirty' | 'isFailed' | 'reload'>;
}

/** Opens the change of several price lists at once, and follows one that goes on after its dialog was closed. */
export function SeveralLists({ market, model, list }: SeveralListsProps) {
  const { asked, put, show } = useAskedRun();
  const { last, keep, tell } = useLastPriceRun();
  const tellEnd = useEndNotice(put);
  const watched = last && !last.isTold ? last.run : undefined;
  // The address names it a moment later: a run that ends at once is not one whose dialog was closed.
  const [begun, setBegun] = useState<number>();
  const open = () => {
    setBegun(undefined);
    put('new');
  };
  const shown = asked === null ? undefined : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : (begun ?? 'new');
  // The form begins with the currency of the list.
  const isShown = shown === 'new' ? list.base !== undefined || list.isFailed : shown !== undefined;
  const { scope, drop } = useKeptForm(`${market.id}/${model.value}`, shown === 'new');
  return (
    <>
      {/* It starts from saved prices: what is typed is saved before, or goes. */}
      <Button icon={ListChecks} onClick={() => (list.isDirty ? unsavedChanges.leaveFor(open) : open())}>
        {t('Several lists…')}
      </Button>
      {(isShown || watched !== undefined) && (
        <DraftContext value={scope}>
          <SeveralListsDialog
            market={market}
            model={model}
            writing={list.base}
            shown={isShown ? shown : undefined}
            watched={watched}
            onRun={(run) => {
              setBegun(run);
              keep(run);
              show(String(run));
            }}
            onShow={(run) => put(String(run))}
            onChanged={list.reload}
            onEnded={tellEnd}
            // What only watches has no dialog to close, but may not be there.
            onClose={() => {
              drop();
              if (shown !== undefined) show(null);
              else if (watched) tell(watched);
            }}
          />
        </DraftContext>
      )}
    </>
  );
}

/** What is chosen in the form outlives the end of the session: the address opens it again, for the same list. */
function useKeptForm(subject: string, isOpen: boolean) {
  const place = useKeptPlace('priceRun', subject);
  const { slot } = place;
  const [kept, setKept] = useState(() => ({
    subject,
    values: readKept<Record<string, string>>(place)?.edits,
  }));
  const values = kept.subject === subject ? kept.values : undefined;
  const restored = useMemo(() => ({ values }), [values]);
  const taken = useCallback(() => {
    setKept({ subject, values: undefined });
    forgetEdits({ slot });
  }, [subject, slot]);
  return useFormDraft(place, isOpen || undefined, restored, taken);
}

/** In the address: 'new', or the run whose progress is shown, so that a reload shows it again. */
const param = 'changeRun';

/** What the address asks for, how to ask for another run, and how to do so only while one is asked for. */
function useAskedRun() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(param);
  // The reply to a start and the closing come late: by then the address may be another page's, and stays.
  const now = useRef({ setParams, isAsked: false });
  useLayoutEffect(() => {
    now.current = { setParams, isAsked: asked !== null };
    return () => void (now.current.isAsked = false);
  }, [asked, setParams]);
  const put = (run: string | null) =>
    now.current.setParams((next) => (run === null ? next.delete(param) : next.set(param, run), next), {
      replace: true,
    });
  return { asked, put, show: (run: string | null) => now.current.isAsked && put(run) };
}

/** Tells what became of a run whose dialog was closed, and offers to show it for as long as the page is open. */
function useEndNotice(put: (run: string) => void) {
  const notices = useNotices();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return (run: number, text: string, isWhole: boolean) => {
    const action = {
      label: t('Show'),
      onClick: () => unsavedChanges.leaveFor(() => put(String(run))),
    };
    dismiss.current?.();
    dismiss.current = (isWhole ? notices.toastSuccess : notices.toastFailure)(text, { action });
  };
}
