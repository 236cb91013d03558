import type { LandingModel } from '../../api';

/**
 * Where the external configurator of a country shows a model (decision A-82); undefined as long as nobody has configured where the
 * configurator is. A query or hash of its address, which older configurations may have, stays at its end.
 */
export function configuratorLink(
  base: string | undefined,
  model: LandingModel,
  countryId: string,
): string | undefined {
  if (!base || !/^https?:/i.test(base) || !URL.canParse(base)) return undefined;
  const link = new URL(base);
  link.pathname = `${link.pathname.replace(/\/+$/, '')}/${model.urlContext.replace(/^\/+/, '')}`;
  const query = {
    modelCode: model.code,
    currentCountry: countryId,
    lang: model.lang,
    version: model.version,
  };
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}
