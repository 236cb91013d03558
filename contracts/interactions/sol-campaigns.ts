import { interaction } from '../harness.ts';
import { workbookUpload } from './upload.ts';

const CAMPAIGNS = 'campaigns of Italy';
const NONE = 'no campaigns of Italy';
const HQ = 'campaigns of Italy, and an HQ user';
const DEALER = 'campaigns of Italy, and a dealer';
const FOREIGN = 'a campaign of Sweden';

const filter = {
  vetele: '3410126',
  idCountry: 'IT',
  active: true,
  dateStart: '2026-01-01',
  countryList: ['IT'],
};
const page = { page: 0, size: 15, sortBy: 'id' as const, sortDesc: true, isHQUser: false };
const paged = (asHq = false) => {
  const query = { ...page, isHQUser: asHq };
  const { isHQUser, ...others } = query;
  return { args: { ...others, isHqUser: isHQUser, solCampaignFilter: filter }, query, body: filter };
};

const one = (id: number) => ({ args: { id }, path: { id } });

const campaign = {
  description: 'Inverno elettrico',
  modelDiscountPerc: 4,
  modelDiscountValue: null,
  optDiscountPerc: 6,
  country: { id: 'IT' },
  timeZone: 'Europe/Rome',
  campaignType: 'B2C' as const,
  dateTimeStartUTC: '2026-11-30T23:00:00.000Z',
  dateTimeEndUTC: '2026-12-31T22:59:00.000Z',
  solCampaignModel: [{ vetele: '3410126' }],
};
const create = (change: Partial<typeof campaign> = {}) => {
  const body = { ...campaign, ...change };
  return { args: { newSolCampaign: body }, body };
};

const path = { id: 1475, active: 'true' as const, user: 'Giorgio Bassi' };
const activate = { args: path, path };

const period = { from: '2026-10-01T00:00:00.000Z', to: '2027-02-01T00:00:00.000Z' };
const markets = { countryList: ['IT'] };
const timeline = { args: { ...period, solCampaignFilter: markets }, query: period, body: markets };

const draft = {
  idCountry: 'IT',
  campaignType: 'B2C' as const,
  solCampaignModel: [{ vetele: '3410126' }],
  dateTimeStartUTC: '2026-11-15T23:00:00.000Z',
  dateTimeEndUTC: '2026-11-25T22:59:00.000Z',
};
const writing = { args: { solCampaignDraft: draft }, body: draft };

const exported = (query: { scope: 'true' | 'false'; isOnlyTemplate: boolean; entity?: 'downpayment' }) => ({
  args: { ...query, solCampaignFilter: filter },
  query,
  body: filter,
});

const columns = [
  ...['Campaign ID', 'Market', 'Date Start', 'Date End', 'Time Zone', 'Disc.%', 'Disc. Tot', 'Disc. Opt%'],
  ...['Desc', 'Campaign Type', 'Model'],
];
const facts = ['20/12/2026 00:00', '15/01/2027 23:59', 'Europe/Rome', 3, '', 5, 'Saldi Aurora', 'B2C'];
const workbook = <Texts extends Record<string, string>>(texts: Texts, model = 3410127) =>
  workbookUpload(
    'campagne.xlsx',
    [columns, ['', 'IT', ...facts, 3410126], ['', 'IT', ...facts, model]],
    { filename: 'campagne.xlsx', curUserName: 'Giorgio Bassi', idCountry: 'IT', ...texts },
    'file',
  );
const filterText = JSON.stringify(filter);
const selectedRowsJson = '[{"row":2,"isChecked":true}]';
/** A new campaign, a refused one and one of another market; or the refused one alone. */
const previewed = (rows: (string | number)[][]) =>
  workbookUpload('campagne.xlsx', [columns, ...rows], { filename: 'campagne.xlsx', idCountry: 'IT' }, 'file');
const refusedRow = ['', 'IT', ...facts.with(6, 'Saldi Borea'), 9999999];

/** Changing a campaign is in online-sales.ts. */
export const solCampaignInteractions = [
  interaction('findSolCampaignsPaged', { state: CAMPAIGNS, ...paged() }),
  interaction('findSolCampaignsPaged', { variant: 'empty', state: NONE, ...paged() }),
  interaction('findSolCampaignsPaged', {
    variant: 'not an HQ user',
    state: CAMPAIGNS,
    status: '403',
    ...paged(true),
  }),
  interaction('getSolCampaign', { state: CAMPAIGNS, ...one(1482) }),
  interaction('getSolCampaign', { variant: 'expired', state: CAMPAIGNS, ...one(1460) }),
  interaction('getSolCampaign', { variant: 'missing', state: NONE, status: '404', ...one(1482) }),
  interaction('getSolCampaign', { variant: 'not allowed', state: FOREIGN, status: '403', ...one(1482) }),
  interaction('createSolCampaign', { state: NONE, ...create() }),
  interaction('createSolCampaign', {
    variant: 'no discount',
    state: NONE,
    status: '400',
    ...create({ modelDiscountPerc: 0, optDiscountPerc: 0 }),
  }),
  interaction('createSolCampaign', { variant: 'not allowed', state: HQ, status: '403', ...create() }),
  interaction('setSolCampaignActive', { state: CAMPAIGNS, ...activate }),
  interaction('setSolCampaignActive', { variant: 'not allowed', state: HQ, status: '403', ...activate }),
  interaction('setSolCampaignActive', { variant: 'missing', state: NONE, status: '404', ...activate }),
  interaction('findSolCampaignTimeline', { state: CAMPAIGNS, ...timeline }),
  interaction('findSolCampaignTimeline', { variant: 'empty', state: NONE, ...timeline }),
  interaction('findSolCampaignTimeline', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...timeline,
  }),
  interaction('findSolCampaignOverlaps', { state: CAMPAIGNS, ...writing }),
  interaction('findSolCampaignOverlaps', { variant: 'empty', state: NONE, ...writing }),
  interaction('findSolCampaignOverlaps', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...writing,
  }),
  interaction('exportSolCampaigns', {
    state: CAMPAIGNS,
    ...exported({ scope: 'false', isOnlyTemplate: false }),
  }),
  interaction('exportSolCampaigns', {
    variant: 'template',
    state: NONE,
    ...exported({ scope: 'true', isOnlyTemplate: true }),
  }),
  interaction('exportSolCampaigns', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...exported({ scope: 'false', isOnlyTemplate: false }),
  }),
  interaction('importSolCampaigns', {
    state: NONE,
    ...workbook({ exampleObj: filterText, selectedRowsJson }),
  }),
  interaction('previewSolCampaigns', {
    state: NONE,
    ...previewed([
      ['', 'IT', ...facts, 3410126],
      ['', 'IT', ...facts, 3410127],
      refusedRow,
      ['', 'FR', ...facts, 3410126],
    ]),
  }),
  interaction('previewSolCampaigns', { variant: 'refused', state: NONE, ...previewed([refusedRow]) }),
  interaction('previewSolCampaigns', {
    variant: 'not allowed',
    state: HQ,
    status: '403',
    ...previewed([refusedRow]),
  }),
  interaction('importSolCampaigns', { variant: 'refused', state: NONE, ...workbook({}, 9999999) }),
  interaction('importSolCampaigns', {
    variant: 'models',
    state: CAMPAIGNS,
    ...workbook({ idCampaign: '1482', modelsOnly: 'true' as const }),
  }),
  interaction('importSolCampaigns', { variant: 'not allowed', state: HQ, status: '403', ...workbook({}) }),
];
