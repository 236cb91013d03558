/** Whose country models are shown: the models of a country, or the countries of a model. */
export interface CountryModelsPlace {
  idKey: string;
  from: 'countries' | 'car_model';
  title: string;
}

const PATH = '/country_models';

/** The address of country models; everything stands in it, so that a reload and a mailed link show the same (decision A-44). */
export const countryModelsAddress = ({ idKey, from, title }: CountryModelsPlace): string =>
  `${PATH}?${new URLSearchParams({ idKey, from, title })}`;

/** Reads it again; undefined without a key, for then there is nothing to show. */
export function readCountryModelsPlace(params: URLSearchParams): CountryModelsPlace | undefined {
  const idKey = params.get('idKey') ?? '';
  if (idKey === '') return undefined;
  const from = params.get('from') === 'car_model' ? 'car_model' : 'countries';
  return { idKey, from, title: params.get('title') || idKey };
}
