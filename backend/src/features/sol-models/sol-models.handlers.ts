import { importHandlers } from '../../http/crud-handlers.ts';
import type { ConstraintProblem } from '../../http/error-handler.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { t } from '../../texts/onlineSales.ts';
import { createVisibility } from './sol-model-create.service.ts';
import { visibilityImport } from './sol-model.import.ts';
import { exportWorkbook, findPaged } from './sol-model-list.service.ts';
import { changeVisibility, checkActive } from './sol-model.service.ts';

const imports = importHandlers(visibilityImport);

export const solModelHandlers = {
  checkSolModelActive: query((context, { path: { vetele }, query: { idCountry } }) =>
    checkActive(context, vetele, idCountry),
  ),
  findSolModelsPaged: query((context, { query: page, body }) => findPaged(context, page, body)),
  exportSolModels: query((context, { query: what, body }) => exportWorkbook(context, what, body)),
  previewSolModels: imports.preview,
  importSolModels: imports.import,
  createSolModel: command((context, { path: { isHQUser }, body }) =>
    createVisibility(context, isHQUser === 'true', body),
  ),
  changeSolModelVisibility: command((context, { path: { isHQUser }, body }) =>
    changeVisibility(context, isHQUser === 'true', body),
  ),
} satisfies Partial<OperationMap>;

/** For two users who record a vehicle at the same time. */
export const solModelConstraints: Record<string, ConstraintProblem> = {
  sol_model_vehicle_unique: {
    message: () => t('This vehicle is recorded for headquarters already.'),
    field: 'vetele',
  },
  sol_model_market_key_unique: {
    message: () => t('This vehicle is recorded for this market already.'),
    field: 'vetele',
  },
};
