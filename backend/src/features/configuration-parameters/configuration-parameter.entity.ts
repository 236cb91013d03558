import { Column, Entity, Unique } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';
import { t } from '../../texts/referenceData.ts';

/** A switch or an address of the console. Code and language are its key (decision A-75). */
@Entity('console_config')
@Unique('console_config_key_unique', ['code', 'languageId'])
export class ConfigurationParameter {
  @IdColumn() id!: number;
  @Column('text') code!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { default: '' }) value!: string;
  @Reference('integer', () => Language, 'console_config_language_exists') languageId!: number;
  @Column('integer', { default: 1 }) version!: number;
}

export const configurationParameterConstraints = {
  console_config_key_unique: {
    message: () => t('A parameter with this code and language already exists.'),
    field: 'code',
  },
};
