// Generated from openapi.yaml by npm run generate.
import type { FileReply } from './baseQuery';
import type { startCalls } from './calls/start.gen';
import type { sessionCalls } from './calls/session.gen';
import type { landingCalls } from './calls/landing.gen';
import type { searchCalls } from './calls/search.gen';
import type { overviewCalls } from './calls/overview.gen';
import type { modelCalls } from './calls/model.gen';
import type { interfaceLabelCalls } from './calls/interfaceLabel.gen';
import type { optionLabelCalls } from './calls/optionLabel.gen';
import type { optColorLabelCalls } from './calls/optColorLabel.gen';
import type { translationCalls } from './calls/translation.gen';
import type { listViewCalls } from './calls/listView.gen';
import type { glossaryTermCalls } from './calls/glossaryTerm.gen';
import type { editorialContentCalls } from './calls/editorialContent.gen';
import type { editorialPlaceholderCalls } from './calls/editorialPlaceholder.gen';
import type { countryCalls } from './calls/country.gen';
import type { countryModelCalls } from './calls/countryModel.gen';
import type { carModelCalls } from './calls/carModel.gen';
import type { optGroupCalls } from './calls/optGroup.gen';
import type { callToActionCalls } from './calls/callToAction.gen';
import type { interfaceConfigCalls } from './calls/interfaceConfig.gen';
import type { configurationParameterCalls } from './calls/configurationParameter.gen';
import type { languageCalls } from './calls/language.gen';
import type { trackingLabelCalls } from './calls/trackingLabel.gen';
import type { userCalls } from './calls/user.gen';
import type { toolCalls } from './calls/tool.gen';
import type { apiJsonTestCalls } from './calls/apiJsonTest.gen';
import type { jobRunCalls } from './calls/jobRun.gen';
import type { changeCalls } from './calls/change.gen';
import type { bulkCalls } from './calls/bulk.gen';
import type { activityCalls } from './calls/activity.gen';
import type { priceListCalls } from './calls/priceList.gen';
import type { alternativePriceListCalls } from './calls/alternativePriceList.gen';
import type { packCalls } from './calls/pack.gen';
import type { priceComparisonCalls } from './calls/priceComparison.gen';
import type { readinessCalls } from './calls/readiness.gen';
import type { pricePictureCalls } from './calls/pricePicture.gen';
import type { solPriceDataCalls } from './calls/solPriceData.gen';
import type { solModelCalls } from './calls/solModel.gen';
import type { solCampaignCalls } from './calls/solCampaign.gen';
import type { solCountryTaxCalls } from './calls/solCountryTax.gen';
import type { downpaymentCalls } from './calls/downpayment.gen';
import type { healthCalls } from './calls/health.gen';
import type { contractCalls } from './calls/contract.gen';
export * from './calls/start.gen';
export * from './calls/session.gen';
export * from './calls/landing.gen';
export * from './calls/search.gen';
export * from './calls/overview.gen';
export * from './calls/model.gen';
export * from './calls/interfaceLabel.gen';
export * from './calls/optionLabel.gen';
export * from './calls/optColorLabel.gen';
export * from './calls/translation.gen';
export * from './calls/listView.gen';
export * from './calls/glossaryTerm.gen';
export * from './calls/editorialContent.gen';
export * from './calls/editorialPlaceholder.gen';
export * from './calls/country.gen';
export * from './calls/countryModel.gen';
export * from './calls/carModel.gen';
export * from './calls/optGroup.gen';
export * from './calls/callToAction.gen';
export * from './calls/interfaceConfig.gen';
export * from './calls/configurationParameter.gen';
export * from './calls/language.gen';
export * from './calls/trackingLabel.gen';
export * from './calls/user.gen';
export * from './calls/tool.gen';
export * from './calls/apiJsonTest.gen';
export * from './calls/jobRun.gen';
export * from './calls/change.gen';
export * from './calls/bulk.gen';
export * from './calls/activity.gen';
export * from './calls/priceList.gen';
export * from './calls/alternativePriceList.gen';
export * from './calls/pack.gen';
export * from './calls/priceComparison.gen';
export * from './calls/readiness.gen';
export * from './calls/pricePicture.gen';
export * from './calls/solPriceData.gen';
export * from './calls/solModel.gen';
export * from './calls/solCampaign.gen';
export * from './calls/solCountryTax.gen';
export * from './calls/downpayment.gen';
export * from './calls/health.gen';
export * from './calls/contract.gen';
/** Every call by its operationId, whatever its area. */
export type EveryCall = typeof startCalls.endpoints &
  typeof sessionCalls.endpoints &
  typeof landingCalls.endpoints &
  typeof searchCalls.endpoints &
  typeof overviewCalls.endpoints &
  typeof modelCalls.endpoints &
  typeof interfaceLabelCalls.endpoints &
  typeof optionLabelCalls.endpoints &
  typeof optColorLabelCalls.endpoints &
  typeof translationCalls.endpoints &
  typeof listViewCalls.endpoints &
  typeof glossaryTermCalls.endpoints &
  typeof editorialContentCalls.endpoints &
  typeof editorialPlaceholderCalls.endpoints &
  typeof countryCalls.endpoints &
  typeof countryModelCalls.endpoints &
  typeof carModelCalls.endpoints &
  typeof optGroupCalls.endpoints &
  typeof callToActionCalls.endpoints &
  typeof interfaceConfigCalls.endpoints &
  typeof configurationParameterCalls.endpoints &
  typeof languageCalls.endpoints &
  typeof trackingLabelCalls.endpoints &
  typeof userCalls.endpoints &
  typeof toolCalls.endpoints &
  typeof apiJsonTestCalls.endpoints &
  typeof jobRunCalls.endpoints &
  typeof changeCalls.endpoints &
  typeof bulkCalls.endpoints &
  typeof activityCalls.endpoints &
  typeof priceListCalls.endpoints &
  typeof alternativePriceListCalls.endpoints &
  typeof packCalls.endpoints &
  typeof priceComparisonCalls.endpoints &
  typeof readinessCalls.endpoints &
  typeof pricePictureCalls.endpoints &
  typeof solPriceDataCalls.endpoints &
  typeof solModelCalls.endpoints &
  typeof solCampaignCalls.endpoints &
  typeof solCountryTaxCalls.endpoints &
  typeof downpaymentCalls.endpoints &
  typeof healthCalls.endpoints &
  typeof contractCalls.endpoints;
export type GetTokenApiResponse = /** status 200 The session and its user. */ SignedIn;
export type GetTokenApiArg = {
  credentials: Credentials;
};
export type SsoLoginApiResponse = /** status 200 The session and its user. */ SignedIn;
export type SsoLoginApiArg = {
  /** The user the token is for. */
  username: string;
  /** A signed JWT, valid once and for a short time; it is never logged. */
  token: string;
};
export type CheckLoggedInApiResponse = /** status 200 The user of the session. */ {
  user: SessionUser;
};
export type CheckLoggedInApiArg = void;
export type LogoutApiResponse = /** status 200 The session is over. */ Message;
export type LogoutApiArg = void;
export type GetCcfUrlApiResponse = /** status 200 An address, empty when none is configured. */ string;
export type GetCcfUrlApiArg = void;
export type GetLandingGeoRegionApiResponse =
  /** status 200 The regions in display order, their countries by name. */ LandingRegion[];
export type GetLandingGeoRegionApiArg = {
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
};
export type ListLandingLanguagesApiResponse =
  /** status 200 The active languages, the default one first. */ LandingLanguage[];
export type ListLandingLanguagesApiArg = void;
export type GetLandingCountryRangeApiResponse =
  /** status 200 The families in display order, their models by name. */ LandingFamily[];
export type GetLandingCountryRangeApiArg = {
  /** Id of the country. */
  countryId: string;
};
export type GetMenuListApiResponse =
  /** status 200 The entries in display order, with their sub-entries nested. */ MenuEntry[];
export type GetMenuListApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
};
export type FindAnythingApiResponse =
  /** status 200 What the user may see, by kind; the kind with the best hit first. Where a kind has nothing that contains the words, it has what is spelt like them. */ SearchGroup[];
export type FindAnythingApiArg = {
  /** Words in any order, case and accents ignored; a single character finds codes only. */
  text: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
};
export type GetOptionUsesApiResponse =
  /** status 200 Its label with the right to the label tool, its prices and packs in the user's markets. */ OptionUses;
export type GetOptionUsesApiArg = {
  /** Code of the option, accessory or customer programme. */
  code: string;
};
export type GetOverviewApiResponse =
  /** status 200 What is to be done; nothing at all for a user without rights. */ Overview;
export type GetOverviewApiArg = {
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
};
export type GetImportRunApiResponse = /** status 200 The import. */ ImportRunLog;
export type GetImportRunApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type GetModelListJsonByCountryApiResponse =
  /** status 200 The models, sorted by description; empty for a country that is unknown, hidden or disabled. */ Model[];
export type GetModelListJsonByCountryApiArg = {
  /** Country id. */
  country?: string;
};
export type GetCommercialModelGroupsApiResponse =
  /** status 200 The families in display order, their vehicles by name; unknown countries are ignored. */ ModelGroup[];
export type GetCommercialModelGroupsApiArg = {
  body: string[];
};
export type CheckIfExistVeteleActiveApiResponse = /** status 200 It is active. */ Message;
export type CheckIfExistVeteleActiveApiArg = {
  /** Code of the vehicle, 7 digits. */
  vetele: string;
};
export type FindInterfaceLabelsByGroupApiResponse =
  /** status 200 The labels, sorted by code; empty for an unknown group. */ ResolvedLabel[];
export type FindInterfaceLabelsByGroupApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Label group such as Main Window; all groups if omitted. */
  labelGroup?: string;
};
export type ListInterfaceLabelsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ InterfaceLabelPage;
export type ListInterfaceLabelsApiArg = {
  /** Label group such as Main Window; all groups if omitted. */
  labelGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'code' | 'label' | 'labelGroup' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only labels that have no counterpart in this language (its code). */
  missingIn?: string;
};
export type CreateInterfaceLabelApiResponse = /** status 200 The label is stored. */ SavedMessage;
export type CreateInterfaceLabelApiArg = {
  interfaceLabelInput: InterfaceLabelInput;
};
export type UpdateInterfaceLabelApiResponse = /** status 200 The label is stored. */ SavedMessage;
export type UpdateInterfaceLabelApiArg = {
  /** Id of the record. */
  id: RecordId;
  interfaceLabelInput: InterfaceLabelInput;
};
export type DeleteInterfaceLabelApiResponse = /** status 200 The label is deleted. */ SavedMessage;
export type DeleteInterfaceLabelApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type GetInterfaceLabelGroupsApiResponse =
  /** status 200 The groups by name, 'Main Window' first. */ string[];
export type GetInterfaceLabelGroupsApiArg = void;
export type FindModelMatchesApiResponse =
  /** status 200 One answer for each pattern, in the same order. */ ModelMatch[];
export type FindModelMatchesApiArg = {
  modelMatchRequest: ModelMatchRequest;
};
export type ExportInterfaceLabelsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportInterfaceLabelsCsvApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Label group such as Main Window; all groups if omitted. */
  labelGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only labels that have no counterpart in this language (its code). */
  missingIn?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportInterfaceLabelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportInterfaceLabelsXlsxApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Label group such as Main Window; all groups if omitted. */
  labelGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only labels that have no counterpart in this language (its code). */
  missingIn?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ImportInterfaceLabelsApiResponse =
  /** status 200 A line for each row that was created, changed or left out; the last line is a summary. */ string[];
