import { Column, Entity, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, Reference, Searched } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';
import { t } from '../../texts/labels.ts';

/** What a concept is called in a language, or is not to be called there. Its concept joins the terms of all languages. */
@Entity('glossary_term')
@Unique('glossary_term_unique', ['concept', 'languageId', 'term'])
@Index('glossary_term_in_any_case_unique', { synchronize: false })
@Searched({ concept_search: 'concept', term_search: 'term' })
export class GlossaryTerm {
  @IdColumn() id!: number;
  @CodeColumn() concept!: string;
  @Reference('integer', () => Language, 'glossary_term_language_exists') languageId!: number;
  @CodeColumn() term!: string;
  @Column('boolean', { default: false }) forbidden!: boolean;
  @Column('text', { default: '' }) note!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const glossaryTermConstraints = {
  glossary_term_unique: {
    message: () => t('This term already exists for this concept and language.'),
    field: 'term',
  },
  glossary_term_in_any_case_unique: {
    message: () =>
      t('This concept already has this term in this language; upper and lower case are the same.'),
    field: 'term',
  },
};
