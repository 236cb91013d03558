/** What the entities share: how names are derived, and the columns that TypeORM has no decorator for. */
import { Column, DefaultNamingStrategy, ForeignKey, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** Columns in snake_case, keys and references as PostgreSQL names them by itself: an entity says only what is different. */
class SnakeNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string): string {
    return given || property.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  }
  override primaryKeyName(table: Parameters<DefaultNamingStrategy['primaryKeyName']>[0]): string {
    return `${this.getTableName(table)}_pkey`;
  }
  override foreignKeyName(...[table, columns]: Parameters<DefaultNamingStrategy['foreignKeyName']>): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fkey`;
  }
}

/** For the data source, and for what reads the entities before there is one (kit/record.ts). */
export const names = new SnakeNames();

/** The primary key that PostgreSQL numbers. */
export const IdColumn = (
  options: Pick<ColumnOptions, 'type' | 'generatedIdentity'> = {},
): PropertyDecorator =>
  PrimaryColumn({ type: 'integer', generated: 'identity', generatedIdentity: 'BY DEFAULT', ...options });

/** A text that is compared byte by byte: codes and patterns sort alike on every server. */
export const CodeColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'text', collation: 'C', ...options });

/** Money and percentages: a decimal of two places as text, never a binary float; null where there is none. */
export const AmountColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'numeric', precision: 12, scale: 2, nullable: true, ...options });

/** A column that holds the key of a row of another table. `name` is that of the foreign key where PostgreSQL does not name it. */
export const Reference =
  (
    type: 'integer' | 'text',
    to: string | (() => new () => object),
    name?: string,
    {
      onDelete,
      column,
      ...options
    }: Omit<ColumnOptions, 'name'> & { column?: string; onDelete?: 'CASCADE' } = {},
  ): PropertyDecorator =>
  (entity, property) => {
    Column({ type, name: column, ...options })(entity, property);
    ForeignKey(to, { name, onDelete })(entity, property);
  };

/** What searches look at instead of some texts, made by PostgreSQL: property by column, `{ code_search: 'code' }`. */
export const Searched =
  (properties: Record<string, string>): ClassDecorator =>
  (entity) => {
    for (const [name, property] of Object.entries(properties))
      CodeColumn({
        ...{ name, insert: false, update: false, select: false },
        ...{ generatedType: 'STORED', asExpression: `search_text(${names.columnName(property, '')})` },
      })(entity.prototype as object, name);
  };
