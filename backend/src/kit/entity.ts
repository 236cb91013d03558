import { Column, DefaultNamingStrategy, ForeignKey, PrimaryColumn, type ColumnOptions } from 'typeorm';

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

export const names = new SnakeNames();

export const IdColumn = (
  options: Pick<ColumnOptions, 'type' | 'generatedIdentity'> = {},
): PropertyDecorator =>
  PrimaryColumn({ type: 'integer', generated: 'identity', generatedIdentity: 'BY DEFAULT', ...options });

/** A text compared byte by byte: codes and patterns sort alike on every server. */
export const CodeColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'text', collation: 'C', ...options });

/** Money and percentages: a decimal of two places as text, never a binary float. */
export const AmountColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'numeric', precision: 12, scale: 2, nullable: true, ...options });

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

/** Generated columns for text searches: property by column, `{ code_search: 'code' }`. */
export const Searched =
  (properties: Record<string, string>): ClassDecorator =>
  (entity) => {
    for (const [name, property] of Object.entries(properties))
      CodeColumn({
        name,
        insert: false,
        update: false,
        select: false,
        generatedType: 'STORED',
        asExpression: `search_text(${names.columnName(property, '')})`,
      })(entity.prototype as object, name);
  };

/**
 * When these texts were last changed, and before that, the latest first: columns `<text>_changed_at` and `<text>_former_at` that
 * triggers of the database maintain.
 */
export const Dated =
  (...texts: string[]): ClassDecorator =>
  (entity) => {
    const options = { type: 'timestamptz', insert: false, update: false, select: false } as const;
    const add = (name: string, more: ColumnOptions) =>
      Column({ ...options, name, ...more })(entity.prototype as object, name);
    for (const text of texts) {
      add(`${text}_changed_at`, { default: () => 'now()' });
      add(`${text}_former_at`, { array: true, default: () => `'{}'` });
    }
  };
