import { useLocation, useNavigate } from 'react-router-dom';
import { placeOf, searchOf, type LandingPlace } from './landingPlace';

export function useRoutedPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(search);
  const onPlace = (next: Partial<LandingPlace>) =>
    void navigate({ search: searchOf({ language: place.language, ...next }) }, { preventScrollReset: true });
  return { place, onPlace };
}
