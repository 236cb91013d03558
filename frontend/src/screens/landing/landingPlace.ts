import { useListLandingLanguagesQuery, type LandingLanguage } from '../../api';
import { visitorLanguage } from './landingLanguage';

const none: LandingLanguage[] = [];

export function useVisitorLanguage(inAddress: string | null) {
  const { data: languages } = useListLandingLanguagesQuery();
  const codes = languages?.map(({ code }) => code);
  return { language: visitorLanguage(inAddress, codes), languages: languages ?? none };
}

/** Where on the landing page a visitor is; the address says it, so that back, reload and a sent link lead to the same country. */
export type LandingPlace = {
  /** Label of the opened region; null: the first one, or that of the country. */
  region: string | null;
  country: string | null;
  /** Code of the language that the visitor chose; null: that of the browser. */
  language: string | null;
};

export const placeOf = (search: string): LandingPlace => {
  const query = new URLSearchParams(search);
  return { region: query.get('region'), country: query.get('country'), language: query.get('language') };
};

export const searchOf = ({ region, country, language }: Partial<LandingPlace>): string => {
  const query = new URLSearchParams({
    ...(region && { region }),
    ...(country && { country }),
    ...(language && { language }),
  });
  return `?${query}`;
};
