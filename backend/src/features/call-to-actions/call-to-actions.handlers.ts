import { codeAndLabel, crudHandlers, exportHandlers } from '../../http/crud-handlers.ts';
import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { bulkOf, oneByOne, type BulkNoun } from '../../kit/bulk.ts';
import { refuseFaultyValues } from '../../kit/model-pattern.ts';
import { undoStoreOf } from '../../kit/undo-run.ts';
import { changesOfCrud, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { findLabelCodes } from '../interface-labels/interface-label.read.ts';
import { callToActionExport } from './call-to-action.export.ts';
import {
  shownCallToActionList,
  type CallToActionFilter,
  type CallToActionSort,
} from './call-to-action.list.ts';
import {
  callToActions,
  callToActionChanges,
  callToActionOf,
  removeCallToAction,
  restoreCallToAction,
} from './call-to-action.service.ts';
import { linksOfCallToAction } from './country-link.list.ts';
import { countryLinkChanges, countryLinkOf, countryLinks, setCountryLinks } from './country-link.service.ts';

export { callToActionConstraints } from './country-link.entity.ts';

type CallToAction = components['schemas']['CallToAction'];
type CountryCallToAction = components['schemas']['CountryCallToAction'];

const calls = crudHandlers(callToActions);
const links = crudHandlers(countryLinks);
const files = exportHandlers(callToActionExport, codeAndLabel);

export const callToActionHistory: RecordChanges = {
  ...changesOfCrud(callToActions),
  restore: (context, id, wanted) => restoreCallToAction(context, numberedId(id), wanted),
};
export const countryLinkHistory = changesOfCrud(countryLinks);

const callsAtOnce = bulkOf(callToActions, {
  filtersOf: codeAndLabel,
  check: refuseFaultyValues,
  remove: removeCallToAction,
  restore: callToActionHistory.restore,
});

/** What is set of many calls to action are their links to countries. */
export const callToActionBulk: BulkNoun = {
  ...callsAtOnce,
  set: oneByOne((context, { id }, values) => setCountryLinks(context, Number(id), values)),
  stores: [...callsAtOnce.stores, { ...undoStoreOf(countryLinks), returnsWithOwner: true }],
  ownerOf: ({ before, after }) => String((after ?? before)!['callToActionId']),
};

export const callToActionHandlers = {
  listCallToActions: query((context, { query: wanted }) => {
    const { page = 0, size = 10, sortBy = 'code', sortDesc = false, pageOf, language } = wanted;
    const { code, label, labelCode } = wanted;
    return pagedList<CallToAction, CallToActionSort, CallToActionFilter>(context, shownCallToActionList, {
      page,
      size,
      sortBy,
      sortDesc,
      pageOf,
      filters: { code, label, labelCode },
      parameters: { language: language || '*' },
    });
  }),
  createCallToAction: calls.create(callToActionOf),
  updateCallToAction: calls.update(callToActionChanges),
  deleteCallToAction: command((context, { path: { id } }) => removeCallToAction(context, id)),
  exportCallToActionsCsv: files.csv,
  exportCallToActionsXlsx: files.xlsx,
  findLabelCodes: query((context, { query: { code, language } }) => findLabelCodes(context, code, language)),
  listCountryCallToActions: query((context, { path: { callToActionId } }) =>
    linksOfCallToAction<CountryCallToAction>(context, callToActionId),
  ),
  createCountryCallToAction: links.create(countryLinkOf),
  updateCountryCallToAction: links.update(countryLinkChanges),
} satisfies Partial<OperationMap>;
