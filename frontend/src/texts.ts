/** Every quoted text (decision B-01), letter by letter, once, by name. All other texts stand where they are shown. */

// ── Shell and session ────────────────────────────────────────────────────────────────────────────────────────────────
export const shellTexts = {
  userNotEnabled: 'User not enabled!',
  notAllowed: 'Not Allowed',
  logout: 'Logout',
  copyright: '© 2020 Alturia Automobili S.p.A.',
  login: 'Login',
  username: 'Username',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  loginFailed: 'Login failed',
  pageNotFound: "The page you're looking for was not found.",
  serverError: 'Internal server error!',
  backToHome: 'Back to home',
  sol: 'SOL',
  finco: 'FINCO',
  fincoTaxes: 'FINCO Taxes',
  solVisibility: 'SOL Visibility',
  discountsCampaigns: 'Discounts Campaigns',
  countryConfiguration: 'Country Configuration',
  solDownpayment: 'Sol Downpayment',
  mainWindow: 'Main Window',
} as const;

// ── Landing page ─────────────────────────────────────────────────────────────────────────────────────────────────────
export const landingTexts = {
  back: 'Back',
  currentCountry: 'Current country',
} as const;

// ── Side bars of the price and the pack configurator ─────────────────────────────────────────────────────────────────
export const configuratorTexts = {
  marketAndModel: 'Market and Model',
  discountAndVisibility: 'Discount and Visibility',
  onlineTaxes: 'Online Taxes',
  modelPricesAndEquipments: 'Model Prices and Equipments',
  customerPrograms: 'Customer Programs',
  accessories: 'Accessories',
  taxes: 'Taxes',
  importExportPacks: 'Import - Export Packs',
  commercialPacks: 'Commercial Packs',
} as const;

// ── Label and content screens ────────────────────────────────────────────────────────────────────────────────────────
export const labelTexts = {
  new: 'New',
  import: 'Import',
  export: 'Export',
  requiredFields: 'Inserisci tutti i campi obbligatori',
  deleteQuestion: 'Vuoi veramente cancellare {code}?',
  delete: 'Elimina',
  /** Beside 'Elimina' and 'Procedi'. */
  cancel: 'Annulla',
  newInterfaceLabel: 'New Interface Label',
  uploadFile: 'Upload File',
  forVersioning: 'For versioning',
  forMarketing: 'For marketing',
  brokenImage: 'err',
} as const;

// ── Tools ────────────────────────────────────────────────────────────────────────────────────────────────────────────
export const toolTexts = {
  run: 'RUN',
  updateGrid: 'updateGrid',
  clearGridCache: 'clearGridCache',
  clearAllCache: 'clearAllCache',
  checkGrid: 'Check Grid',
} as const;

// ── API comparison ───────────────────────────────────────────────────────────────────────────────────────────────────
export const apiComparisonTexts = {
  activeOnly: 'Active only',
  runJobCompare: 'Run Job Compare',
  compareRunning: 'Compare in esecuzione',
} as const;

// ── Option, accessory and customer-programme labels ──────────────────────────────────────────────────────────────────
export const optionTexts = {
  optLabels: 'OPT Labels',
  accLabels: 'ACC Labels',
  custprLabels: 'CUSTPR Labels',
  newOptLabel: 'New OPT Label',
  newAccLabel: 'New Acc Label',
  optColorDetails: 'Opt Color Details',
  updateQuestion: 'Vuoi Modificare {code}?',
} as const;

// ── Option/colour labels ─────────────────────────────────────────────────────────────────────────────────────────────
export const optionColourTexts = {
  title: 'Labels',
  color: 'COLOR',
  toggleQuestion: 'Vuoi attivare/disattivare {code}?',
  emailMissing: 'Insert email address to receive export',
} as const;

// ── Countries ────────────────────────────────────────────────────────────────────────────────────────────────────────
export const countryTexts = {
  title: 'Countries',
  models: 'Models',
  checkGrid: 'Check Grid',
  configGrid: 'Config Grid Json',
  carGrid: 'Car Grid Txt',
} as const;

// ── Languages ────────────────────────────────────────────────────────────────────────────────────────────────────────
export const languageTexts = {
  toggleTitle: 'Cambio Stato Lingua',
  proceed: 'Procedi',
} as const;

// ── Users; the two texts differ ──────────────────────────────────────────────────────────────────────────────────────
export const userTexts = {
  newUser: 'New User',
  editUser: 'Edit User',
  marketingUser: 'Marketing User',
  cancel: 'Annulla',
  save: 'Salva',
  passwordsDifferNew: 'Le due password non combiaciano',
  passwordsDifferEdit: 'Le due password non combaciano',
} as const;

// ── Calls to action and OPT groups ───────────────────────────────────────────────────────────────────────────────────
export const callToActionTexts = {
  configuration: 'CTA Configuration',
  countries: 'Countries',
} as const;

// ── Country models ───────────────────────────────────────────────────────────────────────────────────────────────────
export const countryModelTexts = {
  save: 'Save',
  enabled: 'Enabled',
  generic: 'generic',
  admTooLong: 'il campo ADM non deve superare i due caratteri',
  minMyNoYear: 'il campo Min MY deve essere un anno',
  my1NoYear: 'il campo MY 1 deve essere un anno',
  my2NoYear: 'il campo MY 2 deve essere un anno',
} as const;

export const optGroupTexts = {
  save: 'SAVE',
  positionNotNumeric: 'il campo Comparison Equipment Position deve essere un numero',
} as const;

