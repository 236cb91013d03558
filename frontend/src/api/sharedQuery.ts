import { useCurrentGroup, useCurrentLanguage, useCurrentModel } from './preferences';

/** The part of the query that all lists of reference data share: what is chosen in header and side bar. */
export const useSharedQuery = () => ({
  optGroup: useCurrentGroup(),
  modelName: useCurrentModel().modelcode,
  language: useCurrentLanguage().code,
});
