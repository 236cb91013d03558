import { Check, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { LandingCountry } from '../../api';
import styles from './landing.module.css';

/** The id of a country's link: the focus comes from it and returns to it. */
export const countryLinkId = (countryId: string) => `land-${countryId}`;

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

export type CountryLinksProps = {
  countries: readonly LandingCountry[];
  currentId: string | undefined;
  hrefOf: (country: LandingCountry) => string;
  onChoose: (country: LandingCountry) => void;
};

/** The countries of a region: links, so that one may open in a tab of its own. */
export function CountryLinks({ countries, currentId, hrefOf, onChoose }: CountryLinksProps) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, country: LandingCountry) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not do that by itself.
    event.currentTarget.focus();
    onChoose(country);
  };
  return (
    <ul className={styles.countries}>
      {countries.map((country) => {
        const isCurrent = country.id === currentId;
        return (
          <li key={country.id}>
            <a
              id={countryLinkId(country.id)}
              href={hrefOf(country)}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => choose(event, country)}
            >
              <span>{country.description}</span>
              {isCurrent ? <Check size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