// ── Price configurator: the screen and its warnings ──────────────────────────────────────────────────────────────────
export const priceScreenTexts = {
  discountAndOnLineVisibility: 'Discount and On-Line Visibility',
  fuoriseriePrices: 'Fuoriserie Prices',
  fincoTaxes: 'FINCO Taxes',
  tutorial: 'Tutorial for Area Manager',
  alternativePricelists: 'Alternative Pricelists',
  refresh: 'Refresh',
  back: 'Back',
  visible: 'Visible',
  modelNotActive: 'Model not active',
} as const;

// ── Price configurator: online sales ─────────────────────────────────────────────────────────────────────────────────
export const onlineVisibilityTexts = {
  question: 'Do you want to activate/deactivate Visibility to Vehicle {model} ?',
  goToCampaign: 'Go To Campaign',
} as const;
// ── Lists of online sales ────────────────────────────────────────────────────────────────────────────────────────────
export const onlineListTexts = {
  apply: 'Apply',
  new: 'New',
  export: 'Export',
  import: 'Import',
  exportXlsx: 'Export xlsx',
  uploadFile: 'Upload File',
  template: 'Template',
} as const;

// ── SOL visibility ───────────────────────────────────────────────────────────────────────────────────────────────────
export const solModelTexts = {
  title: 'SOL Visibility',
  market: 'Market',
  showOnlyActive: 'Show Only active',
  showOnlyHq: 'Show Only HQ',
  changeStatus: 'Change Status',
  question: 'Do you want to activate/deactivate {model} ?',
  continue: 'Continue',
  cancel: 'Cancel',
  modelNotActive: 'Model not active',
} as const;

// ── Discount campaigns ───────────────────────────────────────────────────────────────────────────────────────────────
export const campaignTexts = {
  market: 'Market',
  save: 'Save',
  backToPriceConfigurator: 'Back To Price Configurator',
  showActiveOnly: 'show active only',
  inactiveModelNote: 'Warning: red text indicates a model not active for SOL now',
  question: 'Do you want to activate/deactivate Campaign {id} ?',
  modelAlreadySelected: 'Model already selected',
  created: 'Created!',
  modelNotActive: 'Model not active',
  discPerc: 'Disc.%',
  discTot: 'Disc. Tot',
  discOpt: 'Disc. Opt%',
} as const;

export const onlineTaxTexts = {
  descriptionRequired: 'Descrption required',
  descriptionPresent: 'Description already present',
} as const;

// ── Taxes of markets, for online sales and FINCO ─────────────────────────────────────────────────────────────────────
export const countryTaxTexts = {
  market: 'Market',
  taxes: 'Taxes',
  code: 'Code',
  add: 'Add',
  save: 'Save',
  delete: 'Delete',
  refresh: 'Refresh',
  descriptionRequired: 'Description required',
  descriptionPresent: 'Description already present',
} as const;

// ── Downpayments ─────────────────────────────────────────────────────────────────────────────────────────────────────
export const downpaymentTexts = {
  market: 'Market',
  downpayment: 'Downpayment',
  delete: 'Delete',
  save: 'Save',
  question: 'Do you want to activate/deactivate this Downpayment {market} ?',
  valueExists: 'Downpayment value alredey exists for this country',
  notActive: 'Downpayment not active',
} as const;

// ── Imports of workbooks: prices and packs ───────────────────────────────────────────────────────────────────────────
export const workbookTexts = {
  importExecuted: 'Import executed',
  upload: 'Upload',
} as const;

// ── Pack configurator ────────────────────────────────────────────────────────────────────────────────────────────────
export const packTexts = {
  thisFamily: 'This family',
  thisModel: 'This model',
  thisModelYearOnly: 'This ModelYear only',
  implicitContent: 'Implicit Content',
  problems: 'ATTENTION: problems occurred during loading the following items:',
  imported: 'Imported',
  notImported: 'Not Imported',
  willNotBeImported: 'THIS PACK WILL NOT BE IMPORTED',
} as const;

// ── Price configurator: alternative lists and warnings ───────────────────────────────────────────────────────────────
export const alternativeListTexts = {
  empty: 'Empty Alternative Pricelist',
  selectOpt: 'Select an Opt',
  add: 'Add',
  change: 'Change',
  delete: 'Delete',
  excluded: 'Excluded',
  configure: 'Configure',
  save: 'Save',
  cancel: 'Cancel',
} as const;

/** Codes of the interface labels that warn; the texts below stand in where no label is stored (decision A-58). */
export const priceWarningCodes = {
  unpublished: 'priceconf.warning.unpublished.pricelist',
  missing: 'priceconf.warning.void.opt.prices.existing',
  alternative: 'priceconf.warning.alternative.pricelistDisc',
} as const;

export const priceWarningTexts: Record<keyof typeof priceWarningCodes, string> = {
  unpublished: 'The market has not published the price list yet.',
  missing: 'Some price is missing in the list below...',
  alternative: 'This alternative price list is used in the New Inventory Shopping Tool.',
};

/** Those of all these that are Italian; the others are English (texts/quotedLanguage). */
export const italianTexts: readonly string[] = [
  labelTexts.requiredFields,
  labelTexts.deleteQuestion,
  labelTexts.delete,
  labelTexts.cancel,
  apiComparisonTexts.compareRunning,
  optionTexts.updateQuestion,
  optionColourTexts.toggleQuestion,
  languageTexts.toggleTitle,
  languageTexts.proceed,
  userTexts.passwordsDifferNew,
  userTexts.passwordsDifferEdit,
  userTexts.cancel,
  userTexts.save,
  countryModelTexts.admTooLong,
  countryModelTexts.minMyNoYear,
  countryModelTexts.my1NoYear,
  countryModelTexts.my2NoYear,
  optGroupTexts.positionNotNumeric,
];
