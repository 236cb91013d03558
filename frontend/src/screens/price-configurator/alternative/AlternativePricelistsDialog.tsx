import { useRef, useState } from 'react';
import { languageTag } from '../../../../../contracts/rules/language-tag';
import {
  useFindAlternativePriceListsQuery,
  useLazyGetAlternativePriceListDetailsQuery,
  useLazyGetBasePriceInfoQuery,
  useLazyGetPriceDetailsByModelVersionQuery,
  type AlternativePriceList,
  type BasePriceInfo,
  type Market,
  type MarketTax,
  type PriceDetails,
} from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { useCurrentLanguage } from '../../../api/preferences';
import { useSessionUser } from '../../../api/session';
import { priceScreenTexts } from '../../../texts';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { rightsOf } from '../rightsOf';
import { AlternativeEditor } from './AlternativeEditor';
import { AlternativeEntry } from './AlternativeEntry';
import type { AlternativeKey, ReadAlternative } from './alternativeList';
import { AlternativeTable, DeleteAlternative } from './AlternativeTable';
import { t } from '../../../texts/priceConfigurator.gen';
import { choiceOf } from '../../../kit/format/names';
import { Field } from '../../../ui/fields/Field';
import { Message } from '../../../ui/feedback/Message';
import { Select } from '../../../ui/fields/Select';
import { usePriceWarnings } from '../warnings/usePriceWarnings';
import { Button } from '../../../ui/navigation/Button';
import { forgetEdits, readKept } from '../../../kit/versioned/keptEdits';
import { useAlternativePlace, type NormalList } from './useAlternativeEdit';
import messageStyles from '../../../ui/feedback/message.module.css';
import layoutStyles from '../../../ui/layout.module.css';

interface KeptAlternativeProps {
  market: Market;
  vetele: string;
  isReading: boolean;
  onResume: Configure;
}

/** After signing in again: offers to go on with the prices that the end of the session interrupted. */
function KeptAlternative({ market, vetele, isReading, onResume }: KeptAlternativeProps) {
  const place = useAlternativePlace(market, vetele);
  const [kept, setKept] = useState(() => readKept(place));
  const entry = kept?.opened as AlternativeKey | undefined;
  if (!kept || !entry) return null;
  const forget = () => {
    forgetEdits(place);
    setKept(undefined);
  };
  return (
    <Message
      tone="info"
      announce
      className={messageStyles.draft}
      title={t('What you typed in the alternative price list of {optCode} is still here.', {
        optCode: entry.optCode,
      })}
    >
      <Button size="s" pending={isReading} onClick={() => onResume(entry, (kept.version ?? 0) > 0)}>
        {t('Reopen')}
      </Button>
      <Button size="s" variant="quiet" disabled={isReading} onClick={forget}>
        {t('Discard')}
      </Button>
    </Message>
  );
}

interface MarketAndModelProps {
  market: Market;
  vetele: string;
  modelName: string;
}

/** Whose list it is, not to be changed here (rule R-268), and what it is for (rule R-262). */
function MarketAndModel({ market, vetele, modelName }: MarketAndModelProps) {
  const { alternative } = usePriceWarnings(vetele);
  return (
    <div className={layoutStyles.stack}>
      <div className={layoutStyles.two}>
        <Field label={t('Market')}>
          <Select disabled value={market.id} options={[choiceOf(market)]} />
        </Field>
        <Field label={t('Model')}>
          <Select disabled value={vetele} options={[{ value: vetele, label: modelName }]} />
        </Field>
      </div>
      <Message tone="warning">
        <span lang={languageTag(alternative.lang)}>{alternative.text}</span>
      </Message>
    </div>
  );
}

export interface AlternativePricelistsDialogProps {
  market: Market;
  vetele: string;
  modelName: string;
  base: BasePriceInfo;
  details: PriceDetails;
  taxes: readonly MarketTax[];
  onClose: () => void;
}

/** What the dialog is about to do: nothing, choose an option, edit its prices, delete. */
type Mode =
  | { name: 'list'; news?: string }
  | { name: 'insert'; entry?: AlternativeKey }
  | { name: 'modify'; entry: AlternativeKey; read: ReadAlternative }
  | { name: 'delete'; list: AlternativePriceList };

const listMode: Mode = { name: 'list' };

