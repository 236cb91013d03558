import { interaction } from '../harness.ts';

const LABEL = 'the label MAIN_TITLE changed by a colleague';
const DELETED = 'the deleted label MAIN_TITLE';
const STRANGER = 'a user without the label tool';
const OVER = 'a session that is over';

const deletions = (values: { labelGroup?: string } = {}) => ({
  args: { entity: 'interfaceLabel' as const, ...values },
  path: { entity: 'interfaceLabel' },
  query: values,
});
const label = { entity: 'interfaceLabel' as const, id: '109' };
const one = { args: label, path: label };
const option = { entity: 'optionLabel' as const, id: '303' };
const inItalian = { modelName: 'AURORA_15_HYB', language: 'it' };
/** A composite id, with a code that must be encoded. */
const price = (code: string) => {
  const path = { entity: 'price' as const, id: `IT~3410126~${code}` };
  return { state: 'the price list of Aurora in Italy', args: path, path };
};
const restore = (changeId: number, query: { before?: boolean; seen?: number } = {}) => ({
  args: { ...label, changeId, ...query },
  path: { ...label, changeId },
  query,
});
const final = { entity: 'countryModel' as const };

export const changeInteractions = [
  interaction('listDeleted', { state: DELETED, ...deletions({ labelGroup: 'Main Window' }) }),
  interaction('listDeleted', { variant: 'empty', ...deletions() }),
  interaction('listDeleted', {
    variant: 'long group',
    status: '400',
    ...deletions({ labelGroup: 'x'.repeat(101) }),
  }),
  interaction('listDeleted', { variant: 'no session', state: OVER, status: '401', ...deletions() }),
  interaction('listDeleted', { variant: 'not allowed', state: STRANGER, status: '403', ...deletions() }),
  interaction('listDeleted', { variant: 'final', status: '404', args: final, path: final }),

  interaction('listChanges', { state: LABEL, ...one }),
  interaction('listChanges', {
    variant: 'optionLabel',
    state: 'the label of 431 changed by a colleague',
    args: { ...option, ...inItalian },
    path: option,
    query: inItalian,
  }),
  interaction('listChanges', { variant: 'price', ...price('08ED') }),
  interaction('listChanges', { variant: 'empty', ...price("l'è+") }),
  interaction('listChanges', {
    variant: 'unknown language',
    state: 'the option 431',
    status: '400',
    args: { ...option, language: 'xx' },
    path: option,
    query: { language: 'xx' },
  }),
  interaction('listChanges', { variant: 'no session', state: OVER, status: '401', ...one }),
  interaction('listChanges', { variant: 'not allowed', state: STRANGER, status: '403', ...one }),
  interaction('listChanges', { variant: 'gone', status: '404', args: option, path: option }),

  interaction('restoreChange', { state: LABEL, ...restore(904) }),
  interaction('restoreChange', { variant: 'before', state: LABEL, ...restore(904, { before: true }) }),
  interaction('restoreChange', { variant: 'deleted', state: DELETED, ...restore(904) }),
  interaction('restoreChange', {
    variant: 'unknown language',
    state: 'the deleted label MAIN_TITLE of a language that is gone',
    status: '400',
    ...restore(904),
  }),
  interaction('restoreChange', { variant: 'no session', state: OVER, status: '401', ...restore(904) }),
  interaction('restoreChange', { variant: 'not allowed', state: STRANGER, status: '403', ...restore(904) }),
  interaction('restoreChange', { variant: 'gone', status: '404', ...restore(904) }),
  interaction('restoreChange', {
    variant: 'taken',
    state: 'the deleted label MAIN_TITLE, written anew',
    status: '409',
    ...restore(904),
  }),
  interaction('restoreChange', {
    variant: 'changedSince',
    state: LABEL,
    status: '409',
    ...restore(904, { seen: 903 }),
  }),
];
