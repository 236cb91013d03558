import { ccbApi, useGetLandingGeoRegionQuery, type LandingRegion } from '../../api';
import { CountryRange } from './CountryRange';
import { countryLinkId } from './CountryLinks';
import { FamilyDrawing } from './FamilyDrawing';
import { LandingNote } from './LandingNote';
import { useLandingWords, wordedLanguage } from './landingLanguage';
import { RegionTable } from './RegionTable';
import { searchOf, type LandingPlace } from './landingPlace';
import './landing.css';

export type LandingContentProps = {
  place: LandingPlace;
  onPlace: (place: Partial<LandingPlace>) => void;
  language: string;
};

function Loading() {
  const { words } = useLandingWords();
  return (
    <div className="land-regions land-sk" aria-busy="true">
      <span className="land-sr">{words.loading}</span>
    </div>
  );
}

type RegionsProps = Omit<LandingContentProps, 'language'> & { regions: readonly LandingRegion[] };

function Regions({ regions, place, onPlace }: RegionsProps) {
  const { words } = useLandingWords();
  const home = regions.find(({ countryList }) => countryList.some(({ id }) => id === place.country));
  const country = home?.countryList.find(({ id }) => id === place.country);
  const openRegion = home ?? regions.find(({ label }) => label === place.region) ?? regions[0];
  if (!openRegion) return <LandingNote text={words.noCountry} />;
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
        hrefOf={({ id }) => searchOf({ country: id, language: place.language })}
        onRegion={({ label }) => onPlace({ region: label })}
        onCountry={({ id }) => onPlace({ country: id })}
      />
      {country && <CountryRange key={country.id} country={country} onBack={back} />}
    </>
  );
}

/** Regions, their countries, and the models of one: the same on the public page and behind the login. */
export function LandingContent({ place, onPlace, language }: LandingContentProps) {
  const { words } = useLandingWords();
  const { data: regions, error, refetch } = useGetLandingGeoRegionQuery({ language });
  // Asked at the start, so that the links of a range are there with it.
  ccbApi.endpoints.getCcfUrl.useQuerySubscription();
  return (
    <div className="land" lang={wordedLanguage(language)}>
      <div className="land-hero">
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <FamilyDrawing />
      </div>
      {regions ? (
        <Regions regions={regions} place={place} onPlace={onPlace} />
      ) : error ? (
        <LandingNote text={words.failed} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