export type ImportInterfaceLabelsApiArg = {
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    /** CSV or XLSX, at most MAX_UPLOAD_MB (10 unless set otherwise). */
    file: Blob;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewInterfaceLabelsApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewInterfaceLabelsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type ListOptionGridLabelsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ OptionGridPage;
export type ListOptionGridLabelsApiArg = {
  /** Code of an option group, or OPT, ACC or CUSTPRG for all groups of that type; all groups if omitted. */
  optGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** What to sort by; modelLabel is the default label where no model is chosen. */
  sortBy?: 'optItem.code' | 'optItem.as400Description' | 'defaultLabel' | 'modelLabel' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CreateOptionGridLabelApiResponse = /** status 200 The label is stored. */ OptionLabelSaved;
export type CreateOptionGridLabelApiArg = {
  newOptionLabel: NewOptionLabel;
};
export type DeleteOptionGridLabelApiResponse =
  /** status 200 The label is deleted; while the option exists it can be restored from the option's history. */ OptionLabelSaved;
export type DeleteOptionGridLabelApiArg = {
  /** Id of the record. */
  id: RecordId;
  /** The version of the label when it was read; 409 if it has changed since, and without it it is deleted as it is. */
  version?: Count;
};
export type UpdateOptionGridLabelApiResponse = /** status 200 The label is stored. */ OptionLabelSaved;
export type UpdateOptionGridLabelApiArg = {
  /** Id of the grid row, as listed for a model. */
  gridId: RecordId;
  /** Language code such as it, or its id. */
  language: string;
  optionLabelInput: OptionLabelInput;
};
export type UpdateOptionLabelApiResponse = /** status 200 The label is stored. */ OptionLabelSaved;
export type UpdateOptionLabelApiArg = {
  /** Id of the option item. */
  optItemId: RecordId;
  optionLabelInput: OptionLabelInput;
};
export type DeleteOptionApiResponse =
  /** status 200 The option is deleted with its labels of every model and language. */ SavedMessage;
export type DeleteOptionApiArg = {
  /** Id of the option item. */
  optItemId: RecordId;
};
export type ListColourGridApiResponse =
  /** status 200 All colours with their default labels. */ ColourGridEntry[];
export type ListColourGridApiArg = {
  /** The colGridId of a listed option; an unknown id has no colours. */
  colGridId: RecordId;
  /** Only labels in this language (code or id); in every language if omitted. */
  language?: string;
};
export type GetConfGridByModelOptColorApiResponse = /** status 200 The markup. */ string;
export type GetConfGridByModelOptColorApiArg = {
  /** Code of the option, leading zeros included. */
  optcode: string;
  /** A model code (its newest vehicle), a vetele, or DEFAULT (same as omitted). */
  model?: string;
  /** Language of the market names, such as de; by default that of the texts. */
  language?: string;
};
export type ListOptColorLabelsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ OptColorItemPage;
export type ListOptColorLabelsApiArg = {
  /** COLOR, or the code or type (OPT, ACC, CUSTPRG) of an option group. */
  optColType?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'code' | 'group' | 'subgroup' | 'layergroup' | 'as400Description' | 'inactive' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only items that have no label in this language (its code). */
  missingIn?: string;
};
export type ChangeColLabelInColItemApiResponse = /** status 200 The label is stored. */ SavedMessage;
export type ChangeColLabelInColItemApiArg = {
  /** Id of the record. */
  id: RecordId;
  /** Language code such as it, or its id. */
  language: string;
  itemLabelInput: ItemLabelInput;
};
export type ChangeOptLabelInOptItemApiResponse = /** status 200 The label is stored. */ SavedMessage;
export type ChangeOptLabelInOptItemApiArg = {
  /** Id of the record. */
  id: RecordId;
  /** Language code such as it, or its id. */
  language: string;
  itemLabelInput: ItemLabelInput;
};
export type ExportOptColorLabelsCsvApiResponse = /** status 200 The export has started. */ Message;
export type ExportOptColorLabelsCsvApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** COLOR, or the code or type (OPT, ACC, CUSTPRG) of an option group. */
  finalOptColType?: string;
  /** Where the file is sent. */
  email: string;
  /** ALL items of the group, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only items that have no label in this language (its code). */
  missingIn?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportOptColorLabelsXlsxApiResponse = /** status 200 The export has started. */ Message;
export type ExportOptColorLabelsXlsxApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** COLOR, or the code or type (OPT, ACC, CUSTPRG) of an option group. */
  finalOptColType?: string;
  /** Where the file is sent. */
  email: string;
  /** ALL items of the group, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only items that have no label in this language (its code). */
  missingIn?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ImportColLabelsApiResponse =
  /** status 200 A line for each row that was created, changed or left out; the last line is a summary. */ string[];
export type ImportColLabelsApiArg = {
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    /** CSV or XLSX, at most MAX_UPLOAD_MB (10 unless set otherwise). */
    file: Blob;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewColLabelsApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewColLabelsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type ImportOptLabelsApiResponse =
  /** status 200 A line for each row that was created, changed or left out; the last line is a summary. */ string[];
export type ImportOptLabelsApiArg = {
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    /** CSV or XLSX, at most MAX_UPLOAD_MB (10 unless set otherwise). */
    file: Blob;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewOptLabelsApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewOptLabelsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type ListTranslationsApiResponse =
  /** status 200 The page, by group and code; the counts are those of all pages and states. */ TranslationPage;
export type ListTranslationsApiArg = {
  /** Which texts. */
  kind: TextKind;
  /** Label group, option group, or country; all groups if omitted. */
  group?: string;
  /** Only texts that are in no group; `group` is then ignored. */
  withoutGroup?: boolean;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Words, or phrases in quotation marks, all of them in the code or in a text of one language. */
  search?: string;
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Codes of one to four languages to translate into, such as en,de. */
  targets: string;
  /** Only texts with a translation in this state; `faulty` is one that a quality check objects to. */
  state?: TranslationFilter;
  /** The target that has to be in the state; without one any of them. */
  stateLanguage?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
};
export type UpdateTranslationApiResponse = /** status 200 The text is stored. */ TranslationSaved;
export type UpdateTranslationApiArg = {
  translationInput: TranslationInput;
};
export type MarkTranslationApiResponse = /** status 200 The translation as it is now. */ TranslationSaved;
export type MarkTranslationApiArg = {
  translationMark: TranslationMark;
};
export type GetTranslationGroupsApiResponse =
  /** status 200 The groups by code, of labels with 'Main Window' first. */ TranslationGroup[];
export type GetTranslationGroupsApiArg = {
  /** Which texts. */
  kind: TextKind;
};
export type FindSimilarTranslationsApiResponse =
  /** status 200 At most five translations, the nearest first. */ SimilarTranslation[];
export type FindSimilarTranslationsApiArg = {
  /** The text to translate; an empty one is like no other. */
  text: string;
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Code of the language to translate into; empty for the default language. */
  target: string;
};
export type GetTranslationCompletenessApiResponse =
  /** status 200 A row for each kind and group that has texts in the source language. */ TranslationCompleteness[];
export type GetTranslationCompletenessApiArg = {
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
};
export type ExportTranslationCompletenessCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportTranslationCompletenessCsvApiArg = {
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
};
export type ExportTranslationCompletenessXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportTranslationCompletenessXlsxApiArg = {
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
};
export type PreviewTranslationCopyApiResponse =
  /** status 200 A row for each text that would be created or changed, with its languages as columns. */ ImportPreview;
export type PreviewTranslationCopyApiArg = {
  translationCopy: TranslationCopy;
};
export type CopyTranslationsApiResponse = /** status 200 Copied, or nothing to copy. */ TranslationsCopied;
export type CopyTranslationsApiArg = {
  translationCopyRun: TranslationCopyRun;
};
export type UndoTranslationCopyApiResponse =
  /** status 200 Every text is as it was before the copy. */ Message;
export type UndoTranslationCopyApiArg = {
  run: string;
};
export type ExportTranslationsApiResponse = /** status 200 The file. */ FileReply;
export type ExportTranslationsApiArg = {
  /** Which texts; those of all kinds if omitted. */
  kind?: TextKind;
  /** Label group, option group, or country; all groups if omitted. */
  group?: string;
  /** Only texts that are in no group; `group` is then ignored. */
  withoutGroup?: boolean;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Words, or phrases in quotation marks, all of them in the code or in a text of one language. */
  search?: string;
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** Codes of the languages to translate into, such as en,de. */
  targets: string;
  /** Only texts with such a translation in one of the languages; `open` is missing or outdated. */
  which?: TranslationChoice;
  /** The format of the file. */
  format?: TranslationFormat;
};
export type ImportTranslationsApiResponse =
  /** status 200 A line for each text that was created, changed or left out; the last line is a summary. */ string[];
export type ImportTranslationsApiArg = {
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    file: TranslationFile;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewTranslationImportApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewTranslationImportApiArg = {
  /** Code of the language to translate from; the default language if omitted. */
  source?: string;
  body: {
    file: TranslationFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type GetTranslationChecksApiResponse = /** status 200 All of them. */ TranslationChecks;
export type GetTranslationChecksApiArg = void;
export type UpdateTranslationLengthLimitApiResponse = /** status 200 Stored. */ Message;
export type UpdateTranslationLengthLimitApiArg = {
  translationLengthLimitInput: TranslationLengthLimitInput;
};
export type ListListViewsApiResponse = /** status 200 All of them. */ ListView[];
export type ListListViewsApiArg = {
  /** The list by the path of its screen. */
  list: ListName;
};
export type CreateListViewApiResponse = /** status 200 The view is stored. */ SavedMessage;
export type CreateListViewApiArg = {
  /** The list by the path of its screen. */
  list: ListName;
  listViewInput: ListViewInput;
};
export type UpdateListViewApiResponse = /** status 200 The view is stored. */ SavedMessage;
export type UpdateListViewApiArg = {
  /** Id of the record. */
  id: RecordId;
  listViewInput: ListViewInput;
};
export type DeleteListViewApiResponse = /** status 200 The view is deleted. */ SavedMessage;
export type DeleteListViewApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type UpdateListViewPreferenceApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateListViewPreferenceApiArg = {
  /** Id of the record. */
  id: RecordId;
  listViewPreference: ListViewPreference;
};
export type ListGlossaryTermsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ GlossaryTermPage;
export type ListGlossaryTermsApiArg = {
  /** Part of the concept. */
  concept?: string;
  /** Part of the term. */
  term?: string;
  /** Language code such as it, or its id; all languages if omitted. */
  language?: string;
  /** True for terms that are not to be used, false for the others; both if omitted. */
  forbidden?: boolean;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'concept' | 'language' | 'term' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
};
export type CreateGlossaryTermApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateGlossaryTermApiArg = {
  glossaryTermInput: GlossaryTermInput;
};
export type UpdateGlossaryTermApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateGlossaryTermApiArg = {
  /** Id of the record. */
  id: RecordId;
  glossaryTermInput: GlossaryTermInput;
};
export type DeleteGlossaryTermApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteGlossaryTermApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportGlossaryTermsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportGlossaryTermsCsvApiArg = {
  /** Part of the concept. */
  concept?: string;
  /** Part of the term. */
  term?: string;
  /** Language code such as it, or its id; all languages if omitted. */
  language?: string;
  /** True for terms that are not to be used, false for the others; both if omitted. */
  forbidden?: boolean;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportGlossaryTermsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportGlossaryTermsXlsxApiArg = {
  /** Part of the concept. */
  concept?: string;
  /** Part of the term. */
  term?: string;
  /** Language code such as it, or its id; all languages if omitted. */
  language?: string;
  /** True for terms that are not to be used, false for the others; both if omitted. */
  forbidden?: boolean;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ImportGlossaryTermsApiResponse =
  /** status 200 A line for each row that was created, changed or left out; the last line is a summary. */ string[];
export type ImportGlossaryTermsApiArg = {
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    /** CSV or XLSX, at most MAX_UPLOAD_MB (10 unless set otherwise). */
    file: Blob;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewGlossaryTermsApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewGlossaryTermsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type ListEditorialContentsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ EditorialContentPage;
export type ListEditorialContentsApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** One-based page index, unlike in all other lists; 0 means the first page too. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'code' | 'label' | 'content' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the regular expression. */
  modelEnableRegexp?: string;
  /** Part of the regular expression. */
  modelDisableRegexp?: string;
  /** Part of the content. */
  content?: string;
};
export type CreateEditorialContentApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateEditorialContentApiArg = {
  editorialContentInput: EditorialContentInput;
};
export type UpdateEditorialContentApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateEditorialContentApiArg = {
  /** Id of the record. */
  id: RecordId;
  editorialContentInput: EditorialContentInput;
};
export type DeleteEditorialContentApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteEditorialContentApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportEditorialContentsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportEditorialContentsCsvApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the regular expression. */
  modelEnableRegexp?: string;
  /** Part of the regular expression. */
  modelDisableRegexp?: string;
  /** Part of the content. */
  content?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportEditorialContentsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportEditorialContentsXlsxApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the regular expression. */
  modelEnableRegexp?: string;
  /** Part of the regular expression. */
  modelDisableRegexp?: string;
  /** Part of the content. */
  content?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ImportEditorialContentsApiResponse =
  /** status 200 A line for each row that was created, changed or left out; the last line is a summary. */ string[];
export type ImportEditorialContentsApiArg = {
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    /** CSV or XLSX, at most MAX_UPLOAD_MB (10 unless set otherwise). */
    file: Blob;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewEditorialContentsApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewEditorialContentsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type ListEditorialPlaceholdersApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ EditorialPlaceholderPage;
export type ListEditorialPlaceholdersApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'code' | 'country' | 'language' | 'model' | 'content' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Accepted so that both editorial lists take the same query; a placeholder has no regexp. */
  modelEnableRegexp?: string;
  /** Accepted so that both editorial lists take the same query; a placeholder has no regexp. */
  modelDisableRegexp?: string;
  /** Part of the content. */
  content?: string;
};
export type CreateEditorialPlaceholderApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateEditorialPlaceholderApiArg = {
  editorialPlaceholderInput: EditorialPlaceholderInput;
};
export type UpdateEditorialPlaceholderApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateEditorialPlaceholderApiArg = {
  /** Id of the record. */
  id: RecordId;
  editorialPlaceholderInput: EditorialPlaceholderInput;
};
export type DeleteEditorialPlaceholderApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteEditorialPlaceholderApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportEditorialPlaceholdersCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportEditorialPlaceholdersCsvApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the content. */
  content?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportEditorialPlaceholdersXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportEditorialPlaceholdersXlsxApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the content. */
  content?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ImportEditorialPlaceholdersApiResponse =
  /** status 200 A line for each row that was created, changed or left out; the last line is a summary. */ string[];
export type ImportEditorialPlaceholdersApiArg = {
  /** True returns the same lines without writing anything. */
  dryRun?: boolean;
  /** Digest of the preview that the user saw; the import is refused if the file would now do something else. */
  planDigest?: string;
  body: {
    /** CSV or XLSX, at most MAX_UPLOAD_MB (10 unless set otherwise). */
    file: Blob;
    /** Name of the file for the history. */
    filename?: string;
    selectedRowsJson?: SelectedRows;
  };
};
export type PreviewEditorialPlaceholdersApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewEditorialPlaceholdersApiArg = {
  body: {
    file: UploadFile;
    /** Name of the file for the history. */
    filename?: string;
  };
};
export type ListCountriesApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ CountryPage;
export type ListCountriesApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Part of the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'id' | 'enabled' | 'isoCode2' | 'description' | 'tabele' | 'codmercato';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CreateCountryApiResponse = /** status 200 Stored. */ SavedCountry;
export type CreateCountryApiArg = {
  countryInput: CountryInput;
};
export type UpdateCountryApiResponse = /** status 200 Stored. */ SavedCountry;
export type UpdateCountryApiArg = {
  /** Id of the country, shown as its code. */
  id: string;
  countryInput: CountryInput;
};
export type DeleteCountryApiResponse = /** status 200 Deleted. */ DeletedCode;
export type DeleteCountryApiArg = {
  /** Id of the country, shown as its code. */
  id: string;
};
export type GetCountryUsesApiResponse =
  /** status 200 What refers to it, with a count of each. */ CountryUses;
export type GetCountryUsesApiArg = {
  /** Id of the country, shown as its code. */
  id: string;
};
export type ListGeoRegionsApiResponse = /** status 200 The regions by number. */ GeoRegion[];
export type ListGeoRegionsApiArg = void;
export type ExportCountriesCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportCountriesCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as IT,DE; all of them if empty. */
  ids?: string;
};
export type ExportCountriesXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCountriesXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as IT,DE; all of them if empty. */
  ids?: string;
};
export type CheckCountryGridApiResponse =
  /** status 200 One line for each finding, by kind; the last line is OK or KO. */ string;
export type CheckCountryGridApiArg = {
  /** Id of the country; DEFAULT has no grid. */
  country: string;
  /** A model code (all of its vehicles) or a vetele; DEFAULT has no grid. */
  model: string;
};
export type GetConfigGridApiResponse = /** status 200 The grid, by group. */ ConfigGrid;
export type GetConfigGridApiArg = {
  /** Id of the country; DEFAULT has no grid. */
  country: string;
  /** The 7-digit code of a vehicle; a model code means its newest one. */
  model: string;
  /** Code or id of the language of the labels; the default language if absent. */
  language?: string;
};
export type GetCarGridTxtApiResponse = /** status 200 The markup. */ string;
export type GetCarGridTxtApiArg = {
  /** Id of the country; DEFAULT has no grid. */
  country: string;
  /** The 7-digit code of a vehicle; a model code means its newest one. */
  model7: string;
  /** Code or id of the language of the labels. */
  language: string;
};
export type ListCountriesNoDefaultApiResponse =
  /** status 200 The countries by description. */ CountryOption[];
export type ListCountriesNoDefaultApiArg = {
  /** Code of the language of the descriptions; if omitted, or if a country has none in it, the user's language is used. */
  language?: string;
};
export type GetCountryAdmListApiResponse =
  /** status 200 The groupings by name; the default country belongs to none. */ AdmGrouping[];
export type GetCountryAdmListApiArg = void;
export type ListCountryModelsByCountryApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ CountryModelPage;
export type ListCountryModelsByCountryApiArg = {
  /** Id of the country. */
  key: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?:
    | 'modelcode'
    | 'description'
    | 'countryId'
    | 'countryDesc'
    | 'myrange'
    | 'tabele'
    | 'adm'
    | 'myMinimum'
    | 'myActive'
    | 'mySecondary'
    | 'mandatory'
    | 'commModelGenerallyActiveInCountry'
    | 'commModelFrontendActiveInCountry'
    | 'mxeActive'
    | 'exclusive'
    | 'groupType'
    | 'mandatorySubgroup'
    | 'comparisonEquipmentPos';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type ListCountryModelsByModelApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ CountryModelPage;
export type ListCountryModelsByModelApiArg = {
  /** Code of the model. */
  key: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?:
    | 'modelcode'
    | 'description'
    | 'countryId'
    | 'countryDesc'
    | 'myrange'
    | 'tabele'
    | 'adm'
    | 'myMinimum'
    | 'myActive'
    | 'mySecondary'
    | 'mandatory'
    | 'commModelGenerallyActiveInCountry'
    | 'commModelFrontendActiveInCountry'
    | 'mxeActive'
    | 'exclusive'
    | 'groupType'
    | 'mandatorySubgroup'
    | 'comparisonEquipmentPos';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type UpdateCountryModelApiResponse = /** status 200 The row is stored. */ CountryModelSaved;
export type UpdateCountryModelApiArg = {
  /** Code of the commercial model. */
  modelcode: string;
  /** Id of the country. */
  countryId: string;
  countryModelInput: CountryModelInput;
};
export type ExportCountryModelsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportCountryModelsCsvApiArg = {
  /** Whether it is a country's or a model's list. */
  from: 'countries' | 'car_model';
  /** Id of the country or code of the model; an unknown one has no rows. */
  idKey: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as IT,DE; all of them if empty. */
  ids?: string;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
};
export type ExportCountryModelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCountryModelsXlsxApiArg = {
  /** Whether it is a country's or a model's list. */
  from: 'countries' | 'car_model';
  /** Id of the country or code of the model; an unknown one has no rows. */
  idKey: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as IT,DE; all of them if empty. */
  ids?: string;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
};
export type GetModelListByCountryApiResponse =
  /** status 200 The models, sorted by description; empty for an unknown country. */ Model[];
export type GetModelListByCountryApiArg = {
  /** Id of the country; without one, or with DEFAULT, all models. */
  country?: string;
};
export type GetCountryListByModelApiResponse =
  /** status 200 The countries by description in the user's language; an unknown model has none. */ CountryOfModel[];
export type GetCountryListByModelApiArg = {
  /** Code of the commercial model. */
  modelcode: string;
};
export type ListCarModelsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ CarModelPage;
export type ListCarModelsApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Part of the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Part of the query that all lists share; it has no effect here. */
  language?: string;
  /** The current language; it has no effect here. */
  commercialModel?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'modelcode' | 'description' | 'rangeMY' | 'maxMyVideoAvailable' | 'ccadmActive';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CreateCarModelApiResponse = /** status 200 Stored. */ SavedCarModel;
export type CreateCarModelApiArg = {
  newCarModel: NewCarModel;
};
export type UpdateCarModelApiResponse = /** status 200 Stored. */ SavedCarModel;
export type UpdateCarModelApiArg = {
  /** Code of the commercial model. */
  id: string;
  carModelInput: CarModelInput;
};
export type DeleteCarModelApiResponse = /** status 200 Deleted. */ DeletedCode;
export type DeleteCarModelApiArg = {
  /** Code of the commercial model. */
  id: string;
};
export type GetCarModelLangListApiResponse =
  /** status 200 The models by name, including DEFAULT. */ CarModelOption[];
export type GetCarModelLangListApiArg = void;
export type ExportCarModelsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportCarModelsCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as IT,DE; all of them if empty. */
  ids?: string;
};
export type ExportCarModelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCarModelsXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as IT,DE; all of them if empty. */
  ids?: string;
};
export type ExportFamilyIconsApiResponse = /** status 200 The archive. */ FileReply;
export type ExportFamilyIconsApiArg = {
  /** Code of the commercial model, or of one of its vehicles; not DEFAULT. */
  modelName: string;
};
export type ListOptGroupsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ OptGroupPage;
export type ListOptGroupsApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?:
    | 'code'
    | 'description'
    | 'groupType'
    | 'exclusive'
    | 'mandatory'
    | 'mandatorySubgroup'
    | 'comparisonEquipmentPos'
    | 'modelEnableRegexp'
    | 'modelDisableRegexp'
    | 'label'
    | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CreateOptGroupApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateOptGroupApiArg = {
  newOptGroup: NewOptGroup;
};
export type UpdateOptGroupApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateOptGroupApiArg = {
  /** Id of the record. */
  id: RecordId;
  optGroupInput: OptGroupInput;
};
export type GetOptGroupLangListApiResponse = /** status 200 The groups by name. */ OptGroupOption[];
export type GetOptGroupLangListApiArg = void;
export type ExportOptGroupsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportOptGroupsCsvApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportOptGroupsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportOptGroupsXlsxApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ListCallToActionsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ CallToActionPage;
export type ListCallToActionsApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Part of the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?:
    | 'code'
    | 'labelCode'
    | 'linkCode'
    | 'stKey'
    | 'adobeKey'
    | 'iconKey'
    | 'descriptionKey'
    | 'sortNumber'
    | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Code of a label: only those that show it, as their label or as their description. */
  labelCode?: string;
};
export type CreateCallToActionApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateCallToActionApiArg = {
  callToActionInput: CallToActionInput;
};
export type UpdateCallToActionApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateCallToActionApiArg = {
  /** Id of the record. */
  id: RecordId;
  callToActionInput: CallToActionInput;
};
export type DeleteCallToActionApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteCallToActionApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportCallToActionsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportCallToActionsCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportCallToActionsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCallToActionsXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type FindLabelCodesApiResponse = /** status 200 At most twenty codes. */ LabelCode[];
export type FindLabelCodesApiArg = {
  /** Part of the code. */
  code?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
};
export type ListCountryCallToActionsApiResponse =
  /** status 200 The links by the country's description. */ CountryCallToAction[];
export type ListCountryCallToActionsApiArg = {
  /** Id of the call to action. */
  callToActionId: RecordId;
};
export type CreateCountryCallToActionApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateCountryCallToActionApiArg = {
  countryCallToActionInput: CountryCallToActionInput;
};
export type UpdateCountryCallToActionApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateCountryCallToActionApiArg = {
  /** Id of the record. */
  id: RecordId;
  countryCallToActionInput: CountryCallToActionInput;
};
export type ListInterfaceConfigsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ InterfaceConfigPage;
export type ListInterfaceConfigsApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'id' | 'content' | 'country' | 'model';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the content. */
  label?: string;
  /** Part of the id of the country or of the code of the model. */
  code?: string;
};
export type CreateInterfaceConfigApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateInterfaceConfigApiArg = {
  interfaceConfigInput: InterfaceConfigInput;
};
export type UpdateInterfaceConfigApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateInterfaceConfigApiArg = {
  /** Id of the record. */
  id: RecordId;
  interfaceConfigInput: InterfaceConfigInput;
};
export type DeleteInterfaceConfigApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteInterfaceConfigApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportInterfaceConfigsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportInterfaceConfigsCsvApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the content. */
  label?: string;
  /** Part of the id of the country or of the code of the model. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportInterfaceConfigsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportInterfaceConfigsXlsxApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the content. */
  label?: string;
  /** Part of the id of the country or of the code of the model. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type GetConsoleConfigValueApiResponse =
  /** status 200 The value as text; for SOL_SERVICE_AVAILABLE exactly true or false. */ string;
export type GetConsoleConfigValueApiArg = {
  /** Code of the parameter. */
  code: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
};
export type ListConfigurationParametersApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ ConfigurationParameterPage;
export type ListConfigurationParametersApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Part of the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Part of the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?: 'code' | 'description' | 'value' | 'language' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CreateConfigurationParameterApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateConfigurationParameterApiArg = {
  configurationParameterInput: ConfigurationParameterInput;
};
export type UpdateConfigurationParameterApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateConfigurationParameterApiArg = {
  /** Id of the record. */
  id: RecordId;
  configurationParameterInput: ConfigurationParameterInput;
};
export type DeleteConfigurationParameterApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteConfigurationParameterApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportConfigurationParametersCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportConfigurationParametersCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportConfigurationParametersXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportConfigurationParametersXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type GetLangListApiResponse = /** status 200 The languages, the default one first. */ LanguageOption[];
export type GetLangListApiArg = void;
export type ListLanguagesApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ LanguagePage;
export type ListLanguagesApiArg = {
  /** Part of the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Part of the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Part of the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?:
    | 'code'
    | 'description'
    | 'active'
    | 'fallbackLanguage'
    | 'language2CharCode'
    | 'languageSimpleCode'
    | 'default'
    | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CreateLanguageApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateLanguageApiArg = {
  languageInput: LanguageInput;
};
export type UpdateLanguageApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateLanguageApiArg = {
  /** Id of the record. */
  id: RecordId;
  languageInput: LanguageInput;
};
export type DeleteLanguageApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteLanguageApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportLanguagesCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportLanguagesCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportLanguagesXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportLanguagesXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ListTrackingLabelsApiResponse =
  /** status 200 All of them, in order of creation. */ TrackingLabel[];
export type ListTrackingLabelsApiArg = void;
export type CreateTrackingLabelApiResponse = /** status 200 Stored. */ SavedMessage;
export type CreateTrackingLabelApiArg = {
  trackingLabelInput: TrackingLabelInput;
};
export type UpdateTrackingLabelApiResponse = /** status 200 Stored. */ SavedMessage;
export type UpdateTrackingLabelApiArg = {
  /** Id of the record. */
  id: RecordId;
  trackingLabelInput: TrackingLabelInput;
};
export type DeleteTrackingLabelApiResponse = /** status 200 Deleted. */ SavedMessage;
export type DeleteTrackingLabelApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ExportTrackingLabelsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportTrackingLabelsCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the key. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportTrackingLabelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportTrackingLabelsXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the key. */
  code?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ListUsersApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ UserPage;
export type ListUsersApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Id of a record: the page that it lies on, in place of `page`; no effect if the list lacks it. */
  pageOf?: string;
  /** Column to sort by. */
  sortBy?:
    | 'username'
    | 'active'
    | 'mktg'
    | 'ccadmEnabled'
    | 'priceConfEnabled'
    | 'packConfEnabled'
    | 'apiUser'
    | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Part of the user name (decision A-11). */
  code?: string;
  /** Part of the alias or of the e-mail address (decision A-11). */
  label?: string;
};
export type CreateUserApiResponse = /** status 200 The user is created. */ SavedMessage;
export type CreateUserApiArg = {
  newUser: NewUser;
};
export type UpdateUserApiResponse = /** status 200 The user is stored. */ SavedMessage;
export type UpdateUserApiArg = {
  /** Name of the user. */
  username: string;
  userChange: UserChange;
};
export type DeleteUserApiResponse = /** status 200 The user is deleted. */ SavedMessage;
export type DeleteUserApiArg = {
  /** Name of the user. */
  username: string;
};
export type ExportUsersCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportUsersCsvApiArg = {
  /** Part of the user name (decision A-11). */
  code?: string;
  /** Part of the alias or of the e-mail address (decision A-11). */
  label?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type ExportUsersXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportUsersXlsxApiArg = {
  /** Part of the user name (decision A-11). */
  code?: string;
  /** Part of the alias or of the e-mail address (decision A-11). */
  label?: string;
  /** Of these records only, such as 12,15; all of them if empty. */
  ids?: string;
};
export type RunGridUpdateApiResponse =
  /** status 200 The run is queued or was already running. */ GridUpdateStart;
export type RunGridUpdateApiArg = void;
export type ClearGridCacheApiResponse = /** status 200 The cache is empty. */ Message;
export type ClearGridCacheApiArg = void;
export type ClearAllCacheApiResponse = /** status 200 The caches are empty. */ Message;
export type ClearAllCacheApiArg = void;
export type CheckGridApiResponse =
  /** status 200 One line for each finding, by kind; the last line is OK or KO. */ string;
export type CheckGridApiArg = {
  /** What is checked. */
  scope: 'ALL' | 'MAIN';
  /** A commercial model code or the vetele of a vehicle. */
  model: string;
};
export type ListApiJsonTestsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ ApiJsonTestPage;
export type ListApiJsonTestsApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?: 'id' | 'urlAsIs' | 'urlToBe' | 'diff' | 'disableTest';
  /** True for descending order. */
  sortDesc?: boolean;
};
export type ListActiveApiJsonTestsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ ApiJsonTestPage;
export type ListActiveApiJsonTestsApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?: 'id' | 'urlAsIs' | 'urlToBe' | 'diff' | 'disableTest';
  /** True for descending order. */
  sortDesc?: boolean;
};
export type CreateApiJsonTestApiResponse = /** status 200 The test is stored. */ SavedMessage;
export type CreateApiJsonTestApiArg = {
  apiJsonTestInput: ApiJsonTestInput;
};
export type UpdateApiJsonTestApiResponse = /** status 200 The test is stored. */ SavedMessage;
export type UpdateApiJsonTestApiArg = {
  /** Id of the record. */
  id: RecordId;
  apiJsonTestInput: ApiJsonTestInput;
};
export type DeleteApiJsonTestApiResponse = /** status 200 The test is deleted. */ SavedMessage;
export type DeleteApiJsonTestApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type GetApiJsonTestSummaryApiResponse =
  /** status 200 The figures of the last comparison of each test. */ ApiJsonTestSummary;
export type GetApiJsonTestSummaryApiArg = {
  /** True leaves disabled tests out. */
  activeOnly?: boolean;
};
export type GetApiJsonTestDifferencesApiResponse =
  /** status 200 The documents, one value per line. */ ApiJsonDifferences;
export type GetApiJsonTestDifferencesApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type GetApiJsonTestDocumentApiResponse =
  /** status 200 JSON with one value per line, anything else as received. */ ApiJsonDocument;
export type GetApiJsonTestDocumentApiArg = {
  /** Id of the record. */
  id: RecordId;
  /** Which of the two addresses answered. */
  side: 'asIs' | 'toBe';
};
export type RunApiJsonCompareAllApiResponse =
  /** status 200 The comparison is queued or running. */ ApiJsonCompareStart;
export type RunApiJsonCompareAllApiArg = void;
export type RunApiJsonCompareOneApiResponse =
  /** status 200 The comparison is queued or running. */ ApiJsonCompareStart;
export type RunApiJsonCompareOneApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ListJobRunsApiResponse =
  /** status 200 The page; a page past the end is empty but still has the total. */ JobRunPage;
export type ListJobRunsApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?: 'startedAt' | 'name' | 'startedBy' | 'state' | 'id';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Only the runs of this job. */
  name?: string;
};
export type GetLatestJobRunsApiResponse =
  /** status 200 At most one run of each job, the newest first. */ JobRun[];
export type GetLatestJobRunsApiArg = void;
export type GetJobRunApiResponse = /** status 200 The run. */ JobRunLog;
export type GetJobRunApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type CancelJobRunApiResponse = /** status 200 The run is being cancelled. */ SavedMessage;
export type CancelJobRunApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type ListDeletedApiResponse = /** status 200 The deletions, at most the last 200. */ Change[];
export type ListDeletedApiArg = {
  entity: ChangeEntity;
  /** Label group such as Main Window; all groups if omitted. */
  labelGroup?: string;
};
export type ListChangesApiResponse = /** status 200 The changes, at most the last 200. */ Change[];
export type ListChangesApiArg = {
  entity: ChangeEntity;
  /** The key of the record. Several parts are joined by a tilde: country and model (IT~AURORA), type and id of an option or colour (COLOR~12), country, vehicle and item of a price, with '-' for the base price (IT~3410126~431), the record of headquarters for a vehicle and that of a market, 0 for the former alone (12~34). For the labels of an option, the key is that of the option; the query gives their language and a model whose labels are included. */
  id: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; the default language if omitted. */
  language?: string;
};
export type RestoreChangeApiResponse = /** status 200 The record is restored. */ RestoredRecord;
export type RestoreChangeApiArg = {
  entity: ChangeEntity;
  /** The key of the record. Several parts are joined by a tilde: country and model (IT~AURORA), type and id of an option or colour (COLOR~12), country, vehicle and item of a price, with '-' for the base price (IT~3410126~431), the record of headquarters for a vehicle and that of a market, 0 for the former alone (12~34). For the labels of an option, the key is that of the option; the query gives their language and a model whose labels are included. */
  id: string;
  /** The change whose result to restore; for a deletion, the record as it was before. */
  changeId: number;
  /** True restores the state before the change instead, such as the one before the first recorded change. */
  before?: boolean;
  /** The newest change of the record that its history showed. If it was changed after that, it is not restored; without it, only what was deleted is protected so. */
  seen?: number;
};
export type PreviewBulkChangeApiResponse =
  /** status 200 What would change, the first records in full. */ BulkPreview;
export type PreviewBulkChangeApiArg = {
  entity: BulkEntity;
  bulkChange: BulkChange;
};
export type RunBulkChangeApiResponse = /** status 200 Changed, except what the rules refuse. */ BulkDone;
export type RunBulkChangeApiArg = {
  entity: BulkEntity;
  bulkChangeRun: BulkChangeRun;
};
export type UndoBulkChangeApiResponse = /** status 200 Every record is as it was before. */ Message;
export type UndoBulkChangeApiArg = {
  entity: BulkEntity;
  run: string;
};
export type ListActivityApiResponse = /** status 200 The page. */ ActivityPage;
export type ListActivityApiArg = {
  /** Kinds of records (ActivityKind), such as price,countryModel, or all of them if empty. */
  kinds?: string;
  /** Only changes of this record of the kinds, as `recordId` names it. */
  recordId?: string;
  /** Part of the name of the one who made the change. */
  actor?: string;
  /** Code of a market; only changes that concern it alone. */
  market?: string;
  /** Code or description of a commercial model, whose vehicles are included, or code of a vehicle; whatever the case and the accents. */
  model?: string;
  /** Only changes at this instant or later. */
  from?: string;
  /** Only changes before this instant. */
  to?: string;
  /** Only changes made in this way. */
  source?: ActivitySource;
  /** Part of a value before or after the change, ignoring case and accents. */
  text?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
};
export type ListActivityKindsApiResponse =
  /** status 200 The kinds; none for a user without rights. */ ActivityKindTitle[];
export type ListActivityKindsApiArg = void;
export type ExportActivityCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportActivityCsvApiArg = {
  /** Kinds of records (ActivityKind), such as price,countryModel, or all of them if empty. */
  kinds?: string;
  /** Only changes of this record of the kinds, as `recordId` names it. */
  recordId?: string;
  /** Part of the name of the one who made the change. */
  actor?: string;
  /** Code of a market; only changes that concern it alone. */
  market?: string;
  /** Code or description of a commercial model, whose vehicles are included, or code of a vehicle; whatever the case and the accents. */
  model?: string;
  /** Only changes at this instant or later. */
  from?: string;
  /** Only changes before this instant. */
  to?: string;
  /** Only changes made in this way. */
  source?: ActivitySource;
  /** Part of a value before or after the change, ignoring case and accents. */
  text?: string;
};
export type ExportActivityXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportActivityXlsxApiArg = {
  /** Kinds of records (ActivityKind), such as price,countryModel, or all of them if empty. */
  kinds?: string;
  /** Only changes of this record of the kinds, as `recordId` names it. */
  recordId?: string;
  /** Part of the name of the one who made the change. */
  actor?: string;
  /** Code of a market; only changes that concern it alone. */
  market?: string;
  /** Code or description of a commercial model, whose vehicles are included, or code of a vehicle; whatever the case and the accents. */
  model?: string;
  /** Only changes at this instant or later. */
  from?: string;
  /** Only changes before this instant. */
  to?: string;
  /** Only changes made in this way. */
  source?: ActivitySource;
  /** Part of a value before or after the change, ignoring case and accents. */
  text?: string;
};
export type GetBasePriceInfoApiResponse = /** status 200 The base price. */ BasePriceInfo;
export type GetBasePriceInfoApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
};
export type GetPriceDetailsByModelVersionApiResponse = /** status 200 The sections. */ PriceDetails;
export type GetPriceDetailsByModelVersionApiArg = {
  /** Id of the country. */
  countryId: string;
  /** Code or id of the language; English if it is unknown. */
  language: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
};
export type GetPricemaskListApiResponse =
  /** status 200 The masks; a disabled one is kept for lists that use it but no longer offered. */ PriceMask[];
export type GetPricemaskListApiArg = void;
export type SaveMarketDataModelAndOptApiResponse = /** status 200 The prices are stored. */ PricesSaved;
export type SaveMarketDataModelAndOptApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** The version of the list when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: Count;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  priceListInput: PriceListInput;
};
export type SaveEquipmentListApiResponse = /** status 200 The prices are stored. */ PricesSaved;
export type SaveEquipmentListApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** Accepted and ignored; the acting user is taken from the session. */
  idUserModis?: string;
  /** The version of the list when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: Count;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  body: EquipmentItemInput[];
};
export type GetMarketTaxesApiResponse = /** status 200 The taxes. */ MarketTax[];
export type GetMarketTaxesApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
};
export type SaveMarketDataTaxesApiResponse = /** status 200 The taxes are stored. */ PricesSaved;
export type SaveMarketDataTaxesApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** The version of the list when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: Count;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  body: MarketTaxInput[];
};
export type ExportPricelistApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportPricelistApiArg = {
  /** Id of the market. */
  marketId: string;
  /** The vetele, or a commercial model for its newest model year. */
  modelCode: string;
  /** Name of the model that the file name contains. */
  modelName?: string;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  pricelistExport: PricelistExport;
};
export type UploadPricelistFromExcelApiResponse = /** status 200 The preview. */ PriceUploadPreview;
export type UploadPricelistFromExcelApiArg = {
  body: {
    uploadFile: UploadFile;
    /** Id of the market. */
    pCountry: string;
    /** Code of the vehicle that the list belongs to; 7 digits. */
    pVetele: string;
    /** JSON text: equipmentList as the screen shows it; accepted, but the stored list is used. */
    importPriceConfUtilJson?: string;
    roundDecimals?: RoundDecimals;
  };
};
export type ImportPricelistApiResponse = /** status 200 The rows as they were imported. */ PriceUploadPreview;
export type ImportPricelistApiArg = {
  body: {
    uploadFile: UploadFile;
    /** Id of the market. */
    pCountry: string;
    /** Code of the vehicle that the list belongs to; 7 digits. */
    pVetele: string;
    /** Accepted and ignored; the acting user is taken from the session. */
    pIdModisUser?: string;
    /** JSON text: equipmentList (accepted, not used) and priceConfEditedItemList, rows {row, code, isChecked, price} as ticked and edited in the preview; the base price has the code -. */
    importPriceConfUtilJson?: string;
    roundDecimals?: RoundDecimals;
    /** As the preview returned it. */
    planDigest?: string;
  };
};
export type PreviewPriceRunApiResponse = /** status 200 What would become of each list. */ PriceRunPreview;
export type PreviewPriceRunApiArg = {
  priceRunChange: PriceRunChange;
};
export type StartPriceRunApiResponse = /** status 200 Begun. */ PriceRun;
export type StartPriceRunApiArg = {
  priceRunInput: PriceRunInput;
};
export type GetPriceRunApiResponse = /** status 200 The run. */ PriceRun;
export type GetPriceRunApiArg = {
  /** The id of the run. */
  run: number;
};
export type UndoPriceRunApiResponse = /** status 200 Every price is as it was before. */ PriceRun;
export type UndoPriceRunApiArg = {
  /** The id of the run. */
  run: number;
};
export type FindAlternativePriceListsApiResponse = /** status 200 The lists. */ AlternativePriceList[];
export type FindAlternativePriceListsApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
};
export type GetAlternativePriceListDetailsApiResponse =
  /** status 200 The pairs, the base price first. */ PricePair[];
export type GetAlternativePriceListDetailsApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** Code of the option that the alternative list is about. */
  optCode: string;
  /** Whether the list is for cars without the option. */
  isExcluded: 'true' | 'false';
};
export type SaveAlternativePriceListApiResponse = /** status 200 The list is stored. */ PricesSaved;
export type SaveAlternativePriceListApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** Code of the option that the alternative list is about. */
  optCode: string;
  /** Whether the list is for cars without the option. */
  isExcluded: 'true' | 'false';
  /** The version of the alternative list when it was read, 0 for a new one; 409 if it has changed since. */
  version?: Count;
  /** The version of the normal list whose prices were shown; 409 if it has changed since. */
  normalVersion?: Count;
  priceListInput: PriceListInput;
};
export type DeleteAlternativePriceListApiResponse = /** status 200 The list is deleted. */ Message;
export type DeleteAlternativePriceListApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** Code of the option that the alternative list is about. */
  optCode: string;
  /** Whether the list is for cars without the option. */
  isExcluded: 'true' | 'false';
  /** The version of the alternative list when it was read, 0 for a new one; 409 if it has changed since. */
  version?: Count;
};
export type GetBasePackInfoApiResponse =
  /** status 200 The packs by their codes, the options of each by set and code. */ Pack[];
export type GetBasePackInfoApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The value of the chosen model (its vetele), or the code of a commercial model for its newest model year. */
  modelValue: string;
  /** The value2 of the chosen model (its model year); 404 if the vehicle is of another one. */
  modelValue2: string;
};
export type ExportCommercialPacksApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportCommercialPacksApiArg = {
  /** The vetele of the chosen model, or a commercial model for its newest model year; needed unless everything is exported. */
  pCurrentModelVetele?: string;
  /** ALL is every model, FAM those of the same family as the chosen one, MOD the chosen one (decision A-74). */
  pModelFilter?: 'ALL' | 'FAM' | 'MOD';
  /** Only vehicles of the model year of the chosen one. */
  pCurrentModelYearOnly?: boolean;
};
export type ExportImplicitPacksApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportImplicitPacksApiArg = void;
export type UploadCommercialPacksFromExcelApiResponse = /** status 200 The preview. */ CommercialPackUpload;
export type UploadCommercialPacksFromExcelApiArg = {
  body: {
    uploadFile: UploadFile;
  };
};
export type ImportCommercialPacksApiResponse =
  /** status 200 What was imported and what was not. */ CommercialPackUpload;
export type ImportCommercialPacksApiArg = {
  body: {
    uploadFile: UploadFile;
    /** JSON text: packConfEditedItemList, rows {row, isChecked} as ticked in the preview; only header rows count, and packs that it does not name are not imported. */
    importPackConfUtilJson?: string;
    /** As the preview returned it. */
    planDigest?: string;
  };
};
export type UploadImplicitPacksFromExcelApiResponse = /** status 200 The preview. */ ImplicitPackUpload;
export type UploadImplicitPacksFromExcelApiArg = {
  body: {
    uploadFile: UploadFile;
  };
};
export type ImportImplicitPacksApiResponse =
  /** status 200 What was imported and what was not. */ ImplicitPackUpload;
export type ImportImplicitPacksApiArg = {
  body: {
    uploadFile: UploadFile;
    /** JSON text: packConfEditedItemList, rows {row, isChecked} as ticked in the preview; only header rows count, and packs that it does not name are not imported. */
    importPackConfUtilJson?: string;
    /** As the preview returned it. */
    planDigest?: string;
  };
};
export type GetPriceComparisonApiResponse =
  /** status 200 The base price, then the items by kind and code. */ PriceComparison;
export type GetPriceComparisonApiArg = {
  /** Code of the market whose list stands on the left. */
  leftMarket: string;
  /** The vehicle of the left list, by its seven digits. */
  leftVehicle: string;
  /** When the left list is looked at, not before the first change that is known; now if omitted. */
  leftAt?: string;
  /** Code of the market whose list stands on the right. */
  rightMarket: string;
  /** The vehicle of the right list, by its seven digits. */
  rightVehicle: string;
  /** When the right list is looked at, not before the first change that is known; now if omitted. */
  rightAt?: string;
  /** What right prices are multiplied by to compare them with left ones in another currency. If empty there are no differences between two currencies. Lists in one currency are compared as they are, whatever is given. */
  rate?: string;
  /** Leaves out the rows that are equal on both sides. */
  onlyDifferences?: boolean;
  /** Rows of one kind: the base price, options, fuoriserie, customer programmes, accessories, or what neither list offers any more; all if empty. */
  kind?: '' | 'base' | 'options' | 'fuoriserie' | 'programs' | 'accessories' | 'gone';
  /** Part of a code or a description, whatever the case and the accents. */
  search?: string;
};
export type ExportPriceComparisonApiResponse = /** status 200 The file. */ FileReply;
export type ExportPriceComparisonApiArg = {
  /** Code of the market whose list stands on the left. */
  leftMarket: string;
  /** The vehicle of the left list, by its seven digits. */
  leftVehicle: string;
  /** When the left list is looked at, not before the first change that is known; now if omitted. */
  leftAt?: string;
  /** Code of the market whose list stands on the right. */
  rightMarket: string;
  /** The vehicle of the right list, by its seven digits. */
  rightVehicle: string;
  /** When the right list is looked at, not before the first change that is known; now if omitted. */
  rightAt?: string;
  /** What right prices are multiplied by to compare them with left ones in another currency. If empty there are no differences between two currencies. Lists in one currency are compared as they are, whatever is given. */
  rate?: string;
  /** Leaves out the rows that are equal on both sides. */
  onlyDifferences?: boolean;
  /** Rows of one kind: the base price, options, fuoriserie, customer programmes, accessories, or what neither list offers any more; all if empty. */
  kind?: '' | 'base' | 'options' | 'fuoriserie' | 'programs' | 'accessories' | 'gone';
  /** Part of a code or a description, whatever the case and the accents. */
  search?: string;
};
export type GetReadinessApiResponse = /** status 200 The rows by market, family and vehicle. */ Readiness[];
export type GetReadinessApiArg = {
  /** Codes of markets, such as IT,FR, or all of the user's if empty. */
  markets?: string;
  /** Vehicles, such as 3410126,3410226, or all that the markets sell if empty. */
  vehicles?: string;
  /** By how many percent a price may differ from the official one before it counts as far from it. */
  limit?: number;
  /** How soon a campaign has to end to be counted, in days. */
  days?: number;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
};
export type ExportReadinessCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportReadinessCsvApiArg = {
  /** Codes of markets, such as IT,FR, or all of the user's if empty. */
  markets?: string;
  /** Vehicles, such as 3410126,3410226, or all that the markets sell if empty. */
  vehicles?: string;
  /** By how many percent a price may differ from the official one before it counts as far from it. */
  limit?: number;
  /** How soon a campaign has to end to be counted, in days. */
  days?: number;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
};
export type ExportReadinessXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportReadinessXlsxApiArg = {
  /** Codes of markets, such as IT,FR, or all of the user's if empty. */
  markets?: string;
  /** Vehicles, such as 3410126,3410226, or all that the markets sell if empty. */
  vehicles?: string;
  /** By how many percent a price may differ from the official one before it counts as far from it. */
  limit?: number;
  /** How soon a campaign has to end to be counted, in days. */
  days?: number;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
};
export type GetPricePictureApiResponse =
  /** status 200 The picture; without a price it has no lines. */ PricePicture;
export type GetPricePictureApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** The item's code; '-' or nothing is the base price. */
  code?: string;
  /** Who buys: private customers unless said otherwise. */
  customer?: CustomerKind;
  /** A day such as 2026-11-20, by the clock of each campaign; today in the market if left out. */
  day?: string;
};
export type GetSolPriceDataApiResponse = /** status 200 The vehicle's data for online sales. */ SolPriceData;
export type GetSolPriceDataApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** Usually the end of today; any date is accepted, with a time or as 2026-11-20, which means the end of that day. */
  startDate?: string;
};
export type SavePriceSolTaxesApiResponse = /** status 200 Taxes and downpayment are stored. */ PricesSaved;
export type SavePriceSolTaxesApiArg = {
  /** The version of the list when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: Count;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  solTaxesInput: SolTaxesInput;
};
export type DeletePriceSolTaxesApiResponse = /** status 200 The taxes are deleted. */ Message;
export type DeletePriceSolTaxesApiArg = {
  body: RecordId[];
};
export type CheckSolModelActiveApiResponse = /** status 200 0 means that the model is not active. */ number;
export type CheckSolModelActiveApiArg = {
  /** The 7 digits of the vehicle. */
  vetele: string;
  /** A market that the user may read; an empty value is the same as none. */
  idCountry?: string;
};
export type FindSolModelsPagedApiResponse =
  /** status 200 A page of records; a vehicle's headquarters record comes before those of its markets. */ SolModelPage;
export type FindSolModelsPagedApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?: 'model' | 'adm' | 'market' | 'updateDate' | 'visible' | 'vetele';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Whether an HQ user asks; accepted, the session decides, and true is for HQ users only. */
  isHqUser?: boolean;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  solModelFilter: SolModelFilter;
};
export type ExportSolModelsApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportSolModelsApiArg = {
  /** Whether an HQ user asks; accepted, the session decides, and true is for HQ users only. */
  isHqUser?: boolean;
  /** True for a workbook without rows that explains its columns. */
  isOnlyTemplate?: boolean;
  /** true or ALL is everything in the user's markets, false or FILTERED what the filter in the body matches. */
  scope?: 'true' | 'false' | 'ALL' | 'FILTERED';
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  solModelFilter: SolModelFilter;
};
export type ImportSolModelsApiResponse =
  /** status 200 One line of text for each row that was or could not be changed, and a summary. */ string[];
export type ImportSolModelsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the uploaded file, for the history. */
    filename?: string;
    /** Accepted; the session decides, and true is for HQ users only. */
    isHQUser?: 'true' | 'false';
    /** Accepted and ignored; the acting user is taken from the session. */
    curUserName?: string;
    /** The market; needed unless an HQ user imports. */
    idCountry?: string;
    /** The digest of the preview; the import is refused if the plan has changed since. */
    planDigest?: string;
    selectedRowsJson?: SelectedRows;
    /** JSON text of the filter; accepted and ignored. */
    exampleObj?: string;
  };
};
export type PreviewSolModelsApiResponse =
  /** status 200 The plan that the import would apply. */ ImportPreview;
export type PreviewSolModelsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the uploaded file, for the history. */
    filename?: string;
    /** Accepted; the session decides, and true is for HQ users only. */
    isHQUser?: 'true' | 'false';
    /** The market; needed unless an HQ user imports. */
    idCountry?: string;
  };
};
export type CreateSolModelApiResponse = /** status 200 The record is stored. */ Message;
export type CreateSolModelApiArg = {
  /** Whether the headquarters record is meant; true is for HQ users only. */
  isHqUser: 'true' | 'false';
  solModelInput: SolModelInput;
};
export type ChangeSolModelVisibilityApiResponse = /** status 200 The visibility is stored. */ Message;
export type ChangeSolModelVisibilityApiArg = {
  /** Whether the headquarters record is meant; true is for HQ users only. */
  isHqUser: 'true' | 'false';
  solVisibilityInput: SolVisibilityInput;
};
export type CreateSolCampaignApiResponse = /** status 201 The id of the new campaign. */ RecordId;
export type CreateSolCampaignApiArg = {
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  newSolCampaign: NewSolCampaign;
};
export type FindSolCampaignsPagedApiResponse =
  /** status 200 A page of campaigns of the markets that the user may see, each with the campaigns that it overlaps. */ SolCampaignPage;
export type FindSolCampaignsPagedApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?:
    | 'id'
    | 'idCountry'
    | 'dateStart'
    | 'dateEnd'
    | 'discPerc'
    | 'discTot'
    | 'discOpt'
    | 'description'
    | 'campaignType'
    | 'lastUpdate'
    | 'active';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Whether an HQ user asks; accepted, the session decides, and true is for HQ users only. */
  isHqUser?: boolean;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  solCampaignFilter: SolCampaignFilter;
};
export type FindSolCampaignTimelineApiResponse =
  /** status 200 Campaigns by market and start; at most 2,000. */ SolCampaignTimeline;
export type FindSolCampaignTimelineApiArg = {
  /** First instant of the period. */
  from: string;
  /** First instant after the period, at most three years later. */
  to: string;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  solCampaignFilter: SolCampaignFilter;
};
export type FindSolCampaignOverlapsApiResponse =
  /** status 200 The overlaps; empty if there are none. */ SolCampaignOverlap[];
export type FindSolCampaignOverlapsApiArg = {
  solCampaignDraft: SolCampaignDraft;
};
export type ExportSolCampaignsApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportSolCampaignsApiArg = {
  /** True for a workbook without rows that explains its columns. */
  isOnlyTemplate?: boolean;
  /** true or ALL is everything in the user's markets, false or FILTERED what the filter in the body matches. */
  scope?: 'true' | 'false' | 'ALL' | 'FILTERED';
  /** What the file holds; the downpayment screen sends downpayment (decision A-27). */
  entity?: 'campaign' | 'downpayment';
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  solCampaignFilter: SolCampaignFilter;
};
export type ImportSolCampaignsApiResponse =
  /** status 200 The models of the workbook with the outcome of each, and messages. */ SolCampaignImport;
export type ImportSolCampaignsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the uploaded file, for the history. */
    filename?: string;
    /** Accepted and ignored; the acting user is taken from the session. */
    curUserName?: string;
    /** The market. */
    idCountry: string;
    /** The campaign whose form is open: rows of other campaigns are left out, rows without an id belong to this one. */
    idCampaign?: string;
    /** JSON text of the filter; accepted and ignored. */
    exampleObj?: string;
    roundDecimals?: RoundDecimals;
    /** The digest of the preview; the import is refused if the plan has changed since. */
    planDigest?: string;
    selectedRowsJson?: SelectedRows;
    /** true reads the models for a form and stores nothing. */
    modelsOnly?: 'true' | 'false';
  };
};
export type PreviewSolCampaignsApiResponse =
  /** status 200 The plan that the import would apply; a campaign is listed by the first of its rows. */ ImportPreview;
export type PreviewSolCampaignsApiArg = {
  body: {
    file: UploadFile;
    /** Name of the uploaded file, for the history. */
    filename?: string;
    /** The market. */
    idCountry: string;
    roundDecimals?: RoundDecimals;
  };
};
export type SetSolCampaignActiveApiResponse = /** status 200 Stored. */ SavedMessage;
export type SetSolCampaignActiveApiArg = {
  /** Id of the record. */
  id: RecordId;
  active: 'true' | 'false';
  /** Accepted and ignored; the acting user is taken from the session. */
  user: string;
};
export type GetSolCampaignApiResponse = /** status 200 The campaign. */ SolCampaign;
export type GetSolCampaignApiArg = {
  /** Id of the record. */
  id: RecordId;
};
export type UpdateSolCampaignApiResponse = /** status 200 The campaign is stored. */ SavedMessage;
export type UpdateSolCampaignApiArg = {
  /** Id of the record. */
  id: RecordId;
  /** Whether an HQ user asks; accepted, the session decides, and true is for HQ users only. */
  flag: 'true' | 'false';
  /** Accepted and ignored; the acting user is taken from the session. */
  userAlias: string;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  solCampaignInput: SolCampaignInput;
};
export type GetSolCountryTaxesApiResponse =
  /** status 200 The fixed taxes, which are always there, then the market's own. */ SolCountryTax[];
export type GetSolCountryTaxesApiArg = {
  /** Id of the country. */
  countryId: string;
};
export type SaveSolCountryTaxesApiResponse = /** status 200 The taxes are stored. */ Message;
export type SaveSolCountryTaxesApiArg = {
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  body: SolCountryTaxInput[];
};
export type DeleteSolCountryTaxesApiResponse = /** status 200 The taxes are deleted. */ Message;
export type DeleteSolCountryTaxesApiArg = {
  body: RecordId[];
};
export type FindDownpaymentsPagedApiResponse =
  /** status 200 A page of downpayments with the vehicles that use each. */ DownpaymentPage;
export type FindDownpaymentsPagedApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Column to sort by. */
  sortBy?: 'id' | 'market' | 'downpayment' | 'active' | 'lastUpdate';
  /** True for descending order. */
  sortDesc?: boolean;
  /** Whether an HQ user asks; accepted, the session decides, and true is for HQ users only. */
  isHqUser?: boolean;
  /** Code of the language that countries are named in; the user's if omitted, or if countries have no names in it. */
  language?: string;
  downpaymentFilter: DownpaymentFilter;
};
export type CreateDownpaymentApiResponse = /** status 201 The downpayment is stored. */ SavedMessage;
export type CreateDownpaymentApiArg = {
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  downpaymentInput: DownpaymentInput;
};
export type UpdateDownpaymentApiResponse = /** status 200 The downpayment is stored. */ SavedMessage;
export type UpdateDownpaymentApiArg = {
  /** Id of the record. */
  id: RecordId;
  /** The currency that the amounts were shown in; amounts that are new are refused if it is another one by now, and without it they are believed to be in the current one. */
  shownCurrency?: string;
  downpaymentInput: DownpaymentInput;
};
export type SetDownpaymentActiveApiResponse = /** status 200 Stored. */ SavedMessage;
export type SetDownpaymentActiveApiArg = {
  /** Id of the record. */
  id: RecordId;
  active: 'true' | 'false';
};
export type CheckDownpaymentApiResponse = /** status 200 1 when it exists. */ number;
export type CheckDownpaymentApiArg = {
  /** Id of the country. */
  countryId: string;
  /** An amount with a decimal point and at most 2 decimals. */
  value: number;
};
export type CheckLiveApiResponse = /** status 200 Alive. */ Health;
export type CheckLiveApiArg = void;
export type CheckReadyApiResponse = /** status 200 Ready. */ Health;
export type CheckReadyApiArg = void;
export type GetMetricsApiResponse = /** status 200 Metrics in the text format of Prometheus. */ string;
export type GetMetricsApiArg = void;
export type GetContractApiResponse = /** status 200 An OpenAPI 3.1 document. */ {
  /** Version of the OpenAPI format, such as 3.1.0. */
  openapi: string;
  /** Title, version and description of the document. */
  info: {
    [key: string]: unknown;
  };
  /** Every call by its address. */
  paths: {
    [key: string]: unknown;
  };
  [key: string]: unknown;
};
export type GetContractApiArg = void;
export type GetContractYamlApiResponse = /** status 200 An OpenAPI 3.1 document. */ string;
export type GetContractYamlApiArg = void;
export type RecordId = number;
export type ModelItem = {
  /** The vetele, 7 digits. */
  value: string;
  /** The model year. */
  value2: string;
  /** Name of the vehicle with its model year. */
  label: string;
  /** Code and name of the vehicle, as shown in lists of online sales. */
  solLabel: string;
  /** Of a user's market: its model year is below Min MY, so the price console does not list it. */
  isBelowMinimum?: boolean;
};
export type ModelGroup = {
  /** Name of the model family. */
  label: string;
  /** Vehicles of the family. */
  items: ModelItem[];
};
export type Market = {
  /** Id of the market, such as IT. */
  id: string;
  /** Name of the market, in the user's language. */
  description: string;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2: string;
  /** Percent. */
  vat: number | null;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** ADM grouping of the market, such as Sud Europa; empty for none. */
  tabele: string;
  /** Code of the market in the factory's systems. */
  codMercato: string;
  /** How the market writes amounts, such as #.##0,00; empty for the default. */
  pricemask: string;
  /** Whether the market sets base prices and prices of options. */
  enableBaseOpt: boolean;
  /** Whether the market sets prices of accessories. */
  enableAccessories: boolean;
  /** Whether the market has customer programmes. */
  enableCustomerPrg: boolean;
  /** Whether prices come from the factory's AS400 system, with the MSRP in place of importer and MRPBT price. */
  priceFromAS400: boolean;
  /** Whether the market sells online (SOL). */
  solEnable: boolean;
  /** Families and vehicles that the market offers. */
  modelGroupItemList: ModelGroup[];
};
export type Model = {
  /** Code of the commercial model, such as AURORA; DEFAULT means no particular one. */
  modelcode: string;
  /** The vetele of the newest model year. */
  modelId: string;
  /** Name of the model, as customers know it. */
  description: string;
};
export type ListName =
  | 'interface_labels'
  | 'opt_labels'
  | 'acc_labels'
  | 'custprg_labels'
  | 'opt_color_labels'
  | 'glossary_terms'
  | 'editorial_contents'
  | 'editorial_palcehoders'
  | 'users'
  | 'interface'
  | 'countries'
  | 'languages'
  | 'configuration_parameters'
  | 'trackinglabels'
  | 'car_models'
  | 'call_to_action'
  | 'opt_groups'
  | 'country_models'
  | 'activity'
  | 'sol_model'
  | 'sol_campaign'
  | 'sol_downpayment'
  | 'translations';
