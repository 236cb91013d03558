import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf } from '../../kit/crud.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { glossaryTerm } from './glossary-term.list.ts';

export const glossaryTerms = crudOf(glossaryTerm);

type Input = Schema<'GlossaryTermInput'>;

/** */
export const glossaryTermOf = async (context: Context, input: Input) => ({
  concept: input.concept.trim(),
  language: (await existingLanguage(context, input.language.id)).code,
  term: input.term.trim(),
  forbidden: input.forbidden ?? false,
  note: input.note ?? '',
});

/** Concept and language stay: they say what the term is a term of. */
export const glossaryTermChanges = (_context: Context, { term, forbidden, note }: Input) => ({
  term: term.trim(),
  forbidden,
  note,
});
