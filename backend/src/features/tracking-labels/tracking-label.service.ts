import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf } from '../../kit/crud.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { trackingLabel } from './tracking-label.list.ts';

export const trackingLabels = crudOf(trackingLabel);

export type TrackingLabelInput = Schema<'TrackingLabelInput'>;

/** */
export const trackingLabelOf = async (context: Context, { key, label, language }: TrackingLabelInput) => ({
  key: key.trim(),
  label,
  language: (await existingLanguage(context, language?.id)).code,
});

export const trackingLabelChanges = async (context: Context, { label, language }: TrackingLabelInput) => ({
  label,
  language: language && (await existingLanguage(context, language.id)).code,
});