export type SessionUser = {
  /** Key of the user. */
  idUser: RecordId;
  /** Name that the user signs in with; it never changes. */
  username: string;
  /** The alias, which replaces the user name in histories; else empty. */
  userAliasFromModis: string;
  /** Where results of jobs and exports are sent; empty if the user has no address. */
  email: string;
  /** Code of the language that the console starts in. */
  lang: string;
  /** Whether the user may work in the label tool and the reference data. */
  ccadmEnabled: boolean;
  /** Whether the user may work in the price configurator; it also takes a market. */
  priceConfEnabled: boolean;
  /** Whether the user may work in the pack configurator. */
  packConfEnabled: boolean;
  /** Whether the user may work in online sales (SOL). */
  solEnabledFrontEnd: boolean;
  /** Whether the user is a dealer, who sees nothing of online sales. */
  isDealer: boolean;
  /** Whether the user works at headquarters and sees every market. */
  isHQUser: boolean;
  /** Whether the user may maintain users and configuration parameters. */
  userAdmin: boolean;
  /** Whether the user works in marketing. */
  mktg: boolean;
  /** Whether the account belongs to a program rather than a person. */
  apiUser: boolean;
  /** The user's own markets by description. */
  countries: Market[];
  /** The models of the label tool's selector. */
  ccadmFullModelList: Model[];
  /** The largest file that can be imported (MAX_UPLOAD_MB). */
  maxUploadMB?: number;
  /** Whether the console shows the documentation of its calls (API_DOCS). */
  hasApiDocs?: boolean;
  /** The lists that open with a view that the user has chosen, see ListView. */
  preferredViews?: ListName[];
};
export type SignedIn = {
  /** The word before the token in the Authorization header. */
  tokenType: 'Bearer';
  /** Opaque; send it back unchanged. */
  token: string;
  /** Who signed in, with every right that the screens mirror. */
  user: SessionUser;
};
export type FieldProblem = {
  /** Wire name of the field or parameter. */
  field: string;
  /** What is wrong with the field, in words to show next to it. */
  message: string;
};
export type Problem = {
  /** Why the call failed and what to do, in a sentence for the user. */
  message: string;
  /** What to quote when asking for help. */
  requestId?: string;
  /** Errors by field; absent if the error concerns no particular field. */
  fields?: FieldProblem[];
};
export type Credentials = {
  /** Name that the user signs in with; it never changes. */
  username: string;
  /** The secret that the user signs in with. */
  password: string;
};
export type Message = {
  /** What happened, in a sentence for the user. */
  message: string;
};
export type LandingCountry = {
  /** Id of the country, such as IT. */
  id: string;
  /** The market's own name in the requested language, else the standard name there, else the English one. */
  description: string;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2: string;
};
export type LandingRegion = {
  /** Name of the region. */
  label: string;
  /** Countries of the region that have a configurator. */
  countryList: LandingCountry[];
};
export type LandingLanguage = {
  /** Code of the language, such as it. */
  code: string;
  /** What the language calls itself. */
  description: string;
};
export type LandingModel = {
  /** Name of the model, as customers know it. */
  modelDescription: string;
  /** Code of the commercial model. */
  code: string;
  /** The vehicle that the country offers: of MY 1, else of MY 2, else of the newest model year. */
  vetele: string;
  /** The model year of the vehicle, in an object of its own. */
  model: {
    /** Four digits, such as 2026. */
    modelYear: string;
  };
  /** Appended to the base address of the external configurator (getCcfUrl). */
  urlContext: string;
  /** Language of the country. */
  lang: string;
  /** Version of the model: the model year of that vehicle. */
  version: string;
};
export type LandingFamily = {
  /** Code of the model family. */
  code: string;
  /** Name of the model family. */
  description: string;
  /** Models that customers of the country can configure. */
  models: LandingModel[];
};
export type MenuEntry = {
  /** Heading under which the entry is listed. */
  section: string;
  /** Text of the entry. */
  description: string;
  /** Path of the screen below /ccb. */
  linkTo: string;
  /** Added to the link as a query value; empty for none. */
  action: string;
  /** Added to the link as activeGroup; empty for none, * for the labels of all groups. */
  group: string;
  /** Whether the entry opens a list of further entries instead of a screen. */
  hasSubmenu: boolean;
  /** Entries below this one; empty for an entry that opens a screen. */
  submenuList: MenuEntry[];
};
export type SearchKind =
  | 'interfaceLabel'
  | 'option'
  | 'accessory'
  | 'customerProgramme'
  | 'model'
  | 'vehicle'
  | 'market'
  | 'pack'
  | 'campaign'
  | 'user';
export type SearchHit = {
  /** What its screen finds it by: a code, vetele, id or user name. */
  code: string;
  /** Its text or name; may be empty. */
  text: string;
  /** Code of the language of the text; empty if it is no label. */
  language: string;
  /** Label group or option group; empty for other kinds. */
  group: string;
  /** Market by name, with the vehicle of a pack; empty for other kinds. */
  place: string;
  /** Market of a vehicle, pack or campaign; empty for other kinds. */
  idCountry: string;
  /** Vehicle of a vehicle or pack; empty for other kinds. */
  vetele: string;
  /** Whether its screen lists it in the language of the request. */
  listed: boolean;
  /** How code or text match: `similar` where only the spelling is like it. */
  match: 'exact' | 'prefix' | 'contains' | 'similar';
};
export type SearchGroup = {
  kind: SearchKind;
  /** At most six, the best first. */
  hits: SearchHit[];
};
export type VehicleName = {
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** Name of the vehicle with its model year. */
  description: string;
};
export type OptionPlace = {
  /** Id of the market, such as IT. */
  idCountry: string;
  /** Its name. */
  market: string;
  /** By name. */
  vehicles: VehicleName[];
};
export type OptionUses = {
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Its name in the factory's systems. */
  name: string;
  /** Where its label is; null without the right to the label tool. */
  label: {
    /** Which screen has its label, that of options, accessories or customer programmes. */
    kind: 'option' | 'accessory' | 'customerProgramme';
    /** Code of its option group. */
    group: string;
    /** The group in words, or its code. */
    groupName: string;
  } | null;
  /** Markets by name with the vehicles that offer it. */
  prices: OptionPlace[];
  /** Markets by name with the vehicles that have it as a commercial pack or in one. */
  packs: OptionPlace[];
  /** Codes of the options that bring it along, as implicit packs; only with the right to packs. */
  broughtBy: string[];
};
export type Count = number;
export type TextKind =
  | 'interfaceLabel'
  | 'option'
  | 'accessory'
  | 'customerProgramme'
  | 'colour'
  | 'editorialPlaceholder'
  | 'editorialContent';
export type OverviewLanguages = {
  /** Code of the language to translate from. */
  source: string;
  /** Texts in the source language. */
  texts: number;
  /** Every other active language, the least translated first. */
  languages: {
    /** The language that the text is in. */
    language: string;
    /** The name of the language. */
    name: string;
    /** Texts with a translation, outdated ones included. */
    translated: Count;
    /** Translations whose source has changed since, but for those marked as checked. */
    outdated: Count;
    /** The kinds with missing or outdated texts, those with the most first. */
    kinds: {
      kind: TextKind;
      /** Texts without a translation. */
      missing: Count;
      /** Translations whose source has changed since, but for those marked as checked. */
      outdated: Count;
    }[];
  }[];
};
export type OverviewPrices = {
  /** All lists: one for each vehicle that one of the markets sells. */
  lists: number;
  /** Missing prices of all of them. */
  missing: number;
  /** Lists that are not published. */
  unpublished: number;
  /** Markets with such lists, the one with the most missing prices first. */
  markets: {
    /** Id of the market, such as IT. */
    idCountry: string;
    /** The name of the market. */
    country: string;
    /** Price lists of the market, one for each vehicle that it sells. */
    lists: Count;
    /** Lists with missing prices or not published. */
    openLists: number;
    /** Prices that the market has not set. */
    missing: Count;
    /** Price lists that the market has not published. */
    unpublished: Count;
    /** The lists that need the most, with the most missing prices first. */
    worst: {
      /** Code of the vehicle, a model in a model year; 7 digits. */
      vetele: string;
      /** The vehicle. */
      description: string;
      /** Prices that the market has not set. */
      missing: Count;
      /** Whether the market has published the list. */
      isPublished: boolean;
    }[];
  }[];
};
export type OverviewCampaign = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** What the campaign is about, in the words of the market. */
  description: string;
  /** Id of the market, such as IT. */
  idCountry: string;
  /** The name of the market. */
  country: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType: 'B2B' | 'B2C';
  /** When the campaign starts, on the wall clock of its time zone, as 2026-11-20T09:00. */
  dateStart: string;
  /** When the campaign ends, on the wall clock of its time zone, as 2026-11-20T09:00. */
  dateEnd: string;
  /** Ids of the active campaigns that it overlaps, without those that are over. */
  overlapsWith: RecordId[];
};
export type OverviewCampaignList = {
  /** At most four, the next one first. */
  content: OverviewCampaign[];
  /** How many records all pages have together. */
  totalElements: Count;
};
export type OverviewCampaigns = {
  /** The first of these days. */
  from: string;
  /** The last of these days. */
  to: string;
  /** Campaigns whose first day is one of these. */
  starting: OverviewCampaignList;
  /** Campaigns whose last day is one of these. */
  ending: OverviewCampaignList;
  /** Campaigns that share a vehicle with another one at the same time, now or later. */
  overlapping: OverviewCampaignList;
};
export type JobStep = {
  /** Display name of the step. */
  name: string;
  /** How many items are finished. */
  done: Count;
  /** Null where nothing is counted. */
  total: number | null;
  /** What it is working on. */
  item: string;
  /** When it began, in UTC; null until then. */
  startedAt: string | null;
  /** When it ended, in UTC; null until then. */
  finishedAt: string | null;
};
export type JobRun = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The job, such as updateGrid. */
  name: string;
  /** DEFAULT if it is for no particular model. */
  modelcode: string;
  /** Name of the user who started it, or the alias if there is one. */
  startedBy: string;
  /** When it was queued, in UTC. */
  queuedAt: string;
  /** When it began, in UTC; null until then. */
  startedAt: string | null;
  /** When it ended, in UTC; null until then. */
  finishedAt: string | null;
  /** From start to end, or until now by the clock of the server. */
  durationMs: number;
  /** How far the job is. */
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Cancelled, but still running its current step. */
  isCancelling: boolean;
  /** The step it has reached. */
  step: string;
  /** How much is finished, from 0 to 100. */
  percent: number;
  /** The outcome, or why the run is restarted; empty until then. */
  message: string;
  /** Who gets the result; of an update of the grids that is over, whom it was mailed to. */
  emails: string[];
  /** What it does, in order; empty for jobs without steps. */
  steps: JobStep[];
};
export type OverviewJobs = {
  /** Queued or running, at most five. */
  running: JobRun[];
  /** Failed within a week and not run well since, at most five. */
  failed: JobRun[];
};
export type ImportKind =
  | 'interfaceLabel'
  | 'optLabel'
  | 'colLabel'
  | 'glossaryTerm'
  | 'editorialPlaceholder'
  | 'editorialContent'
  | 'translation'
  | 'price'
  | 'pack'
  | 'implicitPack'
  | 'solModel'
  | 'solCampaign';
export type ImportRun = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** When it happened, in UTC. */
  at: string;
  /** Who imported it. */
  actor: string;
  kind: ImportKind;
  /** The name of the kind, in the language of the request. */
  title: string;
  /** Code of the market that it was for; empty for none or several. */
  market: string;
  /** Name of the uploaded file. */
  fileName: string;
  /** How many rows the file has, not counting the header. */
  rowCount: number;
  /** Rows that were not imported because of an error. */
  rejected: number;
};
export type OverviewImports = {
  /** Imports of 30 days with rejected rows, newest first; not those whose file was imported again since. */
  content: ImportRun[];
  /** How many records all pages have together. */
  totalElements: Count;
};
export type ActivityKind =
  | 'interfaceLabel'
  | 'optLabel'
  | 'colLabel'
  | 'optItem'
  | 'colItem'
  | 'textMark'
  | 'glossaryTerm'
  | 'translationLengthLimit'
  | 'countryModel'
  | 'carModel'
  | 'user'
  | 'country'
  | 'geoRegion'
  | 'language'
  | 'configurationParameter'
  | 'trackingLabel'
  | 'interfaceConfig'
  | 'callToAction'
  | 'countryCallToAction'
  | 'optGroup'
  | 'editorialPlaceholder'
  | 'editorialContent'
  | 'apiJsonTest'
  | 'optGrid'
  | 'price'
  | 'priceList'
  | 'alternativePriceList'
  | 'alternativePrice'
  | 'marketTax'
  | 'pack'
  | 'implicitPack'
  | 'solModel'
  | 'solModelMarket'
  | 'solCampaign'
  | 'solCountryTaxes'
  | 'solTaxes'
  | 'downpayment';
