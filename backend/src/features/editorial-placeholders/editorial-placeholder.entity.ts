import { Column, Entity, Index, Unique } from 'typeorm';
import { CodeColumn, Dated, IdColumn, Reference, Searched } from '../../kit/entity.ts';
import { CarModel } from '../car-models/car-model.entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Language } from '../languages/language.entity.ts';
import { t } from '../../texts/labels.ts';

/** The text of a placeholder in contents. Everything but the text is its key (decision A-75). */
@Entity('editorial_placeholder')
@Unique('editorial_placeholder_key_unique', ['code', 'country', 'languageId', 'model'])
@Index('editorial_placeholder_list', ['languageId', 'model', 'code_search', 'id'])
@Index('editorial_placeholder_content_trigram', { synchronize: false })
@Searched({ code_search: 'code', content_search: 'content' })
@Dated('content')
export class EditorialPlaceholder {
  @IdColumn() id!: number;
  @CodeColumn() code!: string;
  @Reference('text', () => Country, 'editorial_placeholder_country_exists', { column: 'country_id' })
  country!: string;
  @Reference('integer', () => Language, 'editorial_placeholder_language_exists') languageId!: number;
  @Reference('text', () => CarModel, 'editorial_placeholder_model_exists', {
    column: 'modelcode',
    default: 'DEFAULT',
  })
  model!: string;
  @Column('text') content!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const editorialPlaceholderConstraints = {
  editorial_placeholder_key_unique: {
    message: () => t('A placeholder with this code, country, language and model already exists.'),
    field: 'code',
  },
};
