import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf } from '../../kit/crud.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { specificModel } from '../models/model.read.ts';
import { editorialPlaceholder } from './editorial-placeholder.list.ts';

export const editorialPlaceholders = crudOf(editorialPlaceholder);

export type PlaceholderInput = Schema<'EditorialPlaceholderInput'>;

/** */
export const placeholderOf = async (context: Context, input: PlaceholderInput) => ({
  code: input.code.trim(),
  country: typeof input.country === 'string' ? input.country : input.country.id,
  language: (await existingLanguage(context, input.language.id)).code,
  model: (await specificModel(context, input.model?.modelcode)) ?? 'DEFAULT',
  content: input.content,
});
