import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A language of labels and contents. A missing text is looked for in the fallback, then in its fallback; never a cycle. */
@Entity('language')
export class Language {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text') code!: string;
  @Column('text') description!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('integer', { name: 'fallback_language_id', nullable: true }) fallbackLanguageId!: number | null;
  @Column('text', { name: 'language2_char_code', default: '' }) language2CharCode!: string;
  @Column('text', { name: 'language_simple_code', default: '' }) languageSimpleCode!: string;
  @Column('boolean', { name: 'is_default', default: false }) isDefault!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}
