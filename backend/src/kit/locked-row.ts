import type { FindOptionsWhere } from 'typeorm';
import type { Context } from './context.ts';

/** A row, locked until the transaction ends: nothing new refers to it, nobody changes it. Null where there is none. */
export const lockedRow = <Row extends object>(
  { db }: Context,
  entity: new () => Row,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => db.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
