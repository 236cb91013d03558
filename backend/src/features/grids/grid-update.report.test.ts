import { expect, it } from 'vitest';
import { inLanguage } from '../../texts/current-language.ts';
import type { GridChanges } from './grid-update.repository.ts';
import { updateReport, updateSummary, type ModelOutcome, type UpdateOutcome } from './grid-update.report.ts';

const changes = (given: Partial<GridChanges> = {}): GridChanges => ({
  added: 0,
  removed: 0,
  changed: 0,
  unchanged: 0,
  addedCodes: [],
  removedCodes: [],
  ...given,
});
const model = (given: Partial<GridChanges>, modelcode = 'AURORA'): ModelOutcome => ({
  modelcode,
  description: `Model ${modelcode}`,
  changes: { options: changes(given), colours: changes() },
});
const outcome = (models: ModelOutcome[], given: Partial<UpdateOutcome> = {}): UpdateOutcome => ({
  models,
  modelCount: models.length,
  unknown: [],
  ...given,
});

it('sums up all models in a line, with Italian thousands', () => {
  const models = [model({ added: 2, unchanged: 900 }), model({ removed: 1, unchanged: 345 }, 'BOREA')];

  expect(updateSummary(outcome(models))).toBe('2 models: 2 added, 1 removed, 1,245 unchanged');
});

it('tells what became standard only where something did', () => {
  const report = updateReport(outcome([model({ changed: 3 })]));

  expect(report).toContain('1 model: 0 added, 0 removed, 3 changed, 0 unchanged');
  expect(report).toContain(
    '  options: 0 added, 0 removed, 3 standard from now on, or no longer, 0 unchanged',
  );
  expect(updateReport(outcome([model({})]))).not.toContain('standard');
});

it('names at most thirty codes of a kind and counts the rest', () => {
  const codes = Array.from({ length: 33 }, (_, index) => `C${index}`);

  const report = updateReport(outcome([model({ added: 66, addedCodes: codes })]));

  expect(report).toMatch(/ {4}added: C0, C1, .*C29 and 3 more\n/);
  expect(report).not.toContain('C30');
});

it('names the unknown codes of the feed with their model, and says that they are left out', () => {
  const unknown = [
    { modelcode: 'AURORA', kind: 'option', code: '99Z' },
    { modelcode: 'AURORA', kind: 'option', code: 'Z1K' },
    { modelcode: 'AURORA', kind: 'colour', code: '0ZZ' },
  ] as const;

  const report = updateReport(outcome([model({}), model({}, 'BOREA')], { unknown: [...unknown] }));

  expect(report).toContain('3 feed codes without a description: left out, see below');
  const [aurora, borea] = report.split('Model BOREA');
  expect(aurora).toContain(
    '  unknown option codes of the feed: 99Z, Z1K\n  unknown colour code of the feed: 0ZZ\n',
  );
  expect(borea).not.toContain('unknown');
});

it('says which models failed and how many were not reached', () => {
  const failed: ModelOutcome = { modelcode: 'CIMA', description: 'Cima', failure: 'no room' };

  const report = updateReport(outcome([model({ added: 1 }), failed], { modelCount: 18 }));

  expect(report).toContain('Cima (CIMA)\n  FAILED: no room\n');
  expect(report).toContain('16 models not reached: their grids are unchanged');
});

it('is Italian when it was started in Italian', () => {
  const failed: ModelOutcome = { modelcode: 'CIMA', description: 'Cima', failure: '…' };
  const said = outcome([model({ added: 2, changed: 1, addedCodes: ['08ED'] }), failed], { modelCount: 3 });

  const report = inLanguage('it', () => updateReport(said));

  expect(report).toContain('2 modelli: voci aggiunte: 2, rimosse: 0, modificate: 1, invariate: 0');
  expect(report).toContain('    aggiunti: 08ED');
  expect(report).toContain('  NON RIUSCITO: …');
  expect(report).toContain("1 modello non raggiunto: le sue griglie sono rimaste com'erano");
  expect(report).not.toMatch(/added|removed|unchanged|options|colours|model /);
});