/** The alternative price list of a vehicle in a market, of which there is at most one (rules ). */
export function AlternativePricelistsDialog(props: AlternativePricelistsDialogProps) {
  const { market, vetele, modelName, details, onClose } = props;
  const { base: canEdit } = rightsOf(useSessionUser(), market);
  const [mode, setMode] = useState<Mode>(listMode);
  const backToList = () => setMode(listMode);
  const lists = useFindAlternativePriceListsQuery(
    { countryId: market.id, modelCode: vetele },
    { refetchOnMountOrArgChange: true },
  );
  const { reload, isReading, configure, forget } = useConfigure(props, lists.refetch, setMode);
  const change = ({ keyCodopt, isExcluded }: AlternativePriceList) => {
    const entry = { optCode: keyCodopt, isExcluded };
    // Whoever only reads has nothing to choose.
    if (canEdit) setMode({ name: 'insert', entry });
    else void configure(entry, true);
  };

  return (
    <Dialog
      title={priceScreenTexts.alternativePricelists}
      subtitle={t('Prices that replace the normal list when an optional is included or excluded.')}
      width={860}
      status={mode.name === 'insert' ? t('Configure the prices to enable Save.') : undefined}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      {mode.name === 'list' && mode.news && (
        <Message tone="warning" announce className={messageStyles.draft}>
          {mode.news}
        </Message>
      )}
      <MarketAndModel market={market} vetele={vetele} modelName={modelName} />
      {mode.name === 'list' && canEdit && (
        <KeptAlternative market={market} vetele={vetele} isReading={isReading} onResume={configure} />
      )}
      <AlternativeTable
        lists={lists}
        modelName={modelName}
        canEdit={canEdit}
        isBusy={mode.name === 'insert' || isReading}
        onAdd={() => setMode({ name: 'insert' })}
        onChange={change}
        onDelete={(list) => setMode({ name: 'delete', list })}
      />
      {mode.name === 'insert' && (
        <AlternativeEntry
          details={details}
          stored={mode.entry}
          isReading={isReading}
          onConfigure={(entry) => configure(entry, mode.entry !== undefined)}
          onCancel={() => (forget(), backToList())}
        />
      )}
      {mode.name === 'modify' && (
        <AlternativeEditor
          {...props}
          entry={mode.entry}
          read={mode.read}
          onReload={() => reload(mode.entry)}
          onSaved={backToList}
          onClose={backToList}
        />
      )}
      {mode.name === 'delete' && (
        <DeleteAlternative
          market={market}
          vetele={vetele}
          list={mode.list}
          onFailed={() => void lists.refetch()}
          onClose={backToList}
        />
      )}
    </Dialog>
  );
}

/** Goes on to the prices of a list: one that is stored, as far as this dialog knows, or a new one. */
type Configure = (entry: AlternativeKey, isStored: boolean) => unknown;

/** What a colleague did since the dialog read the list; undefined where its prices can be edited. */
function newsOf({ optCode }: AlternativeKey, isStored: boolean, { version, takenBy }: ReadAlternative) {
  if (takenBy !== undefined)
    return t('There is an alternative price list of {optCode} already; only one at a time is possible.', {
      optCode: takenBy,
    });
  if (isStored === version > 0) return undefined;
  return isStored
    ? t('A colleague has meanwhile deleted the alternative price list of {optCode}.', { optCode })
    : t('A colleague has meanwhile added the alternative price list of {optCode}.', { optCode });
}

/** Reads the prices of a list and goes on to edit them; what fails leaves the dialog as it is (decision A-37). */
function useConfigure(
  { market, vetele }: AlternativePricelistsDialogProps,
  refetch: ReturnType<typeof useFindAlternativePriceListsQuery>['refetch'],
  setMode: (mode: Mode) => void,
) {
  const outcome = useOutcome();
  const [readPairs] = useLazyGetAlternativePriceListDetailsQuery();
  const readNormal = useReadNormal(market.id, vetele);
  const [isReading, setIsReading] = useState(false);
  const turn = useRef(0);
  const read = async ({ optCode, isExcluded }: AlternativeKey): Promise<ReadAlternative> => {
    const path = { countryId: market.id, modelCode: vetele };
    const key = { optCode, isExcluded: isExcluded ? ('true' as const) : ('false' as const) };
    const lists = await refetch().unwrap();
    const pairs = await readPairs({ ...path, ...key }).unwrap();
    const own = lists.find((list) => list.keyCodopt === optCode && list.isExcluded === isExcluded);
    return { version: own?.version ?? 0, takenBy: own ? undefined : lists[0]?.keyCodopt, pairs };
  };
  const reload = async (entry: AlternativeKey) => ({ ...(await read(entry)), ...(await readNormal()) });
  const configure = async (entry: AlternativeKey, isStored: boolean) => {
    const own = ++turn.current;
    const isLeft = () => own !== turn.current;
    setIsReading(true);
    try {
      const found = await read(entry);
      if (isLeft()) return;
      const news = newsOf(entry, isStored, found);
      setMode(news === undefined ? { name: 'modify', entry, read: found } : { name: 'list', news });
    } catch (error) {
      if (isLeft()) return;
      outcome.failedQuietly(error);
    }
    setIsReading(false);
  };
  /** What is being read opens nothing any more. */
  const forget = () => {
    turn.current += 1;
    setIsReading(false);
  };
  return { reload, isReading, configure, forget };
}

/** Reads what the page shows of the normal list again, for the page too. */
function useReadNormal(countryId: string, modelCode: string): () => Promise<NormalList> {
  const language = useCurrentLanguage().code;
  const [readBase] = useLazyGetBasePriceInfoQuery();
  const [readDetails] = useLazyGetPriceDetailsByModelVersionQuery();
  return async () => ({
    base: await readBase({ countryId, modelCode }).unwrap(),
    details: await readDetails({ countryId, modelCode, language }).unwrap(),
  });
}
