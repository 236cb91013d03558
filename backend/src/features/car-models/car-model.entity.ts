import { flag, recordOf, text, textId } from '../../kit/record.ts';
import { t } from '../../texts/referenceData.ts';
import { carModelList } from './car-model.list.ts';

/** A commercial model. Families, vehicles and what comes with them are the feed's; this is what staff say of a model. */
export const carModel = recordOf({
  entity: 'carModel',
  noun: 'model',
  table: 'commercial_model',
  id: textId('modelcode'),
  columns: {
    modelcode: text('modelcode'),
    description: text('description'),
    rangeMY: text('range_my'),
    maxMyVideoAvailable: text('max_my_video_available'),
    ccadmActive: flag('ccadm_active'),
  },
  name: 'modelcode',
  list: carModelList,
});

const TAKEN = { message: () => t('A model with this code exists already.'), field: 'modelcode' };

/** What the database refuses, in words. */
export const carModelConstraints = {
  commercial_model_pkey: TAKEN,
  commercial_model_code_in_any_case_unique: TAKEN,
};
