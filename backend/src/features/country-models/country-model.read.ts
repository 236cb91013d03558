export { SAYS_SOMETHING } from './country-model.list.ts';
export { deleteBlankCountryModels, lockCountryModels } from './country-model.repository.ts';
