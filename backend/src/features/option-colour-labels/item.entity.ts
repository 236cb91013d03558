import { Column, Entity, Index, Unique } from 'typeorm';
import { CodeColumn, Dated, IdColumn, Reference, Searched } from '../../kit/entity.ts';
import { CarModel } from '../car-models/car-model.entity.ts';
import { Language } from '../languages/language.entity.ts';
import { OptGroup } from '../opt-groups/opt-group.entity.ts';

const SEARCHED = { code_search: 'code', as400_search: 'as400Description' };

abstract class Item {
  @IdColumn() id!: number;
  @CodeColumn() code!: string;
  @Column('text', { default: '' }) subgroup!: string;
  @Column('text', { default: '' }) layergroup!: string;
  @Column('text', { default: '' }) as400Description!: string;
  @Column('boolean', { default: false }) inactive!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}

/** An option, an accessory or a customer programme, by the type of its group; described by the factory. */
@Entity('opt_item')
@Unique('opt_item_code_unique', ['code'])
@Index('opt_item_list', ['optGroupId', 'code_search', 'id'])
@Searched(SEARCHED)
export class OptItem extends Item {
  static readonly noun = 'option';
  @Reference('integer', () => OptGroup, 'opt_item_group_exists') optGroupId!: number;
  /** Tailor-made ("fuori serie") options have a card of their own. */
  @Column('boolean', { default: false }) isFuoriserie!: boolean;
}

@Entity('col_item')
@Unique('col_item_code_unique', ['code'])
@Searched(SEARCHED)
export class ColItem extends Item {
  static readonly noun = 'colour';
}

abstract class ItemLabel {
  @IdColumn() id!: number;
  @Column('text') label!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('integer', { default: 1 }) version!: number;
}

/** A label for one model takes precedence over the one for DEFAULT. */
@Entity('opt_label')
@Unique('opt_label_key_unique', ['itemId', 'languageId', 'modelcode'])
@Index('opt_label_label_trigram', { synchronize: false })
@Index('opt_label_language', ['languageId', 'modelcode'])
@Searched({ label_search: 'label' })
@Dated('label', 'description')
export class OptLabel extends ItemLabel {
  @Reference('integer', () => OptItem, 'opt_label_item_exists', {
    column: 'opt_item_id',
    onDelete: 'CASCADE',
  })
  itemId!: number;
  @Reference('integer', () => Language, 'opt_label_language_exists') languageId!: number;
  @Reference('text', () => CarModel, 'opt_label_model_exists', { default: 'DEFAULT' }) modelcode!: string;
}

@Entity('col_label')
@Unique('col_label_key_unique', ['itemId', 'languageId', 'modelcode'])
@Index('col_label_label_trigram', { synchronize: false })
@Searched({ label_search: 'label' })
@Dated('label', 'description')
export class ColLabel extends ItemLabel {
  @Reference('integer', () => ColItem, 'col_label_item_exists', {
    column: 'col_item_id',
    onDelete: 'CASCADE',
  })
  itemId!: number;
  @Reference('integer', () => Language, 'col_label_language_exists') languageId!: number;
  @Reference('text', () => CarModel, 'col_label_model_exists', { default: 'DEFAULT' }) modelcode!: string;
}
