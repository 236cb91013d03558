import { Minus, Plus, RefreshCw, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useGetBasePackInfoQuery,
  useGetOptionUsesQuery,
  type Market,
  type ModelItem,
  type Pack,
} from '../../../api';
import { useSilentFailure } from '../../../api/useSilentFailure';
import { countOf } from '../../../kit/format/counts';
import type { MarketAndModel } from '../../../kit/market-model/marketAndModel';
import { MarketAndModelFields } from '../../../kit/market-model/MarketAndModelFields';
import { UnknownPlace } from '../../../kit/market-model/UnknownPlace';
import { OptionUsesDialog } from '../../../kit/option-uses/OptionUsesDialog';
import { configuratorTexts, priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { FindInput } from '../../../ui/fields/FindInput';
import { CardBody, PageCard } from '../../../kit/market-model/PageCard';
import { ImplicitContentDialog, type ContentOwner } from './ImplicitContentDialog';
import { optionCountOf } from './packTree';
import { PackTable, type PackTableHandle } from './PackTable';
import { usePackTree, type PackTree } from './usePackTree';
import type { Named } from './useTreeKeyboard';
import { t } from '../../../texts/packConfigurator.gen';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './pack-tree.module.css';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';
import skeletonStyles from '../../../ui/feedback/skeleton.module.css';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';

/** In place of the tree when it could not be read; the reason stands in the corner. */
const PacksFailed = ({ onRetry }: { onRetry: () => void }) => (
  <FailedState
    title={t('The packs could not be read')}
    text={t('Nothing is lost: what is stored stays as it is.')}
    onRetry={onRetry}
  />
);

const NoModel = () => (
  <EmptyState
    icon={Package}
    title={t('No model')}
    text={t('The market offers no vehicle, so there are no packs. Choose another market.')}
  />
);

const NoPacks = ({ model, market }: { model: string | undefined; market: string | undefined }) => (
  <EmptyState
    icon={Package}
    title={t('No packs yet')}
    text={t(
      '{model} has no commercial packs in {market}. Export the commercial packs, fill in the workbook and import it.',
      { model, market },
    )}
  />
);

const NoMatch = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <EmptyState
    title={t('Nothing found')}
    text={t("No pack and no option has '{text}' in its code or its name.", { text: text.trim() })}
    action={<Button onClick={onClear}>{t('Clear the search')}</Button>}
  />
);

const widths = [46, 58, 39, 51, 44, 62];

const PacksLoading = () => (
  <div className={classes(layoutStyles.ruled, styles.skeleton)} aria-busy="true">
    <span className={textStyles.unseen} role="status">
      {t('The packs are being read.')}
    </span>
    {widths.map((width) => (
      <Row key={width} gap={24} className={skeletonStyles.late}>
        <Skeleton width={24} height={24} />
        <Skeleton width={44} height={12} />
        <Skeleton width={`${width}%`} height={12} />
      </Row>
    ))}
  </div>
);

export interface CommercialPacksCardProps {
  countries: readonly Market[];
  place: MarketAndModel<Market, ModelItem>;
  onMarket: (id: string) => void;
  onModel: (vetele: string) => void;
}

const none: readonly Pack[] = [];

