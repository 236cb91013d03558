import { Column, Entity, Index, Unique } from 'typeorm';
import { CodeColumn, Dated, IdColumn, Reference, Searched } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';
import { t } from '../../texts/labels.ts';

/** A longer text of the configurator, plain or HTML. Code, language, both regexps and optcode are its key (decision A-75). */
@Entity('editorial_content')
@Unique('editorial_content_key_unique', [
  'code',
  'languageId',
  'modelEnableRegexp',
  'modelDisableRegexp',
  'optcode',
])
@Index('editorial_content_list', ['languageId', 'code_search', 'id'])
@Index('editorial_content_content_trigram', { synchronize: false })
@Index('editorial_content_label_trigram', { synchronize: false })
@Searched({ code_search: 'code', label_search: 'label', content_search: 'content' })
@Dated('label', 'content')
export class EditorialContent {
  @IdColumn() id!: number;
  @CodeColumn() code!: string;
  @Column('text') label!: string;
  @Reference('integer', () => Language, 'editorial_content_language_exists') languageId!: number;
  @CodeColumn({ nullable: true }) optcode!: string | null;
  @CodeColumn({ default: 'DEFAULT' }) modelEnableRegexp!: string;
  @CodeColumn({ default: '' }) modelDisableRegexp!: string;
  @Column('text') content!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const editorialContentConstraints = {
  editorial_content_key_unique: {
    message: () => t('A content with this code, language, regexps and option already exists.'),
    field: 'code',
  },
};
