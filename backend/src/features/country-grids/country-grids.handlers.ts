import { query, type OperationMap } from '../../http/operation.ts';
import { hasIcon, type ImageStore } from '../images/image.read.ts';
import { carGridHtml } from './car-grid.html.ts';
import { checkCountryGrid, readConfigGrid } from './country-grid.service.ts';

export const countryGridHandlers = (images: ImageStore) =>
  ({
    checkCountryGrid: query((context, { path: { country, model } }) =>
      checkCountryGrid(context, country, model, (inside, pictured) => hasIcon(images, inside, pictured)),
    ),
    getConfigGrid: query(
      async (context, { query: { country, model, language } }) =>
        (await readConfigGrid(context, country, model, language)).grid,
    ),
    getCarGridTxt: query(async (context, { path: { country, model7, language } }) => {
      const { grid, mask } = await readConfigGrid(context, country, model7, language);
      return carGridHtml(grid, mask);
    }),
  }) satisfies Partial<OperationMap>;
