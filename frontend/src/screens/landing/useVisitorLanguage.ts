import { useListLandingLanguagesQuery, type LandingLanguage } from '../../api';
import { visitorLanguage } from './landingLanguage';

const none: LandingLanguage[] = [];

export function useVisitorLanguage(inAddress: string | null) {
  const { data: languages } = useListLandingLanguagesQuery();
  const codes = languages?.map(({ code }) => code);
  return { language: visitorLanguage(inAddress, codes), languages: languages ?? none };
}
