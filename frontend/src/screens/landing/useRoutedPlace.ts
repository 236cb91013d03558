import { useLocation, useNavigate } from 'react-router-dom';
import { placeOf, searchOf, type LandingPlace } from './landingPlace';

/** The place of the landing page in the console's own address. */
export function useRoutedPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const onPlace = (next: Partial<LandingPlace>) =>
    void navigate({ search: searchOf(next) }, { preventScrollReset: true });
  return { place: placeOf(search), onPlace };
}
