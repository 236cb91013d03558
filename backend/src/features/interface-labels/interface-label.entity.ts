import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A text of the configurator's windows. Everything but the text is its key (readings A-75). */
@Entity('interface_label')
export class InterfaceLabel {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text', { name: 'label_group' }) labelGroup!: string;
  @Column('text') code!: string;
  @Column('integer', { name: 'language_id' }) languageId!: number;
  @Column('text') label!: string;
  @Column('text', { name: 'model_enable_regexp', default: 'DEFAULT' }) modelEnableRegexp!: string;
  @Column('text', { name: 'model_disable_regexp', default: '' }) modelDisableRegexp!: string;
  @Column('integer', { default: 1 }) version!: number;
}

/** What the database refuses, in words. */
export const interfaceLabelConstraints = {
  interface_label_key_unique: {
    message: 'A label with this group, code, language and regexps exists already.',
    field: 'code',
  },
  interface_label_language_exists: { message: 'This language does not exist.', field: 'language' },
};