export type ActivitySource = 'hand' | 'import' | 'bulk' | 'job' | 'restore';
export type OverviewChange = {
  /** Key of the record; never reused. */
  id: number;
  kind: ActivityKind;
  /** The name of the kind, in the language of the request. */
  title: string;
  /** What people call the record: its code, or parts of its key; empty for several records. */
  name: string;
  /** The record, as the change log names it. */
  recordId: string;
  /** When it happened, in UTC. */
  at: string;
  /** Name of the user who made the change, or the alias if there is one. */
  actor: string;
  /** What was done to the record. */
  action: 'create' | 'update' | 'delete' | 'restore';
  madeBy: ActivitySource;
  /** Name of the imported file or of the job; empty for a change by hand. */
  source: string;
};
export type Overview = {
  languages?: OverviewLanguages;
  prices?: OverviewPrices;
  campaigns?: OverviewCampaigns;
  jobs?: OverviewJobs;
  /** Applied imports with rejected rows. */
  imports?: OverviewImports;
  /** The latest changes, newest first. */
  changes?: OverviewChange[];
};
export type WorkbookRow = number;
export type ImportError = {
  /** Row of the file; the first is 1. */
  row: WorkbookRow;
  /** Header of the column in the file. */
  column: string;
  /** What the cell holds. */
  value: string;
  /** What is wrong, in words for the user. */
  reason: string;
};
export type ImportRunLog = {
  run: ImportRun;
  /** What was wrong with the rejected rows, at most 500 faults in the language of the import. */
  errors: ImportError[];
};
export type ResolvedLabel = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Name by which the configurator requests the text. */
  code: string;
  /** Text that customers read. */
  label: string;
  /** Code of the language that the text was found in. */
  language: string;
};
export type Page = {
  /** How many records all pages have together. */
  totalElements: Count;
  /** Zero-based index of the page, only where `pageOf` has found its record. */
  pageIndex?: number;
};
export type LabelLanguage = {
  /** Key of the language. */
  id: RecordId;
  /** Code of the language, such as it. */
  code: string;
  /** Name of the language, such as Italiano. */
  description: string;
};
export type Version = number;
export type InterfaceLabel = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Name by which the configurator requests the text; labels with the same code differ in language or models. */
  code: string;
  /** Text that customers read. */
  label: string;
  /** Part of the configurator in which the label is shown, such as Main Window. */
  labelGroup: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** Pattern of the codes of models that it is for, such as ^AURORA.*$; DEFAULT means all. */
  modelEnableRegexp: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type InterfaceLabelPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: InterfaceLabel[];
};
export type NextVersion = number;
export type SavedMessage = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Key of the record that was written. */
  id: RecordId;
  version?: NextVersion;
};
export type CountOrNone = number | null;
export type LanguageRef = {
  /** Key of the language, or its code. */
  id: RecordId | string;
  /** Code of the language, such as it. */
  code?: string;
  /** Accepted and ignored. */
  description?: string;
};
export type InterfaceLabelInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Name by which the configurator requests the text; labels with the same code differ in language or models. */
  code: string;
  /** Text that customers read. */
  label: string;
  /** Part of the configurator in which the label is shown, such as Main Window. */
  labelGroup: string;
  language: LanguageRef;
  /** DEFAULT when absent. */
  modelEnableRegexp?: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
  /** Accepted and ignored; exports have it as a parameter. */
  scope?: string | null;
  /** Accepted and ignored; exports have it as a parameter. */
  languageToExport?: string | null;
};
export type Conflict = {
  /** What somebody else has changed meanwhile, in a sentence for the user. */
  message: string;
  /** What to quote when asking for help. */
  requestId?: string;
  /** Errors by field; absent if the error concerns no particular field. */
  fields?: FieldProblem[];
  /** Name of the user who changed it last, or the alias if there is one. */
  changedBy: string;
  /** When the record was last changed, in UTC. */
  changedAt: string;
};
export type InterfaceLabelConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: InterfaceLabel;
};
export type ModelMatch = {
  /** The pattern, as it was sent. */
  pattern: string;
  /** Whether the pattern can be read at all. */
  valid: boolean;
  /** What is wrong with the pattern. */
  reason?: string;
  /** Where the error begins; the first character is 1. */
  position?: number;
  /** How many models the pattern matches. */
  matched: number;
  /** How many models the console has. */
  total: number;
  /** The models that it matches. */
  models: Model[];
};
export type ModelMatchRequest = {
  /** Patterns to try, read like the enabling pattern of a label. */
  patterns: string[];
};
export type SelectedRows = string;
export type ImportCell = {
  /** Header of the column in the file. */
  column: string;
  /** Null for a new record. */
  before: string | null;
  /** The value that the import would store, as the file writes it. */
  after: string;
};
export type ImportRow = {
  /** Row of the file; the first is 1. */
  row: WorkbookRow;
  /** Empty for a new record, which gets its number when stored. */
  code: string;
  /** The name of the record, if its code does not say enough. */
  name?: string;
  /** What the import does to the record. */
  result: 'created' | 'changed';
  /** What identifies the record besides its code, by column: language, group, regexps. */
  key: {
    [key: string]: string;
  };
  /** If the id of the row belongs to another record: which one, and what happens instead. */
  note?: string;
  /** The cells that the row changes; for a new record, all cells that it fills in. */
  cells: ImportCell[];
  /** What to check before importing: "Disc.%: 150 becomes 100". */
  warnings?: string[];
  /** Whether it is imported by default. */
  isChecked: boolean;
};
export type ImportInvalidRow = {
  /** Row of the file; the first is 1. */
  row: WorkbookRow;
  /** One text for each column. */
  values: string[];
};
export type ImportPreview = {
  /** Name of the uploaded file. */
  fileName: string;
  /** How many rows the file has, not counting the header. */
  rowCount: number;
  /** Numbers of rows in the file, by their effect. */
  counts: {
    /** Rows that create a record. */
    created: number;
    /** Rows that change an existing record. */
    changed: number;
    /** Rows that match what is already stored. */
    unchanged: number;
    /** Rows that the import leaves out because they contain an error. */
    invalid: number;
  };
  /** Columns of the file in their order. */
  columns: string[];
  /** What would be created or changed. */
  rows: ImportRow[];
  /** Cells that the import refuses, with the reason; their rows are left out. */
  errors: ImportError[];
  /** The rows that are left out, as written in the file. */
  invalidRows: ImportInvalidRow[];
  /** True if there are too many rows to list; the counts are complete. */
  truncated: boolean;
  /** The digest to send with the import of exactly this plan. */
  planDigest: string;
  /** Rows that need a tick but are not listed: counted, and never imported. */
  untickable?: number;
  /** Cells that are refused for too many decimals alone. */
  roundable?: number;
  /** Remarks on the file as a whole, such as how many rows are of other markets and left out. */
  notes?: string[];
};
export type UploadFile = Blob;
export type OptionGroupRef = {
  /** Code of the option group. */
  code: string;
  /** What staff call the group. */
  description: string;
};
export type LabelModel = {
  /** DEFAULT for every model without a label of its own. */
  modelcode: string;
};
export type LabelItem = {
  /** Key of the option. */
  id: RecordId;
};
export type OptionLabel = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Text that customers read. */
  label: string;
  /** The option's info text. */
  description: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** The model that the label is for; DEFAULT for all models without a label of their own. */
  model: LabelModel;
  /** The option to which the label or the row belongs. */
  optItem: LabelItem;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type OptionItem = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Factory code of the option. */
  code: string;
  /** The option group of the item. */
  group: OptionGroupRef;
  /** What the factory calls the option or colour in its AS400 system; not translated. */
  as400Description: string;
  /** The default label and that of the model, if any, in the requested language. */
  optLabelList: OptionLabel[];
};
export type ColourLabel = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Text that customers read. */
  label: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** The model that the label is for; DEFAULT for all models without a label of their own. */
  model: LabelModel;
};
export type ColourGridEntry = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The colour itself, independent of any vehicle that comes in it. */
  colItem: {
    /** Key of the record; never reused. */
    id: RecordId;
    /** Factory code of the colour. */
    code: string;
    /** What the factory calls the option or colour in its AS400 system; not translated. */
    as400Description: string;
    /** The default labels. */
    colLabelList?: ColourLabel[];
  };
};
export type OptionGridEntry = {
  /** The grid row of the model; with model DEFAULT the option item. */
  id: number;
  /** The vehicle (vetele) that images and colours belong to; empty when no vehicle offers the option. */
  modelId: string;
  /** The id to pass to findAllByGridId; null when no vehicle offers the option. */
  colGridId: number | null;
  /** The option to which the label or the row belongs. */
  optItem: OptionItem;
  /** The colours of that vehicle, without their labels. */
  colGridList: ColourGridEntry[];
};
export type OptionGridPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: OptionGridEntry[];
};
export type OptionLabelSaved = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** The label; the first of several. */
  id: number;
  /** The option; with group COLOR the colour. */
  optItemId: number;
  version?: NextVersion;
};
export type NewOptionLabel = {
  /** Accepted and ignored; the server chooses it. */
  id?: CountOrNone;
  language: LanguageRef;
  /** Code of the option's group, its type for an existing option, or COLOR for a colour. */
  optGroup?: string | null;
  /** Another spelling of optGroup. */
  labelGroup?: string | null;
  /** Factory code of the option or colour. */
  code: string;
  /** Text that customers read. */
  label: string;
  /** DEFAULT when absent. */
  modelEnableRegexp?: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string;
  /** Accepted and ignored; exports have it as a parameter. */
  scope?: string | null;
  /** Accepted and ignored; exports have it as a parameter. */
  languageToExport?: string | null;
};
export type OptionLabelConflict = Conflict & {
  /** Null when the label was deleted. */
  current: OptionLabel | null;
};
export type OptionLabelInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Text that customers read. */
  label: string;
  /** Unchanged if absent. */
  description?: string;
  language?: LanguageRef;
  /** The model that the label is for; DEFAULT for all models without a label of their own. */
  model?: LabelModel;
  /** The option to which the label or the row belongs. */
  optItem?: LabelItem;
  /** The version that was read, 0 if there was no label; 409 if it has changed since. */
  version?: Count;
};
export type OptColorLabel = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Text that customers read. */
  label: string;
  /** The info text. */
  description: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** The model that the label is for; DEFAULT for all models without a label of their own. */
  model: {
    /** Code of the commercial model, such as AURORA; DEFAULT means no particular one. */
    modelcode: string;
  };
  /** Version of the record; each change increments it. */
  version: Version;
};
export type ColourUse = {
  /** Factory code of an option that comes in the colour. */
  optCode: string;
  /** Code of the option group. */
  groupCode: string;
  /** A vetele. */
  modelId: string;
  /** What the factory calls the option or colour in its AS400 system; not translated. */
  as400Description: string;
};
export type OptColorItem = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Factory code of the option or colour. */
  code: string;
  /** The option group of the item. */
  group: {
    /** COLOR for colours. */
    code: string;
    /** What staff call the group. */
    description: string;
  };
  /** Part of the option group that the item belongs to; empty for none. */
  subgroup: string;
  /** Group of picture layers that the item belongs to; empty for none. */
  layergroup: string;
  /** What the factory calls it. */
  as400Description: string;
  /** Whether the option or colour is switched off; the configurator leaves it out. */
  inactive: boolean;
  /** Version of the record; each change increments it. */
  version: Version;
  /** Labels of the option in the requested language; only options have it. */
  optLabelList?: OptColorLabel[];
  /** Labels of the colour in the requested language; only colours have it. */
  colLabelList?: OptColorLabel[];
  /** For a colour, at most 12 options that come in it, each with its newest vehicle; their pictures show the colour. */
  offeredIn?: ColourUse[];
};
export type OptColorItemPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: OptColorItem[];
};
export type OptColorLabelConflict = Conflict & {
  /** Null when the label was deleted. */
  current: OptColorLabel | null;
};
export type ItemLabelInput = {
  /** Text that customers read. */
  label?: string;
  /** The info text; unchanged if absent. */
  description?: string;
  /** Switches the option or colour itself off (true) or on. */
  inactive?: boolean;
  /** The version of the label that the form shows; 0 if there was none. */
  version?: number;
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  language?: LanguageRef;
  /** Accepted and ignored. */
  model?: {
    /** Accepted and ignored. */
    modelcode?: string;
  };
  /** Accepted and ignored. */
  optItem?: {
    /** Accepted and ignored. */
    id?: RecordId;
  };
};
export type TextField = 'label' | 'description' | 'content';
export type TranslationState = 'missing' | 'outdated' | 'same' | 'translated' | 'checked';
export type TranslationCell = {
  /** Code of the target language. */
  language: string;
  /** Empty where the translation is missing. */
  text: string;
  /** When the text was last changed. */
  changedAt: string | null;
  state: TranslationState;
  /** Quality checks that do not apply to it. */
  dismissed: string[];
  /** How the same source text is translated elsewhere in the group. */
  others: string[];
};
export type Translation = {
  kind: TextKind;
  /** Label group, option group, country of a placeholder, or option of a content. */
  group: string;
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Models that the text is for, as a code or an enabling pattern; DEFAULT for all. */
  model: string;
  /** Pattern of the models that the text is not for; empty for none. */
  exceptModel: string;
  field: TextField;
  /** The text in the source language; empty where there is none. */
  source: string;
  /** When the text of the source language was last changed, in UTC; null without one. */
  sourceChangedAt: string | null;
  /** One for each target language, in the order asked for. */
  cells: TranslationCell[];
};
export type TranslationCounts = {
  /** The language that the text is in. */
  language: string;
  /** Texts without a translation. */
  missing: Count;
  /** Translations whose source has changed since. */
  outdated: Count;
  /** Translations that are the source text itself. */
  same: Count;
  /** Translations that are none of the others. */
  translated: Count;
  /** Translations that somebody has marked as checked. */
  checked: Count;
};
export type TranslationPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: Translation[];
  /** How many texts are in each state, for each target language. */
  counts: TranslationCounts[];
};
export type TranslationFilter = 'missing' | 'outdated' | 'same' | 'translated' | 'checked' | 'faulty';
export type StoredTranslation = TranslationCell & {
  field: TextField;
};
export type TranslationSaved = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Every text of the record as it is now, the ones copied from the source included. */
  cells: StoredTranslation[];
};
export type TranslationConflict = Problem & {
  /** Name of the user who changed it last, or the alias if there is one. */
  changedBy?: string;
  /** When the record was last changed, in UTC. */
  changedAt?: string;
  /** The record as it is now, for a form to compare with. */
  current?: StoredTranslation;
  /** The source text by now, if it is not the one that was seen. */
  source?: string;
  /** When the text of the source language was last changed, in UTC; null without one. */
  sourceChangedAt?: string | null;
};
export type TextKey = {
  kind: TextKind;
  /** Label group, option group, country of a placeholder, or option of a content. */
  group: string;
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Models that it is for: a code or an enabling pattern. */
  model: string;
  /** Pattern of the models that it is not for. */
  exceptModel: string;
  field: TextField;
};
export type TranslationInput = {
  key: TextKey;
  /** Code of the language that it is translated from. */
  source: string;
  /** Code of the language that it is written in. */
  language: string;
  /** The new text; empty to delete the translation. */
  text: string;
  /** The stored text when the change began. */
  seen: string;
  /** The source text when the change began; without it the source is not compared. */
  seenSource?: string;
  /** True if it takes back the own last change: the text is as old and as checked as before. */
  undoes?: boolean;
};
export type TranslationMark = {
  key: TextKey;
  /** Code of the language that the translation was compared with. */
  source: string;
  /** The language that the text is in. */
  language: string;
  /** The text that the mark is about. */
  seen: string;
  /** The source text that it was compared with; without it the source is not compared. */
  seenSource?: string;
  /** `checked`, or the quality check that does not apply. */
  mark:
    | 'checked'
    | 'variables'
    | 'tags'
    | 'edges'
    | 'blanks'
    | 'punctuation'
    | 'numbers'
    | 'length'
    | 'term'
    | 'different';
  /** False takes the mark back. */
  isSet: boolean;
};
export type TranslationGroup = {
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Empty where the group has no name but its code. */
  description: string;
};
export type SimilarTranslation = {
  /** The text that is similar. */
  source: string;
  /** Its translation. */
  text: string;
  /** Share of common trigrams. */
  similarity: number;
  kind: TextKind;
  /** Group of the text that is similar. */
  group: string;
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Models that it is for: a code or an enabling pattern. */
  model: string;
  /** Pattern of the models that it is not for. */
  exceptModel: string;
  field: TextField;
};
export type TranslationCompleteness = {
  kind: TextKind;
  /** Label group, option group, country, or option; empty for contents of every option. */
  group: string;
  /** Texts in the source language. */
  texts: number;
  /** Every other active language, by code. */
  languages: {
    /** The language that the text is in. */
    language: string;
    /** Texts with a translation, outdated ones included. */
    translated: Count;
    /** Translations whose source has changed since, but for those marked as checked. */
    outdated: Count;
  }[];
};
export type TranslationCopy = {
  /** What is copied. */
  of: 'language' | 'model';
  /** Code of the language or model to copy from. */
  from: string;
  /** Code of the language or model to copy to. */
  to: string;
  /** Only texts that are missing, or also those that are different. */
  which: 'missing' | 'all';
  kind?: TextKind;
  /** Only of this group; all groups if empty. */
  group?: string;
  /** For a language: only the texts of this model; DEFAULT stands for all. */
  modelName?: string;
};
export type TranslationsCopied = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** How many texts were written. */
  texts: Count;
  /** Names the copy for its undoing. */
  run: string;
};
export type TranslationCopyRun = {
  /** What the preview was asked for. */
  copy: TranslationCopy;
  /** That of the preview; another plan is not written. */
  planDigest: string;
};
export type TranslationChoice = 'open' | 'missing' | 'outdated' | 'all';
export type TranslationFormat = 'xlsx' | 'xliff-1.2' | 'xliff-2.0' | 'po' | 'json';
export type TranslationFile = Blob;
export type GlossaryEntry = {
  /** What terms of several languages have in common, such as seat. */
  concept: string;
  /** Code of the language. */
  language: string;
  /** What the concept is called in the language, or what it is not to be called. */
  term: string;
  /** Whether translations are not to use the term. */
  forbidden: boolean;
  /** What translators should know of the term; empty for nothing. */
  note: string;
};
export type TranslationLengthLimit = {
  kind: TextKind;
  /** Empty for all groups of the kind that have no limit of their own. */
  group: string;
  /** Longest translation, in per cent of the length of its source. */
  percent: number;
};
export type TranslationChecks = {
  /** The glossary, by concept and language. */
  terms: GlossaryEntry[];
  /** How long translations of groups may be, where somebody has set that. */
  limits: TranslationLengthLimit[];
};
export type TranslationLengthLimitInput = {
  kind: TextKind;
  /** Empty for all groups of the kind that have no limit of their own. */
  group: string;
  /** Null takes the limit back: that of the kind applies, else 200. */
  percent: number | null;
  /** The limit that this one is written over, null for none; another one is refused. */
  seen?: number | null;
};
export type IsShared = boolean;
export type IsPreferred = boolean;
export type ViewSearch = string;
export type ColumnKey = string;
export type ColumnWidth = {
  /** Header of the column in the file. */
  column: ColumnKey;
  /** Width of the column. */
  pixels: number;
};
export type ListViewColumns = {
  /** The columns from left to right, the hidden ones included. */
  order: ColumnKey[];
  /** Columns that are not shown. */
  hidden: ColumnKey[];
  /** Widths of the columns; empty if they are as wide as their texts ask for. */
  widths: ColumnWidth[];
};
export type ListView = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** What the owner calls the view; once per owner and list. */
  name: string;
  shared: IsShared;
  preferred: IsPreferred;
  /** Whether the view is the user's own. */
  mine: boolean;
  /** Who keeps the view, by alias or user name. */
  owner: string;
  search: ViewSearch;
  columns: ListViewColumns;
};
export type ListViewInput = {
  /** What the owner calls the view; once per owner and list. */
  name: string;
  shared: IsShared;
  preferred: IsPreferred;
  search: ViewSearch;
  columns: ListViewColumns;
};
export type ListViewPreference = {
  preferred: IsPreferred;
};
export type GlossaryTerm = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** What terms of several languages have in common, such as seat. */
  concept: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** What the concept is called in the language, or what it is not to be called. */
  term: string;
  /** Whether translations are not to use the term. */
  forbidden: boolean;
  /** What translators should know of the term; empty for nothing. */
  note: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type GlossaryTermPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: GlossaryTerm[];
};
export type GlossaryTermInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** What terms of several languages have in common, such as seat. */
  concept: string;
  language: LanguageRef;
  /** What the concept is called in the language, or what it is not to be called. */
  term: string;
  /** False when a new term does not say. */
  forbidden?: boolean;
  /** What translators should know of the term; empty for nothing. */
  note?: string;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type GlossaryTermConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: GlossaryTerm;
};
export type EditorialContent = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Code of the text; texts with the same code differ in language or models. */
  code: string;
  /** Heading of the text. */
  label: string;
  /** Text or HTML. */
  content: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** The option that the content belongs to; not on any form. */
  optcode: string | null;
  /** Pattern of the codes of models that it is for, such as ^AURORA.*$; DEFAULT means all. */
  modelEnableRegexp: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type EditorialContentPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: EditorialContent[];
};
export type EditorialContentInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Code of the text; texts with the same code differ in language or models. */
  code: string;
  /** Heading of the text. */
  label: string;
  /** Text or HTML that customers read. */
  content: string;
  language: LanguageRef;
  /** The option that the content belongs to; null for none. */
  optcode?: string | null;
  /** DEFAULT when absent. */
  modelEnableRegexp?: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type EditorialContentConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: EditorialContent;
};
export type PlaceholderModel = {
  /** Code of the commercial model, such as AURORA; DEFAULT means no particular one. */
  modelcode: string;
};
export type EditorialPlaceholder = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The word in editorial texts that the content replaces. */
  code: string;
  /** Id of the country. */
  country: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  model: PlaceholderModel;
  /** Text that replaces the placeholder in editorial texts. */
  content: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type EditorialPlaceholderPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: EditorialPlaceholder[];
};
export type CountryRef = {
  /** Id of the country, such as IT. */
  id: string;
  /** Accepted and ignored. */
  description?: string;
};
export type CountryKeyOrRef = string | CountryRef;
export type ModelRef = {
  /** Code of the commercial model, such as AURORA; DEFAULT means no particular one. */
  modelcode: string;
  /** Accepted and ignored; the code of the model is used. */
  modelId?: string;
  /** Accepted and ignored. */
  description?: string;
};
export type EditorialPlaceholderInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** The word in editorial texts that the content replaces. */
  code: string;
  country: CountryKeyOrRef;
  language: LanguageRef;
  model?: ModelRef;
  /** Text that replaces the placeholder in editorial texts. */
  content: string;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type EditorialPlaceholderConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: EditorialPlaceholder;
};
export type Country = {
  /** Shown as Code. */
  id: string;
  /** Code of the market in the factory's systems. */
  codmercato: string;
  /** ISO 4217, such as EUR. */
  currency: string;
  /** How prices are written, such as #.##0,00. */
  pricemask: string;
  /** Number of the region. */
  geoRegion: number | null;
  /** Label of the region, shared by every country in it. */
  regionLabel: string;
  /** How the market writes a day, such as dd/MM/yyyy; empty for the default. */
  formatDate: string;
  /** How the market writes a month, such as MMMM yyyy; empty for the default. */
  formatDateMonth: string;
  /** Whether the configurator is offered in the country. */
  enabled: boolean;
  /** Whether the landing page leaves the country out although it is enabled. */
  hidden: boolean;
  /** The market's enableAccessories. */
  enableAccesories: boolean;
  /** The market's enableCustomerPrg. */
  enableCustomProgram: boolean;
  /** Whether the configurator shows emissions by the WLTP cycle there. */
  enableWltpEmissions: boolean;
  /** Whether the configurator shows consumption by the NEDC cycle there. */
  enableNedcComsumptions: boolean;
  /** Name of the country in English, used where another language lacks one. */
  descEn: string;
  /** Name of the country in German; empty if missing. */
  descDe: string;
  /** Name of the country in French; empty if missing. */
  descFr: string;
  /** Name of the country in Italian; empty if missing. */
  descIt: string;
  /** Name of the country in Spanish; empty if missing. */
  descEs: string;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2: string;
  /** ISO 3166 code of three letters, such as ITA; empty for none. */
  isoCode: string;
  /** The language of the market. */
  language: LabelLanguage | null;
  /** VAT in percent. */
  vat: number | null;
  /** The ADM grouping, such as Sud Europa. */
  tabele: string;
  /** Prices of the market can be edited. */
  enableBaseOpt: boolean;
  /** Whether prices come from the factory's AS400 system, with the MSRP in place of importer and MRPBT price. */
  priceFromAS400: boolean;
  /** The market sells online. */
  solEnable: boolean;
  /** In the requested language, else in the user's. */
  description: string;
  /** How many models the market offers. */
  modelCount: number;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type CountryPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: Country[];
};
export type SavedCountry = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Id of the country, such as IT. */
  id: string;
  /** The version to send with the next change. */
  version: Version;
};
export type CountryInput = {
  /** Letters, digits, - and _. */
  id?: string;
  /** Code of the market in the factory's systems. */
  codmercato?: string | null;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency?: string | null;
  /** How the market writes amounts, such as #.##0,00; empty for the default. */
  pricemask?: string | null;
  /** Number of the region on the landing page; null for none. */
  geoRegion?: number | null;
  /** Names the region for every country in it; blank leaves it unchanged. */
  regionLabel?: string | null;
  /** What the region was called when it was named, empty for a new one; another label is refused. */
  seenRegionLabel?: string | null;
  /** How the market writes a day, such as dd/MM/yyyy; empty for the default. */
  formatDate?: string | null;
  /** How the market writes a month, such as MMMM yyyy; empty for the default. */
  formatDateMonth?: string | null;
  /** Whether the configurator is offered in the country. */
  enabled?: boolean;
  /** Whether the landing page leaves the country out although it is enabled. */
  hidden?: boolean;
  /** Whether the market sets prices of accessories; elsewhere spelt enableAccessories. */
  enableAccesories?: boolean;
  /** Whether the market has customer programmes; elsewhere called enableCustomerPrg. */
  enableCustomProgram?: boolean;
  /** Whether the configurator shows emissions by the WLTP cycle there. */
  enableWltpEmissions?: boolean;
  /** Whether the configurator shows consumption by the NEDC cycle there. */
  enableNedcComsumptions?: boolean;
  /** Name of the country in English, used where another language lacks one. */
  descEn?: string | null;
  /** Name of the country in German; empty if missing. */
  descDe?: string | null;
  /** Name of the country in French; empty if missing. */
  descFr?: string | null;
  /** Name of the country in Italian; empty if missing. */
  descIt?: string | null;
  /** Name of the country in Spanish; empty if missing. */
  descEs?: string | null;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2?: string | null;
  /** ISO 3166 code of three letters, such as ITA; empty for none. */
  isoCode?: string | null;
  /** The language of the market; null for none. */
  language?: LanguageRef | null;
  /** Value added tax in percent; null if not known. */
  vat?: number | null;
  /** ADM grouping of the market, such as Sud Europa; empty for none. */
  tabele?: string | null;
  /** Whether the market sets base prices and prices of options. */
  enableBaseOpt?: boolean;
  /** Whether prices come from the factory's AS400 system, with the MSRP in place of importer and MRPBT price. */
  priceFromAS400?: boolean;
  /** Whether the market sells online (SOL). */
  solEnable?: boolean;
  /** Accepted and ignored; the names by language are used. */
  description?: string | null;
  /** Accepted and ignored; the server sets it. */
  modelCount?: Count;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type CountryConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: Country;
};
export type DeletedCode = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Code of the deleted record. */
  id: string;
};
export type InUse = {
  /** Why the record cannot be deleted, in a sentence for the user. */
  message: string;
  /** What to quote when asking for help. */
  requestId?: string;
  /** What refers to it, such as 1240 interface labels. */
  uses?: string[];
};
export type CountryUses = {
  /** What refers to it, such as 36 models. */
  uses: string[];
};
export type GeoRegion = {
  /** Number of the region. */
  id: Count;
  /** Name of the region. */
  label: string;
  /** How many countries the region has. */
  countryCount: Count;
};
export type ConfigGridColour = {
  /** Factory code of the colour. */
  code: string;
  /** Name of the colour in the requested language. */
  label: string;
};
export type ConfigGridItem = {
  /** Factory code of the option. */
  code: string;
  /** Name of the option in the requested language. */
  label: string;
  /** Whether the vehicle comes with the option, which then has no price. */
  standard: boolean;
  /** The price in the market; null if standard or missing. */
  price: number | null;
  /** Colours in which the option is available; empty for none. */
  colours: ConfigGridColour[];
};
export type ConfigGridGroup = {
  /** Code of the option group. */
  code: string;
  /** What the factory calls the option group. */
  description: string;
  /** What the group holds, options (OPT), accessories (ACC) or customer programmes (CUSTPRG). */
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  /** Whether at most one item of the group can be chosen. */
  exclusive: boolean;
  /** Whether one item of the group has to be chosen. */
  mandatory: boolean;
  /** Options of the group that the market offers. */
  items: ConfigGridItem[];
};
export type ConfigGrid = {
  /** Id of the market, such as IT. */
  country: string;
  /** 7-digit code of the vehicle. */
  model: string;
  /** Code of the commercial model, such as AURORA; DEFAULT means no particular one. */
  modelcode: string;
  /** Code of the language of the labels. */
  language: string;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** False where the market does not sell the model. */
  offered: boolean;
  /** Null where it is missing. */
  basePrice: number | null;
  /** Option groups of the model, with the items that the market offers. */
  groups: ConfigGridGroup[];
};
export type CountryOption = {
  /** Id of the country, such as IT. */
  id: string;
  /** Name of the country, in the user's language. */
  description: string;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2: string;
  /** False for a country that the configurator does not offer. */
  enabled: boolean;
};
export type AdmCountry = {
  /** Id of the market, such as IT. */
  id: string;
  /** Name of the market, in the user's language. */
  description: string;
  /** Code of the market in the factory's systems. */
  codMercato: string;
  /** Our own addition, for HQ users, who do not have every market. */
  currency: string;
  /** Our own addition. */
  pricemask: string;
  /** Our own addition; whether the market sells online. */
  solEnable: boolean;
};
export type AdmGrouping = {
  /** Name of the grouping, such as Sud Europa. */
  tabele: string;
  /** Markets of the ADM grouping. */
  countries: AdmCountry[];
};
export type CountryModel = {
  /** Code of the commercial model, such as AURORA; DEFAULT means no particular one. */
  modelcode: string;
  /** Description of the model. */
  description: string;
  /** Model years of the model. */
  myrange: string;
  /** Id of the country, such as IT. */
  countryId: string;
  /** Name of the country, in the user's language. */
  countryDesc: string;
  /** The ADM grouping of the country, AdM where it has none. */
  tabele: string;
  /** Code of the ADM (area manager), at most 2 characters; empty for none. */
  adm: string;
  /** Min MY (price console), four digits or empty. */
  myMinimum: string;
  /** MY 1 (FE), four digits or empty. */
  myActive: string;
  /** MY 2 (FE), four digits or empty. */
  mySecondary: string;
  /** The switch Mandatory of the model in the market. */
  mandatory: boolean;
  /** Whether the market sells the model at all. */
  commModelGenerallyActiveInCountry: boolean;
  /** Whether customers of the market see the model in the configurator. */
  commModelFrontendActiveInCountry: boolean;
  /** Whether the model is enabled for MXE in the market; shown only if customers see the model. */
  mxeActive: boolean;
  /** The switch Exclusive of the model in the market. */
  exclusive: boolean;
  /** The group type of the model in the market, options (OPT), accessories (ACC) or customer programmes (CUSTPRG). */
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  /** Name of the subgroup from which an item has to be chosen; empty for none. */
  mandatorySubgroup: string;
  /** Null hides it. */
  comparisonEquipmentPos: number | null;
  /** 0 when nothing is stored yet. */
  version: number;
};
export type CountryModelPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: CountryModel[];
};
export type CountryModelSaved = {
  /** What happened, in a sentence for the user. */
  message: string;
  version: NextVersion;
};
export type CountryModelConflict = Conflict & {
  /** The settings of the model in the market as they are now. */
  current: CountryModel;
};
export type CountryModelInput = {
  /** Accepted and ignored; the path says which model it is. */
  modelcode?: string;
  /** Accepted and ignored. */
  description?: string;
  /** Accepted and ignored. */
  myrange?: string;
  /** Accepted and ignored; the path says which country it is. */
  countryId?: string;
  /** Accepted and ignored. */
  countryDesc?: string;
  /** Accepted and ignored; the country has it. */
  tabele?: string;
  /** At most 2 characters. */
  adm?: string | null;
  /** Oldest model year that the price console lists, four digits; empty or null for all. */
  myMinimum?: string | null;
  /** Model year that the configurator shows first, four digits; empty or null for none. */
  myActive?: string | null;
  /** Model year that the configurator shows second, four digits; empty or null for none. */
  mySecondary?: string | null;
  /** The switch Mandatory of the model in the market. */
  mandatory?: boolean;
  /** Whether the market sells the model at all. */
  commModelGenerallyActiveInCountry?: boolean;
  /** Whether customers of the market see the model in the configurator. */
  commModelFrontendActiveInCountry?: boolean;
  /** Whether the model is enabled for MXE in the market; shown only if customers see the model. */
  mxeActive?: boolean;
  /** The switch Exclusive of the model in the market. */
  exclusive?: boolean;
  /** The group type of the model in the market, options (OPT), accessories (ACC) or customer programmes (CUSTPRG). */
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  /** Name of the subgroup from which an item has to be chosen; empty for none. */
  mandatorySubgroup?: string | null;
  /** Position in the comparison of equipment; null hides it. */
  comparisonEquipmentPos?: number | null;
  /** The version that was read, 0 if nothing was stored; 409 if it has changed since. */
  version?: Count;
};
export type CountryOfModel = {
  /** Id of the country, such as IT. */
  id: string;
  /** Name of the country, in the user's language. */
  description: string;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2: string;
  /** Always true; the list contains no others. */
  generallyActive: boolean;
  /** Whether the configurator shows the model too. */
  frontendActive: boolean;
};
export type CarModel = {
  /** Code of the commercial model, such as AURORA; unique and never changed. */
  modelcode: string;
  /** Name of the model, as customers know it. */
  description: string;
  /** Model years of the model. */
  rangeMY: string;
  /** The last model year with a video. */
  maxMyVideoAvailable: string;
  /** Whether the console offers the model in its selectors. */
  ccadmActive: boolean;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type CarModelPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: CarModel[];
};
export type SavedCarModel = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Code of the model. */
  id: string;
  version?: NextVersion;
};
export type NewCarModel = {
  /** Begins with a letter or a digit and holds letters, digits, _ . and - only; seven digits are the code of a vehicle. */
  modelcode: string;
  /** Not blank. */
  description: string;
  /** Model years of the model, such as 2025-2027; empty if not known. */
  rangeMY?: string | null;
  /** The last model year with a video; empty for none. */
  maxMyVideoAvailable?: string | null;
  /** Whether the console offers the model in its selectors; true for a new model by default. */
  ccadmActive?: boolean;
  /** Accepted and ignored. */
  version?: Version;
};
export type CarModelConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: CarModel;
};
export type CarModelInput = {
  /** Accepted and ignored; the path says which model it is. */
  modelcode?: string;
  /** Not blank. */
  description?: string;
  /** Model years of the model, such as 2025-2027; empty if not known. */
  rangeMY?: string | null;
  /** The last model year with a video; empty for none. */
  maxMyVideoAvailable?: string | null;
  /** Whether the console offers the model in its selectors; true for a new model by default. */
  ccadmActive?: boolean;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type CarModelOption = {
  /** The code. */
  id: string;
  /** The code. */
  value: string;
  /** The description. */
  text: string;
};
export type OptGroup = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** What staff call the group. */
  description: string;
  /** What the group holds, options (OPT), accessories (ACC) or customer programmes (CUSTPRG). */
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  /** At most one of its items can be chosen. */
  exclusive: boolean;
  /** One of its items has to be chosen. */
  mandatory: boolean;
  /** Name of the subgroup from which an item has to be chosen; empty for none. */
  mandatorySubgroup: string;
  /** Null hides the group from the comparison. */
  comparisonEquipmentPos: number | null;
  /** Pattern of the codes of models that it is for, such as ^AURORA.*$; DEFAULT means all. */
  modelEnableRegexp: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp: string;
  /** Text that customers read above the group; empty for none. */
  label: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type OptGroupPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: OptGroup[];
};
export type TypedPosition = Count | string | null;
export type GroupOfItem = RecordId | string | null;
export type NewOptGroup = {
  /** Accepted and ignored; the server chooses it. */
  id?: CountOrNone;
  /** Code of the group; of a label item, the code of the option. */
  code: string;
  /** What staff call the group. */
  description?: string | null;
  /** What the group holds, options (OPT), accessories (ACC) or customer programmes (CUSTPRG). */
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  /** Whether at most one item of the group can be chosen. */
  exclusive?: boolean;
  /** Whether one item of the group has to be chosen. */
  mandatory?: boolean;
  /** Name of the subgroup from which an item has to be chosen; empty for none. */
  mandatorySubgroup?: string | null;
  /** Position of the group in the comparison of equipment, a whole number, also as a text; empty or null hides it. */
  comparisonEquipmentPos?: TypedPosition;
  /** DEFAULT when blank. */
  modelEnableRegexp?: string | null;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string | null;
  /** Text that customers read above the group; of a label item, the text of the option. */
  label?: string | null;
  /** Accepted and ignored. */
  version?: Version;
  /** Makes the body a label item. */
  labelGroup?: string | null;
  optGroup?: GroupOfItem;
  language?: LanguageRef;
};
export type OptGroupConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: OptGroup;
};
export type OptGroupInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Accepted and ignored; the path says which group it is. */
  code?: string;
  /** What staff call the group. */
  description?: string | null;
  /** What the group holds, options (OPT), accessories (ACC) or customer programmes (CUSTPRG). */
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  /** Whether at most one item of the group can be chosen. */
  exclusive?: boolean;
  /** Whether one item of the group has to be chosen. */
  mandatory?: boolean;
  /** Name of the subgroup from which an item has to be chosen; empty for none. */
  mandatorySubgroup?: string | null;
  /** Position of the group in the comparison of equipment, a whole number, also as a text; empty or null hides it. */
  comparisonEquipmentPos?: TypedPosition;
  /** DEFAULT when blank. */
  modelEnableRegexp?: string | null;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string | null;
  /** Text that customers read above the group; of a label item, the text of the option. */
  label?: string | null;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
  /** Makes the body a label item. */
  labelGroup?: string | null;
  optGroup?: GroupOfItem;
  language?: LanguageRef;
};
export type OptGroupOption = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The code. */
  value: string;
  /** The description, or the code if there is none. */
  text: string;
};
export type CallToAction = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Code of the interface label that customers read. */
  labelCode: string;
  /** Its text in the language of the list, null where there is none; not in conflicts. */
  label?: string | null;
  /** Where the call to action leads, such as /order; empty for nowhere. */
  linkCode: string;
  /** ST key of the call to action, such as cta_order; empty for none. */
  stKey: string;
  /** Key of the call to action for Adobe, such as cta:order; empty for none. */
  adobeKey: string;
  /** Name of the icon beside the call to action; empty for none. */
  iconKey: string;
  /** Code of the interface label that explains the call to action; empty for none. */
  descriptionKey: string;
  /** Position among the calls to action; null for none. */
  sortNumber: CountOrNone;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type CallToActionPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: CallToAction[];
};
export type CallToActionInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Code by which people identify the record, unique in its list. */
  code: string;
  /** Code of the interface label that customers read. */
  labelCode: string;
  /** Accepted and ignored; the interface label has it. */
  label?: string | null;
  /** Where the call to action leads, such as /order; empty for nowhere. */
  linkCode?: string | null;
  /** ST key of the call to action, such as cta_order; empty for none. */
  stKey?: string | null;
  /** Key of the call to action for Adobe, such as cta:order; empty for none. */
  adobeKey?: string | null;
  /** Name of the icon beside the call to action; empty for none. */
  iconKey?: string | null;
  /** Code of the interface label that explains the call to action; empty for none. */
  descriptionKey?: string | null;
  /** Position among the calls to action; null for none. */
  sortNumber?: CountOrNone;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type CallToActionConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: CallToAction;
};
export type LabelCode = {
  /** Code of one or more interface labels. */
  code: string;
  /** Its text in the language, null where there is none. */
  label: string | null;
};
export type CallToActionRef = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Code of the call to action. */
  code: string;
};
export type CountryCallToAction = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Id of the country, such as IT. */
  countryId: string;
  /** Of the country. */
  description: string;
  /** Key of the call to action that the country shows. */
  callToActionId: RecordId;
  /** The call to action that the country shows. */
  callToAction: CallToActionRef;
  /** Whether the country shows the call to action. */
  enable: boolean;
  /** Whether the country shows the call to action as an important one. */
  relevant: boolean;
  /** Pattern of the codes of models that it is for, such as ^AURORA.*$; DEFAULT means all. */
  modelEnableRegexp: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type CountryCallToActionInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Id of the country, such as IT. */
  countryId: string;
  /** Key of the call to action that the country shows. */
  callToActionId: RecordId;
  /** Accepted and ignored. */
  description?: string | null;
  /** The call to action that the country shows. */
  callToAction?: CallToActionRef | null;
  /** Whether the country shows the call to action. */
  enable?: boolean;
  /** Whether the country shows the call to action as an important one. */
  relevant?: boolean;
  /** Pattern of the codes of models that it is for, such as ^AURORA.*$; DEFAULT means all. */
  modelEnableRegexp?: string | null;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string | null;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type CountryCallToActionConflict = Conflict & {
  current: CountryCallToAction;
};
export type InterfaceConfig = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Id of the country. */
  country: string;
  /** JSON. */
  content: string;
  /** Format of the content. */
  conftype: 'json';
  /** The same as conftype. */
  confType: 'json';
  /** Code of the model; DEFAULT means all models. */
  model: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type InterfaceConfigPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: InterfaceConfig[];
};
export type InterfaceConfigInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  country: CountryKeyOrRef;
  /** JSON. */
  content: string;
  /** Format of the content. */
  conftype?: 'json';
  /** The same as conftype. */
  confType?: 'json';
  /** A model by its code, or as an object that holds it. */
  model?: string | ModelRef;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type InterfaceConfigConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: InterfaceConfig;
};
export type ConfigurationParameter = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Name of the parameter; the console itself reads some, such as SOL_SERVICE_AVAILABLE. */
  code: string;
  /** What the parameter is for. */
  description: string;
  /** The value of the parameter, a text. */
  value: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** False for those that the console itself reads. */
  deletable: boolean;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type ConfigurationParameterPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: ConfigurationParameter[];
};
export type ConfigurationParameterInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Name of the parameter; the console itself reads some, such as SOL_SERVICE_AVAILABLE. */
  code: string;
  /** What the parameter is for. */
  description?: string | null;
  /** Blank is refused; an address that the console reads may become empty. */
  value: string;
  language?: LanguageRef;
  /** Accepted and ignored; the console decides which parameters it needs. */
  deletable?: boolean;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type ConfigurationParameterConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: ConfigurationParameter;
};
export type LanguageOption = {
  /** Key of the language. */
  id: RecordId;
  /** The code, such as it. */
  value: string;
  /** Name of the language, such as Italiano. */
  text: string;
};
export type Language = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Code of the language, such as it. */
  code: string;
  /** Name of the language, such as Italiano. */
  description: string;
  /** Only active languages are offered. */
  active: boolean;
  /** Where missing texts are looked up. */
  fallbackLanguage: LabelLanguage | null;
  /** Code of two capital letters that other systems use, such as IT; empty for none. */
  language2CharCode: string;
  /** Code without a country that other systems use, such as it; empty for none. */
  languageSimpleCode: string;
  /** Used where no language is requested. */
  default: boolean;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type LanguagePage = Page & {
  /** Rows of the page, in the order of the list. */
  content: Language[];
};
export type LanguageInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Letters, digits, - and _, starting with a letter. */
  code: string;
  /** Name of the language, such as Italiano. */
  description: string;
  /** Whether the language is offered; texts of the others are kept. */
  active?: boolean;
  /** Language that supplies the texts missing in this one; null for none. */
  fallbackLanguage?: LanguageRef | null;
  /** Code of two capital letters that other systems use, such as IT; empty for none. */
  language2CharCode?: string | null;
  /** Code without a country that other systems use, such as it; empty for none. */
  languageSimpleCode?: string | null;
  /** Whether it is used where no language is requested; exactly one language is. */
  default?: boolean;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type LanguageConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: Language;
};
export type TrackingLabel = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Name of the text in analytics; it cannot be changed. */
  key: string;
  /** Text that analytics report. */
  label: string;
  /** The language that the text is in. */
  language: LabelLanguage;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type TrackingLabelInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** Name of the text in analytics; it cannot be changed. */
  key: string;
  /** Text that analytics report. */
  label: string;
  language?: LanguageRef;
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type TrackingLabelConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: TrackingLabel;
};
export type User = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Name that the user signs in with; it never changes. */
  username: string;
  /** Whether the user may sign in. */
  active: boolean;
  /** Whether the user works in marketing. */
  mktg: boolean;
  /** Whether the user may work in the label tool and the reference data. */
  ccadmEnabled: boolean;
  /** Whether the user may work in the price configurator; it also takes a market. */
  priceConfEnabled: boolean;
  /** Whether the user may work in the pack configurator. */
  packConfEnabled: boolean;
  /** Whether the account belongs to a program rather than a person. */
  apiUser: boolean;
  /** Whether the user may work in online sales (SOL). */
  solEnabledFrontEnd: boolean;
  /** Whether the user is a dealer, who sees nothing of online sales. */
  isDealer: boolean;
  /** Whether the user works at headquarters and sees every market. */
  isHQUser: boolean;
  /** Whether the user may maintain users and configuration parameters. */
  userAdmin: boolean;
  /** The name that histories show; empty for the user name. */
  alias: string;
  /** Where results of jobs and exports are sent; empty if the user has no address. */
  email: string;
  /** Code of the language that the console starts in. */
  lang: string;
  /** Ids of the user's own markets. */
  countries: string[];
  /** Version of the record; each change increments it. */
  version: Version;
};
export type UserPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: User[];
};
export type UserAlias = string;
export type UserEmail = string;
export type UserMarkets = string[];
export type NewUser = {
  /** Accepted and ignored; the server chooses it. */
  id?: CountOrNone;
  /** Name that the user signs in with; it never changes. */
  username: string;
  /** Not blank, not the user name, not one of the 10,000 most common. */
  password: string;
  /** The password again; it must match. */
  confirmPassword: string;
  /** May sign in. */
  active?: boolean;
  /** Marketing User. */
  mktg?: boolean;
  /** Whether the user may work in the label tool and the reference data. */
  ccadmEnabled?: boolean;
  /** Whether the user may work in the price configurator; it also takes a market. */
  priceConfEnabled?: boolean;
  /** Whether the user may work in the pack configurator. */
  packConfEnabled?: boolean;
  /** Whether the account belongs to a program rather than a person. */
  apiUser?: boolean;
  /** Whether the user may work in online sales (SOL). */
  solEnabledFrontEnd?: boolean;
  /** Whether the user is a dealer, who sees nothing of online sales. */
  isDealer?: boolean;
  /** Whether the user works at headquarters and sees every market. */
  isHQUser?: boolean;
  /** May maintain users and configuration parameters. */
  userAdmin?: boolean;
  alias?: UserAlias;
  /** Where results of jobs and exports are sent; empty if the user has no address. */
  email?: UserEmail;
  /** Code of the language that the console starts in. */
  lang?: string;
  countries?: UserMarkets;
  /** Accepted and ignored. */
  version?: CountOrNone;
};
export type UserConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: User;
};
export type UserChange = {
  /** Accepted and ignored; the path says which user it is. */
  id?: CountOrNone;
  /** Accepted and ignored; the path says which user it is. */
  username?: string;
  /** As for a new user, or empty. */
  password?: string | null;
  /** The password again; it must match. */
  confirmPassword?: string | null;
  /** May sign in. */
  active?: boolean;
  /** Marketing User. */
  mktg?: boolean;
  /** Whether the user may work in the label tool and the reference data. */
  ccadmEnabled?: boolean;
  /** Whether the user may work in the price configurator; it also takes a market. */
  priceConfEnabled?: boolean;
  /** Whether the user may work in the pack configurator. */
  packConfEnabled?: boolean;
  /** Whether the account belongs to a program rather than a person. */
  apiUser?: boolean;
  /** Whether the user may work in online sales (SOL). */
  solEnabledFrontEnd?: boolean;
  /** Whether the user is a dealer, who sees nothing of online sales. */
  isDealer?: boolean;
  /** Whether the user works at headquarters and sees every market. */
  isHQUser?: boolean;
  /** May maintain users and configuration parameters. */
  userAdmin?: boolean;
  alias?: UserAlias;
  /** Where results of jobs and exports are sent; empty if the user has no address. */
  email?: UserEmail;
  /** Code of the language that the console starts in. */
  lang?: string;
  countries?: UserMarkets;
  /** The version that was read; 409 if the user has changed since, and without it the last write wins. */
  version?: Version;
};
export type GridUpdateStart = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Where the result is sent. */
  email: string;
  /** Key of the job that does the work, for requesting its progress. */
  runId: RecordId;
  /** True if somebody had already started the run. */
  joined: boolean;
};
export type ApiJsonIgnorePath = string;
export type ApiJsonArrayKey = {
  /** Path of the array, such as $.options. */
  path: string;
  /** Name of the member that identifies an element; * matches plain values by value, # by position. */
  key: string;
};
export type ApiJsonTest = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The address in use today, the first of the two that are compared. */
  urlAsIs: string;
  /** The address that is to replace it, the second of the two that are compared. */
  urlToBe: string;
  /** What the last comparison found: 'equal', '3 changed, 1 added', or why it failed; empty before the first one. */
  diff: string;
  /** Whether comparisons leave the test out. */
  disableTest: boolean;
  /** Paths whose values the comparison leaves out. */
  ignorePaths: ApiJsonIgnorePath[];
  /** Which member identifies the elements of an array when documents are compared. */
  arrayKeys: ApiJsonArrayKey[];
  /** Version of the record; each change increments it. */
  version: Version;
  /** Result of the last comparison; none before the first one. */
  outcome: 'none' | 'equal' | 'different' | 'failed';
  /** How many values differ. */
  differenceCount: Count;
  /** When the test was last compared, in UTC; null before the first time. */
  comparedAt: string | null;
  /** The HTTP status that a comparison failed with. */
  errorStatus: number | null;
};
export type ApiJsonTestPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: ApiJsonTest[];
};
export type HttpStatusOrNone = number | null;
export type ApiJsonTestInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: CountOrNone;
  /** http or https, or a path of this console such as /ccb/public/getCCFUrl. */
  urlAsIs: string;
  /** The address that is to replace it, the second of the two that are compared. */
  urlToBe: string;
  /** Accepted and ignored; the server sets it. */
  diff?: string | null;
  /** Whether comparisons leave the test out. */
  disableTest?: boolean;
  /** Paths whose values the comparison leaves out. */
  ignorePaths?: ApiJsonIgnorePath[];
  /** Which member identifies the elements of an array when documents are compared. */
  arrayKeys?: ApiJsonArrayKey[];
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
  /** Accepted and ignored; the server sets it. */
  outcome?: string;
  /** Accepted and ignored; the server sets it. */
  differenceCount?: Count;
  /** Accepted and ignored; the server sets it. */
  comparedAt?: string | null;
  /** Accepted and ignored; the server sets it. */
  errorStatus?: HttpStatusOrNone;
};
export type ApiJsonTestConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: ApiJsonTest;
};
export type ApiJsonCompareRun = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Null for a run of all active tests. */
  testId: number | null;
  /** Name of the user who started it, or the alias if there is one. */
  startedBy: string;
  /** When it was queued, in UTC. */
  queuedAt: string;
  /** How far the job is. */
  state: 'queued' | 'running';
  /** How many tests are compared. */
  done: Count;
  /** 0 until it has begun. */
  total: number;
  /** The test that is being compared at the moment. */
  comparing: number | null;
};
export type ApiJsonFinding = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** What the comparison found, 'equal' or '3 changed, 1 added', or why it failed. */
  diff: string;
  /** Result of the comparison. */
  outcome: 'equal' | 'different' | 'failed';
  /** How many values differ. */
  differenceCount: Count;
  /** When the comparison ran, in UTC. */
  comparedAt: string;
  /** HTTP status that the comparison failed with; null if it did not. */
  errorStatus: HttpStatusOrNone;
};
export type ApiJsonTestSummary = {
  /** Active tests whose documents are the same. */
  equal: Count;
  /** Active tests whose documents differ. */
  different: Count;
  /** Active tests that could not be compared, because an address returned no document. */
  failed: Count;
  /** Active tests that have never been compared. */
  notCompared: Count;
  /** Comparisons that are queued or running. */
  runs: ApiJsonCompareRun[];
  /** What was found since the first of these comparisons started, to update rows of a list already shown. */
  compared: ApiJsonFinding[];
};
export type ApiJsonComparedTest = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The address in use today, the first of the two that are compared. */
  urlAsIs: string;
  /** The address that is to replace it, the second of the two that are compared. */
  urlToBe: string;
  /** What the comparison found, 'equal' or '3 changed, 1 added', or why it failed. */
  diff: string;
  /** Whether comparisons leave the test out. */
  disableTest: boolean;
  /** Paths whose values the comparison leaves out. */
  ignorePaths: ApiJsonIgnorePath[];
  /** Which member identifies the elements of an array when documents are compared. */
  arrayKeys: ApiJsonArrayKey[];
  /** Version of the record; each change increments it. */
  version: Version;
};
export type ApiJsonReply = {
  /** Null if there was no answer. */
  status: number | null;
  /** Media type that the address declared; empty if none. */
  contentType: string;
  /** How long the address took to answer. */
  durationMs: Count;
  /** Size of the reply. */
  bytes: Count;
  /** Why there is no document to compare, such as answered 404; empty if there is one. */
  failure: string;
};
export type ApiJsonLines = {
  /** One character for each row: `=` equal lines (the text is in `left` only), `,` the same value written differently, `~` changed, `i` left out by an ignore path (the texts are in `left` and `right`); `-` and `<` (left out) in `left` only, `+` and `>` (left out) in `right` only. */
  marks: string;
  /** Lines of the first document; empty where only the second has one. */
  left: string[];
  /** Lines of the second document; empty where only the first has one. */
  right: string[];
};
export type ApiJsonDifference = {
  /** Where the values differ, such as $.options[3].price. */
  path: string;
  /** How the documents differ there. */
  kind: 'changed' | 'added' | 'removed';
  /** The beginning of the value as the first document writes it; null where it has none. */
  before: string | null;
  /** The beginning of the value as the second document writes it; null where it has none. */
  after: string | null;
  /** Its row in the lines; null beyond them. */
  row: number | null;
};
export type ApiJsonDifferences = {
  /** The test as it was when it ran, to show whether it has changed since. */
  test: ApiJsonComparedTest;
  /** When the comparison ran, in UTC. */
  comparedAt: string;
  /** Result of the comparison. */
  outcome: 'equal' | 'different' | 'failed';
  /** How many values differ. */
  differenceCount: Count;
  /** Values left out by ignore paths. */
  ignoredCount: number;
  /** How the address in use today answered. */
  asIs: ApiJsonReply;
  /** How the address that is to replace it answered. */
  toBe: ApiJsonReply;
  lines: ApiJsonLines;
  /** True if the documents have more lines than the reply. */
  isCut: boolean;
  /** The first 5000. */
  differences: ApiJsonDifference[];
};
export type ApiJsonDocument = {
  /** The address that was requested. */
  url: string;
  /** When the comparison ran, in UTC. */
  comparedAt: string;
  /** How the address answered. */
  reply: ApiJsonReply;
  /** Whether the reply was a JSON document, which is then formatted in lines. */
  isJson: boolean;
  /** The document, line by line. */
  lines: string[];
  /** Whether the document has more lines than the reply. */
  isCut: boolean;
};
export type ApiJsonCompareStart = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Key of the job that does the work, for requesting its progress. */
  runId: RecordId;
};
export type JobRunPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: JobRun[];
};
export type JobRunLog = {
  /** The job that the log is of. */
  run: JobRun;
  /** The detailed report; empty for most runs. */
  report: string;
};
export type ChangedField = {
  /** Wire name of the field in the stored record. */
  field: string;
  /** The name of the field, in the language of the request. */
  title: string;
  /** Absent if there was no record. */
  before?: unknown;
  /** Absent if there is no record any more. */
  after?: unknown;
};
export type Change = {
  /** Number of the change; a later change has a higher one. */
  id: number;
  /** The record, as the path names it. */
  recordId: string;
  /** When it happened, in UTC. */
  at: string;
  /** Name of the user who made the change, or the alias if there is one. */
  actor: string;
  /** What was done to the record. */
  action: 'create' | 'update' | 'delete' | 'restore';
  /** Name of the imported file, or bulk for a change of many records; empty for a change by hand. */
  source: string;
  /** Fields of the record, before and after. */
  fields: ChangedField[];
};
export type ChangeEntity =
  | 'interfaceLabel'
  | 'optColorLabel'
  | 'optionLabel'
  | 'countryModel'
  | 'carModel'
  | 'user'
  | 'country'
  | 'language'
  | 'configurationParameter'
  | 'trackingLabel'
  | 'interfaceConfig'
  | 'callToAction'
  | 'countryCallToAction'
  | 'optGroup'
  | 'editorialPlaceholder'
  | 'editorialContent'
  | 'apiJsonTest'
  | 'price'
  | 'glossaryTerm'
  | 'solCampaign'
  | 'solModel'
  | 'downpayment';
