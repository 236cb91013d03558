import { Column, Entity } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';

/** An entry of the menu: `action` and `group_name` go into the address, `group_source` brings one sub-entry for each group. */
@Entity('menu_entry')
export class MenuEntry {
  @IdColumn() id!: number;
  @Reference('integer', () => MenuEntry, undefined, { nullable: true, onDelete: 'CASCADE' }) parentId!:
    number | null;
  @Column('text', { default: '' }) section!: string;
  @Column('text') description!: string;
  @Column('text', { default: '' }) linkTo!: string;
  @Column('text', { default: '' }) action!: string;
  @Column('text', { default: '' }) groupName!: string;
  @Column('text', { default: '' }) groupSource!: string;
  @Column('integer') sortNumber!: number;
}
