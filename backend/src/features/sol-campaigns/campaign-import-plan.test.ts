import { describe, expect, it } from 'vitest';
import { isNumber } from '../../kit/bulk.ts';
import { objectionTo, planCampaign, readCampaign, type ImportTarget } from './campaign-import-plan.ts';
import { ReadCampaign, type ReadRow } from './campaign-rows.ts';
import type { Fact } from './campaign-workbook.ts';
import type { StoredCampaign } from './sol-campaign.repository.ts';

const [aurora, sold, unsold] = ['3410126', '3410226', '3410326'];
const storedCampaign = (more: object = {}, changedBy: string | null = 'Giulia Bassi') =>
  ({
    campaign: {
      id: 9,
      version: 4,
      active: true,
      country: { id: 'IT' },
      description: 'Spring',
      discPerc: null,
      discTot: 500.5,
      discOpt: null,
      // 02:30 comes twice on that day: this is the second one.
      dateTimeStartUTC: '2026-10-25T01:30:00.000Z',
      dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
      timeZone: 'Europe/Rome',
      campaignType: 'B2C',
      solCampaignModel: [{ vetele: aurora }],
      ...more,
    },
    changedBy,
  }) as unknown as StoredCampaign;
const target = (more: Partial<ImportTarget> = {}): ImportTarget => ({
  market: { id: 'IT', description: 'Italia', isoCode2: 'IT' },
  zones: ['Europe/Rome'],
  now: new Date('2026-10-01T08:00:00Z'),
  vehicles: new Map([
    [aurora, { isSold: false }],
    [sold, { isSold: true }],
    [unsold, { isSold: false }],
  ]) as unknown as ImportTarget['vehicles'],
  stored: new Map([[9, storedCampaign()]]),
  amounts: { pricemask: '#.##0,00', currency: 'EUR', isRounding: false },
  ...more,
});
const wanted = {
  description: 'Autumn',
  discPerc: '5',
  dateTimeStartUTC: '20/11/2026',
  dateTimeEndUTC: '30/11/2026 23:59',
  campaignType: 'b2c',
};
const asStored = {
  description: 'Spring',
  discTot: '500,5',
  dateTimeStartUTC: '25/10/2026 02:30',
  dateTimeEndUTC: '30/11/2026 23:59',
  timeZone: 'Europe/Rome',
  campaignType: 'B2C',
};

interface Said {
  facts?: Partial<Record<Fact, string | undefined>>;
  id?: string;
  version?: string;
  models?: string[];
}

function planned(
  { facts = wanted, id = '', version = '', models = [sold] }: Said,
  of = target(),
  alike: StoredCampaign[] = [],
) {
  const texts = Object.entries(facts).filter(([, text]) => text !== undefined);
  const cells = Object.fromEntries(texts.map(([fact, text]) => [fact, { text, isNumber: false }]));
  const row = { id, market: '', marketId: '', version, currency: '', faults: [] };
  const read = new ReadCampaign({ row: 2, ...row } as unknown as ReadRow);
  models.forEach((vetele, at) =>
    read.add({ ...row, row: 2 + at, facts: at === 0 ? cells : {}, vetele } as unknown as ReadRow),
  );
  const { result, after, id: planId } = planCampaign(readCampaign(read, of), of, alike);
  const said = (list: typeof read.notes) => list.map(({ reason }) => reason);
  return { result, after, id: planId, read, problems: said(read.problems), notes: said(read.notes) };
}

