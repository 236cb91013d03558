/** Where on the landing page a visitor is; the address says it, so that back, reload and a sent link lead to the same country. */
export type LandingPlace = {
  /** Label of the opened region; null: the first one, or that of the country. */
  region: string | null;
  /** Id of the current country. */
  country: string | null;
};

export const placeOf = (search: string): LandingPlace => {
  const query = new URLSearchParams(search);
  return { region: query.get('region'), country: query.get('country') };
};

/** The query of a place, with its question mark. */
export const searchOf = ({ region, country }: Partial<LandingPlace>): string => {
  const query = new URLSearchParams({ ...(region && { region }), ...(country && { country }) });
  return `?${query}`;
};
