import { describe, expect, it } from 'vitest';
import { demoData } from './demo-data.ts';
import { interfaceConfigs } from './interface-configs.ts';
import { trackingLabels } from './tracking-labels.ts';

const data = demoData({ today: new Date('2026-11-20T09:00:00Z') });

describe('the reference data of the demo data set', () => {
  it('names each step of a customer once in each of five languages', () => {
    const keys = trackingLabels.map(({ key, language }) => `${key} ${language}`);

    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length % 5).toBe(0);
    expect(trackingLabels.filter(({ label }) => label.trim() === '')).toEqual([]);
  });

  it('sets up countries and models that exist, with JSON', () => {
    const countries = ['DEFAULT', ...data.markets.map(({ id }) => id)];
    const models = ['DEFAULT', ...data.models.map(({ modelcode }) => modelcode)];

    expect(interfaceConfigs.length).toBeGreaterThan(10);
    for (const { country, model, content } of interfaceConfigs) {
      expect([countries, models]).toEqual([
        expect.arrayContaining([country]),
        expect.arrayContaining([model]),
      ]);
      expect(JSON.parse(content)).toBeTypeOf('object');
    }
  });
});
