import { Navigate, useSearchParams } from 'react-router-dom';
import { readCountryModelsPlace } from '../../kit/market-model/countryModels';
import { CountryModels } from './CountryModels';
import './country-models.css';

/** What each market says of each model, by country or by model; without a key there is nothing to show (decision A-44). */
export function CountryModelsScreen() {
  const [params] = useSearchParams();
  const place = readCountryModelsPlace(params);
  if (!place) return <Navigate to="/countries" replace />;
  return <CountryModels key={`${place.from} ${place.idKey}`} place={place} />;
}
