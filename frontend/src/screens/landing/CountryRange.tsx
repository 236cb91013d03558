import { ArrowLeft, MapPin } from 'lucide-react';
import { useCallback } from 'react';
import {
  useGetCcfUrlQuery,
  useGetLandingCountryRangeQuery,
  type LandingCountry,
  type LandingFamily,
} from '../../api';
import { problemOf } from '../../api/problem';
import { landingTexts } from '../../texts';
import { configuratorLink } from './configuratorLink';
import { countryLinkId } from './CountryLinks';
import { FamilyCard } from './FamilyCard';
import { LandingNote } from './LandingNote';
import './country-range.css';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summaryOf(families: readonly LandingFamily[]): string {
  const models = families.flatMap((family) => family.models).length;
  return `${counted(families.length, 'family', 'families')}, ${counted(models, 'model', 'models')}`;
}

/** Leads on to the range when it opens for somebody who has just chosen its country; on a phone it lies below the screen. */
function useArrival(countryId: string) {
  return useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || document.activeElement?.id !== countryLinkId(countryId)) return;
      heading.focus({ preventScroll: true });
      const isOutOfSight = heading.getBoundingClientRect().top > window.innerHeight * 0.6;
      if (isOutOfSight) heading.closest('section')?.scrollIntoView({ block: 'start' });
    },
    [countryId],
  );
}

function Families({ country, families }: { country: LandingCountry; families: readonly LandingFamily[] }) {
  const { data: base, isError } = useGetCcfUrlQuery();
  if (families.length === 0)
    return <LandingNote text={`No model of ${country.description} is in the configurator at the moment.`} />;
  return (
    <>
      {(base === '' || isError) && <LandingNote text="The configurator cannot be opened at the moment." />}
      <div role="table" aria-label={`Models of ${country.description}`} className="land-families">
        {families.map((family) => (
          <FamilyCard
            key={family.code}
            family={family}
            hrefOf={(model) => configuratorLink(base, model, country.id)}
          />
        ))}
      </div>
    </>
  );
}

const Loading = () => (
  <div className="land-families" aria-busy="true">
    {[1, 2, 3].map((at) => (
      <div key={at} className="land-family land-sk" />
    ))}
    <span className="land-sr">Loading</span>
  </div>
);

export type CountryRangeProps = { country: LandingCountry; onBack: () => void };

/** The families and models of the current country. */
export function CountryRange({ country, onBack }: CountryRangeProps) {
  const { currentData: families, error, refetch } = useGetLandingCountryRangeQuery({ countryId: country.id });
  const arrive = useArrival(country.id);
  return (
    <section className="land-range" aria-labelledby="land-country">
      <div className="land-range-head">
        <button type="button" className="land-btn" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {landingTexts.back}
        </button>
        <h2 id="land-country" ref={arrive} tabIndex={-1}>
          <span>{landingTexts.currentCountry}</span>
          <MapPin size={17} aria-hidden />
          {country.description}
        </h2>
        {families && <p className="land-count">{summaryOf(families)}</p>}
      </div>
      {families ? (
        <Families country={country} families={families} />
      ) : error ? (
        <LandingNote text={problemOf(error).message} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}
