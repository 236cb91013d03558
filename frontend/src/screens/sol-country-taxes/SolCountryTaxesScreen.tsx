import { RefreshCw } from 'lucide-react';
import { type SolMarket, useSolMarkets } from '../../api/solMarkets';
import { useSolService } from '../../api/solService';
import { choiceOf } from '../../kit/format/names';
import { countryTaxTexts, shellTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Field } from '../../ui/fields/Field';
import { Message } from '../../ui/feedback/Message';
import { PageHead } from '../../ui/navigation/PageHead';
import { Select } from '../../ui/fields/Select';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { useCountryTaxes } from './useCountryTaxes';
import { t } from '../../texts/solCountryTaxes.gen';
import { useSearchParams } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import { RestoredEdits } from '../../kit/versioned/RestoredEdits';
import { saveTaxes, TaxActions } from '../../kit/taxes/TaxActions';
import { TaxConflictDialog } from '../../kit/taxes/TaxConflictDialog';
import { TaxesTable } from '../../kit/taxes/TaxesTable';
import { FailedState } from '../../ui/feedback/FailedState';
import { Pill } from '../../ui/data/Pill';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { changesOf } from '../../kit/versioned/editsDraft';
import { CardBody, CardSkeleton, PageCard } from '../../kit/market-model/PageCard';
import styles from './sol-country-taxes.module.css';
import page from '../../kit/market-model/page-card.module.css';
import fieldStyles from '../../ui/fields/field.module.css';
import { Row } from '../../ui/Row';

interface CountryTaxesCardProps {
  market: SolMarket;
  /** 'Taxes', or 'FINCO Taxes' while online sales are off. */
  title: string;
  taxes: ReturnType<typeof useCountryTaxes>;
}

const heads = { description: countryTaxTexts.code, remove: countryTaxTexts.delete };
const question = (description: string): string =>
  t('The tax {description} of this market is deleted for every type of customer.', { description });

/** The taxes of a market by type of customer. */
function CountryTaxesCard({ market, title, taxes: { edits, reload, failure } }: CountryTaxesCardProps) {
  const { sheet, changes } = edits;
  const mask = market.pricemask;

  return (
    <PageCard
      id="taxes"
      title={title}
      note={
        <>
          <span className={fieldStyles.hint}>{market.currency}</span>
          <span role="status">{changes > 0 && <Pill tone="accent">{changesOf(changes)}</Pill>}</span>
        </>
      }
      actions={sheet && <TaxActions taxes={edits} saveLabel={countryTaxTexts.save} />}
      className={styles.taxes}
      onSave={(card) => saveTaxes(edits, card)}
    >
      <RestoredEdits draft={edits.draft} isDirty={changes > 0} onDiscard={edits.rollback} />
      {sheet ? (
        <TaxesTable
          taxes={edits}
          heads={heads}
          question={question}
          mask={mask}
          currency={market.currency}
          caption={title}
          canModify
        />
      ) : (
        <TaxesState failure={failure} onRetry={reload} />
      )}
      <TaxConflictDialog
        taxes={edits}
        title={t('A colleague changed the same taxes')}
        subject={t('the taxes of {description}', { description: market.description })}
        mask={mask}
        saveLabel={countryTaxTexts.save}
      />
    </PageCard>
  );
}

function TaxesState({ failure, onRetry }: { failure: string | undefined; onRetry: () => unknown }) {
  if (failure === undefined)
    return (
      <CardSkeleton label={t('The taxes are being read.')}>
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </CardSkeleton>
    );
  return <FailedState title={t('The taxes could not be read')} text={failure} onRetry={onRetry} />;
}

interface TaxMarket {
  /** Undefined while they are read. */
  markets: readonly SolMarket[] | undefined;
  market: SolMarket | undefined;
  isUnknown: boolean;
  choose: (id: string) => void;
}

/** The market that the address names, else the first one that sells online (decisions ). */
function useTaxMarket(): TaxMarket {
  const [params, setParams] = useSearchParams();
  const markets = useSolMarkets(useSessionUser());
  const wanted = params.get('idCountry');
  const market =
    wanted === null
      ? (markets?.find(({ solEnable }) => solEnable) ?? markets?.[0])
      : markets?.find(({ id }) => id === wanted);
  return {
    markets,
    market,
    isUnknown: wanted !== null && markets !== undefined && market === undefined,
    choose: (id) => setParams({ idCountry: id }, { preventScrollReset: true }),
  };
}

/** The taxes of markets: of online sales or, while these are switched off, of FINCO (decision A-19). */
export function SolCountryTaxesScreen() {
  const isFinco = useSolService() === false;
  const place = useTaxMarket();
  const { market } = place;
  const title = isFinco ? shellTexts.fincoTaxes : countryTaxTexts.taxes;

  return (
    <>
      <PageHead
        title={isFinco ? shellTexts.finco : shellTexts.countryConfiguration}
        subject={market?.description}
        help={
          isFinco
            ? t('Taxes of a market by type of customer. Online sales are switched off.')
            : t('Taxes that online sales add in a market, by type of customer.')
        }
      />
      {market?.solEnable ? (
        // Another market has other edits.
        <MarketTaxes key={market.id} place={place} market={market} title={title} />
      ) : (
        <MarketCard place={place} />
      )}
    </>
  );
}

type MarketTaxesProps = { place: TaxMarket; market: SolMarket; title: string };

/** A market that sells online: its card has Refresh, and its taxes follow. */
function MarketTaxes({ place, market, title }: MarketTaxesProps) {
  const taxes = useCountryTaxes(market);
  const refresh = () =>
    unsavedChanges.leaveFor(() => {
      taxes.edits.rollback();
      void taxes.reload();
    });
  return (
    <>
      <MarketCard place={place} isReading={taxes.isReading} onRefresh={refresh} />
      <CountryTaxesCard market={market} title={title} taxes={taxes} />
    </>
  );
}

type MarketCardProps = { place: TaxMarket; isReading?: boolean; onRefresh?: () => void };

function MarketCard({ place, isReading, onRefresh }: MarketCardProps) {
  const { markets = [], market, choose } = place;
  const options = markets.map(choiceOf);

  return (
    <PageCard title={countryTaxTexts.market} className={page.tight}>
      <CardBody>
        <Row align="flex-end" gap={12} className={styles.market}>
          <Field label={countryTaxTexts.market}>
            <Select
              options={options}
              value={market?.id ?? ''}
              placeholder={market ? undefined : t('Select a market')}
              // With a single one there is nothing to choose, unless the address asks for another.
              disabled={options.length === 0 || (options.length === 1 && market !== undefined)}
              onValue={(id) => unsavedChanges.leaveFor(() => choose(id))}
            />
          </Field>
          <Button icon={RefreshCw} pending={isReading} disabled={!onRefresh} onClick={onRefresh}>
            {countryTaxTexts.refresh}
          </Button>
        </Row>
        <Why place={place} />
      </CardBody>
    </PageCard>
  );
}

/** Why there are no taxes below, in one line. */
function Why({ place: { markets, market, isUnknown } }: { place: TaxMarket }) {
  if (markets === undefined || market?.solEnable) return null;
  const reason = isUnknown
    ? t('The market of this address is not one of yours. Choose another one.')
    : market
      ? t('{description} does not sell online, so it has no taxes here.', { description: market.description })
      : t('None of your markets sells online. A user administrator can assign you one.');
  return (
    <Message tone={isUnknown ? 'warning' : 'info'} announce>
      {reason}
    </Message>
  );
}
