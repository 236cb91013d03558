import { ccbApi, useGetLandingGeoRegionQuery, type LandingRegion, type LandingCountry } from '../../api';
import { CountryRange, leadToRange } from './CountryRange';
import { countryLinkId, CountryLinks } from './CountryLinks';
import { FamilyDrawing } from './FamilyDrawing';
import { LandingNote } from './LandingNote';
import { useLandingWords, wordedLanguage } from './landingLanguage';
import { searchOf, type LandingPlace } from './landingPlace';
import styles from './landing.module.css';
import textStyles from '../../ui/text.module.css';

type RegionTableProps = {
  regions: readonly LandingRegion[];
  openRegion: LandingRegion;
  currentId: string | undefined;
  hrefOf: (country: LandingCountry) => string;
  onRegion: (region: LandingRegion) => void;
  onCountry: (country: LandingCountry) => void;
};

/** Regions as column headers; the opened one shows its countries. Roles, because a table would not scroll on a phone. */
function RegionTable({ regions, openRegion, currentId, hrefOf, onRegion, onCountry }: RegionTableProps) {
  const { words, counted, regionName } = useLandingWords();
  return (
    <div role="table" aria-label={words.regions} className="land-regions">
      <div role="row" className={styles.heads}>
        {regions.map((region) => (
          <div key={region.label} role="columnheader">
            <button
              type="button"
              aria-expanded={region === openRegion}
              aria-controls="land-open"
              onClick={() => onRegion(region)}
            >
              <b>{regionName(region.label)}</b>{' '}
              <span>{counted(region.countryList.length, 'countryCount')}</span>
            </button>
          </div>
        ))}
      </div>
      <div role="row">
        <div role="cell" id="land-open" aria-colspan={regions.length}>
          <CountryLinks
            countries={openRegion.countryList}
            currentId={currentId}
            hrefOf={hrefOf}
            onChoose={onCountry}
          />
        </div>
      </div>
    </div>
  );
}

export type LandingContentProps = {
  place: LandingPlace;
  onPlace: (place: Partial<LandingPlace>) => void;
  language: string;
};

function Loading() {
  const { words } = useLandingWords();
  return (
    <div className="land-regions land-sk" aria-busy="true">
      <span className={textStyles.unseen}>{words.loading}</span>
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
      {place.country && !country && <LandingNote text={words.notOffered} />}
      <RegionTable
        regions={regions}
        openRegion={openRegion}
        currentId={country?.id}
        hrefOf={({ id }) => searchOf({ country: id, language: place.language })}
        onRegion={({ label }) => onPlace({ region: label })}
        onCountry={({ id }) => (id === country?.id ? leadToRange() : onPlace({ country: id }))}
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