describe('a campaign of a workbook', () => {
  it('is created with what its cells say: whole days, the only zone of the market, the type in capitals', () => {
    const facts = { ...wanted, dateTimeEndUTC: '30/11/2026' };
    expect(planned({ facts, models: [sold, sold] })).toMatchObject({
      result: 'created',
      id: undefined,
      problems: [],
      notes: ['The end is at 23:59, as the cell says none'],
      after: {
        description: 'Autumn',
        discPerc: 5,
        discTot: null,
        discOpt: null,
        dateTimeStartUTC: '2026-11-19T23:00:00.000Z',
        dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
        timeZone: 'Europe/Rome',
        campaignType: 'B2C',
        models: [sold],
      },
    });
  });

  it.each<[what: string, facts: Said['facts'], problem: string]>([
    ['a blank date', { dateTimeEndUTC: undefined }, 'The cell is blank'],
    ['no type', { campaignType: 'x' }, "'x' is neither B2B nor B2C"],
    ['a zone of elsewhere', { timeZone: 'Europe/London' }, "'Europe/London' is not Europe/Rome"],
    ['a text of 501 characters', { description: 'x'.repeat(501) }, 'It is longer than 500 characters'],
    ['three decimals', { discPerc: '5,123' }, '5,123 has three decimals; write 5,12'],
    ['no amount', { discTot: 'molto' }, "'molto' is not an amount"],
    ['another currency', { discTot: '500 HUF' }, "'500 HUF' is not in EUR"],
    ['no discount', { discPerc: undefined }, 'At least one discount is required'],
    ['no description', { description: undefined }, 'Description required'],
  ])('is refused with %s', (_what, facts, problem) => {
    const { result, after, problems } = planned({ facts: { ...wanted, ...facts } });

    expect([result, after, problems]).toEqual(['invalid', undefined, [problem]]);
  });

  it('takes a text of 500 characters', () => {
    expect(planned({ facts: { ...wanted, description: 'x'.repeat(500) } }).result).toBe('created');
  });

  it.each([
    ['0,5', 0.5, false, ['0.5 is less than one percent; write 50 if you mean that many']],
    ['0', 0, false, []],
    ['1', 1, false, []],
    ['99,99', 99.99, false, []],
    ['100', 100, false, []],
    ['100,01', 100, true, ['100.01 becomes 100']],
  ])('takes %s percent for %d, cut: %s (R-234)', (text, discPerc, isCut, notes) => {
    const plan = planned({ facts: { ...wanted, discPerc: text, discOpt: '7' } });

    expect([plan.after?.discPerc, plan.after?.discOpt, plan.read.isCut, plan.notes]).toEqual([
      discPerc,
      7,
      isCut,
      notes,
    ]);
  });

  it('is the stored one that is the same, even if its start could not be set any more', () => {
    const running = {
      description: 'Autumn',
      discPerc: 5,
      discTot: null,
      dateTimeStartUTC: '2026-09-30T22:00:00.000Z',
      dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
      solCampaignModel: [{ vetele: sold }],
    };
    const facts = { ...wanted, dateTimeStartUTC: '01/10/2026' };
    const tomorrow = target({ now: new Date('2026-10-02T08:00:00Z') });
    const over = (alike: object) => planned({ facts }, tomorrow, [storedCampaign(alike)]);

    expect(over(running)).toMatchObject({ result: 'unchanged', id: 9, problems: [] });
    expect(over({ ...running, discPerc: 6 })).toMatchObject({
      result: 'invalid',
      id: undefined,
      problems: ['The start cannot be before today'],
    });
  });

  it('tells of each discount on its own', () => {
    const { read } = planned({ facts: { ...wanted, discOpt: '120' } });

    expect(read.notes.map(({ column, value }) => [column, value])).toEqual([
      [expect.stringMatching(/opt/i), '120'],
    ]);
  });

  it('needs a zone where the market has several', () => {
    const of = target({ zones: ['Europe/Rome', 'Europe/Paris'] });

    expect(planned({}, of).problems).toEqual(['The market has several; choose one']);
    expect(planned({ facts: { ...wanted, timeZone: 'europe/rome' } }, of).after?.timeZone).toBe(
      'Europe/Rome',
    );
  });

  it.each([
    [
      '25/10/2026 02:30',
      '2026-10-25T00:30:00.000Z',
      '02:30 occurs twice on that day in Europe/Rome: the first one is used',
    ],
    [
      '28/03/2027 02:30',
      '2027-03-28T01:30:00.000Z',
      '02:30 is skipped on that day in Europe/Rome: an hour later is used',
    ],
    ['25/10/2026 12:30', '2026-10-25T11:30:00.000Z', undefined],
  ])('starts at %s: %s', (text, instant, note) => {
    const facts = { ...wanted, dateTimeStartUTC: text, dateTimeEndUTC: '30/04/2027 23:59' };
    const { after, notes } = planned({ facts });

    expect([after?.dateTimeStartUTC, notes]).toEqual([instant, note === undefined ? [] : [note]]);
  });
});

