import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { isDefaultPattern } from '../../kit/model-pattern.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { findVehicle } from '../models/vehicle.read.ts';
import { createLabel } from './create-label.service.ts';
import { optionGridLists } from './option-grid.list.ts';
import { findColours } from './option-label.repository.ts';
import {
  labelHistory,
  removeLabel,
  removeOption,
  restoreLabel,
  saveDefaultLabel,
  saveModelLabel,
} from './option-label.service.ts';

type OptionGridEntry = components['schemas']['OptionGridEntry'];
type ColourGridEntry = components['schemas']['ColourGridEntry'];

export const optionLabelHistory: RecordChanges = {
  list: (context, id, { modelName, language }) => labelHistory(context, numberedId(id), modelName, language),
  restore: (context, id, wanted) => restoreLabel(context, numberedId(id), wanted),
};

export const optionLabelHandlers = {
  listOptionGridLabels: query(async (context, { query: wanted }) => {
    const { page = 0, size = 10, sortBy = 'optItem.code', sortDesc = false, optGroup, code, label } = wanted;
    const { modelName = '', language = '', pageOf } = wanted;
    const vehicle = isDefaultPattern(modelName) ? undefined : await findVehicle(context, modelName);
    if (!vehicle && !isDefaultPattern(modelName)) return { content: [], totalElements: 0 };
    const list = vehicle ? optionGridLists.optionsOfVehicle : optionGridLists.everyOption;
    return pagedList<OptionGridEntry, keyof typeof list.sorts, keyof typeof list.filters>(context, list, {
      page,
      size,
      sortBy,
      sortDesc,
      pageOf,
      filters: { group: optGroup, vetele: vehicle?.vetele, code, label },
      parameters: { language: language || '*', modelcode: vehicle?.modelcode },
    });
  }),
  createOptionGridLabel: command((context, { body }) => createLabel(context, body)),
  deleteOptionGridLabel: command((context, { path: { id }, query: { version } }) =>
    removeLabel(context, id, version),
  ),
  updateOptionGridLabel: command((context, { path: { gridId, language }, body }) =>
    saveModelLabel(context, gridId, language, body),
  ),
  updateOptionLabel: command((context, { path: { optItemId }, body }) =>
    saveDefaultLabel(context, optItemId, body.language?.id, body),
  ),
  deleteOption: command((context, { path: { optItemId } }) => removeOption(context, optItemId)),
  listColourGrid: query(async (context, { query: { colGridId, language } }) => {
    const only = language ? (await existingLanguage(context, language)).id : null;
    return findColours<ColourGridEntry[]>(context, colGridId, only);
  }),
} satisfies Partial<OperationMap>;
