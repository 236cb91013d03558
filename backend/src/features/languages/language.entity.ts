import { Column, Entity, Exclusion, Index, Unique } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';
import { t } from '../../texts/labels.ts';

/** A language of labels and contents. A missing text is looked up in the fallback, then in its fallback; never a cycle. */
@Entity('language')
@Unique('language_code_unique', ['code'])
@Index('language_code_in_any_case_unique', { synchronize: false })
@Exclusion('language_one_default', `USING btree (is_default WITH =) WHERE (is_default)`, {
  deferrable: 'INITIALLY DEFERRED',
})
export class Language {
  static readonly noun = 'language';
  @IdColumn() id!: number;
  @Column('text') code!: string;
  @Column('text') description!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Reference('integer', () => Language, 'language_fallback_exists', { nullable: true }) fallbackLanguageId!:
    number | null;
  @Column('text', { default: '' }) language2CharCode!: string;
  @Column('text', { default: '' }) languageSimpleCode!: string;
  @Column('boolean', { name: 'is_default', default: false }) default!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}

const TAKEN = { message: () => t('A language with this code already exists.'), field: 'code' };

export const languageConstraints = {
  language_code_unique: TAKEN,
  language_code_in_any_case_unique: TAKEN,
};
