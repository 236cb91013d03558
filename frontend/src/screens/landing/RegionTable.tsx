import type { LandingCountry, LandingRegion } from '../../api';
import { CountryLinks } from './CountryLinks';
import { useLandingWords } from './landingLanguage';

export type RegionTableProps = {
  regions: readonly LandingRegion[];
  openRegion: LandingRegion;
  currentId: string | undefined;
  hrefOf: (country: LandingCountry) => string;
  onRegion: (region: LandingRegion) => void;
  onCountry: (country: LandingCountry) => void;
};

/** Regions as column headers; the opened one shows its countries. Roles, because a table would not scroll on a phone. */
export function RegionTable({
  regions,
  openRegion,
  currentId,
  hrefOf,
  onRegion,
  onCountry,
}: RegionTableProps) {
  const { words, counted, regionName } = useLandingWords();
  return (
    <div role="table" aria-label={words.regions} className="land-regions">
      <div role="row" className="land-heads">
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
