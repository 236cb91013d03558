import { interaction } from '../harness.ts';

const label = { key: 'configurator.start', label: "Avvia l'è configurazione", language: { id: 1 } };
const change = { ...label, id: 601, version: 3 };
const update = { args: { id: 601, trackingLabelInput: change }, path: { id: 601 }, body: change };
const create = (values: object) => {
  const body = { ...label, ...values };
  return { args: { trackingLabelInput: body }, body };
};
const one = { args: { id: 601 }, path: { id: 601 } };
const filters = { label: "l'è (100%) + *", code: 'configurator.' };

export const trackingLabelInteractions = [
  interaction('listTrackingLabels', { state: 'the tracking label configurator.start' }),
  interaction('listTrackingLabels', { variant: 'empty' }),
  interaction('listTrackingLabels', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
  }),
  interaction('createTrackingLabel', create({})),
  interaction('createTrackingLabel', {
    variant: 'duplicate',
    state: 'the tracking label configurator.start',
    status: '409',
    ...create({}),
  }),
  interaction('createTrackingLabel', { variant: 'blank', status: '400', ...create({ key: ' ' }) }),
  interaction('updateTrackingLabel', { state: 'the tracking label configurator.start', ...update }),
  interaction('updateTrackingLabel', {
    variant: 'stale',
    state: 'the tracking label configurator.start changed by a colleague',
    status: '409',
    ...update,
  }),
  interaction('updateTrackingLabel', { variant: 'gone', status: '404', ...update }),
  interaction('deleteTrackingLabel', { state: 'the tracking label configurator.start', ...one }),
  interaction('deleteTrackingLabel', { variant: 'gone', status: '404', ...one }),
  interaction('exportTrackingLabelsCsv', { args: filters, query: filters }),
  interaction('exportTrackingLabelsXlsx', { args: filters, query: filters }),
];
