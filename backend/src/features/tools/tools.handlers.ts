import { command, query, type OperationMap } from '../../http/operation.ts';
import { checkGrid } from '../grids/grid-check.read.ts';
import { hasIcon, type ImageStore } from '../images/image.read.ts';
import { clearEveryCache, clearGridCache, startGridUpdate } from './tools.service.ts';

/** Three of the calls are GETs that act (decision B-02). */
export const toolHandlers = (images: ImageStore, mailFallback: string) =>
  ({
    runGridUpdate: command((context) => startGridUpdate(context, mailFallback)),
    clearGridCache: command((context) => clearGridCache(context)),
    clearAllCache: command((context) => clearEveryCache(context)),
    checkGrid: query((context, { path: { scope, model } }) =>
      checkGrid(context, scope, model, (inside, pictured) => hasIcon(images, inside, pictured)),
    ),
  }) satisfies Partial<OperationMap>;
