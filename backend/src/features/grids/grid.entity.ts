import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CodeColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';
import { ColItem, OptItem } from '../option-colour-labels/item.entity.ts';

const gone = { onDelete: 'CASCADE' } as const;

/** An option of a vehicle in the feed. No foreign key: the feed may name options that have not been described yet. */
@Entity('source_vehicle_option')
export class SourceVehicleOption {
  @Reference('text', () => Vehicle, 'source_option_vehicle_exists', { primary: true, ...gone })
  vetele!: string;
  @CodeColumn({ primary: true }) optCode!: string;
  @Column('boolean', { default: false }) isStandard!: boolean;
}

@Entity('source_vehicle_option_colour')
@ForeignKey(() => SourceVehicleOption, ['vetele', 'optCode'], ['vetele', 'optCode'], {
  name: 'source_colour_option_exists',
  ...gone,
})
export class SourceVehicleOptionColour {
  @PrimaryColumn('text') vetele!: string;
  @CodeColumn({ primary: true }) optCode!: string;
  @CodeColumn({ primary: true }) colCode!: string;
}

/** The options of a vehicle, derived from the feed by the grid update. */
@Entity('opt_grid')
@Unique('opt_grid_key_unique', ['vetele', 'optItemId'])
@Index('opt_grid_item', ['optItemId'])
export class OptGrid {
  @IdColumn() id!: number;
  @Reference('text', () => Vehicle, 'opt_grid_vehicle_exists', gone) vetele!: string;
  @Reference('integer', () => OptItem, 'opt_grid_item_exists', gone) optItemId!: number;
  @Column('boolean', { default: false }) isStandard!: boolean;
}

@Entity('col_grid')
@Unique('col_grid_key_unique', ['optGridId', 'colItemId'])
@Index('col_grid_item', ['colItemId'])
export class ColGrid {
  @IdColumn() id!: number;
  @Reference('integer', () => OptGrid, 'col_grid_option_exists', gone) optGridId!: number;
  @Reference('integer', () => ColItem, 'col_grid_item_exists', gone) colItemId!: number;
}
