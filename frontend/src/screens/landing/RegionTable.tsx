import type { LandingCountry, LandingRegion } from '../../api';
import { CountryLinks } from './CountryLinks';

export type RegionTableProps = {
  regions: readonly LandingRegion[];
  openRegion: LandingRegion;
  currentId: string | undefined;
  onRegion: (region: LandingRegion) => void;
  onCountry: (country: LandingCountry) => void;
};

/** Regions as column headers; the opened one shows its countries. Roles, because a table would not scroll on a phone. */
export function RegionTable({ regions, openRegion, currentId, onRegion, onCountry }: RegionTableProps) {
  return (
    <div role="table" aria-label="Regions and countries" className="land-regions">
      <div role="row" className="land-heads">
        {regions.map((region) => {
          const count = region.countryList.length;
          return (
            <div key={region.label} role="columnheader">
              <button
                type="button"
                aria-expanded={region === openRegion}
                aria-controls="land-open"
                onClick={() => onRegion(region)}
              >
                <b>{region.label}</b> <span>{count === 1 ? '1 country' : `${count} countries`}</span>
              </button>
            </div>
          );
        })}
      </div>
      <div role="row">
        <div role="cell" id="land-open" aria-colspan={regions.length}>
          <CountryLinks countries={openRegion.countryList} currentId={currentId} onChoose={onCountry} />
        </div>
      </div>
    </div>
  );
}