export type RestoredRecord = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** The version to send with the next change. */
  version: RecordId;
};
export type BulkCounts = {
  /** How many records were selected. */
  selected: number;
  /** How many of them are changed or deleted. */
  changed: number;
  /** How many of them already have this value. */
  unchanged: number;
  /** How many of them the rules leave out. */
  refused: number;
};
export type BulkRow = {
  /** What people call the record: its code, or parts of its key. */
  name: string;
  /** What becomes of the record. */
  action: 'create' | 'update' | 'delete';
  /** The fields that change; none for a deletion. */
  fields: ChangedField[];
};
export type BulkRefusal = {
  /** The id of the record as its list shows it. */
  id: string;
  /** What people call the record: its code, or parts of its key. */
  name: string;
  /** Why it is left out, in the language of the request. */
  reason: string;
};
export type BulkPreview = {
  /** What would come of the selected records. */
  counts: BulkCounts;
  /** The first 200 changes. */
  changes: BulkRow[];
  /** The first 200 records that are left out. */
  refused: BulkRefusal[];
  /** To be sent with the change; another plan is not written. */
  planDigest: string;
};
export type BulkEntity =
  | 'interfaceLabel'
  | 'editorialContent'
  | 'editorialPlaceholder'
  | 'glossaryTerm'
  | 'trackingLabel'
  | 'language'
  | 'configurationParameter'
  | 'interfaceConfig'
  | 'callToAction'
  | 'optGroup'
  | 'carModel'
  | 'country'
  | 'countryModel'
  | 'user'
  | 'apiJsonTest'
  | 'solCampaign'
  | 'solModel'
  | 'downpayment'
  | 'optColorLabel';
