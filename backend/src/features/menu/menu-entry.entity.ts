import { Column, Entity, ForeignKey } from 'typeorm';
import { IdColumn } from '../../kit/entity.ts';

/** An entry of the menu: `action` and `group_name` go into the address, `group_source` brings one sub-entry for each group. */
@Entity('menu_entry')
export class MenuEntry {
  @IdColumn() id!: number;
  @ForeignKey(() => MenuEntry, { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  parentId!: number | null;
  @Column('text', { default: '' }) section!: string;
  @Column('text') description!: string;
  @Column('text', { default: '' }) linkTo!: string;
  @Column('text', { default: '' }) action!: string;
  @Column('text', { default: '' }) groupName!: string;
  @Column('text', { default: '' }) groupSource!: string;
  @Column('integer') sortNumber!: number;
}
