import { describe, expect, it } from 'vitest';
import { modelsPlan, type ReadModels } from './modelsPlan';

const model = (vetele: string) => ({ vetele, description: `Modello ${vetele}`, isActive: true });
const read = (...veteles: string[]): ReadModels =>
  veteles.map((vetele, at) => ({ row: at + 2, model: model(vetele), statusExcel: 'Read', status: 0 }));
const refused = {
  row: 9,
  model: { ...model('9'), description: '' },
  statusExcel: 'Non esiste il veicolo 9',
  status: 2,
} as const;
const planned = (models: ReadModels, into: { held: string[]; isReplaced: boolean }) =>
  modelsPlan(
    'c.xlsx',
    { model: models, msg: ['read'], roundable: 0 },
    { ...into, held: into.held.map(model) },
  );

describe('the models of a workbook', () => {
  it('are added to those of a new campaign; those that are there stay', () => {
    const { counts, rows, notes } = planned(read('1', '2'), { held: ['2', '3'], isReplaced: false });

    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 1, invalid: 0 });
    expect(rows.map(({ code, result }) => [code, result])).toEqual([
      ['1', 'created'],
      ['2', 'unchanged'],
    ]);
    expect(notes).toEqual(['read']);
  });

  it.each<[leave: string[], note: string]>([
    [['3'], '1 model leaves the campaign: Modello 3.'],
    [['3', '4'], '2 models leave the campaign: Modello 3 and Modello 4.'],
    [['3', '4', '5', '6', '7'], '5 models leave the campaign: Modello 3, Modello 4, Modello 5 and 2 more.'],
  ])('replace those of a stored one: %j leave it', (leave, note) => {
    const { counts, notes } = planned(read('1', '2'), { held: ['2', ...leave], isReplaced: true });

    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 1, invalid: 0 });
    expect(notes).toEqual([note, 'read']);
  });

  it('can take the place of more, none of them new', () => {
    const { rows, notes } = planned(read('1'), { held: ['1', '2'], isReplaced: true });

    expect(rows).toMatchObject([{ code: '1', result: 'unchanged' }]);
    expect(notes).toEqual(['1 model leaves the campaign: Modello 2.', 'read']);
  });

  it('leave the list as it is where they are the same, or none can be taken', () => {
    expect(planned(read('1'), { held: ['1'], isReplaced: true }).notes).toEqual(['read']);
    expect(planned([refused], { held: ['1'], isReplaced: true })).toMatchObject({
      rows: [],
      notes: ['read'],
    });
  });

  it('stand among the errors where they are refused, and nowhere else', () => {
    const { counts, errors, invalidRows, rows, notes } = planned([...read('1'), refused], {
      held: [],
      isReplaced: false,
    });

    expect([counts.created, counts.invalid, rows.length, notes]).toEqual([1, 1, 1, ['read']]);
    expect(errors).toEqual([{ row: 9, column: 'Model', value: '9', reason: 'Non esiste il veicolo 9' }]);
    expect(invalidRows).toEqual([{ row: 9, values: ['9'] }]);
  });
});