/** The packs of a vehicle in a market as a tree: packs, their options, and what each silently brings along. */
export function CommercialPacksCard({ countries, place, onMarket, onModel }: CommercialPacksCardProps) {
  const { market, model, unknown } = place;
  const packs = usePacks(market, model);
  const { text, setText } = useFind();
  const tree = usePackTree(packs.data ?? none, `${market?.id}/${model?.value}`, text);
  const [owner, setOwner] = useState<ContentOwner>();
  const [used, setUsed] = useState<Named>();
  const table = useRef<PackTableHandle>(null);
  const isThere = packs.data !== undefined && packs.data.length > 0;

  return (
    <PageCard
      id="commercial_packs"
      title={configuratorTexts.commercialPacks}
      note={<Figures tree={isThere ? tree : undefined} isSearching={text.trim() !== ''} />}
      actions={<FoldButtons isDisabled={!isThere} onAll={tree.setAll} />}
    >
      <CardBody>
        <MarketAndModelFields
          countries={countries}
          market={market}
          model={model}
          onMarket={onMarket}
          onModel={onModel}
        >
          <Button icon={RefreshCw} pending={packs.isReading} disabled={!model} onClick={packs.read}>
            {priceScreenTexts.refresh}
          </Button>
          <FindInput
            className={styles.find}
            label={t('Find a pack or an option')}
            placeholder={t('Code or name')}
            value={text}
            onValue={setText}
            onEnter={() => table.current?.enter()}
            onDown={() => table.current?.enter()}
          />
        </MarketAndModelFields>
        {unknown && <UnknownPlace unknown={unknown} />}
      </CardBody>
      {!model && !unknown && countries.length > 0 && <NoModel />}
      {packs.isFailed && <PacksFailed onRetry={packs.read} />}
      {packs.isLoading && <PacksLoading />}
      {packs.data?.length === 0 && <NoPacks model={model?.label} market={market?.description} />}
      {isThere && tree.rows.length === 0 && <NoMatch text={text} onClear={() => setText('')} />}
      {isThere && tree.rows.length > 0 && (
        <PackTable
          // Another list or another search begins at its top.
          key={`${market?.id}/${model?.value}/${text}`}
          ref={table}
          tree={tree}
          text={text}
          isReading={packs.isReading}
          onContent={setOwner}
          onUses={setUsed}
        />
      )}
      {used && (
        <OptionUsesDialog
          {...used}
          idCountry={market?.id}
          useUses={useGetOptionUsesQuery}
          onClose={() => setUsed(undefined)}
        />
      )}
      {owner && <ImplicitContentDialog owner={owner} onClose={() => setOwner(undefined)} />}
    </PageCard>
  );
}

/** What is looked for: at first what the address asks for, as an option does (find=W18). */
function useFind() {
  const [params] = useSearchParams();
  const asked = params.get('find') ?? '';
  const [typed, setTyped] = useState({ asked, text: asked });
  if (typed.asked !== asked) setTyped({ asked, text: asked });
  return { text: typed.text, setText: (text: string) => setTyped({ asked, text }) };
}

/** Answers of a former place are never shown; a failure opens no dialog (decision A-37). */
function usePacks(market: Market | undefined, model: ModelItem | undefined) {
  const query = useGetBasePackInfoQuery(
    { countryId: market?.id ?? '', modelValue: model?.value ?? '', modelValue2: model?.value2 ?? '' },
    { skip: !market || !model, refetchOnMountOrArgChange: true },
  );
  useSilentFailure(query);
  const { currentData: data, isFetching, isError } = query;
  return {
    data,
    isReading: isFetching,
    isLoading: isFetching && !data,
    isFailed: isError && !isFetching && !data,
    read: () => void query.refetch(),
  };
}

const packNoun = { one: t('pack'), many: t('packs') };
const optionNoun = { one: t('option'), many: t('options') };

function Figures({ tree, isSearching }: { tree: PackTree | undefined; isSearching: boolean }) {
  const words = !tree
    ? ''
    : isSearching
      ? t('{found} of {packs}, {options}', {
          found: tree.found.length,
          packs: countOf(tree.packs.length, packNoun),
          options: countOf(optionCountOf(tree.found), optionNoun),
        })
      : `${countOf(tree.packs.length, packNoun)}, ${countOf(optionCountOf(tree.packs), optionNoun)}`;
  return (
    <span className={classes(textStyles.muted, textStyles.num)} role="status">
      {words}
    </span>
  );
}

interface FoldButtonsProps {
  isDisabled: boolean;
  onAll: (isOpen: boolean) => void;
}

const FoldButtons = ({ isDisabled, onAll }: FoldButtonsProps) => (
  <>
    <Button size="m" icon={Plus} disabled={isDisabled} onClick={() => onAll(true)}>
      {t('Expand all')}
    </Button>
    <Button size="m" icon={Minus} disabled={isDisabled} onClick={() => onAll(false)}>
      {t('Collapse all')}
    </Button>
  </>
);
