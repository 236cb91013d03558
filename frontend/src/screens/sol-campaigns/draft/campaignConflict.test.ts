import { expect, it } from 'vitest';
import { campaignConflicts, settledCampaign } from './campaignConflict';
import { blankDraft, type CampaignDraft, type DraftModel } from './campaignDraft';

const model = (vetele: string) => ({ vetele, description: vetele }) as DraftModel;
const before: CampaignDraft = {
  ...blankDraft,
  description: 'Spring',
  idCountry: 'IT',
  timeZone: 'Europe/Rome',
  dateStart: '2026-03-01T00:00',
  dateEnd: '2026-04-01T00:00',
  discTot: 50_000,
  models: [model('3410126')],
};
const mine: CampaignDraft = {
  ...before,
  description: 'Spring, all month',
  dateStart: '2026-03-02T00:00',
  campaignType: 'B2B',
  models: [model('3410126'), model('3410127')],
};
const theirs: CampaignDraft = {
  ...before,
  description: 'Spring for all',
  dateEnd: '2026-04-15T12:30',
  timeZone: 'Europe/London',
  discTot: 60_000,
};
const versions = [before, mine, theirs] as const;

it('shows the fields that somebody changed, in words', () => {
  const shown = campaignConflicts(versions, '#.##0,00');

  expect(
    shown.map((field) => [field.name, field.isEitherOr ?? false, field.before, field.mine, field.theirs]),
  ).toEqual([
    ['description', false, 'Spring', 'Spring, all month', 'Spring for all'],
    ['dateStart', true, '01/03/26 00:00', '02/03/26 00:00', '01/03/26 00:00'],
    ['dateEnd', true, '01/04/26 00:00', '01/04/26 00:00', '15/04/26 12:30'],
    ['timeZone', true, 'Europe/Rome', 'Europe/Rome', 'Europe/London'],
    ['campaignType', true, 'B2C', 'B2B', 'B2C'],
    ['models', true, '3410126', '3410126, 3410127', '3410126'],
    ['discTot', true, '500,00', '500,00', '600,00'],
  ]);
  expect(shown.map(({ label }) => label)).toEqual([
    'Description',
    'Date start',
    'Date end',
    'Time zone',
    'Campaign type',
    'Models',
    shown.at(-1)!.label,
  ]);
});

it('takes each field from the one who was chosen, and the text of both', () => {
  const wanted = ['dateEnd', 'timeZone', 'discTot'];
  const settled = settledCampaign(
    { isTheirs: (name) => wanted.includes(name), texts: { description: 'Spring, all month, for all' } },
    versions,
  );

  expect(settled).toEqual({
    ...mine,
    description: 'Spring, all month, for all',
    dateEnd: theirs.dateEnd,
    timeZone: theirs.timeZone,
    discTot: 60_000,
    instants: {},
  });
});

it('takes their description where nobody was asked, and keeps the stored instants of both', () => {
  const settled = settledCampaign({ isTheirs: () => true, texts: {} }, [
    before,
    { ...mine, instants: { a: '1', b: '1' } },
    { ...theirs, instants: { b: '2' } },
  ] as never);

  expect(settled).toEqual({ ...theirs, instants: { a: '1', b: '2' } });
});
