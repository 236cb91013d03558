import { ccbApi, useGetLandingGeoRegionQuery, type LandingRegion } from '../../api';
import { problemOf } from '../../api/problem';
import { CountryRange } from './CountryRange';
import { countryLinkId } from './CountryLinks';
import { FamilyDrawing } from './FamilyDrawing';
import { LandingNote } from './LandingNote';
import { RegionTable } from './RegionTable';
import type { LandingPlace } from './landingPlace';
import './landing.css';

export type LandingContentProps = {
  place: LandingPlace;
  onPlace: (place: Partial<LandingPlace>) => void;
};

const Loading = () => (
  <div className="land-regions land-sk" aria-busy="true">
    <span className="land-sr">Loading</span>
  </div>
);

function Regions({ regions, place, onPlace }: LandingContentProps & { regions: readonly LandingRegion[] }) {
  const home = regions.find(({ countryList }) => countryList.some(({ id }) => id === place.country));
  const country = home?.countryList.find(({ id }) => id === place.country);
  const openRegion = home ?? regions.find(({ label }) => label === place.region) ?? regions[0];
  if (!openRegion) return <LandingNote text="No country is in the configurator at the moment." />;
  const back = () => {
    onPlace({ region: openRegion.label });
    document.getElementById(countryLinkId(country?.id ?? ''))?.focus();
  };
  return (
    <>
      <RegionTable
        regions={regions}
        openRegion={openRegion}
        currentId={country?.id}
        onRegion={({ label }) => onPlace({ region: label })}
        onCountry={({ id }) => onPlace({ country: id })}
      />
      {country && <CountryRange key={country.id} country={country} onBack={back} />}
    </>
  );
}

/** Regions, their countries, and the models of one: the same on the public page and behind the login (R-258, readings A-06). */
export function LandingContent({ place, onPlace }: LandingContentProps) {
  const { data: regions, error, refetch } = useGetLandingGeoRegionQuery();
  // Asked at the start, so that the links of a range are there with it.
  ccbApi.endpoints.getCcfUrl.useQuerySubscription();
  return (
    <div className="land">
      <div className="land-hero">
        <h1>Find the range of your country</h1>
        <p>Choose a region, then a country. Every model opens its configurator in a new tab.</p>
        <FamilyDrawing />
      </div>
      {regions ? (
        <Regions regions={regions} place={place} onPlace={onPlace} />
      ) : error ? (
        <LandingNote text={problemOf(error).message} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
