import { In } from 'typeorm';
import type { Context } from '../../kit/context.ts';
import { ColLabel, OptLabel } from './item.entity.ts';
import type { ItemKind } from './item-labels.read.ts';

const labels = { opt: OptLabel, col: ColLabel };

export async function findLabelledModels(
  context: Context,
  kind: ItemKind,
  itemId: number,
  languageId: number,
  modelcodes: string[],
): Promise<string[]> {
  const found = await context.db.find(labels[kind], {
    select: { modelcode: true },
    where: { itemId, languageId, modelcode: In(modelcodes) },
    order: { modelcode: 'ASC' },
  });
  return found.map(({ modelcode }) => modelcode);
}
