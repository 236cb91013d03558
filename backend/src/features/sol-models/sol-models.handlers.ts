import { importHandlers } from '../../http/crud-handlers.ts';
import type { ConstraintProblem } from '../../http/error-handler.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { oneByOne, type BulkNoun } from '../../kit/bulk.ts';
import { changesOf, stateOfChange, type WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { noSuchRecord, partsOf, type RecordChanges } from '../../kit/record-changes.ts';
import { t } from '../../texts/onlineSales.ts';
import { createVisibility } from './sol-model-create.service.ts';
import { visibilityImport } from './sol-model.import.ts';
import { exportWorkbook, findPaged, findRecords } from './sol-model-list.service.ts';
import { changeVisibility, checkActive } from './sol-model.service.ts';
import { SOL_MODEL, SOL_MODEL_MARKET } from './sol-model.writer.ts';

const imports = importHandlers(visibilityImport);

/** Of headquarters where there is no record of a market. */
const setVisible = (context: Context, idSolModel: number, idSolModelMarket: number, visible: boolean) =>
  changeVisibility(context, idSolModelMarket === 0, { idSolModel, idSolModelMarket, visible });

async function wasVisible(context: Context, entity: string, id: string, wanted: WantedState) {
  return (await stateOfChange<{ visible: boolean }>(context, entity, id, wanted))!.visible;
}

export const solModelBulk: BulkNoun = {
  rows: findRecords,
  set: oneByOne((context, { id }, { visible }) => {
    const [hq, market] = id.split('/').map(Number) as [number, number];
    return setVisible(context, hq, market, visible!);
  }),
  stores: [
    {
      entity: SOL_MODEL,
      restore: async (context, id, wanted) =>
        setVisible(context, Number(id), 0, await wasVisible(context, SOL_MODEL, id, wanted)),
    },
    {
      entity: SOL_MODEL_MARKET,
      restore: async (context, id, wanted) =>
        setVisible(context, 0, Number(id), await wasVisible(context, SOL_MODEL_MARKET, id, wanted)),
    },
  ],
  // Only told apart from those of headquarters.
  ownerOf: ({ id }) => `/${id}`,
};

export const solModelHistory: RecordChanges = {
  async list(context, id) {
    const [hq, market] = partsOf<[string, string]>(id, 2);
    const [row] = await findRecords(context, { ids: [`${hq}/${market}`] }, 1);
    if (!row) throw noSuchRecord();
    const changes = await (market === '0'
      ? changesOf(context, SOL_MODEL, hq)
      : changesOf(context, SOL_MODEL_MARKET, market));
    return changes.map((change) => ({ ...change, recordId: id }));
  },
};

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
