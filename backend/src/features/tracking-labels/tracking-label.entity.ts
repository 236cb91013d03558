import { Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';
import { t } from '../../texts/labels.ts';

/** The name of an action in statistics. Key and language are its key (decision A-75). */
@Entity('tracking_label')
@Unique('tracking_label_key_unique', ['key', 'languageId'])
export class TrackingLabel {
  @IdColumn() id!: number;
  @CodeColumn() key!: string;
  @Column('text') label!: string;
  @Reference('integer', () => Language, 'tracking_label_language_exists') languageId!: number;
  @Column('integer', { default: 1 }) version!: number;
}

export const trackingLabelConstraints = {
  tracking_label_key_unique: {
    message: () => t('A tracking label with this key and language already exists.'),
    field: 'key',
  },
};