describe('a stored campaign', () => {
  const over = (facts: Said['facts'], more: Said = {}, of = target()) =>
    planned({ id: '9', models: [aurora], facts: { ...asStored, ...facts }, ...more }, of);

  it('is unchanged by what is stored, to the second hour of a clock that comes twice', () => {
    const { result, id, notes, after } = over({});

    expect([result, id, notes]).toEqual(['unchanged', 9, []]);
    expect(after?.dateTimeStartUTC).toBe('2026-10-25T01:30:00.000Z');
    expect(over({ timeZone: undefined }).result).toBe('unchanged');
    expect(planned({ id: '9', facts: {}, models: [aurora] })).toMatchObject({
      result: 'unchanged',
      problems: [],
    });
  });

  it('is changed by another cell, model or time', () => {
    expect(over({ description: 'Summer' })).toMatchObject({
      result: 'changed',
      after: { description: 'Summer' },
    });
    expect(over({}, { models: [aurora, sold] }).after?.models).toEqual([aurora, sold]);
    expect(planned({ id: '9', facts: {}, models: [sold] })).toMatchObject({
      result: 'changed',
      after: { description: 'Spring', models: [sold] },
    });
    expect(over({ dateTimeEndUTC: '29/11/2026' }).after?.dateTimeEndUTC).toBe('2026-11-29T22:59:00.000Z');
  });

  it('is described in one line, and stays as it is stored where its line breaks alone differ', () => {
    expect(planned({ facts: { ...wanted, description: 'until 30/11 \nonly stock' } }).after).toMatchObject({
      description: 'until 30/11 only stock',
    });
    const of = target({ stored: new Map([[9, storedCampaign({ description: 'Spring\nsale' })]]) });

    expect(over({ description: 'Spring\r\nsale' }, {}, of).result).toBe('unchanged');
    expect(over({ description: 'Spring sale' }, {}, of).result).toBe('unchanged');
  });

  it('reads its times again in another zone', () => {
    const of = target({ zones: ['Europe/Rome', 'Europe/London'] });

    expect(over({ timeZone: 'Europe/London' }, {}, of)).toMatchObject({
      result: 'invalid',
      problems: ['This is not a time zone of the market'],
    });
  });

  it('keeps a zone that is not the market’s any more', () => {
    const of = target({ zones: ['Europe/Paris'] });
    expect(over({ description: 'Summer' }, {}, of)).toMatchObject({ result: 'changed', problems: [] });
  });

  it('means midnight by a day whose end is stored as midnight', () => {
    const ends = { dateTimeEndUTC: '2026-11-29T23:00:00.000Z' };
    const of = target({ stored: new Map([[9, storedCampaign(ends)]]) });

    expect(over({ dateTimeEndUTC: '2026-11-30' }, {}, of).result).toBe('unchanged');
    const moved = over({ dateTimeEndUTC: '2026-12-05' }, {}, of);
    expect([moved.after?.dateTimeEndUTC, moved.notes]).toEqual(['2026-12-04T23:00:00.000Z', []]);
  });

  it('ends a day without a time at 23:59 where no midnight is stored, and says so', () => {
    const moved = over({ dateTimeEndUTC: '2026-12-05' });

    expect(moved).toMatchObject({
      after: { dateTimeEndUTC: '2026-12-05T22:59:00.000Z' },
      notes: ['The end is at 23:59, as the cell says none'],
    });
    expect(over({ dateTimeEndUTC: '2026-11-30' }).notes).toEqual([]);
  });

  it('keeps stored decimals in a market without any', () => {
    const of = target({ amounts: { pricemask: '#,##0', currency: 'EUR', isRounding: false } });

    expect(over({ description: 'Summer', discTot: '500.5' }, {}, of).result).toBe('changed');
    expect(over({ discTot: '500.6' }, {}, of).result).toBe('invalid');
  });

  it.each<[what: string, said: Said, stored: object, problem: string | undefined]>([
    ['of the version that was exported', { version: '4' }, {}, undefined],
    ['of no version', { version: '' }, {}, undefined],
    [
      'of an older version',
      { version: '3' },
      {},
      'Giulia Bassi changed campaign 9 after this file was exported; export it again',
    ],
    [
      'that is not active',
      {},
      { active: false },
      'Campaign 9 is not active; only active campaigns can be changed',
    ],
    ['of another market', {}, { country: { id: 'FR' } }, 'Italia has no campaign 9'],
    ['that is not there', { id: '10' }, {}, 'Italia has no campaign 10'],
    [
      'without a number',
      { id: `x${'9'.repeat(50)}` },
      {},
      `'x${'9'.repeat(39)}' is not the number of a campaign`,
    ],
  ])('%s', (_what, said, stored, problem) => {
    const of = target({ stored: new Map([[9, storedCampaign(stored)]]) });
    const { result, problems } = over({ description: 'Summer' }, said, of);

    expect([result, problems]).toEqual(problem === undefined ? ['changed', []] : ['invalid', [problem]]);
  });

  it('that somebody unknown changed says so, and is left alone where nothing would change', () => {
    const of = target({ stored: new Map([[9, storedCampaign({}, null)]]) });

    expect(over({ description: 'Summer' }, { version: '3' }, of).problems).toEqual([
      'Somebody changed campaign 9 after this file was exported; export it again',
    ]);
    expect(over({}, { version: '3' }, of).result).toBe('unchanged');
  });
});

it.each([
  [sold, undefined],
  [unsold, 'Italia does not sell 3410326'],
  [aurora, undefined],
  ['9999999', 'There is no vehicle 9999999'],
])('objects to vehicle %s: %s', (vetele, reason) => {
  const before = { models: [aurora] } as never;
  expect(objectionTo(vetele, target(), before)).toBe(reason);
  expect(objectionTo(unsold, target(), undefined)).toBe('Italia does not sell 3410326');
});

it.each([
  ['1', true],
  ['999999999', true],
  ['0', false],
  ['1234567890', false],
  ['1a', false],
  ['a1', false],
])('takes %j for the number of a record: %s', (id, isId) => {
  expect(isNumber(id)).toBe(isId);
});
