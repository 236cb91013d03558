import type { LandingModel } from '../../api';

/**
 * Where the external configurator of a country shows a model (readings A-82); undefined as long as nobody has configured where the
 * configurator is.
 */
export function configuratorLink(
  base: string | undefined,
  model: LandingModel,
  countryId: string,
): string | undefined {
  if (!base) return undefined;
  const query = new URLSearchParams({
    modelCode: model.code,
    currentCountry: countryId,
    lang: model.lang,
    version: model.version,
  });
  return `${base.replace(/\/+$/, '')}/${model.urlContext.replace(/^\/+/, '')}?${query}`;
}
