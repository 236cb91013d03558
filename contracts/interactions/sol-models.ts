import { interaction } from '../harness.ts';
import { workbookUpload } from './upload.ts';

const LISTED = 'visible vehicles of Italy';
const NONE = 'no visible vehicles of Italy';
const HQ = 'visible vehicles of Italy, and an HQ user';
const HQ_NONE = 'no visible vehicles, and an HQ user';
const DEALER = 'visible vehicles of Italy, and a dealer';

const page = { page: 0, size: 15, sortBy: 'updateDate' as const, sortDesc: true };
const filter = { showActive: true, showHq: false, countryList: ['IT'] };
const ofHq = { showActive: true, showHq: true };
const listed = (solModelFilter: typeof filter | typeof ofHq, isHqUser = false) => ({
  args: { ...page, isHqUser, solModelFilter },
  query: { ...page, isHQUser: isHqUser },
  body: solModelFilter,
});

const exported = (query: { scope?: 'true' | 'false'; isOnlyTemplate?: boolean }) => ({
  args: { ...query, isHqUser: false, solModelFilter: filter },
  query: { ...query, isHQUser: false },
  body: filter,
});

const forItaly = (vetele: string) => {
  const body = { solModel: { model: { vetele } }, country: { id: 'IT' }, visible: true };
  return { args: { isHqUser: 'false' as const, solModelInput: body }, path: { isHQUser: 'false' }, body };
};
const forHq = {
  model: { vetele: '3410126' },
  country: null,
  visible: true,
  insertUser: 'Helen Ward',
  insertDate: '2026-11-20T10:00:00.000Z',
};

const HEAD = ['Vehicle code', 'Market code', 'Visible'];
const about = { curUserName: 'Giorgio Bassi', exampleObj: JSON.stringify(filter) };
const preview = (rows: (string | number)[][]) =>
  workbookUpload(
    'solVisibility.xlsx',
    [HEAD, ...rows],
    { filename: 'solVisibility.xlsx', isHQUser: 'false' as const, idCountry: 'IT' },
    'file',
  );
const workbook = (texts: { isHQUser: 'true' | 'false'; idCountry?: string }, rows: (string | number)[][]) =>
  workbookUpload(
    'solVisibility.xlsx',
    [HEAD, ...rows],
    { filename: 'solVisibility.xlsx', ...about, ...texts },
    'file',
  );
const italy = { isHQUser: 'false' as const, idCountry: 'IT' };

/** The calls of the price configurator are in online-sales.ts. */
export const solModelInteractions = [
  interaction('findSolModelsPaged', { state: LISTED, ...listed(filter) }),
  interaction('findSolModelsPaged', { variant: 'empty', state: NONE, ...listed(filter) }),
  interaction('findSolModelsPaged', { variant: 'headquarters', state: HQ, ...listed(ofHq, true) }),
  interaction('findSolModelsPaged', {
    variant: 'not allowed',
    state: LISTED,
    status: '403',
    ...listed(ofHq, true),
  }),
  interaction('exportSolModels', { state: LISTED, ...exported({ scope: 'false' }) }),
  interaction('exportSolModels', {
    variant: 'template',
    state: LISTED,
    ...exported({ isOnlyTemplate: true }),
  }),
  interaction('importSolModels', { state: LISTED, ...workbook(italy, [['3410126', 'IT', 'No']]) }),
  interaction('importSolModels', {
    variant: 'refused',
    state: LISTED,
    ...workbook(italy, [['3410126', 'IT', 'forse']]),
  }),
  interaction('importSolModels', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...workbook(italy, [['3410126', 'IT', 'No']]),
  }),
  interaction('previewSolModels', {
    state: LISTED,
    ...preview([
      ['3410126', 'IT', 'No'],
      ['9999999', 'IT', 'Yes'],
      ['3410126', 'HQ', 'No'],
    ]),
  }),
  interaction('previewSolModels', {
    variant: 'refused',
    state: LISTED,
    ...preview([['3410126', 'IT', 'forse']]),
  }),
  interaction('previewSolModels', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...preview([['3410126', 'IT', 'No']]),
  }),
  interaction('createSolModel', { state: LISTED, ...forItaly('3430126') }),
  interaction('createSolModel', {
    variant: 'duplicate',
    state: LISTED,
    status: '409',
    ...forItaly('3410126'),
  }),
  interaction('createSolModel', {
    variant: 'headquarters',
    state: HQ_NONE,
    args: { isHqUser: 'true', solModelInput: forHq },
    path: { isHQUser: 'true' },
    body: forHq,
  }),
];
