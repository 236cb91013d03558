import { describe, expect, it } from 'vitest';
import { matchesModel, patternFault } from '../../kit/model-pattern.ts';
import { callToActions, countryLinks } from './call-to-actions.ts';
import { demoData } from './demo-data.ts';

const data = demoData({ today: new Date('2026-11-20T09:00:00Z') });
const labelCodes = new Set(data.labels.map(({ code }) => code));

describe('the calls to action of the demo data set', () => {
  it('fill more than a page, each with a code of its own', () => {
    expect(callToActions.length).toBeGreaterThan(10);
    expect(new Set(callToActions.map(({ code }) => code)).size).toBe(callToActions.length);
  });

  it('speak through interface labels that exist; one still waits for its own', () => {
    const missing = callToActions.filter(({ labelCode }) => !labelCodes.has(labelCode));
    const keys = callToActions.map(({ descriptionKey }) => descriptionKey).filter(Boolean);

    expect(missing.map(({ code }) => code)).toEqual(['WALLBOX_OFFER']);
    expect(keys.filter((key) => !labelCodes.has(key))).toEqual([]);
  });

  it('are linked to markets that exist, to each once; some markets have none', () => {
    const markets = data.markets.map(({ id }) => id);
    const keys = countryLinks.map(({ code, countryId }) => `${code} ${countryId}`);

    expect(countryLinks.filter(({ countryId }) => !markets.includes(countryId))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('BUY_ONLINE JP');
    expect(countryLinks.some(({ enable }) => !enable)).toBe(true);
  });

  it('name models by patterns that are valid and match some, but not all', () => {
    const patterns = countryLinks
      .flatMap(({ modelEnableRegexp, modelDisableRegexp }) => [modelEnableRegexp, modelDisableRegexp])
      .filter(Boolean);
    const models = data.models.map(({ modelcode }) => modelcode);

    expect(new Set(patterns).size).toBeGreaterThan(4);
    for (const pattern of patterns) {
      expect(patternFault(pattern), pattern).toBeUndefined();
      const matched = models.filter((model) => matchesModel(pattern, model)).length;
      expect(matched, pattern).toBeGreaterThan(0);
      expect(matched, pattern).toBeLessThan(models.length);
    }
  });
});
