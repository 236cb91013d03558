import { Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn, Reference } from '../../kit/entity.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/listViews.ts';
import { AppUser } from '../session/app-user.entity.ts';

/** How a list of the console is looked at, under a name: for its owner alone, or shared with everybody who may see the list. */
@Entity('list_view')
@Unique('list_view_unique', ['ownerId', 'list', 'name'])
export class ListView {
  @IdColumn() id!: number;
  @Reference('integer', () => AppUser, undefined, { onDelete: 'CASCADE' }) ownerId!: number;
  @CodeColumn() list!: string;
  @Column('text') name!: string;
  @Column('boolean', { default: false }) shared!: boolean;
  /** Filters, sort and page size as the address of the list has them. */
  @Column('text') search!: string;
  @Column('jsonb') columns!: Schema<'ListViewColumns'>;
}

/** The view that a list opens with, by user. */
@Entity('list_view_default')
export class ListViewDefault {
  @Reference('integer', () => AppUser, undefined, { primary: true, onDelete: 'CASCADE' }) userId!: number;
  @CodeColumn({ primary: true }) list!: string;
  @Reference('integer', () => ListView, undefined, { onDelete: 'CASCADE' }) viewId!: number;
}

export const listViewConstraints = {
  list_view_unique: { message: () => t('You already have a view with this name here.'), field: 'name' },
};
