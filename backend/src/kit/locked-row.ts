import type { FindOptionsWhere } from 'typeorm';
import type { Context } from './context.ts';

/** A row locked FOR UPDATE until the transaction ends; null if there is none. */
export const lockedRow = <Row extends object>(
  { db }: Context,
  entity: new () => Row,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => db.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
