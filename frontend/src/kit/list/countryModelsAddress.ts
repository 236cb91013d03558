/** Whose country models the screen shows: those of a country, or those of a model. */
export interface CountryModelsOf {
  /** The country's id or the model's code. */
  idKey: string;
  from: 'countries' | 'car_model';
  title: string;
}

/** The way to the country-model screen; everything it needs is in the address (specification 2, section 2; readings A-44). */
export const countryModelsAddress = ({ idKey, from, title }: CountryModelsOf): string =>
  `/country_models?${new URLSearchParams({ idKey, from, title }).toString()}`;
