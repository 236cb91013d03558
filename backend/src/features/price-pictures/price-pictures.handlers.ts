import { query, type OperationMap } from '../../http/operation.ts';
import { pricePicture } from './price-picture.service.ts';

export const pricePictureHandlers = {
  getPricePicture: query((context, { path, query: asked }) => pricePicture(context, { ...path, ...asked })),
} satisfies Partial<OperationMap>;
