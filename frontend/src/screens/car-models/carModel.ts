import type { CarModel } from '../../api';
import { oncePerRow } from '../../kit/list/ListRow';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/carModels.gen';

export type CarModelRow = CarModel & { id: string };

/** What the form holds; the switch as 'true' or 'false'. */
export type CarModelValues = Record<
  'modelcode' | 'description' | 'rangeMY' | 'maxMyVideoAvailable' | 'ccadmActive',
  string
>;

export type CarModelDialog =
  RecordDialog<CarModelRow> | { kind: 'toggle'; row: CarModelRow } | { kind: 'info'; row: CarModelRow };

/** Stands for all models: it has neither icons nor countries of its own. */
export const isDefaultModel = ({ modelcode }: CarModel): boolean => modelcode === 'DEFAULT';

/** Why its switch does nothing (decision A-52). */
export const alwaysOffered = t('DEFAULT stands for all models and is always offered');

const codeFault = (text: string) =>
  /^[a-z0-9][a-z0-9_.-]*$/i.test(text.trim())
    ? undefined
    : t('Letters, digits, _ . and - only, a letter or a digit first');

/** A model's code stays, for it is what all else knows it by. */
export const carModel: RecordNoun<CarModelRow, CarModelValues> = {
  noun: { one: t('model'), many: t('models') },
  title: t('Car model'),
  titles: t('Car models'),
  newTitle: t('New car model'),
  name: 'modelcode',
  fields: {
    modelcode: {
      name: 'modelcode',
      label: t('Model code'),
      required: true,
      mono: true,
      maxLength: 50,
      faultOf: codeFault,
    },
    description: { name: 'description', label: t('Description'), required: true, maxLength: 200 },
    rangeMY: { name: 'rangeMY', label: t('Range MY'), maxLength: 100 },
    maxMyVideoAvailable: { name: 'maxMyVideoAvailable', label: t('Max MY video available'), maxLength: 100 },
    ccadmActive: { name: 'ccadmActive', label: t('Active'), kind: 'switch', maxLength: 5 },
  },
  changeable: ['description', 'rangeMY', 'maxMyVideoAvailable', 'ccadmActive'],
  // What is deleted was used by nothing: Undo is all there is to take it back.
  shownWhenDeleted: [],
  valuesOf: ({ modelcode, description, rangeMY, maxMyVideoAvailable, ccadmActive }) => ({
    modelcode,
    description,
    rangeMY,
    maxMyVideoAvailable,
    ccadmActive: String(ccadmActive),
  }),
  blank: { modelcode: '', description: '', rangeMY: '', maxMyVideoAvailable: '', ccadmActive: 'true' },
  detailOf: ({ description }) => description,
  undeletable: (row) => (isDefaultModel(row) ? t('DEFAULT stands for all models and stays') : undefined),
  bulk: { set: [{ name: 'ccadmActive', label: t('Active'), kind: 'switch', maxLength: 5 }], deletes: true },
  closesOnFailure: true,
};

/** The row with its key. */
export const rowOf = oncePerRow((row: CarModel): CarModelRow => ({ ...row, id: row.modelcode }));
