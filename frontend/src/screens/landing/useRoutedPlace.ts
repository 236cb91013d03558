import { useLocation, useNavigate } from 'react-router-dom';
import { placeOf, searchOf, type LandingPlace } from './landingPlace';

/** The place of the landing page in the console's own address. */
export function useRoutedPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(search);
  const onPlace = (next: Partial<LandingPlace>) =>
    void navigate({ search: searchOf({ language: place.language, ...next }) }, { preventScrollReset: true });
  return { place, onPlace };
}