export type BulkSelection = {
  /** The ids of the records as their list shows them. */
  ids?: string[];
  /** All that match the filters; then without ids. */
  all?: boolean;
  /** The parameters of the list that filter it, as text. */
  filters?: {
    [key: string]: string;
  };
};
export type BulkValues = {
  /** Part of the configurator in which the label is shown, such as Main Window. */
  labelGroup?: string;
  /** DEFAULT when blank. */
  modelEnableRegexp?: string;
  /** Pattern of the codes of models that it is not for, such as ^VAN$; empty excludes none. */
  modelDisableRegexp?: string;
  /** Whether the term is not to be used. */
  forbidden?: boolean;
  /** Whether the record is in use. */
  active?: boolean;
  /** Whether the countries show the call to action. */
  enable?: boolean;
  /** Whether the countries show the call to action as a relevant one. */
  relevant?: boolean;
  /** Ids of the countries whose links are set; all countries if empty or omitted. */
  countries?: string[];
  /** Whether at most one item of the group can be chosen. */
  exclusive?: boolean;
  /** Whether one item of the group has to be chosen. */
  mandatory?: boolean;
  /** Whether the console offers the model in its selectors; true for a new model by default. */
  ccadmActive?: boolean;
  /** Whether the configurator is offered in the country. */
  enabled?: boolean;
  /** Whether the landing page leaves the country out although it is enabled. */
  hidden?: boolean;
  /** Whether the market sells online (SOL). */
  solEnable?: boolean;
  /** Whether the market sells the model at all. */
  commModelGenerallyActiveInCountry?: boolean;
  /** Whether customers of the market see the model in the configurator. */
  commModelFrontendActiveInCountry?: boolean;
  /** Whether the model is enabled for MXE in the market; shown only if customers see the model. */
  mxeActive?: boolean;
  /** Whether the user may work in the label tool and the reference data. */
  ccadmEnabled?: boolean;
  /** Whether the user may work in the price configurator; it also takes a market. */
  priceConfEnabled?: boolean;
  /** Whether the user may work in the pack configurator. */
  packConfEnabled?: boolean;
  /** Whether the user may work in online sales (SOL). */
  solEnabledFrontEnd?: boolean;
  /** Whether comparisons leave the test out. */
  disableTest?: boolean;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType?: 'B2B' | 'B2C';
  /** Discount on the model in percent; null for none. */
  discPerc?: number | null;
  /** Discount on options in percent; null for none. */
  discOpt?: number | null;
  /** Whether headquarters, or the market, show the vehicle online. */
  visible?: boolean;
  /** Switches the option or colour itself off (true) or on. */
  inactive?: boolean;
};
export type BulkChange = {
  selection: BulkSelection;
  /** What is done with each of the records. */
  action: 'set' | 'delete';
  values?: BulkValues;
};
export type BulkDone = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** Names the change for its undoing. */
  run: string;
  /** What came of the selected records. */
  counts: BulkCounts;
};
export type BulkChangeRun = {
  /** The change to make, as it was previewed. */
  change: BulkChange;
  /** That of the preview; another plan is not written. */
  planDigest: string;
};
export type RestoredAs = {
  entity: ChangeEntity;
  /** Key of the record; never reused. */
  id: string;
};
export type Activity = {
  /** Key of the record; never reused. */
  id: number;
  kind: ActivityKind;
  /** The name of the kind, in the language of the request. */
  title: string;
  /** What people call the record: its code, or parts of its key; empty for several records. */
  name: string;
  /** The record, as the change log names it. */
  recordId: string;
  /** When it happened, in UTC. */
  at: string;
  /** Name of the user who made the change, or the alias if there is one. */
  actor: string;
  /** What was done to the record. */
  action: 'create' | 'update' | 'delete' | 'restore';
  madeBy: ActivitySource;
  /** Name of the imported file or of the job, or bulk; empty for a change by hand. */
  source: string;
  /** Code of the market that the record belongs to; empty for none. */
  market: string;
  /** Code of the model or vehicle that the record belongs to; empty for none. */
  model: string;
  /** How restoreChange names the record; null where this user cannot restore it. */
  restoredAs: RestoredAs | null;
  /** Errors by field; absent if the error concerns no particular field. */
  fields: ChangedField[];
};
export type ActivityPage = {
  /** Rows of the page, in the order of the list. */
  content: Activity[];
  /** How many changes were counted. */
  totalElements: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
};
export type ActivityKindTitle = {
  kind: ActivityKind;
  /** The name of the kind, in the language of the request. */
  title: string;
};
export type PriceOrNone = number | null;
export type AmountOrNone = number | null;
export type WhoAndWhen = {
  /** Name of the user, or the alias if there is one. */
  by: string;
  /** When it happened, in UTC. */
  at: string;
};
export type BasePriceInfo = {
  /** Id of the country, such as IT. */
  countryId: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** The vehicle. */
  description: string;
  /** The version to send with a save. */
  version: number;
  /** Base price of the vehicle in the currency of the market, at most 2 decimals; null is missing. */
  price: PriceOrNone;
  /** Official price set by the factory, at most 2 decimals; null is missing. */
  officialPrice: AmountOrNone;
  /** Whether the market has published the list. */
  pricelistActive: boolean;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** How prices are written, such as #.##0,00. */
  pricemask: string;
  /** Percent, of the market. */
  vat: number | null;
  /** Importer price set by the factory, at most 2 decimals; null is missing. */
  impPr: AmountOrNone;
  /** MRPBT price set by the factory, before tax, at most 2 decimals; null is missing. */
  mrpb: AmountOrNone;
  /** Factory price for Switzerland, at most 2 decimals; null in other markets. */
  chSprpbtbt: AmountOrNone;
  /** Dealer price that the factory sets for North America, at most 2 decimals; null in other markets. */
  usaDealer: AmountOrNone;
  /** List price that the factory sets for North America, at most 2 decimals; null in other markets. */
  usaListPr: AmountOrNone;
  /** Total retail price that the factory sets for North America, at most 2 decimals; null in other markets. */
  usaTotRet: AmountOrNone;
  /** Factory price for North America called Da NJ, at most 2 decimals; null in other markets. */
  daNj: AmountOrNone;
  /** MSRP (recommended retail price) set by the factory, at most 2 decimals; null is missing. */
  msrpBasePrice: AmountOrNone;
  /** The price as the mask writes it, with the currency. */
  finalPriceWithCurrencyRO: string;
  /** The price with a dot and two decimals, no grouping. */
  finalPriceRODefaultFormat: string;
  /** Who changed the base price last; 'No edit info' until the first change. */
  itemLastModInfo: string;
  /** Who last saved a price of the list, and when; null before the first time. */
  lastSaved: WhoAndWhen | null;
  /** Who last made the list visible to customers, and when; null before the first time. */
  lastPublished: WhoAndWhen | null;
};
export type EquipmentItem = {
  /** Factory code of the option, customer programme or accessory. */
  code: string;
  /** What the factory calls the item. */
  description: string;
  /** Price of the item in the currency of the market, at most 2 decimals; null is missing. */
  price: PriceOrNone;
  /** Official price set by the factory, at most 2 decimals; null is missing. */
  officialPrice: AmountOrNone;
  /** The price as customers read it, with the market's mask and currency; empty without a price. */
  finalPriceWithCurrencyRO: string;
  /** DD/MM/YY; empty where it is not known. */
  dateInsReadonlyString: string;
  /** Whether the vehicle comes with the item, which then needs no price. */
  isStandard: boolean;
  /** Importer price set by the factory, at most 2 decimals; null is missing. */
  impPrice: AmountOrNone;
  /** MRPBT price set by the factory, before tax, at most 2 decimals; null is missing. */
  mrpbtPrice: AmountOrNone;
  /** MSRP (recommended retail price) set by the factory, at most 2 decimals; null is missing. */
  msrp: AmountOrNone;
  /** Hidden by the product category. */
  isHiddenByPcm: boolean;
  /** Whether the market hides the item from its customers. */
  isHiddenByMarket: boolean;
  /** Whether the market may hide it. */
  isHideEnabled: boolean;
  /** Who changed the price last; 'No edit info' until the first change. */
  itemLastModInfo: string;
  /** Code of the group of options. */
  pargroup: string;
  /** Whether it is equipment outside the series (fuoriserie). */
  isFuoriserie: boolean;
  /** Whether it has no label in the language of the market; false for markets without one. */
  isLabelMissing?: boolean;
};
export type PriceDetails = {
  /** The version to send with a save. */
  version: number;
  /** Options of the vehicle with their prices in the market. */
  optionalsSection: EquipmentItem[];
  /** Accessories of the vehicle with their prices in the market. */
  accessoriesSection: EquipmentItem[];
  /** Customer programmes of the vehicle with their prices in the market. */
  customerPrgSection: EquipmentItem[];
  /** Equipment outside the series (fuoriserie) of the vehicle with its prices in the market. */
  fuoriseriesSection: EquipmentItem[];
};
export type PriceMask = {
  /** The mask, such as #.##0,00. */
  value: string;
  /** The mask, shown on an amount. */
  label: string;
  /** Whether the mask is listed, but cannot be chosen. */
  disabled: boolean;
};
export type PricesSaved = {
  /** What happened, in a sentence for the user. */
  message: string;
  /** The version to send with the next save. */
  version: number;
};
export type MarketTax = {
  /** The vetele. */
  vet: string;
  /** MESSA SU STRADA, QUOTA ESENTE or a tax of the market. */
  description: string;
  /** The type. */
  code: 'B2C' | 'B2B' | 'B2E';
  /** The tax in the currency of the market; null is 0. */
  price: number;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** Version of the price list. */
  version: number;
};
export type PriceListState = {
  /** Version of the list; 0 before the first save, incremented by each. */
  version: Count;
  /** Base price of the vehicle in the currency of the market, at most 2 decimals; null is missing. */
  price: PriceOrNone;
  /** Whether customers see the list. */
  pricelistActive: boolean;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** How the market writes amounts, such as #.##0,00; empty for the default. */
  pricemask: string;
  /** Stored prices of options, customer programmes and accessories. */
  items: {
    /** Factory code of the option, customer programme or accessory. */
    code: string;
    /** Price of the item in the currency of the market, at most 2 decimals; null is missing. */
    price: PriceOrNone;
    /** Whether the market hides the item from its customers. */
    isHiddenByMarket: boolean;
    /** Who changed the price last; 'No edit info' until the first change. */
    itemLastModInfo: string;
  }[];
  /** Taxes that the market has set for the vehicle. */
  taxes: MarketTax[];
};
export type PriceConflict = Conflict & {
  /** The price list as it is now. */
  current: PriceListState;
};
export type BasePriceInput = {
  /** Base price of the vehicle in the currency of the market, at most 2 decimals; null is missing. */
  price: PriceOrNone;
  /** Left unchanged if omitted. */
  pricelistActive?: boolean;
};
export type EquipmentItemInput = {
  /** Factory code of the option, customer programme or accessory. */
  code: string;
  /** Price of the item in the currency of the market, at most 2 decimals; null is missing. */
  price: PriceOrNone;
  /** Left unchanged if omitted. */
  isHiddenByMarket?: boolean;
};
export type PriceListInput = {
  /** Null or empty: the market's. */
  currency?: string | null;
  /** Null or empty: the market's. */
  pricemask?: string | null;
  /** Accepted and ignored; the acting user is taken from the session. */
  userModis?: string | null;
  /** Price of the vehicle without any option; not part of the call if null or omitted. */
  basePrice?: BasePriceInput | null;
  /** Prices of options and fuoriserie; not saved if null or omitted. */
  optList?: EquipmentItemInput[] | null;
  /** Prices of the customer programmes; not saved if null or omitted. */
  customerPrgList?: EquipmentItemInput[] | null;
  /** Prices of the accessories; not saved if null or omitted. */
  accList?: EquipmentItemInput[] | null;
};
export type MarketTaxInput = {
  /** Name of the tax, MESSA SU STRADA, QUOTA ESENTE or one of the market. */
  description: string;
  /** Which customers pay the tax, private ones (B2C), companies (B2B) or employees (B2E). */
  code: 'B2C' | 'B2B' | 'B2E';
  /** The tax in the currency of the market; null is 0. */
  price?: number | null;
};
export type EquipmentGroup = 'OPTIONALS' | 'FUORISERIE' | 'CUSTOMER PROGRAMS' | 'ACCESSORIES';
export type PricelistExport = {
  /** Price of the vehicle without any option; not part of the call if null or omitted. */
  basePrice?: BasePriceInput | null;
  /** Items by group; exported as stored if null or omitted. */
  equipmentList?:
    | {
        /** Group of equipment that the items belong to. */
        group: EquipmentGroup;
        /** Prices of the group, as the screen shows them. */
        items: EquipmentItemInput[];
      }[]
    | null;
};
export type PriceUploadRow = {
  /** Row of the workbook. */
  row: number;
  /** OPTIONALS, FUORISERIE, CUSTOMER PROGRAMS or ACCESSORIES; empty for the base price. */
  group: string;
  /** Factory code of the item; '-' is the base price. */
  code: string;
  /** What the factory calls the item. */
  description: string;
  /** Official price set by the factory, at most 2 decimals; null is missing. */
  officialPrice: AmountOrNone;
  /** Price that the list stores before the import, at most 2 decimals; null is missing. */
  currentPrice: AmountOrNone;
  /** Price in the file, at most 2 decimals; null is missing. */
  price: AmountOrNone;
  /** 0 ok, 1 warning, 2 error; only 0 is imported. */
  status: 0 | 1 | 2;
  /** Status 1 because the price does not change; nothing is wrong. */
  isUnchanged: boolean;
  /** Why the row has its status, in words; empty where nothing is wrong. */
  statusDescription: string;
  /** Whether the row is imported by default. */
  isChecked: boolean;
};
export type BlankPrice = {
  /** OPTIONALS, FUORISERIE, CUSTOMER PROGRAMS or ACCESSORIES; empty for the base price, which is saved with the options. */
  group: string;
  /** '-' is the base price. */
  code: string;
  /** What the factory calls the item. */
  description: string;
  /** Official price set by the factory, at most 2 decimals; null is missing. */
  officialPrice: AmountOrNone;
};
export type PriceUploadPreview = {
  /** The row of the base price; empty if the file has none. */
  basePriceList: PriceUploadRow[];
  /** Rows of the file in its order. */
  uploadedList: PriceUploadRow[];
  /** One sentence for each problem, with row and column. */
  uploadErrorMsgList: string[];
  /** Rows that are wrong for too many decimals alone. */
  roundable: number;
  /** Prices that the stored list lacks; in the reply of the import, those that it still lacks. Like any save, the import is refused if it leaves one blank in a list of which it stores rows. */
  blankList: BlankPrice[];
  /** Market, vehicle and currency as written above the table: the beginning of a file of refused rows that can be corrected and uploaded again. */
  linesAbove: string[][];
  /** Columns of the table as the file names them. */
  columns: string[];
  /** Rows of status 2 as written in the file, numbers with the decimal sign of the market. */
  invalidRows: ImportInvalidRow[];
  /** The digest to send with the import of exactly this plan. */
  planDigest: string;
};
export type RoundDecimals = 'true' | 'false';
export type PriceRunReason = {
  /** In the language of the request. */
  reason: string;
  /** How many prices stay as they are for it. */
  count: number;
  /** The codes of the first of them. */
  codes: string[];
};
export type PriceRunRow = {
  /** Factory code of the item; '-' is the base price. */
  code: string;
  /** Name of the item, in the user's language; empty for the base price. */
  description: string;
  /** The price as it is saved. */
  before: PriceOrNone;
  /** What the change makes of it. */
  after: PriceOrNone;
};
export type PriceRunPlan = {
  /** Id of the market, such as IT. */
  idCountry: string;
  /** Name of the market, in the user's language. */
  country: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** What people call the vehicle. */
  vehicle: string;
  /** Currency of the list as ISO 4217, such as EUR; empty for a list that was not read. */
  currency: string;
  /** How the list writes amounts, such as #.##0,00; empty for a list that was not read. */
  pricemask: string;
  /** Why the list is refused as a whole; empty if it is not. */
  refusal: string;
  /** How many prices change. */
  changed: number;
  /** How many of them change by more than half, which may be a slip. */
  large: number;
  /** How many prices already have this value. */
  unchanged: number;
  /** Why other prices stay as they are, the most frequent reason first. */
  reasons: PriceRunReason[];
  /** The sum of the prices that change; those that were missing are left out. */
  sumBefore: number;
  /** The sum of the same prices, changed. */
  sumAfter: number;
  /** The base price if it changes, then the prices that change most. */
  rows: PriceRunRow[];
};
export type PriceRunPreview = {
  /** What would become of each list. */
  lists: PriceRunPlan[];
  /** To be sent with the change; another plan is not begun. */
  planDigest: string;
};
export type PriceRunChange = {
  /** Ids of the markets. */
  markets: string[];
  /** The vetele of each vehicle; each one in each market is a list. */
  vehicles: string[];
  /** The kinds of prices that change. */
  prices: ('base' | 'options' | 'fuoriserie' | 'programs' | 'accessories')[];
  /** Only these items of the kinds, without the base price; all if empty or omitted. */
  codes?: string[];
  /** What is done to each price: official, vehicle and market copy a price of another place. */
  action: 'set' | 'add' | 'percent' | 'official' | 'vehicle' | 'market';
  /** For set and add, at most 2 decimals; below 0 takes off. */
  amount?: number;
  /** For percent, at most 2 decimals; below 0 lowers. */
  percent?: number;
  /** For what is copied: it is multiplied by this many millionths. 1000000 if omitted. */
  rate?: number;
  /** For vehicle a vetele of the same market, for market the id of one that has the same vehicle. */
  copyFrom?: string;
  /** Lists in another one are refused. Required for amounts and for copies between lists. */
  currency?: string;
  /** For market: what the rate was typed for; other sources are refused. As currency if omitted. */
  copyCurrency?: string;
  /** Prices are rounded to multiples of it. As exact as the list writes them if omitted. */
  step?: 1 | 5 | 10 | 50;
  /** The cents that rounded prices end with, together with step. 0 if omitted. */
  ending?: 0 | 90 | 99;
};
export type PriceRunList = {
  /** Id of the market, such as IT. */
  idCountry: string;
  /** Name of the market, in the user's language. */
  country: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** What people call the vehicle. */
  vehicle: string;
  /** Waiting lists of a run that has ended were not changed. */
  state: 'waiting' | 'changed' | 'unchanged' | 'refused';
  /** Why it was refused; empty if it was not. */
  reason: string;
  /** How many of its prices were changed. */
  changed: number;
};
export type PriceRun = {
  /** The id of the run. */
  run: number;
  /** Stopped: the server ended or somebody cancelled it before every list had its turn. */
  state: 'running' | 'done' | 'stopped' | 'undone';
  /** How many of the lists to change had their turn. */
  done: number;
  /** How many lists were to be changed. */
  total: number;
  /** What became of each list. */
  lists: PriceRunList[];
};
export type PriceRunInput = {
  /** The change as it was previewed. */
  change: PriceRunChange;
  /** That of the preview; another plan is not begun. */
  planDigest: string;
};
export type AlternativePriceList = {
  /** Code of the option. */
  keyCodopt: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** Whether the list applies to vehicles without the option (true) or with it. */
  isExcluded: boolean;
  /** What the factory calls the option. */
  description: string;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type PricePair = (string | number | null)[];
export type OptionName = {
  /** Factory code of the option. */
  code: string;
  /** What the factory calls the option; empty where it is unknown. */
  name: string;
};
export type Pack = {
  /** The option that the pack is sold as, or that it contains. */
  ocparObj: {
    /** Code of the option. */
    parele: string;
    /** What the factory calls it. */
    parde2: string;
  };
  /** Whether it is an option of a pack; false for the pack itself. */
  isChild: boolean;
  /** Options of the pack; empty for an option. */
  listMasPackCommOpts: Pack[];
  /** Of an option: whether the price of the pack includes it. Of a pack: whether it includes any. */
  priceIncluded: boolean;
  /** Manoeuvre of the option, a factory code; empty if none. */
  optManovra: string;
  /** The set of alternatives that the option belongs to; empty if none. */
  alternateSet: string;
  /** Its set, if it is the default of that set; else empty. */
  defaultSet: string;
  /** Whether the option cannot be taken out of the pack. */
  compulsory: boolean;
  /** What it implicitly includes. */
  implicitList: OptionName[];
};
export type PackRowNumber = number;
export type PackHeaderRow = number;
export type PackRowStatus = 0 | 1 | 2;
export type CommercialPackRow = {
  row: PackRowNumber;
  pack: PackHeaderRow;
  status: PackRowStatus;
  /** Why the row has its status, in words; empty where nothing is wrong. */
  statusDescription: string;
  /** Whether the row is a pack; otherwise it is an option of the pack above. */
  isHeader: boolean;
  /** Whether the row is imported by default. */
  isChecked: boolean;
  /** What the import does to it; removed is an option that only the stored pack has, none a row that cannot be imported. */
  change: 'new' | 'changed' | 'unchanged' | 'removed' | 'none';
  /** The vehicles. */
  vetList: string[];
  /** Their model years. */
  ver: string;
  /** Code of the market (codmercato). */
  market: string;
  /** Id of the market. */
  country: string;
  /** Factory code of the pack. */
  parentCode: string;
  /** Code of an option of the pack; empty in the header. */
  childCode: string;
  /** What the factory calls the option, empty where it is unknown. */
  name: string;
  /** Null for a header or if it cannot be read. */
  priceIncluded: boolean | null;
  /** Manoeuvre of the option, a factory code; empty if none. */
  optManovra: string;
  /** The set of alternatives that the option belongs to; empty if none. */
  alternateSet: string;
  /** Its set, if the option is the default of that set; else empty. */
  defaultSet: string;
  /** Null for a header or if it cannot be read. */
  compulsory: boolean | null;
};
export type CommercialPackUpload = {
  /** One text for each problem, with row, column and reason. */
  uploadErrorMsgList: string[];
  /** Rows of the file in its order. */
  uploadedList: CommercialPackRow[];
  /** Empty in the preview. */
  importedList: CommercialPackRow[];
  /** Empty in the preview. */
  notImportedList: CommercialPackRow[];
  /** Columns of the file in their order. */
  columns: string[];
  /** The rows of packs that cannot be imported, as written in the file. */
  invalidRows: ImportInvalidRow[];
  /** Empty where nothing can be imported. */
  planDigest: string;
};
export type ImplicitPackRow = {
  row: PackRowNumber;
  pack: PackHeaderRow;
  status: PackRowStatus;
  /** Why the row has its status, in words; empty where nothing is wrong. */
  statusDescription: string;
  /** Whether the row is a pack; otherwise it is an option of the pack above. */
  isHeader: boolean;
  /** Whether the row is imported by default. */
  isChecked: boolean;
  /** What the import does to it. */
  change: 'new' | 'changed' | 'unchanged' | 'removed' | 'none';
  /** Factory code of the pack. */
  parentCode: string;
  /** Code of an option of the pack; empty in the header. */
  childCode: string;
  /** The parent code of a header, else the child code. */
  code: string;
  /** What the factory calls the option; empty where it is unknown. */
  name: string;
};
export type ImplicitPackUpload = {
  /** One text for each problem, with row, column and reason. */
  uploadErrorMsgList: string[];
  /** Rows of the file in its order. */
  uploadedList: ImplicitPackRow[];
  /** Empty in the preview. */
  importedList: ImplicitPackRow[];
  /** Empty in the preview. */
  notImportedList: ImplicitPackRow[];
  /** Columns of the file in their order. */
  columns: string[];
  /** The rows of packs that cannot be imported, as written in the file. */
  invalidRows: ImportInvalidRow[];
  /** Empty where nothing can be imported. */
  planDigest: string;
};
export type ComparedList = {
  /** Id of the country, such as IT. */
  countryId: string;
  /** What the market is called in the language of the user. */
  market: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** What the vehicle is called. */
  vehicle: string;
  /** The moment of the prices; null is now. */
  at: string | null;
  /** That of the list, which it had at that moment. */
  currency: string;
  /** How the list writes its amounts now. */
  pricemask: string;
};
export type ComparisonTotals = {
  /** Rows of either list. */
  compared: number;
  /** Rows that are equal. */
  same: number;
  /** Rows that both lists have, with different prices, or that only one of the vehicles comes with. */
  different: number;
  /** Rows that one list alone has. */
  oneSided: number;
  /** Rows that both lists have and that one of them has no price for. */
  missing: number;
  /** Rows with a price in two currencies and without a rate to compare them with. */
  otherCurrency: number;
  /** Sum of the left prices of the rows with a price on both sides, in the left currency. */
  leftSum: number;
  /** Sum of the right prices of the same rows, in the right currency. */
  rightSum: number;
  /** Sum of the differences of the same rows, in the left currency; null without a rate. */
  differenceSum: number | null;
  /** That sum in percent of the left prices, at most 2 decimals; null if these are 0 or without a rate. */
  share: number | null;
};
export type ComparedPrice = {
  /** Factory code of the item; '-' is the base price. */
  code: string;
  /** In which card of the price configurator it stands; gone: neither vehicle offers it any more. */
  kind: 'base' | 'options' | 'fuoriserie' | 'programs' | 'accessories' | 'gone';
  /** Group of options of the item; empty for the base price and what is gone. */
  pargroup: string;
  /** In the language of the user, as the left list has it if it does. */
  description: string;
  leftPrice: PriceOrNone;
  rightPrice: PriceOrNone;
  /** Whether the left vehicle comes with it, which has no price then. */
  leftStandard: boolean;
  /** Whether the right vehicle comes with it, which has no price then. */
  rightStandard: boolean;
  /** Right price times the rate less left price, in the left currency; null unless both are there. */
  difference: number | null;
  /** The difference in percent of the left price, at most 2 decimals; null if that is 0. */
  share: number | null;
  /** onlyLeft, onlyRight: the other list does not have it; missingLeft, missingRight: both do, but one has no price for it; otherCurrency: two currencies and no rate to compare them with. */
  state: 'same' | 'different' | 'onlyLeft' | 'onlyRight' | 'missingLeft' | 'missingRight' | 'otherCurrency';
};
export type PriceComparison = {
  left: ComparedList;
  right: ComparedList;
  /** What right prices were multiplied by; null between two currencies without a rate, where prices stand beside each other without differences. */
  rate: number | null;
  totals: ComparisonTotals;
  /** The base price, then the items by kind and code. */
  rows: ComparedPrice[];
};
export type Readiness = {
  /** Id of the country, such as IT. */
  countryId: string;
  /** What the market is called in the language of the user. */
  market: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** The vehicle and its model year, as in selectors. */
  vehicle: string;
  /** Code of the language of the market; null without one. */
  language: string | null;
  /** Items without a price that are not standard, as the price configurator counts them, and the base price if it is not above 0. */
  pricesMissing: number;
  /** Items hidden by the market or by the product category. */
  pricesHidden: number;
  /** Prices below the importer price, the base price included. */
  pricesBelowCost: number;
  /** Prices that differ from the official price by more than the limit, the base price included. */
  pricesFarFromOfficial: number;
  /** Fixed taxes (MESSA SU STRADA, QUOTA ESENTE) without a value for any type of customer. */
  taxesIncomplete: number;
  /** Offered items without a label in the language of the market, whatever other languages have; null if the market has no language. */
  labelsMissing: number | null;
  /** Commercial packs with an option that has no price and is neither standard nor included in the price of the pack. */
  packsUnpriced: number;
  /** Active campaigns of the vehicle, not over yet, that overlap with another one of their type. */
  campaignsOverlapping: number | null;
  /** Active campaigns of the vehicle whose last day, in their zone, is today (UTC) or within the given number of days. */
  campaignsEnding: number | null;
  /** 1 if the vehicle has no downpayment in the market. */
  downpaymentMissing: number | null;
  /** 1 unless both headquarters and the market show the vehicle online. */
  notVisibleOnline: number | null;
};
export type CustomerKind = 'B2C' | 'B2B' | 'B2E';
export type PricePictureSource = {
  /** What the amount is kept in; a sum is of the lines above. */
  kind: 'row' | 'market' | 'listTaxes' | 'vehicleTaxes' | 'marketTaxes' | 'campaign' | 'downpayment' | 'sum';
  /** Of the item, market, vehicle, campaign or downpayment; may be empty, as of a sum. */
  id: string;
  /** The same in a few words, in the language of the request; empty of a sum. */
  text: string;
};
export type PricePictureLine = {
  /** The way to the price without tax or to what the customer pays. */
  section: 'withoutTax' | 'payment';
  /** What the amount is. */
  key:
    | 'finalPrice'
    | 'tax'
    | 'taxable'
    | 'vat'
    | 'priceWithoutTax'
    | 'priceOfCustomer'
    | 'campaign'
    | 'customerPays'
    | 'downpayment'
    | 'rest';
  /** Whether the amount is added to what was before (step) or is a total. */
  kind: 'final' | 'step' | 'subtotal' | 'result';
  /** Of a tax or a campaign its description, else empty. */
  name: string;
  /** Whose tax or price it is; null where it is nobody's in particular. */
  customer: CustomerKind | null;
  /** What a step adds, negative where it takes away; else the total. */
  amount: number;
  /** What is left after the line. */
  total: number;
  source: PricePictureSource;
};
export type PricePicture = {
  /** Id of the country, such as IT. */
  countryId: string;
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** The item's code; '-' is the base price. */
  code: string;
  customer: CustomerKind;
  /** The day of the picture, such as 2026-11-20. */
  day: string;
  /** Version of the price list. */
  version: number;
  price: PriceOrNone;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** How prices are written, such as #.##0,00. */
  pricemask: string;
  /** Percent, of the market. */
  vat: number | null;
  /** In order, section by section; none without a price. */
  lines: PricePictureLine[];
  /** Why something is missing in the picture. Amounts of online sales are missing where the list has another currency than its market (otherCurrency); on another day only campaigns follow it (otherDay). */
  reasons: (
    | 'noPrice'
    | 'noCampaign'
    | 'noCampaignForEmployees'
    | 'noDownpayment'
    | 'downpaymentOfVehicle'
    | 'marketOffline'
    | 'vehicleHidden'
    | 'withoutOnline'
    | 'otherDay'
    | 'otherCurrency'
  )[];
};
export type WallClock = string;
export type SolCampaignCountry = {
  /** Id of the market, such as IT. */
  id: string;
  /** ISO 3166 code of two letters, such as IT; empty for none. */
  isoCode2: string;
  /** Name of the market, in the user's language. */
  description: string;
  /** Whether the market sells online (SOL). */
  solEnable: boolean;
  /** Currency of the market, in which discTot is. */
  currency: string;
};
export type SolCampaignModel = {
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** Name of the vehicle with its model year. */
  description: string;
  /** Whether it is visible online now. */
  isActive: boolean;
};
export type SolCampaign = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** What the campaign is about, in the words of the market. */
  description: string;
  /** Whether the discount applies while the campaign runs. */
  active: boolean;
  /** Discount on the model in percent. */
  discPerc: number | null;
  /** Discount on the model as an amount in the currency of the market, at most 2 decimals; null for none. */
  discTot: AmountOrNone;
  /** Discount on options in percent. */
  discOpt: number | null;
  /** When the campaign starts, on the wall clock of its time zone, as 2026-11-20T09:00. */
  dateStart: WallClock;
  /** When the campaign ends, on the wall clock of its time zone, as 2026-11-20T09:00. */
  dateEnd: WallClock;
  /** When the campaign starts, in UTC. */
  dateTimeStartUTC: string;
  /** When the campaign ends, in UTC. */
  dateTimeEndUTC: string;
  /** The market that runs the campaign. */
  country: SolCampaignCountry;
  /** IANA name. */
  timeZone: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType: 'B2B' | 'B2C';
  /** Vehicles that the campaign is for. */
  solCampaignModel: SolCampaignModel[];
  /** Name of the user who created the record. */
  insertUser: string;
  /** When the record was created, in UTC. */
  insertDate: string;
  /** When the record was last changed, in UTC; null before the first change. */
  lastUpdate: string | null;
  /** Version of the record; each change increments it. */
  version: Version;
};
export type SolTax = {
  /** Null for a fixed tax that has never been saved. */
  id: RecordId | null;
  /** The vetele. */
  model: string;
  /** Id of the market that charges the tax, such as IT. */
  countryId: string;
  /** The tax in the currency of the market; 0 for none. */
  taxValue: number;
  /** Name of the tax, MESSA SU STRADA, QUOTA ESENTE or one of the market. */
  taxDescription: string;
  /** Which customers pay the tax, private ones (B2C), companies (B2B) or employees (B2E). */
  taxType: 'B2C' | 'B2B' | 'B2E';
};
export type Amount = number;
export type DownpaymentOption = {
  /** First instalment in the currency of the market, at most 2 decimals. */
  downpayment: Amount;
  /** Whether the market still offers the downpayment. */
  active: boolean;
};
export type VirtualProduct = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Id of the market, such as IT. */
  country: string;
  /** Code of the vehicle (vetele). */
  model: string;
  /** First instalment for the vehicle in the currency of the market, at most 2 decimals; null for none. */
  downpayment: AmountOrNone;
};
export type RecordIdOrNone = RecordId | null;
export type SolModelState = {
  /** Key of the headquarters record of the vehicle. */
  idSolModel: RecordId;
  /** Whether headquarters show the vehicle online; false also hides it in every market. */
  hqVisible: boolean;
  /** Key of the market's record; null while the market has none. */
  idSolModelMarket: RecordIdOrNone;
  /** Whether the market shows the vehicle online; without effect while headquarters hide it. */
  marketVisible: boolean;
  /** Name of the user who last changed the visibility; empty before the first change. */
  updatedBy: string;
  /** When the visibility was last changed, in UTC; null before the first change. */
  updatedAt: string | null;
};
export type SolPriceData = {
  /** Version of taxes and virtual product. */
  version: number;
  /** The active campaign for the vehicle; null for none. */
  solCampaignData: SolCampaign | null;
  /** The fixed taxes are always there. */
  solTaxesData: SolTax[];
  /** Downpayments of the market that the vehicle can be given. */
  downpayments: DownpaymentOption[];
  /** The downpayment for the vehicle in the market; null for none. */
  virtualProduct: VirtualProduct | null;
  /** Whether headquarters and the market show the vehicle online; null if headquarters have no record of it. */
  solModel: SolModelState | null;
};
export type SolPriceConflict = Conflict & {
  /** The taxes, downpayment and visibility as they are now. */
  current: SolPriceData;
};
export type SolTaxInput = {
  /** Key of the tax; null for one that has never been saved. */
  id?: RecordIdOrNone;
  /** Code of the vehicle (vetele); null where virtualProduct names it. */
  model?: string | null;
  /** Id of the market that charges the tax, such as IT. */
  countryId?: string | null;
  /** Another spelling of countryId. */
  idCountry?: string | null;
  /** The tax in the currency of the market; 0 for none. */
  taxValue?: number | null;
  /** Name of the tax, MESSA SU STRADA, QUOTA ESENTE or one of the market. */
  taxDescription: string;
  /** Which customers pay the tax, private ones (B2C), companies (B2B) or employees (B2E). */
  taxType: 'B2C' | 'B2B' | 'B2E';
};
export type VirtualProductInput = {
  /** Accepted and ignored; vehicle and market identify it. */
  id?: RecordIdOrNone;
  /** Id of the market, such as IT. */
  country: string;
  /** Code of the vehicle (vetele). */
  model: string;
  /** First instalment for the vehicle in the currency of the market, at most 2 decimals; null for none. */
  downpayment: PriceOrNone;
};
export type SolTaxesInput = {
  /** Taxes of the vehicle in the market; omitted ones are left unchanged. */
  taxList: SolTaxInput[];
  /** The downpayment for the vehicle in the market; null for none. */
  virtualProduct?: VirtualProductInput | null;
};
export type SolModelRow = {
  /** Keys of the visibility record, of headquarters or of a market. */
  id: {
    /** Key of the headquarters record of the vehicle. */
    idSol: RecordId;
    /** 0 is the record of headquarters. */
    idSolMarket: number;
  };
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
  /** Name of the vehicle with its model year. */
  model: string;
  /** The ADM grouping of the market; empty for headquarters. */
  adm: string;
  /** Name of the market; empty for headquarters. */
  market: string;
  /** Empty for headquarters. */
  idCountry: string;
  /** Whether customers see the vehicle online. */
  visible: boolean;
  /** Whether headquarters show the vehicle. */
  hqVisible: boolean;
  /** When the record was last changed or created. */
  updateDate: string;
  /** Name of the user who changed the record last; empty before the first change. */
  updateUser: string;
};
export type SolModelPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: SolModelRow[];
};
export type MarketList = string[] | null;
export type SolModelKeyInput = {
  /** Key of the headquarters record of the vehicle. */
  idSol?: CountOrNone;
  /** Key of the market's record; 0 is the record of headquarters. */
  idSolMarket?: CountOrNone;
};
export type SolModelFilter = {
  /** ADM grouping of the market, such as Sud Europa; empty or null for all. */
  adm?: string | null;
  /** Id of the market. */
  market?: string | null;
  /** Another spelling of market. */
  idCountry?: string | null;
  /** Code of the only vehicle to list; null or empty for all. */
  vetele?: string | null;
  /** Only what customers see: visible records, and of markets only those below a visible headquarters record. */
  showActive?: boolean | null;
  /** Only the records of headquarters. */
  showHq?: boolean | null;
  countryList?: MarketList;
  /** The only record to list; null for all. */
  id?: SolModelKeyInput | null;
  /** Of these records only, such as 12/34, or 12/0 for that of headquarters. */
  ids?: string[] | null;
};
export type VehicleChoice = {
  /** Code of the vehicle, a model in a model year; 7 digits. */
  vetele: string;
};
export type SolModelInput = {
  /** The vehicle, sent by headquarters; if null or omitted, solModel is used. */
  model?: VehicleChoice | null;
  /** The vehicle, sent by a market; null for headquarters. */
  solModel?: {
    /** The vehicle, sent by a market. */
    model: VehicleChoice;
  } | null;
  /** The market by its id, or an object that holds it; needed with solModel, ignored for headquarters. */
  country?:
    | string
    | {
        /** Id of the market, such as IT. */
        id: string;
      }
    | null;
  /** Whether customers see the vehicle online. */
  visible: boolean;
  /** Accepted and ignored. */
  insertUser?: string | null;
  /** Accepted and ignored. */
  insertDate?: string | null;
};
export type SolVisibilityInput = {
  /** For HQ users. */
  idSolModel?: RecordId | null;
  /** For market users. */
  idSolModelMarket?: RecordId | null;
  /** Whether customers see the vehicle online. */
  visible: boolean;
  /** Accepted and ignored. */
  updateDate?: string | null;
  /** Accepted and ignored. */
  updateUser?: string | null;
};
export type NewSolCampaign = {
  /** What the campaign is about, in the words of the market. */
  description: string;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  modelDiscountPerc?: number | null;
  /** Discount on the model as an amount in the currency of the market, at most 2 decimals; null for none. */
  modelDiscountValue?: PriceOrNone;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  optDiscountPerc?: number | null;
  /** The market; only its id is used. */
  country: {
    /** Id of the market, such as IT. */
    id: string;
  };
  /** IANA name, one of the market. */
  timeZone: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType: 'B2B' | 'B2C';
  /** When the campaign starts, in UTC. */
  dateTimeStartUTC: string;
  /** When the campaign ends, in UTC. */
  dateTimeEndUTC: string;
  /** Vehicles that the campaign is for. */
  solCampaignModel: VehicleChoice[];
  /** Ignored; new campaigns are active. */
  active?: boolean;
  /** Accepted and ignored. */
  insertUser?: string | null;
  /** Accepted and ignored. */
  insertDate?: string | null;
};
export type SolCampaignRow = SolCampaign & {
  /** Ids of the active campaigns that it overlaps, without those that are over. */
  overlapsWith: RecordId[];
};
export type SolCampaignPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: SolCampaignRow[];
};
export type SolCampaignFilter = {
  /** Key of the only campaign to list; null for all. */
  id?: RecordIdOrNone;
  /** Code of the only vehicle to list; null or empty for all. */
  vetele?: string | null;
  /** Id of the only market to list; null or empty for all of the user's. */
  idCountry?: string | null;
  /** Of the filter of downpayments, where entity is downpayment. */
  market?: string | null;
  /** True leaves the inactive ones out. */
  active?: boolean | null;
  /** Starts on this day or later. */
  dateStart?: string | null;
  /** Starts on this day or earlier. */
  dateStartTo?: string | null;
  /** Ends on this day or earlier. */
  dateEnd?: string | null;
  /** Ends on this day or later. */
  dateEndFrom?: string | null;
  /** True leaves only the active ones that overlap another active one, now or later; with a vehicle for that vehicle. */
  overlapping?: boolean | null;
  countryList?: MarketList;
  /** Of these records only, also where entity is downpayment. */
  ids?: RecordId[] | null;
};
export type SolCampaignBar = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** Id of the market, such as IT. */
  idCountry: string;
  /** Name of the market. */
  country: string;
  /** What the campaign is about, in the words of the market. */
  description: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType: 'B2B' | 'B2C';
  /** Whether the discount applies while the campaign runs. */
  active: boolean;
  /** Discount on the model in percent; null for none. */
  discPerc: number | null;
  /** Discount on the model as an amount in the currency of the market, at most 2 decimals; null for none. */
  discTot: AmountOrNone;
  /** Discount on options in percent; null for none. */
  discOpt: number | null;
  /** Currency of the market as ISO 4217, such as EUR; empty for none. */
  currency: string;
  /** How the market writes amounts: #.##0,00. */
  pricemask: string;
  /** When the campaign starts, in UTC. */
  dateTimeStartUTC: string;
  /** When the campaign ends, in UTC. */
  dateTimeEndUTC: string;
  /** When the campaign starts, on the wall clock of its time zone, as 2026-11-20T09:00. */
  dateStart: WallClock;
  /** When the campaign ends, on the wall clock of its time zone, as 2026-11-20T09:00. */
  dateEnd: WallClock;
  /** IANA name of the zone of the campaign's wall clock, such as Europe/Rome. */
  timeZone: string;
  /** How many vehicles it is for. */
  models: number;
};
export type SolCampaignOverlap = {
  /** The campaigns, the earlier first; only one if the other is not saved yet. */
  ids: RecordId[];
  /** Id of the market, such as IT. */
  idCountry: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType: 'B2B' | 'B2C';
  /** When both campaigns begin to run, in UTC. */
  dateTimeStartUTC: string;
  /** When the first of them ends, in UTC. */
  dateTimeEndUTC: string;
  /** Wall clock of the zone of the earlier campaign. */
  dateStart: string;
  /** Wall clock of the zone of the earlier campaign. */
  dateEnd: string;
  /** The vehicles that they share. */
  models: VehicleName[];
};
export type SolCampaignTimeline = {
  /** Campaigns that match the filter, as bars. */
  campaigns: SolCampaignBar[];
  /** Periods in which two campaigns give the same vehicle a discount each. */
  overlaps: SolCampaignOverlap[];
  /** True when there are more than 2000 campaigns or overlaps. */
  truncated: boolean;
};
export type SolCampaignDraft = {
  /** Key of the campaign that is being edited; null for a new one. */
  id?: RecordIdOrNone;
  /** Id of the market, such as IT. */
  idCountry: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType: 'B2B' | 'B2C';
  /** When the campaign starts, in UTC. */
  dateTimeStartUTC: string;
  /** When the campaign ends, in UTC. */
  dateTimeEndUTC: string;
  /** Vehicles that the campaign is for. */
  solCampaignModel: VehicleChoice[];
};
export type SolImportedModel = {
  /** The first row of the workbook that names it. */
  row: number;
  /** The vehicle that the row names. */
  model: SolCampaignModel;
  /** The outcome of the row, in words. */
  statusExcel: string;
  /** 0 taken, 1 taken with a warning, 2 not taken. */
  status: 0 | 1 | 2;
};
export type SolCampaignImport = {
  /** Vehicles that the file names, and the outcome of each. */
  model: SolImportedModel[];
  /** Sentences on what the import did and what it left out. */
  msg: string[];
  /** Cells that are refused for too many decimals alone. */
  roundable: number;
};
export type SolCampaignConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: SolCampaign;
};
export type SolCampaignInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: RecordIdOrNone;
  /** Ignored; there is a separate call. */
  active?: boolean;
  /** Accepted and ignored; dateTimeStartUTC is used. */
  dateStart?: string;
  /** Accepted and ignored; dateTimeEndUTC is used. */
  dateEnd?: string;
  /** Accepted and ignored; the market of a campaign does not change. */
  country?: object;
  /** Accepted and ignored. */
  insertUser?: string;
  /** Accepted and ignored. */
  insertDate?: string;
  /** Accepted and ignored. */
  lastUpdate?: string | null;
  /** What the campaign is about, in the words of the market. */
  description?: string | null;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  discPerc?: number | null;
  /** Discount on the model as an amount in the currency of the market, at most 2 decimals; null for none. */
  discTot?: PriceOrNone;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  discOpt?: number | null;
  /** When the campaign starts, in UTC. */
  dateTimeStartUTC?: string;
  /** When the campaign ends, in UTC. */
  dateTimeEndUTC?: string;
  /** IANA name of the zone of the campaign's wall clock, such as Europe/Rome. */
  timeZone?: string;
  /** Who gets the discount, companies (B2B) or private customers (B2C). */
  campaignType?: 'B2B' | 'B2C';
  /** Vehicles that the campaign is for. */
  solCampaignModel?: VehicleChoice[];
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type SolCountryTax = {
  /** Null for a fixed tax that has never been saved. */
  id: RecordId | null;
  /** Id of the market that charges the tax, such as IT. */
  countryId: string;
  /** The tax in the currency of the market; 0 for none. */
  taxValue: number;
  /** Name of the tax, MESSA SU STRADA, QUOTA ESENTE or one of the market. */
  taxDescription: string;
  /** Which customers pay the tax, private ones (B2C), companies (B2B) or employees (B2E). */
  taxType: 'B2C' | 'B2B' | 'B2E';
  /** 0 for a row that has never been saved. */
  version: number;
};
export type SolCountryTaxConflict = Conflict & {
  /** All taxes of the market as they are now. */
  current: SolCountryTax[];
};
export type SolCountryTaxInput = {
  /** Key of the tax; null for one that has never been saved. */
  id?: RecordIdOrNone;
  /** Ignored; the taxes of vehicles have separate calls. */
  model?: string | null;
  /** Id of the market that charges the tax, such as IT. */
  countryId?: string | null;
  /** Another spelling of countryId. */
  idCountry?: string | null;
  /** The tax in the currency of the market; 0 for none. */
  taxValue?: number | null;
  /** Name of the tax, MESSA SU STRADA, QUOTA ESENTE or one of the market. */
  taxDescription: string;
  /** Which customers pay the tax, private ones (B2C), companies (B2B) or employees (B2E). */
  taxType: 'B2C' | 'B2B' | 'B2E';
  /** The version of the row when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: number | null;
};
export type Downpayment = {
  /** Key of the record; never reused. */
  id: RecordId;
  /** The market that offers the downpayment; in a request, only its id is used. */
  country: {
    /** Id of the market, such as IT. */
    id: string;
    /** Code of the market in the factory's systems. */
    codmercato: string;
    /** Name of the market, in the user's language. */
    description: string;
    /** Currency of the market as ISO 4217, such as EUR; empty for none. */
    currency: string;
  };
  /** First instalment in the currency of the market, at most 2 decimals. */
  downpayment: Amount;
  /** Whether the downpayment can be chosen for vehicles. */
  active: boolean;
  /** Name of the user who created the record. */
  insertUser: string;
  /** When the record was created, in UTC. */
  insertDate: string;
  /** Name of the user who changed the record last; empty before the first change. */
  updateUser: string;
  /** When the record was last changed, in UTC; null before the first change. */
  updateDate: string | null;
  /** When the record was last changed or created. */
  lastUpdate: string;
  /** The vehicles of the market that use it, for the links to their prices. */
  models: VehicleName[];
  /** Version of the record; each change increments it. */
  version: Version;
};
export type DownpaymentPage = Page & {
  /** Rows of the page, in the order of the list. */
  content: Downpayment[];
};
export type DownpaymentFilter = {
  /** Id of the market. */
  market?: string | null;
  /** Restricts the list to some of the user's markets; null or empty for all of them. */
  countryList?: string[] | null;
};
export type DownpaymentInput = {
  /** Accepted and ignored; the path of a change says which record it is. */
  id?: RecordIdOrNone;
  /** The market that offers the downpayment; in a request, only its id is used. */
  country: {
    /** Id of the market, such as IT. */
    id: string;
    /** Accepted and ignored; the id says which market it is. */
    codmercato?: string;
  };
  /** At most 2 decimals. */
  downpayment: number;
  /** Ignored; there is a separate call. */
  active?: boolean;
  /** Accepted and ignored. */
  insertUser?: string | null;
  /** Accepted and ignored. */
  insertDate?: string | null;
  /** Accepted and ignored. */
  updateUser?: string | null;
  /** Accepted and ignored. */
  updateDate?: string | null;
  /** Accepted and ignored. */
  lastUpdate?: string | null;
  /** Accepted and ignored. */
  models?: {
    /** Code of the vehicle, a model in a model year; 7 digits. */
    vetele?: string;
    /** Accepted and ignored. */
    description?: string;
  }[];
  /** The version that was read; 409 if the record has changed since, and without it the last write wins. */
  version?: Version;
};
export type DownpaymentConflict = Conflict & {
  /** The record as it is now, for a form to compare with. */
  current: Downpayment;
};
export type Health = {
  /** Whether the console can serve its callers. */
  status: 'ok';
};
