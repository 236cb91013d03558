import { Column, Entity } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';

/** `action` and `group_name` go into the address; `group_source` adds a sub-entry for each group. */
@Entity('menu_entry')
export class MenuRow {
  @IdColumn() id!: number;
  @Reference('integer', () => MenuRow, undefined, { nullable: true, onDelete: 'CASCADE' }) parentId!:
    number | null;
  @Column('text', { default: '' }) section!: string;
  @Column('text') description!: string;
  @Column('text', { default: '' }) linkTo!: string;
  @Column('text', { default: '' }) action!: string;
  @Column('text', { name: 'group_name', default: '' }) group!: string;
  @Column('text', { default: '' }) groupSource!: string;
  @Column('integer') sortNumber!: number;
}
