import { query, type OperationMap } from '../../http/operation.ts';
import { hasIcon, type ImageStore } from '../images/image.read.ts';
import { carGridHtml } from './car-grid.html.ts';
import { checkCountryGrid, readConfigGrid } from './country-grid.service.ts';

/** What the buttons of a country's row show of the model in the header. */
export const countryGridHandlers = (images: ImageStore) =>
  ({
    checkCountryGrid: query((context, { path: { country, model } }) =>
      checkCountryGrid(context, country, model, (inside, pictured) => hasIcon(images, inside, pictured)),
    ),
    getConfigGrid: query((context, { query: { country, model, language } }) =>
      readConfigGrid(context, country, model, language),
    ),
    getCarGridTxt: query(async (context, { path: { country, model7, language } }) =>
      carGridHtml(await readConfigGrid(context, country, model7, language)),
    ),
  }) satisfies Partial<OperationMap>;
