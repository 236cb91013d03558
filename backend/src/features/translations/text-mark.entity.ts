import { Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';

/**
 * What a translator has said of a text beside the one in a source language: that it is checked, or that a quality check does not
 * apply. It counts until either text changes, and goes with its record (trigger).
 */
@Entity('text_mark')
@Unique('text_mark_unique', ['entity', 'recordId', 'field', 'sourceLanguageId', 'mark'])
export class TextMark {
  @IdColumn() id!: number;
  /** The record by its name in the change log. */
  @CodeColumn() entity!: string;
  @Column('integer') recordId!: number;
  @CodeColumn() field!: string;
  @Reference('integer', () => Language, undefined, { onDelete: 'CASCADE' }) sourceLanguageId!: number;
  /** `checked`, or the name of the check that does not apply. */
  @CodeColumn() mark!: string;
  /** The database's time, as that of the texts. */
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  @Column('text') actor!: string;
}
