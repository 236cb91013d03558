import { Column, Entity, Index, Unique } from 'typeorm';
import { CodeColumn, Dated, IdColumn, Reference, Searched } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';
import { t } from '../../texts/labels.ts';

/** A text of the configurator's windows. Everything but the text is its key (decision A-75). */
@Entity('interface_label')
@Unique('interface_label_key_unique', [
  'labelGroup',
  'code',
  'languageId',
  'modelEnableRegexp',
  'modelDisableRegexp',
])
// The list's default order; exports walk the same index in key order.
@Index('interface_label_list', ['labelGroup', 'languageId', 'code_search', 'id'])
@Index('interface_label_language', ['languageId', 'code_search', 'id'])
@Index('interface_label_text', { synchronize: false })
@Index('interface_label_code_trigram', { synchronize: false })
@Index('interface_label_label_trigram', { synchronize: false })
@Searched({ code_search: 'code', label_search: 'label' })
@Dated('label')
export class InterfaceLabel {
  @IdColumn() id!: number;
  @CodeColumn() labelGroup!: string;
  @CodeColumn() code!: string;
  @Reference('integer', () => Language, 'interface_label_language_exists') languageId!: number;
  @Column('text') label!: string;
  @CodeColumn({ default: 'DEFAULT' }) modelEnableRegexp!: string;
  @CodeColumn({ default: '' }) modelDisableRegexp!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const interfaceLabelConstraints = {
  interface_label_key_unique: {
    message: () => t('A label with this group, code, language and regexps already exists.'),
    field: 'code',
  },
  interface_label_language_exists: { message: () => t('This language does not exist.'), field: 'language' },
};
