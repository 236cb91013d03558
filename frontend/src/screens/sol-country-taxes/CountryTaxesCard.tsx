import { useId } from 'react';
import type { SolMarket } from '../../api/solMarkets';
import { RestoredEdits } from '../../kit/versioned/RestoredEdits';
import { saveKeys } from '../../kit/form/saveKeys';
import { saveTaxes, TaxActions } from '../../kit/taxes/TaxActions';
import { TaxConflictDialog } from '../../kit/taxes/TaxConflictDialog';
import { TaxesTable } from '../../kit/taxes/TaxesTable';
import { countryTaxTexts } from '../../texts';
import { FailedState } from '../../ui/feedback/FailedState';
import { Pill } from '../../ui/data/Pill';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { useCountryTaxes } from './useCountryTaxes';
import { t } from '../../texts/solCountryTaxes';
import { changesOf } from '../../kit/versioned/editsDraft';
import { quotedLanguage } from '../../texts/quotedLanguage';

export interface CountryTaxesCardProps {
  market: SolMarket;
  /** 'Taxes', or 'FINCO Taxes' while online sales are off. */
  title: string;
  taxes: ReturnType<typeof useCountryTaxes>;
}

const heads = { description: countryTaxTexts.code, remove: countryTaxTexts.delete };
const question = (description: string): string =>
  t('The tax {description} of this market is deleted for every type of customer.', { description });

/** The taxes of a market by type of customer. */
export function CountryTaxesCard({
  market,
  title,
  taxes: { edits, reload, failure },
}: CountryTaxesCardProps) {
  const headId = useId();
  const { sheet, changes } = edits;
  const mask = market.pricemask;

  return (
    <section
      id="taxes"
      className="card country-taxes"
      aria-labelledby={headId}
      {...saveKeys((card) => saveTaxes(edits, card))}
    >
      <div className="country-taxes-head">
        <h2 id={headId} lang={quotedLanguage(title)}>
          {title}
        </h2>
        <span className="country-taxes-unit">{market.currency}</span>
        <span role="status">{changes > 0 && <Pill tone="accent">{changesOf(changes)}</Pill>}</span>
        {sheet && <TaxActions taxes={edits} saveLabel={countryTaxTexts.save} />}
      </div>
      <RestoredEdits draft={edits.draft} isDirty={changes > 0} onDiscard={edits.rollback} />
      {sheet ? (
        <TaxesTable taxes={edits} heads={heads} question={question} mask={mask} caption={title} canModify />
      ) : (
        <TaxesState failure={failure} onRetry={reload} />
      )}
      <TaxConflictDialog
        taxes={edits}
        title={t('A colleague changed the same taxes')}
        subject={t('the taxes of {description}', { description: market.description })}
        code={market.id}
        mask={mask}
        saveLabel={countryTaxTexts.save}
      />
    </section>
  );
}

function TaxesState({ failure, onRetry }: { failure: string | undefined; onRetry: () => unknown }) {
  if (failure === undefined)
    return (
      <div className="country-taxes-wait" aria-busy="true">
        <span className="sr" role="status">
          {t('The taxes are being read.')}
        </span>
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </div>
    );
  return <FailedState title={t('The taxes could not be read')} text={failure} onRetry={onRetry} />;
}
