// Generated from openapi.yaml by npm run generate.
import type { FileReply } from './baseQuery';
import type { startCalls } from './calls/start.gen';
import type { sessionCalls } from './calls/session.gen';
import type { landingCalls } from './calls/landing.gen';
import type { modelCalls } from './calls/model.gen';
import type { interfaceLabelCalls } from './calls/interfaceLabel.gen';
import type { optionLabelCalls } from './calls/optionLabel.gen';
import type { optColorLabelCalls } from './calls/optColorLabel.gen';
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
import type { priceListCalls } from './calls/priceList.gen';
import type { alternativePriceListCalls } from './calls/alternativePriceList.gen';
import type { packCalls } from './calls/pack.gen';
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
export * from './calls/model.gen';
export * from './calls/interfaceLabel.gen';
export * from './calls/optionLabel.gen';
export * from './calls/optColorLabel.gen';
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
export * from './calls/priceList.gen';
export * from './calls/alternativePriceList.gen';
export * from './calls/pack.gen';
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
  typeof modelCalls.endpoints &
  typeof interfaceLabelCalls.endpoints &
  typeof optionLabelCalls.endpoints &
  typeof optColorLabelCalls.endpoints &
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
  typeof priceListCalls.endpoints &
  typeof alternativePriceListCalls.endpoints &
  typeof packCalls.endpoints &
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
  /** status 200 Regions in their order, countries by name. */ LandingRegion[];
export type GetLandingGeoRegionApiArg = {
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
};
export type ListLandingLanguagesApiResponse =
  /** status 200 The active languages, the default one first. */ LandingLanguage[];
export type ListLandingLanguagesApiArg = void;
export type GetLandingCountryRangeApiResponse =
  /** status 200 Families in their order, models by name. */ LandingFamily[];
export type GetLandingCountryRangeApiArg = {
  /** Id of the country. */
  countryId: string;
};
export type GetMenuListApiResponse =
  /** status 200 The entries in their order, sub-entries inside. */ MenuEntry[];
export type GetMenuListApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
};
export type GetModelListJsonByCountryApiResponse =
  /** status 200 The models by description; an unknown country has none. */ Model[];
export type GetModelListJsonByCountryApiArg = {
  /** Country id. */
  country?: string;
};
export type GetCommercialModelGroupsApiResponse =
  /** status 200 The families in their order, their vehicles by name; a country that does not exist sells nothing. */ ModelGroup[];
export type GetCommercialModelGroupsApiArg = {
  body: string[];
};
export type CheckIfExistVeteleActiveApiResponse = /** status 200 It is active. */ Message;
export type CheckIfExistVeteleActiveApiArg = {
  /** Code of the vehicle, 7 digits. */
  vetele: string;
};
export type FindInterfaceLabelsByGroupApiResponse =
  /** status 200 The labels by code; an unknown group has none. */ ResolvedLabel[];
export type FindInterfaceLabelsByGroupApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Label group such as Main Window; without one all groups. */
  labelGroup?: string;
};
export type ListInterfaceLabelsApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ InterfaceLabelPage;
export type ListInterfaceLabelsApiArg = {
  /** Label group such as Main Window; without one all groups. */
  labelGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
  /** Label group such as Main Window; without one all groups. */
  labelGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only labels that have no counterpart in this language (its code). */
  missingIn?: string;
};
export type ExportInterfaceLabelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportInterfaceLabelsXlsxApiArg = {
  /** VERS (versioning) has every field and can be imported again without loss; MKTG (marketing) is for reading. */
  scope?: 'VERS' | 'MKTG';
  /** Language code, or ALL. */
  languageToExport?: string;
  /** ALL rows in the language to export, or those that the list shows (every page of it) with the other parameters. */
  rows?: 'ALL' | 'LISTED';
  /** Label group such as Main Window; without one all groups. */
  labelGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Only labels that have no counterpart in this language (its code). */
  missingIn?: string;
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
  /** status 200 The page; one past the end is empty but still has the total. */ OptionGridPage;
export type ListOptionGridLabelsApiArg = {
  /** Code of an option group, or OPT, ACC or CUSTPRG for all groups of that type; without one all groups. */
  optGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
};
export type UpdateOptionGridLabelApiResponse = /** status 200 The label is stored. */ OptionLabelSaved;
export type UpdateOptionGridLabelApiArg = {
  /** Id of the grid row, as the list of a model shows it. */
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
  /** The colGridId of a listed option; an unknown one has no colours. */
  colGridId: RecordId;
  /** Only labels in this language (its code or id); without one, in every language. */
  language?: string;
};
export type GetConfGridByModelOptColorApiResponse = /** status 200 The markup. */ string;
export type GetConfGridByModelOptColorApiArg = {
  /** Code of the option, leading zeros included. */
  optcode: string;
  /** A model code (its newest vehicle), a vetele, or DEFAULT (the same as none). */
  model?: string;
  /** Language of the names of markets, such as de; without one that of the texts. */
  language?: string;
};
export type ListOptColorLabelsApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ OptColorItemPage;
export type ListOptColorLabelsApiArg = {
  /** COLOR, or the code or type (OPT, ACC, CUSTPRG) of an option group. */
  optColType?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
export type ListEditorialContentsApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ EditorialContentPage;
export type ListEditorialContentsApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Page index from one, unlike all other lists; 0 means the first page as well. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
  /** Language code such as it, or its id; without one the default language. */
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
  /** Language code such as it, or its id; without one the default language. */
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
  /** status 200 The page; one past the end is empty but still has the total. */ EditorialPlaceholderPage;
export type ListEditorialPlaceholdersApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the content. */
  content?: string;
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
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
  /** Part of the content. */
  content?: string;
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
  /** status 200 The page; one past the end is empty but still has the total. */ CountryPage;
export type ListCountriesApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Code of the language of the descriptions; where a country has none in it, the user's language. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
};
export type ExportCountriesXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCountriesXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type CheckCountryGridApiResponse =
  /** status 200 One line for each finding, by kind; the last line is OK or KO. */ string;
export type CheckCountryGridApiArg = {
  /** Id of the country; DEFAULT has no grid. */
  country: string;
  /** A model code (all of its vehicles) or a vetele; DEFAULT has no grid. */
  model: string;
};
export type GetConfigGridApiResponse = /** status 200 The grid by groups. */ ConfigGrid;
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
  /** Code of the language of the descriptions; without one, or where a country has none in it, the user's language. */
  language?: string;
};
export type GetCountryAdmListApiResponse =
  /** status 200 The groupings by name; the default country belongs to none. */ AdmGrouping[];
export type GetCountryAdmListApiArg = void;
export type ListCountryModelsByCountryApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ CountryModelPage;
export type ListCountryModelsByCountryApiArg = {
  /** Id of the country. */
  key: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
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
  /** status 200 The page; one past the end is empty but still has the total. */ CountryModelPage;
export type ListCountryModelsByModelApiArg = {
  /** Code of the model. */
  key: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
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
  /** Whose list, a country's or a model's. */
  from: 'countries' | 'car_model';
  /** Id of the country or code of the model; an unknown one has no rows. */
  idKey: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type ExportCountryModelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCountryModelsXlsxApiArg = {
  /** Whose list, a country's or a model's. */
  from: 'countries' | 'car_model';
  /** Id of the country or code of the model; an unknown one has no rows. */
  idKey: string;
  /** Group type of the rows (OPT, ACC or CUSTPRG); anything else does not narrow the list. */
  optGroup?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type GetModelListByCountryApiResponse =
  /** status 200 The models by description; an unknown country has none. */ Model[];
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
  /** status 200 The page; one past the end is empty but still has the total. */ CarModelPage;
export type ListCarModelsApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  language?: string;
  /** The current language; it has no effect here. */
  commercialModel?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
  /** status 200 The models by name, DEFAULT too. */ CarModelOption[];
export type GetCarModelLangListApiArg = void;
export type ExportCarModelsCsvApiResponse = /** status 200 The file. */ FileReply;
export type ExportCarModelsCsvApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type ExportCarModelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCarModelsXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type ExportFamilyIconsApiResponse = /** status 200 The archive. */ FileReply;
export type ExportFamilyIconsApiArg = {
  /** Code of the commercial model, or of one of its vehicles; not DEFAULT. */
  modelName: string;
};
export type ListOptGroupsApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ OptGroupPage;
export type ListOptGroupsApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
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
};
export type ExportOptGroupsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportOptGroupsXlsxApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type ListCallToActionsApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ CallToActionPage;
export type ListCallToActionsApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
};
export type ExportCallToActionsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportCallToActionsXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type FindLabelCodesApiResponse = /** status 200 At most twenty codes. */ LabelCode[];
export type FindLabelCodesApiArg = {
  /** Part of the code. */
  code?: string;
  /** Language code such as it, or its id; without one the default language. */
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
  /** status 200 The page; one past the end is empty but still has the total. */ InterfaceConfigPage;
export type ListInterfaceConfigsApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
};
export type ExportInterfaceConfigsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportInterfaceConfigsXlsxApiArg = {
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Part of the content. */
  label?: string;
  /** Part of the id of the country or of the code of the model. */
  code?: string;
};
export type GetConsoleConfigValueApiResponse =
  /** status 200 The value as text; for SOL_SERVICE_AVAILABLE exactly true or false. */ string;
export type GetConsoleConfigValueApiArg = {
  /** Code of the parameter. */
  code: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
};
export type ListConfigurationParametersApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ ConfigurationParameterPage;
export type ListConfigurationParametersApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
};
export type ExportConfigurationParametersXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportConfigurationParametersXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
};
export type GetLangListApiResponse = /** status 200 The languages, the default one first. */ LanguageOption[];
export type GetLangListApiArg = void;
export type ListLanguagesApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ LanguagePage;
export type ListLanguagesApiArg = {
  /** Belongs to the query that all lists share; it has no effect here. */
  optGroup?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  modelName?: string;
  /** Belongs to the query that all lists share; it has no effect here. */
  language?: string;
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
};
export type ExportLanguagesXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportLanguagesXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the code. */
  code?: string;
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
};
export type ExportTrackingLabelsXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportTrackingLabelsXlsxApiArg = {
  /** Part of the text. */
  label?: string;
  /** Part of the key. */
  code?: string;
};
export type ListUsersApiResponse =
  /** status 200 The page; one past the end is empty but still has the total. */ UserPage;
export type ListUsersApiArg = {
  /** Zero-based page index. */
  page?: number;
  /** Rows per page. */
  size?: number;
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
export type CreateUserApiResponse = /** status 200 The user may sign in. */ SavedMessage;
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
};
export type ExportUsersXlsxApiResponse = /** status 200 The file. */ FileReply;
export type ExportUsersXlsxApiArg = {
  /** Part of the user name (decision A-11). */
  code?: string;
  /** Part of the alias or of the e-mail address (decision A-11). */
  label?: string;
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
  /** status 200 The page; one past the end is empty but still has the total. */ ApiJsonTestPage;
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
  /** status 200 The page; one past the end is empty but still has the total. */ ApiJsonTestPage;
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
  /** status 200 The page; one past the end is empty but still has the total. */ JobRunPage;
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
  /** Label group such as Main Window; without one all groups. */
  labelGroup?: string;
};
export type ListChangesApiResponse = /** status 200 The changes, at most the last 200. */ Change[];
export type ListChangesApiArg = {
  entity: ChangeEntity;
  /** The key of the record. Several parts are joined by a tilde: country and model (IT~AURORA), type and id of an option or colour (COLOR~12), country, vehicle and item of a price, with '-' for the base price (IT~3410126~431). The labels of an option go by the option, in the language of the query, with those of the query's model. */
  id: string;
  /** Commercial model code; DEFAULT means no specific model. */
  modelName?: string;
  /** Language code such as it, or its id; without one the default language. */
  language?: string;
};
export type RestoreChangeApiResponse = /** status 200 The record is restored. */ RestoredRecord;
export type RestoreChangeApiArg = {
  entity: ChangeEntity;
  /** The key of the record. Several parts are joined by a tilde: country and model (IT~AURORA), type and id of an option or colour (COLOR~12), country, vehicle and item of a price, with '-' for the base price (IT~3410126~431). The labels of an option go by the option, in the language of the query, with those of the query's model. */
  id: string;
  /** The change whose result to restore; for a deletion, the record as it was before. */
  changeId: number;
  /** True restores the state before the change instead, such as the one before the first recorded change. */
  before?: boolean;
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
  /** Code or id of the language; English where it is unknown. */
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
  priceListInput: PriceListInput;
};
export type SaveEquipmentListApiResponse = /** status 200 The prices are stored. */ PricesSaved;
export type SaveEquipmentListApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** Accepted and ignored; who acts is taken from the session. */
  idUserModis?: string;
  /** The version of the list when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: Count;
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
  body: MarketTaxInput[];
};
export type ExportPricelistApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportPricelistApiArg = {
  /** Id of the market. */
  marketId: string;
  /** The vetele, or a commercial model for its newest model year. */
  modelCode: string;
  /** Name of the model for the name of the file. */
  modelName?: string;
  pricelistExport: PricelistExport;
};
export type UploadPricelistFromExcelApiResponse = /** status 200 The preview. */ PriceUploadPreview;
export type UploadPricelistFromExcelApiArg = {
  body: {
    uploadFile: UploadFile;
    /** Id of the market. */
    pCountry: string;
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
    pVetele: string;
    /** Accepted and ignored; who acts is taken from the session. */
    pIdModisUser?: string;
    /** JSON text: equipmentList (accepted, not used) and priceConfEditedItemList, rows {row, code, isChecked, price} as ticked and edited in the preview; the base price has the code -. */
    importPriceConfUtilJson?: string;
    roundDecimals?: RoundDecimals;
    /** As the preview returned it. */
    planDigest?: string;
  };
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
export type GetSolPriceDataApiResponse =
  /** status 200 What online sales know of the vehicle. */ SolPriceData;
export type GetSolPriceDataApiArg = {
  /** Id of the country. */
  countryId: string;
  /** The vetele, 7 digits, or the code of a commercial model for its newest model year. */
  modelCode: string;
  /** The end of today; any date, with a time or as 2026-11-20, which means until its end. */
  startDate?: string;
};
export type SavePriceSolTaxesApiResponse = /** status 200 Taxes and downpayment are stored. */ PricesSaved;
export type SavePriceSolTaxesApiArg = {
  /** The version of the list when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: Count;
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
  /** The market in question, one that the user may read; empty is the same as none. */
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
  solModelFilter: SolModelFilter;
};
export type ExportSolModelsApiResponse = /** status 200 The workbook. */ FileReply;
export type ExportSolModelsApiArg = {
  /** Whether an HQ user asks; accepted, the session decides, and true is for HQ users only. */
  isHqUser?: boolean;
  /** True for a workbook without rows that explains its columns. */
  isOnlyTemplate?: boolean;
  /** true or ALL is everything in the user's markets, false or FILTERED what the filter in the body finds. */
  scope?: 'true' | 'false' | 'ALL' | 'FILTERED';
  solModelFilter: SolModelFilter;
};
export type ImportSolModelsApiResponse =
  /** status 200 One line of text for each row that was changed or could not be, and a summary. */ string[];
export type ImportSolModelsApiArg = {
  body: {
    file: UploadFile;
    filename?: string;
    /** Accepted; the session decides, and true is for HQ users only. */
    isHQUser?: 'true' | 'false';
    /** Accepted and ignored; who acts is taken from the session. */
    curUserName?: string;
    /** The market; needed unless an HQ user imports. */
    idCountry?: string;
    /** That of the preview; the import is refused if the plan has changed since. */
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
    filename?: string;
    /** Accepted; the session decides, and true is for HQ users only. */
    isHQUser?: 'true' | 'false';
    /** The market; needed unless an HQ user imports. */
    idCountry?: string;
  };
};
export type CreateSolModelApiResponse = /** status 200 The record is stored. */ Message;
export type CreateSolModelApiArg = {
  /** Whether the record of headquarters is meant; true is for HQ users only. */
  isHqUser: 'true' | 'false';
  solModelInput: SolModelInput;
};
export type ChangeSolModelVisibilityApiResponse = /** status 200 The visibility is stored. */ Message;
export type ChangeSolModelVisibilityApiArg = {
  /** Whether the record of headquarters is meant; true is for HQ users only. */
  isHqUser: 'true' | 'false';
  solVisibilityInput: SolVisibilityInput;
};
export type CreateSolCampaignApiResponse = /** status 201 The id of the new campaign. */ RecordId;
export type CreateSolCampaignApiArg = {
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
  solCampaignFilter: SolCampaignFilter;
};
export type FindSolCampaignTimelineApiResponse =
  /** status 200 Campaigns by market and start; at most 2,000. */ SolCampaignTimeline;
export type FindSolCampaignTimelineApiArg = {
  /** First instant of the period. */
  from: string;
  /** First instant after the period, at most three years later. */
  to: string;
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
  /** true or ALL is everything in the user's markets, false or FILTERED what the filter in the body finds. */
  scope?: 'true' | 'false' | 'ALL' | 'FILTERED';
  /** What the file holds; the downpayment screen sends downpayment (decision A-27). */
  entity?: 'campaign' | 'downpayment';
  solCampaignFilter: SolCampaignFilter;
};
export type ImportSolCampaignsApiResponse =
  /** status 200 The models of the workbook with what became of each, and messages. */ SolCampaignImport;
export type ImportSolCampaignsApiArg = {
  body: {
    file: UploadFile;
    filename?: string;
    /** Accepted and ignored; who acts is taken from the session. */
    curUserName?: string;
    /** The market. */
    idCountry: string;
    /** The campaign whose form is open: rows of others are left out, rows without an id belong to it. */
    idCampaign?: string;
    /** JSON text of the filter; accepted and ignored. */
    exampleObj?: string;
    roundDecimals?: RoundDecimals;
    /** That of the preview; the import is refused if the plan has changed since. */
    planDigest?: string;
    selectedRowsJson?: SelectedRows;
    /** true reads the models for a form and stores nothing. */
    modelsOnly?: 'true' | 'false';
  };
};
export type PreviewSolCampaignsApiResponse =
  /** status 200 The plan that the import would apply; the row of a campaign is the first of its rows. */ ImportPreview;
export type PreviewSolCampaignsApiArg = {
  body: {
    file: UploadFile;
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
  /** Accepted and ignored; who acts is taken from the session. */
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
  /** Accepted and ignored; who acts is taken from the session. */
  userAlias: string;
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
  downpaymentFilter: DownpaymentFilter;
};
export type CreateDownpaymentApiResponse = /** status 201 The downpayment is stored. */ SavedMessage;
export type CreateDownpaymentApiArg = {
  downpaymentInput: DownpaymentInput;
};
export type UpdateDownpaymentApiResponse = /** status 200 The downpayment is stored. */ SavedMessage;
export type UpdateDownpaymentApiArg = {
  /** Id of the record. */
  id: RecordId;
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
  openapi: string;
  info: {
    [key: string]: unknown;
  };
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
  label: string;
  solLabel: string;
};
export type ModelGroup = {
  label: string;
  items: ModelItem[];
};
export type Market = {
  id: string;
  description: string;
  isoCode2: string;
  /** Percent. */
  vat: number | null;
  currency: string;
  tabele: string;
  codMercato: string;
  pricemask: string;
  enableBaseOpt: boolean;
  enableAccessories: boolean;
  enableCustomerPrg: boolean;
  priceFromAS400: boolean;
  solEnable: boolean;
  modelGroupItemList: ModelGroup[];
};
export type Model = {
  modelcode: string;
  /** The vetele of the newest model year. */
  modelId: string;
  description: string;
};
export type SessionUser = {
  idUser: RecordId;
  username: string;
  /** The acting name where present, else empty. */
  userAliasFromModis: string;
  email: string;
  lang: string;
  ccadmEnabled: boolean;
  priceConfEnabled: boolean;
  packConfEnabled: boolean;
  solEnabledFrontEnd: boolean;
  isDealer: boolean;
  isHQUser: boolean;
  userAdmin: boolean;
  mktg: boolean;
  apiUser: boolean;
  /** The user's own markets by description. */
  countries: Market[];
  /** The models of the label tool's selector. */
  ccadmFullModelList: Model[];
  /** The largest file that can be imported (MAX_UPLOAD_MB). */
  maxUploadMB?: number;
};
export type SignedIn = {
  tokenType: 'Bearer';
  /** Opaque; send it back unchanged. */
  token: string;
  user: SessionUser;
};
export type FieldProblem = {
  /** Wire name of the field or parameter. */
  field: string;
  message: string;
};
export type Problem = {
  message: string;
  /** What to quote when asking for help. */
  requestId?: string;
  fields?: FieldProblem[];
};
export type Credentials = {
  username: string;
  password: string;
};
export type Message = {
  message: string;
};
export type LandingCountry = {
  id: string;
  description: string;
  isoCode2: string;
};
export type LandingRegion = {
  label: string;
  countryList: LandingCountry[];
};
export type LandingLanguage = {
  code: string;
  /** What the language calls itself. */
  description: string;
};
export type LandingModel = {
  modelDescription: string;
  /** Code of the commercial model. */
  code: string;
  /** The vehicle that the country offers: of an active model year, else the newest. */
  vetele: string;
  model: {
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
  code: string;
  description: string;
  models: LandingModel[];
};
export type MenuEntry = {
  /** Heading that the entry stands under. */
  section: string;
  description: string;
  /** Path of the screen below /ccb. */
  linkTo: string;
  /** Added to the link as a query value; empty for none. */
  action: string;
  /** Added to the link as activeGroup; empty for none, * for the labels of all groups. */
  group: string;
  hasSubmenu: boolean;
  submenuList: MenuEntry[];
};
export type ResolvedLabel = {
  id: RecordId;
  code: string;
  label: string;
  /** Code of the language that the text was found in. */
  language: string;
};
export type Count = number;
export type Page = {
  totalElements: Count;
};
export type LabelLanguage = {
  id: RecordId;
  code: string;
  description: string;
};
export type Version = number;
export type InterfaceLabel = {
  id: RecordId;
  code: string;
  label: string;
  labelGroup: string;
  language: LabelLanguage;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
  version: Version;
};
export type InterfaceLabelPage = Page & {
  content: InterfaceLabel[];
};
export type NextVersion = number;
export type SavedMessage = {
  message: string;
  id: RecordId;
  version?: NextVersion;
};
export type CountOrNone = number | null;
export type LanguageRef = {
  id: RecordId | string;
  code?: string;
  description?: string;
};
export type InterfaceLabelInput = {
  id?: CountOrNone;
  code: string;
  label: string;
  labelGroup: string;
  language: LanguageRef;
  /** DEFAULT when absent. */
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
  version?: Version;
  scope?: string | null;
  languageToExport?: string | null;
};
export type Conflict = {
  message: string;
  requestId?: string;
  fields?: FieldProblem[];
  changedBy: string;
  changedAt: string;
};
export type InterfaceLabelConflict = Conflict & {
  current: InterfaceLabel;
};
export type ModelMatch = {
  pattern: string;
  valid: boolean;
  /** What is wrong with the pattern. */
  reason?: string;
  /** Where the fault begins; the first character is 1. */
  position?: number;
  matched: number;
  total: number;
  models: Model[];
};
export type ModelMatchRequest = {
  patterns: string[];
};
export type SelectedRows = string;
export type WorkbookRow = number;
export type ImportCell = {
  column: string;
  /** Null for a new record. */
  before: string | null;
  after: string;
};
export type ImportRow = {
  row: WorkbookRow;
  /** Empty for a new record, which gets its number when stored. */
  code: string;
  /** What people call the record, if its code does not tell. */
  name?: string;
  result: 'created' | 'changed';
  /** What identifies the record besides its code, by column: language, group, regexps. */
  key: {
    [key: string]: string;
  };
  /** If the id of the row belongs to another record: which one, and what happens instead. */
  note?: string;
  cells: ImportCell[];
  /** What to check before importing: "Disc.%: 150 becomes 100". */
  warnings?: string[];
  /** Whether it is imported unless told otherwise. */
  isChecked: boolean;
};
export type ImportError = {
  row: WorkbookRow;
  column: string;
  value: string;
  reason: string;
};
export type ImportInvalidRow = {
  row: WorkbookRow;
  /** One text for each column. */
  values: string[];
};
export type ImportPreview = {
  fileName: string;
  rowCount: number;
  counts: {
    created: number;
    changed: number;
    unchanged: number;
    invalid: number;
  };
  /** Columns of the file in their order. */
  columns: string[];
  /** What would be created or changed. */
  rows: ImportRow[];
  errors: ImportError[];
  /** The rows that are left out, as written in the file. */
  invalidRows: ImportInvalidRow[];
  /** True if there are too many rows to list; the counts are complete. */
  truncated: boolean;
  planDigest: string;
  /** Cells that are refused for too many decimals alone. */
  roundable?: number;
  /** Sentences on the file as a whole, such as how many rows are of other markets and left out. */
  notes?: string[];
};
export type UploadFile = Blob;
export type OptionGroupRef = {
  code: string;
  description: string;
};
export type LabelModel = {
  /** DEFAULT for every model without a label of its own. */
  modelcode: string;
};
export type LabelItem = {
  id: RecordId;
};
export type OptionLabel = {
  id: RecordId;
  label: string;
  /** The option's info text. */
  description: string;
  language: LabelLanguage;
  model: LabelModel;
  optItem: LabelItem;
  version: Version;
};
export type OptionItem = {
  id: RecordId;
  code: string;
  group: OptionGroupRef;
  as400Description: string;
  /** The default label and that of the model, if any, in the requested language. */
  optLabelList: OptionLabel[];
};
export type ColourLabel = {
  id: RecordId;
  label: string;
  language: LabelLanguage;
  model: LabelModel;
};
export type ColourGridEntry = {
  id: RecordId;
  colItem: {
    id: RecordId;
    code: string;
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
  /** What findAllByGridId takes; null when no vehicle offers the option. */
  colGridId: number | null;
  optItem: OptionItem;
  /** The colours of that vehicle, without their labels. */
  colGridList: ColourGridEntry[];
};
export type OptionGridPage = Page & {
  content: OptionGridEntry[];
};
export type OptionLabelSaved = {
  message: string;
  /** The label; the first of several. */
  id: number;
  /** The option; with group COLOR the colour. */
  optItemId: number;
  version?: NextVersion;
};
export type NewOptionLabel = {
  id?: CountOrNone;
  language: LanguageRef;
  /** Code of the option's group, its type for an existing option, or COLOR for a colour. */
  optGroup?: string | null;
  labelGroup?: string | null;
  code: string;
  label: string;
  /** DEFAULT when absent. */
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
  scope?: string | null;
  languageToExport?: string | null;
};
export type OptionLabelConflict = Conflict & {
  /** Null when the label was deleted. */
  current: OptionLabel | null;
};
export type OptionLabelInput = {
  id?: CountOrNone;
  label: string;
  /** Unchanged if absent. */
  description?: string;
  language?: LanguageRef;
  model?: LabelModel;
  optItem?: LabelItem;
  version?: Count;
};
export type OptColorLabel = {
  id: RecordId;
  label: string;
  /** The info text. */
  description: string;
  language: LabelLanguage;
  model: {
    modelcode: string;
  };
  version: Version;
};
export type ColourUse = {
  optCode: string;
  groupCode: string;
  /** A vetele. */
  modelId: string;
  as400Description: string;
};
export type OptColorItem = {
  id: RecordId;
  code: string;
  group: {
    /** COLOR for colours. */
    code: string;
    description: string;
  };
  subgroup: string;
  layergroup: string;
  /** What the factory calls it. */
  as400Description: string;
  inactive: boolean;
  version: Version;
  optLabelList?: OptColorLabel[];
  colLabelList?: OptColorLabel[];
  /** For a colour, at most 12 options that come in it, each with its newest vehicle; their pictures show the colour. */
  offeredIn?: ColourUse[];
};
export type OptColorItemPage = Page & {
  content: OptColorItem[];
};
export type OptColorLabelConflict = Conflict & {
  current: OptColorLabel;
};
export type ItemLabelInput = {
  label?: string;
  /** The info text; unchanged if absent. */
  description?: string;
  /** Switches the option or colour itself off (true) or on. */
  inactive?: boolean;
  /** Of the label as the form knows it; 0 if there was none. */
  version?: number;
  id?: CountOrNone;
  language?: LanguageRef;
  model?: {
    modelcode?: string;
  };
  optItem?: {
    id?: RecordId;
  };
};
export type EditorialContent = {
  id: RecordId;
  code: string;
  label: string;
  /** Text or HTML. */
  content: string;
  language: LabelLanguage;
  /** The option that the content belongs to; not on any form. */
  optcode: string | null;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
  version: Version;
};
export type EditorialContentPage = Page & {
  content: EditorialContent[];
};
export type EditorialContentInput = {
  id?: CountOrNone;
  code: string;
  label: string;
  content: string;
  language: LanguageRef;
  optcode?: string | null;
  /** DEFAULT when absent. */
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
  version?: Version;
};
export type EditorialContentConflict = Conflict & {
  current: EditorialContent;
};
export type PlaceholderModel = {
  modelcode: string;
};
export type EditorialPlaceholder = {
  id: RecordId;
  code: string;
  /** Id of the country. */
  country: string;
  language: LabelLanguage;
  model: PlaceholderModel;
  content: string;
  version: Version;
};
export type EditorialPlaceholderPage = Page & {
  content: EditorialPlaceholder[];
};
export type CountryRef = {
  id: string;
  description?: string;
};
export type CountryKeyOrRef = string | CountryRef;
export type ModelRef = {
  modelcode: string;
  modelId?: string;
  description?: string;
};
export type EditorialPlaceholderInput = {
  id?: CountOrNone;
  code: string;
  country: CountryKeyOrRef;
  language: LanguageRef;
  model?: ModelRef;
  content: string;
  version?: Version;
};
export type EditorialPlaceholderConflict = Conflict & {
  current: EditorialPlaceholder;
};
export type Country = {
  /** Shown as Code. */
  id: string;
  codmercato: string;
  /** ISO 4217, such as EUR. */
  currency: string;
  /** How prices are written, such as #.##0,00. */
  pricemask: string;
  /** Number of the region. */
  geoRegion: number | null;
  /** Label of the region, shared by every country in it. */
  regionLabel: string;
  formatDate: string;
  formatDateMonth: string;
  enabled: boolean;
  hidden: boolean;
  /** The market's enableAccessories. */
  enableAccesories: boolean;
  /** The market's enableCustomerPrg. */
  enableCustomProgram: boolean;
  enableWltpEmissions: boolean;
  enableNedcComsumptions: boolean;
  descEn: string;
  descDe: string;
  descFr: string;
  descIt: string;
  descEs: string;
  isoCode2: string;
  isoCode: string;
  /** The language of the market. */
  language: LabelLanguage | null;
  /** VAT in percent. */
  vat: number | null;
  /** The ADM grouping, such as Sud Europa. */
  tabele: string;
  /** Prices of the market can be edited. */
  enableBaseOpt: boolean;
  priceFromAS400: boolean;
  /** The market sells online. */
  solEnable: boolean;
  /** In the requested language, else in the user's. */
  description: string;
  /** How many models the market offers. */
  modelCount: number;
  version: Version;
};
export type CountryPage = Page & {
  content: Country[];
};
export type SavedCountry = {
  message: string;
  id: string;
  version: Version;
};
export type CountryInput = {
  /** Letters, digits, - and _. */
  id?: string;
  codmercato?: string | null;
  currency?: string | null;
  pricemask?: string | null;
  geoRegion?: number | null;
  /** Names the region for every country in it; blank leaves it. */
  regionLabel?: string | null;
  formatDate?: string | null;
  formatDateMonth?: string | null;
  enabled?: boolean;
  hidden?: boolean;
  enableAccesories?: boolean;
  enableCustomProgram?: boolean;
  enableWltpEmissions?: boolean;
  enableNedcComsumptions?: boolean;
  descEn?: string | null;
  descDe?: string | null;
  descFr?: string | null;
  descIt?: string | null;
  descEs?: string | null;
  isoCode2?: string | null;
  isoCode?: string | null;
  language?: LanguageRef | null;
  vat?: number | null;
  tabele?: string | null;
  enableBaseOpt?: boolean;
  priceFromAS400?: boolean;
  solEnable?: boolean;
  description?: string | null;
  modelCount?: Count;
  version?: Version;
};
export type CountryConflict = Conflict & {
  current: Country;
};
export type DeletedCode = {
  message: string;
  /** Code of the deleted record. */
  id: string;
};
export type InUse = {
  message: string;
  requestId?: string;
  /** What refers to it, such as 1240 interface labels. */
  uses?: string[];
};
export type CountryUses = {
  /** What refers to it, such as 36 models. */
  uses: string[];
};
export type GeoRegion = {
  id: Count;
  label: string;
  countryCount: Count;
};
export type ConfigGridColour = {
  code: string;
  label: string;
};
export type ConfigGridItem = {
  code: string;
  label: string;
  standard: boolean;
  /** Of the market; null if standard or missing. */
  price: number | null;
  colours: ConfigGridColour[];
};
export type ConfigGridGroup = {
  code: string;
  description: string;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  exclusive: boolean;
  mandatory: boolean;
  items: ConfigGridItem[];
};
export type ConfigGrid = {
  country: string;
  /** 7-digit code of the vehicle. */
  model: string;
  modelcode: string;
  /** Code of the language of the labels. */
  language: string;
  currency: string;
  /** False where the market does not sell the model. */
  offered: boolean;
  /** Null where it is missing. */
  basePrice: number | null;
  groups: ConfigGridGroup[];
};
export type CountryOption = {
  id: string;
  description: string;
  isoCode2: string;
  /** False for a country that the configurator does not offer. */
  enabled: boolean;
};
export type AdmCountry = {
  id: string;
  description: string;
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
  countries: AdmCountry[];
};
export type CountryModel = {
  modelcode: string;
  /** Of the model. */
  description: string;
  /** Model years of the model. */
  myrange: string;
  countryId: string;
  countryDesc: string;
  /** The ADM grouping of the country, AdM where it has none. */
  tabele: string;
  adm: string;
  /** Min MY (price console), four digits or empty. */
  myMinimum: string;
  /** MY 1 (FE), four digits or empty. */
  myActive: string;
  /** MY 2 (FE), four digits or empty. */
  mySecondary: string;
  mandatory: boolean;
  commModelGenerallyActiveInCountry: boolean;
  commModelFrontendActiveInCountry: boolean;
  mxeActive: boolean;
  exclusive: boolean;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  mandatorySubgroup: string;
  /** Null hides it. */
  comparisonEquipmentPos: number | null;
  /** 0 when nothing is stored yet. */
  version: number;
};
export type CountryModelPage = Page & {
  content: CountryModel[];
};
export type CountryModelSaved = {
  message: string;
  version: NextVersion;
};
export type CountryModelConflict = Conflict & {
  current: CountryModel;
};
export type CountryModelInput = {
  modelcode?: string;
  description?: string;
  myrange?: string;
  countryId?: string;
  countryDesc?: string;
  tabele?: string;
  /** At most 2 characters. */
  adm?: string | null;
  myMinimum?: string | null;
  myActive?: string | null;
  mySecondary?: string | null;
  mandatory?: boolean;
  commModelGenerallyActiveInCountry?: boolean;
  commModelFrontendActiveInCountry?: boolean;
  mxeActive?: boolean;
  exclusive?: boolean;
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  mandatorySubgroup?: string | null;
  comparisonEquipmentPos?: number | null;
  version?: Count;
};
export type CountryOfModel = {
  id: string;
  description: string;
  isoCode2: string;
  /** Always true; the list holds only these. */
  generallyActive: boolean;
  /** Shown in the configurator too. */
  frontendActive: boolean;
};
export type CarModel = {
  modelcode: string;
  description: string;
  /** Model years of the model. */
  rangeMY: string;
  /** The last model year with a video. */
  maxMyVideoAvailable: string;
  /** Whether the console offers the model in its selectors. */
  ccadmActive: boolean;
  version: Version;
};
export type CarModelPage = Page & {
  content: CarModel[];
};
export type SavedCarModel = {
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
  rangeMY?: string | null;
  maxMyVideoAvailable?: string | null;
  ccadmActive?: boolean;
  version?: Version;
};
export type CarModelConflict = Conflict & {
  current: CarModel;
};
export type CarModelInput = {
  modelcode?: string;
  /** Not blank. */
  description?: string;
  rangeMY?: string | null;
  maxMyVideoAvailable?: string | null;
  ccadmActive?: boolean;
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
  id: RecordId;
  code: string;
  description: string;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  /** At most one of its items can be chosen. */
  exclusive: boolean;
  /** One of its items has to be chosen. */
  mandatory: boolean;
  mandatorySubgroup: string;
  /** Null hides the group from the comparison. */
  comparisonEquipmentPos: number | null;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
  label: string;
  version: Version;
};
export type OptGroupPage = Page & {
  content: OptGroup[];
};
export type TypedPosition = Count | string | null;
export type GroupOfItem = RecordId | string | null;
export type NewOptGroup = {
  id?: CountOrNone;
  code: string;
  description?: string | null;
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  exclusive?: boolean;
  mandatory?: boolean;
  mandatorySubgroup?: string | null;
  comparisonEquipmentPos?: TypedPosition;
  /** DEFAULT when blank. */
  modelEnableRegexp?: string | null;
  modelDisableRegexp?: string | null;
  label?: string | null;
  version?: Version;
  /** Makes the body a label item. */
  labelGroup?: string | null;
  optGroup?: GroupOfItem;
  language?: LanguageRef;
};
export type OptGroupConflict = Conflict & {
  current: OptGroup;
};
export type OptGroupInput = {
  id?: CountOrNone;
  code?: string;
  description?: string | null;
  groupType?: 'OPT' | 'ACC' | 'CUSTPRG';
  exclusive?: boolean;
  mandatory?: boolean;
  mandatorySubgroup?: string | null;
  comparisonEquipmentPos?: TypedPosition;
  /** DEFAULT when blank. */
  modelEnableRegexp?: string | null;
  modelDisableRegexp?: string | null;
  label?: string | null;
  version?: Version;
  /** Makes the body a label item. */
  labelGroup?: string | null;
  optGroup?: GroupOfItem;
  language?: LanguageRef;
};
export type OptGroupOption = {
  id: RecordId;
  /** The code. */
  value: string;
  /** The description, or the code if there is none. */
  text: string;
};
export type CallToAction = {
  id: RecordId;
  code: string;
  /** Code of the interface label that customers read. */
  labelCode: string;
  /** Its text in the language of the list, null where there is none; not in conflicts. */
  label?: string | null;
  linkCode: string;
  stKey: string;
  adobeKey: string;
  iconKey: string;
  descriptionKey: string;
  sortNumber: CountOrNone;
  version: Version;
};
export type CallToActionPage = Page & {
  content: CallToAction[];
};
export type CallToActionInput = {
  id?: CountOrNone;
  code: string;
  labelCode: string;
  label?: string | null;
  linkCode?: string | null;
  stKey?: string | null;
  adobeKey?: string | null;
  iconKey?: string | null;
  descriptionKey?: string | null;
  sortNumber?: CountOrNone;
  version?: Version;
};
export type CallToActionConflict = Conflict & {
  current: CallToAction;
};
export type LabelCode = {
  /** Code of one or more interface labels. */
  code: string;
  /** Its text in the language, null where there is none. */
  label: string | null;
};
export type CallToActionRef = {
  id: RecordId;
  code: string;
};
export type CountryCallToAction = {
  id: RecordId;
  countryId: string;
  /** Of the country. */
  description: string;
  callToActionId: RecordId;
  callToAction: CallToActionRef;
  enable: boolean;
  relevant: boolean;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
  version: Version;
};
export type CountryCallToActionInput = {
  id?: CountOrNone;
  countryId: string;
  callToActionId: RecordId;
  description?: string | null;
  callToAction?: CallToActionRef | null;
  enable?: boolean;
  relevant?: boolean;
  modelEnableRegexp?: string | null;
  modelDisableRegexp?: string | null;
  version?: Version;
};
export type CountryCallToActionConflict = Conflict & {
  current: CountryCallToAction;
};
export type InterfaceConfig = {
  id: RecordId;
  /** Id of the country. */
  country: string;
  /** JSON. */
  content: string;
  conftype: 'json';
  /** The same as conftype. */
  confType: 'json';
  /** Code of the model; DEFAULT means all models. */
  model: string;
  version: Version;
};
export type InterfaceConfigPage = Page & {
  content: InterfaceConfig[];
};
export type InterfaceConfigInput = {
  id?: CountOrNone;
  country: CountryKeyOrRef;
  /** JSON. */
  content: string;
  conftype?: 'json';
  confType?: 'json';
  /** A model by its code, or as an object that holds it. */
  model?: string | ModelRef;
  version?: Version;
};
export type InterfaceConfigConflict = Conflict & {
  current: InterfaceConfig;
};
export type ConfigurationParameter = {
  id: RecordId;
  code: string;
  description: string;
  value: string;
  language: LabelLanguage;
  /** False for those that the console itself reads. */
  deletable: boolean;
  version: Version;
};
export type ConfigurationParameterPage = Page & {
  content: ConfigurationParameter[];
};
export type ConfigurationParameterInput = {
  id?: CountOrNone;
  code: string;
  description?: string | null;
  /** Blank is refused; an address that the console reads may become empty. */
  value: string;
  language?: LanguageRef;
  deletable?: boolean;
  version?: Version;
};
export type ConfigurationParameterConflict = Conflict & {
  current: ConfigurationParameter;
};
export type LanguageOption = {
  id: RecordId;
  /** The code, such as it. */
  value: string;
  text: string;
};
export type Language = {
  id: RecordId;
  code: string;
  description: string;
  /** Only active languages are offered. */
  active: boolean;
  /** Where a missing text is looked for. */
  fallbackLanguage: LabelLanguage | null;
  language2CharCode: string;
  languageSimpleCode: string;
  /** The language of those who ask for none. */
  default: boolean;
  version: Version;
};
export type LanguagePage = Page & {
  content: Language[];
};
export type LanguageInput = {
  id?: CountOrNone;
  /** Letters, digits, - and _, starting with a letter. */
  code: string;
  description: string;
  active?: boolean;
  fallbackLanguage?: LanguageRef | null;
  language2CharCode?: string | null;
  languageSimpleCode?: string | null;
  default?: boolean;
  version?: Version;
};
export type LanguageConflict = Conflict & {
  current: Language;
};
export type TrackingLabel = {
  id: RecordId;
  key: string;
  label: string;
  language: LabelLanguage;
  version: Version;
};
export type TrackingLabelInput = {
  id?: CountOrNone;
  key: string;
  label: string;
  language?: LanguageRef;
  version?: Version;
};
export type TrackingLabelConflict = Conflict & {
  current: TrackingLabel;
};
export type User = {
  id: RecordId;
  username: string;
  active: boolean;
  mktg: boolean;
  ccadmEnabled: boolean;
  priceConfEnabled: boolean;
  packConfEnabled: boolean;
  apiUser: boolean;
  solEnabledFrontEnd: boolean;
  isDealer: boolean;
  isHQUser: boolean;
  userAdmin: boolean;
  alias: string;
  email: string;
  lang: string;
  countries: string[];
  version: Version;
};
export type UserPage = Page & {
  content: User[];
};
export type UserAlias = string;
export type UserEmail = string;
export type UserMarkets = string[];
export type NewUser = {
  id?: CountOrNone;
  username: string;
  /** Not blank, not the user name, not one of the 10,000 most common. */
  password: string;
  confirmPassword: string;
  /** May sign in. */
  active?: boolean;
  /** Marketing User. */
  mktg?: boolean;
  ccadmEnabled?: boolean;
  priceConfEnabled?: boolean;
  packConfEnabled?: boolean;
  apiUser?: boolean;
  solEnabledFrontEnd?: boolean;
  isDealer?: boolean;
  isHQUser?: boolean;
  /** May maintain users and configuration parameters. */
  userAdmin?: boolean;
  alias?: UserAlias;
  email?: UserEmail;
  /** Code of the language that the console starts in. */
  lang?: string;
  countries?: UserMarkets;
  version?: CountOrNone;
};
export type UserConflict = Conflict & {
  current: User;
};
export type UserChange = {
  id?: CountOrNone;
  username?: string;
  /** As for a new user, or empty. */
  password?: string | null;
  confirmPassword?: string | null;
  /** May sign in. */
  active?: boolean;
  /** Marketing User. */
  mktg?: boolean;
  ccadmEnabled?: boolean;
  priceConfEnabled?: boolean;
  packConfEnabled?: boolean;
  apiUser?: boolean;
  solEnabledFrontEnd?: boolean;
  isDealer?: boolean;
  isHQUser?: boolean;
  /** May maintain users and configuration parameters. */
  userAdmin?: boolean;
  alias?: UserAlias;
  email?: UserEmail;
  /** Code of the language that the console starts in. */
  lang?: string;
  countries?: UserMarkets;
  version?: Version;
};
export type GridUpdateStart = {
  message: string;
  /** Where the result is sent. */
  email: string;
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
  id: RecordId;
  urlAsIs: string;
  urlToBe: string;
  /** What the last comparison found: 'equal', '3 changed, 1 added', or why it failed; empty before the first one. */
  diff: string;
  disableTest: boolean;
  ignorePaths: ApiJsonIgnorePath[];
  arrayKeys: ApiJsonArrayKey[];
  version: Version;
  outcome: 'none' | 'equal' | 'different' | 'failed';
  differenceCount: Count;
  comparedAt: string | null;
  /** The HTTP status that a comparison failed with. */
  errorStatus: number | null;
};
export type ApiJsonTestPage = Page & {
  content: ApiJsonTest[];
};
export type HttpStatusOrNone = number | null;
export type ApiJsonTestInput = {
  id?: CountOrNone;
  /** http or https, or a path of this console such as /ccb/public/getCCFUrl. */
  urlAsIs: string;
  urlToBe: string;
  diff?: string | null;
  disableTest?: boolean;
  ignorePaths?: ApiJsonIgnorePath[];
  arrayKeys?: ApiJsonArrayKey[];
  version?: Version;
  outcome?: string;
  differenceCount?: Count;
  comparedAt?: string | null;
  errorStatus?: HttpStatusOrNone;
};
export type ApiJsonTestConflict = Conflict & {
  current: ApiJsonTest;
};
export type ApiJsonCompareRun = {
  id: RecordId;
  /** Null for a run of all active tests. */
  testId: number | null;
  startedBy: string;
  queuedAt: string;
  state: 'queued' | 'running';
  done: Count;
  /** 0 until it has begun. */
  total: number;
  /** The test that is being compared at the moment. */
  comparing: number | null;
};
export type ApiJsonFinding = {
  id: RecordId;
  diff: string;
  outcome: 'equal' | 'different' | 'failed';
  differenceCount: Count;
  comparedAt: string;
  errorStatus: HttpStatusOrNone;
};
export type ApiJsonTestSummary = {
  equal: Count;
  different: Count;
  failed: Count;
  notCompared: Count;
  runs: ApiJsonCompareRun[];
  /** What was found since the first of these comparisons started, to update rows of a list already shown. */
  compared: ApiJsonFinding[];
};
export type ApiJsonComparedTest = {
  id: RecordId;
  urlAsIs: string;
  urlToBe: string;
  diff: string;
  disableTest: boolean;
  ignorePaths: ApiJsonIgnorePath[];
  arrayKeys: ApiJsonArrayKey[];
  version: Version;
};
export type ApiJsonReply = {
  /** Null when no answer came. */
  status: number | null;
  contentType: string;
  durationMs: Count;
  bytes: Count;
  /** Why there is no document to compare, such as answered 404; empty if there is one. */
  failure: string;
};
export type ApiJsonLines = {
  /** One character for each row: `=` equal lines (the text is in `left` only), `,` the same value written otherwise, `~` changed, `i` left out by an ignore path (the texts are in `left` and `right`); `-` and `<` (left out) in `left` only, `+` and `>` (left out) in `right` only. */
  marks: string;
  left: string[];
  right: string[];
};
export type ApiJsonDifference = {
  path: string;
  kind: 'changed' | 'added' | 'removed';
  /** The beginning of the value as the first document writes it; null where it has none. */
  before: string | null;
  after: string | null;
  /** Its row in the lines; null beyond them. */
  row: number | null;
};
export type ApiJsonDifferences = {
  test: ApiJsonComparedTest;
  comparedAt: string;
  outcome: 'equal' | 'different' | 'failed';
  differenceCount: Count;
  /** Values left out by ignore paths. */
  ignoredCount: number;
  asIs: ApiJsonReply;
  toBe: ApiJsonReply;
  lines: ApiJsonLines;
  /** True if the documents have more lines than the reply. */
  isCut: boolean;
  /** The first 5000. */
  differences: ApiJsonDifference[];
};
export type ApiJsonDocument = {
  url: string;
  comparedAt: string;
  reply: ApiJsonReply;
  isJson: boolean;
  lines: string[];
  isCut: boolean;
};
export type ApiJsonCompareStart = {
  message: string;
  runId: RecordId;
};
export type JobStep = {
  name: string;
  done: Count;
  /** Null where nothing is counted. */
  total: number | null;
  /** What it is working on. */
  item: string;
  startedAt: string | null;
  finishedAt: string | null;
};
export type JobRun = {
  id: RecordId;
  /** The job, such as updateGrid. */
  name: string;
  /** DEFAULT if it is for no particular model. */
  modelcode: string;
  startedBy: string;
  queuedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** From the start to the end, or until now by the clock of the server. */
  durationMs: number;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Cancelled, but not yet at its next step. */
  isCancelling: boolean;
  /** The step it has reached. */
  step: string;
  percent: number;
  /** The outcome, or why it starts again; empty before. */
  message: string;
  /** Who gets the result. */
  emails: string[];
  /** What it does, in order; empty for jobs without steps. */
  steps: JobStep[];
};
export type JobRunPage = Page & {
  content: JobRun[];
};
export type JobRunLog = {
  run: JobRun;
  /** The detailed report; empty for most runs. */
  report: string;
};
export type ChangedField = {
  field: string;
  /** What people call the field, in the language of the request. */
  title: string;
  /** Absent if there was no record. */
  before?: unknown;
  /** Absent if there is no record any more. */
  after?: unknown;
};
export type Change = {
  id: number;
  /** The record, as the path names it. */
  recordId: string;
  at: string;
  actor: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  /** Name of the imported file; empty for a change by hand. */
  source: string;
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
  | 'price';
export type RestoredRecord = {
  message: string;
  version: RecordId;
};
export type PriceOrNone = number | null;
export type AmountOrNone = number | null;
export type WhoAndWhen = {
  by: string;
  at: string;
};
export type BasePriceInfo = {
  countryId: string;
  vetele: string;
  /** The vehicle. */
  description: string;
  /** The version to send with a save. */
  version: number;
  price: PriceOrNone;
  officialPrice: AmountOrNone;
  /** Whether the market has published the list. */
  pricelistActive: boolean;
  currency: string;
  /** How prices are written, such as #.##0,00. */
  pricemask: string;
  /** Percent, of the market. */
  vat: number | null;
  impPr: AmountOrNone;
  mrpb: AmountOrNone;
  chSprpbtbt: AmountOrNone;
  usaDealer: AmountOrNone;
  usaListPr: AmountOrNone;
  usaTotRet: AmountOrNone;
  daNj: AmountOrNone;
  msrpBasePrice: AmountOrNone;
  /** The price as the mask writes it, with the currency. */
  finalPriceWithCurrencyRO: string;
  /** The price with a dot and two decimals, no grouping. */
  finalPriceRODefaultFormat: string;
  /** Who changed the base price last; 'No edit info' until the first change. */
  itemLastModInfo: string;
  lastSaved: WhoAndWhen | null;
  lastPublished: WhoAndWhen | null;
};
export type EquipmentItem = {
  code: string;
  description: string;
  price: PriceOrNone;
  officialPrice: AmountOrNone;
  finalPriceWithCurrencyRO: string;
  /** DD/MM/YY; empty where it is not known. */
  dateInsReadonlyString: string;
  isStandard: boolean;
  impPrice: AmountOrNone;
  mrpbtPrice: AmountOrNone;
  msrp: AmountOrNone;
  /** Hidden by the product category. */
  isHiddenByPcm: boolean;
  isHiddenByMarket: boolean;
  /** Whether the market may hide it. */
  isHideEnabled: boolean;
  /** Who changed the price last; 'No edit info' until the first change. */
  itemLastModInfo: string;
  /** Code of the group of options. */
  pargroup: string;
  isFuoriserie: boolean;
};
export type PriceDetails = {
  /** The version to send with a save. */
  version: number;
  optionalsSection: EquipmentItem[];
  accessoriesSection: EquipmentItem[];
  customerPrgSection: EquipmentItem[];
  fuoriseriesSection: EquipmentItem[];
};
export type PriceMask = {
  value: string;
  label: string;
  disabled: boolean;
};
export type PricesSaved = {
  message: string;
  /** The version to send with the next save. */
  version: number;
};
export type MarketTax = {
  /** The vetele. */
  vet: string;
  /** MESSA SU STRADA, QUOTA ESENTE or one of the market. */
  description: string;
  /** The type. */
  code: 'B2C' | 'B2B' | 'B2E';
  price: number;
  currency: string;
  /** Version of the price list. */
  version: number;
};
export type PriceListState = {
  version: Count;
  price: PriceOrNone;
  pricelistActive: boolean;
  currency: string;
  pricemask: string;
  items: {
    code: string;
    price: PriceOrNone;
    isHiddenByMarket: boolean;
    itemLastModInfo: string;
  }[];
  taxes: MarketTax[];
};
export type PriceConflict = Conflict & {
  current: PriceListState;
};
export type BasePriceInput = {
  price: PriceOrNone;
  /** Left out, it stays as it is. */
  pricelistActive?: boolean;
};
export type EquipmentItemInput = {
  code: string;
  price: PriceOrNone;
  /** Left out, it stays as it is. */
  isHiddenByMarket?: boolean;
};
export type PriceListInput = {
  /** Null or empty: the market's. */
  currency?: string | null;
  /** Null or empty: the market's. */
  pricemask?: string | null;
  /** Accepted and ignored; who acts is taken from the session. */
  userModis?: string | null;
  basePrice?: BasePriceInput | null;
  optList?: EquipmentItemInput[] | null;
  customerPrgList?: EquipmentItemInput[] | null;
  accList?: EquipmentItemInput[] | null;
};
export type MarketTaxInput = {
  description: string;
  code: 'B2C' | 'B2B' | 'B2E';
  price?: number | null;
};
export type EquipmentGroup = 'OPTIONALS' | 'FUORISERIE' | 'CUSTOMER PROGRAMS' | 'ACCESSORIES';
export type PricelistExport = {
  basePrice?: BasePriceInput | null;
  equipmentList?:
    | {
        group: EquipmentGroup;
        items: EquipmentItemInput[];
      }[]
    | null;
};
export type PriceUploadRow = {
  /** Row of the workbook. */
  row: number;
  /** OPTIONALS, FUORISERIE, CUSTOMER PROGRAMS or ACCESSORIES; empty for the base price. */
  group: string;
  code: string;
  description: string;
  officialPrice: AmountOrNone;
  currentPrice: AmountOrNone;
  price: AmountOrNone;
  /** 0 ok, 1 warning, 2 error; only 0 is imported. */
  status: 0 | 1 | 2;
  /** Status 1 because the price does not change; nothing is wrong. */
  isUnchanged: boolean;
  statusDescription: string;
  isChecked: boolean;
};
export type BlankPrice = {
  /** OPTIONALS, FUORISERIE, CUSTOMER PROGRAMS or ACCESSORIES; empty for the base price, which is saved with the options. */
  group: string;
  /** '-' is the base price. */
  code: string;
  description: string;
  officialPrice: AmountOrNone;
};
export type PriceUploadPreview = {
  basePriceList: PriceUploadRow[];
  uploadedList: PriceUploadRow[];
  /** One sentence for each problem, with row and column. */
  uploadErrorMsgList: string[];
  /** Rows that are wrong for too many decimals alone. */
  roundable: number;
  /** Prices that the stored list lacks; in the reply of the import, those that it still lacks. Like any save, the import is refused if it leaves one blank in a list of which it stores rows. */
  blankList: BlankPrice[];
  /** Market and vehicle as written above the table: the beginning of a file of refused rows that can be corrected and uploaded again. */
  linesAbove: string[][];
  /** Columns of the table as the file names them. */
  columns: string[];
  /** Rows of status 2 as written in the file, numbers with the decimal sign of the market. */
  invalidRows: ImportInvalidRow[];
  /** What the import must send to get exactly this. */
  planDigest: string;
};
export type RoundDecimals = 'true' | 'false';
export type AlternativePriceList = {
  /** Code of the option. */
  keyCodopt: string;
  vetele: string;
  isExcluded: boolean;
  /** What the factory calls the option. */
  description: string;
  version: Version;
};
export type PricePair = (string | number | null)[];
export type OptionName = {
  code: string;
  name: string;
};
export type Pack = {
  ocparObj: {
    /** Code of the option. */
    parele: string;
    /** What the factory calls it. */
    parde2: string;
  };
  isChild: boolean;
  listMasPackCommOpts: Pack[];
  /** Of an option: whether the price of the pack includes it. Of a pack: whether it includes any. */
  priceIncluded: boolean;
  optManovra: string;
  /** The set of alternatives that the option belongs to; empty if none. */
  alternateSet: string;
  /** Its set, if it is the default of that set; else empty. */
  defaultSet: string;
  compulsory: boolean;
  /** What it brings along implicitly. */
  implicitList: OptionName[];
};
export type PackRowNumber = number;
export type PackHeaderRow = number;
export type PackRowStatus = 0 | 1 | 2;
export type CommercialPackRow = {
  row: PackRowNumber;
  pack: PackHeaderRow;
  status: PackRowStatus;
  statusDescription: string;
  isHeader: boolean;
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
  parentCode: string;
  childCode: string;
  /** What the factory calls the option, empty where it is unknown. */
  name: string;
  /** Null for a header or if it cannot be read. */
  priceIncluded: boolean | null;
  optManovra: string;
  alternateSet: string;
  defaultSet: string;
  /** Null for a header or if it cannot be read. */
  compulsory: boolean | null;
};
export type CommercialPackUpload = {
  /** One text for each problem, with row, column and reason. */
  uploadErrorMsgList: string[];
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
  statusDescription: string;
  isHeader: boolean;
  isChecked: boolean;
  /** What the import does to it. */
  change: 'new' | 'changed' | 'unchanged' | 'removed' | 'none';
  parentCode: string;
  childCode: string;
  /** The parent code of a header, else the child code. */
  code: string;
  name: string;
};
export type ImplicitPackUpload = {
  /** One text for each problem, with row, column and reason. */
  uploadErrorMsgList: string[];
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
export type WallClock = string;
export type SolCampaignCountry = {
  id: string;
  isoCode2: string;
  description: string;
  solEnable: boolean;
};
export type SolCampaignModel = {
  vetele: string;
  description: string;
  /** Whether it is visible online now. */
  isActive: boolean;
};
export type SolCampaign = {
  id: RecordId;
  description: string;
  active: boolean;
  /** Discount on the model in percent. */
  discPerc: number | null;
  discTot: AmountOrNone;
  /** Discount on options in percent. */
  discOpt: number | null;
  dateStart: WallClock;
  dateEnd: WallClock;
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  country: SolCampaignCountry;
  /** IANA name. */
  timeZone: string;
  campaignType: 'B2B' | 'B2C';
  solCampaignModel: SolCampaignModel[];
  insertUser: string;
  insertDate: string;
  lastUpdate: string | null;
  version: Version;
};
export type SolTax = {
  /** Null for a fixed tax that nobody has saved. */
  id: RecordId | null;
  /** The vetele. */
  model: string;
  countryId: string;
  taxValue: number;
  taxDescription: string;
  taxType: 'B2C' | 'B2B' | 'B2E';
};
export type Amount = number;
export type DownpaymentOption = {
  downpayment: Amount;
  active: boolean;
};
export type VirtualProduct = {
  id: RecordId;
  country: string;
  model: string;
  downpayment: AmountOrNone;
};
export type RecordIdOrNone = RecordId | null;
export type SolModelState = {
  idSolModel: RecordId;
  hqVisible: boolean;
  idSolModelMarket: RecordIdOrNone;
  marketVisible: boolean;
  updatedBy: string;
  updatedAt: string | null;
};
export type SolPriceData = {
  /** Version of taxes and virtual product. */
  version: number;
  solCampaignData: SolCampaign | null;
  /** The fixed taxes are always there. */
  solTaxesData: SolTax[];
  downpayments: DownpaymentOption[];
  virtualProduct: VirtualProduct | null;
  solModel: SolModelState | null;
};
export type SolPriceConflict = Conflict & {
  current: SolPriceData;
};
export type SolTaxInput = {
  id?: RecordIdOrNone;
  model?: string | null;
  countryId?: string | null;
  /** Another spelling of countryId. */
  idCountry?: string | null;
  taxValue?: number | null;
  taxDescription: string;
  taxType: 'B2C' | 'B2B' | 'B2E';
};
export type VirtualProductInput = {
  id?: RecordIdOrNone;
  country: string;
  model: string;
  downpayment: PriceOrNone;
};
export type SolTaxesInput = {
  taxList: SolTaxInput[];
  virtualProduct?: VirtualProductInput | null;
};
export type SolModelRow = {
  id: {
    idSol: RecordId;
    /** 0 is the record of headquarters. */
    idSolMarket: number;
  };
  vetele: string;
  /** Name of the vehicle with its model year. */
  model: string;
  /** The ADM grouping of the market; empty for headquarters. */
  adm: string;
  /** Name of the market; empty for headquarters. */
  market: string;
  /** Empty for headquarters. */
  idCountry: string;
  visible: boolean;
  /** Whether headquarters show the vehicle. */
  hqVisible: boolean;
  /** Of the last change or the creation. */
  updateDate: string;
  updateUser: string;
};
export type SolModelPage = Page & {
  content: SolModelRow[];
};
export type MarketList = string[] | null;
export type SolModelKeyInput = {
  idSol?: CountOrNone;
  idSolMarket?: CountOrNone;
};
export type SolModelFilter = {
  adm?: string | null;
  /** Id of the market. */
  market?: string | null;
  /** Another spelling of market. */
  idCountry?: string | null;
  vetele?: string | null;
  /** Only what customers see: visible records, and of markets only those below a visible headquarters record. */
  showActive?: boolean | null;
  /** Only the records of headquarters. */
  showHq?: boolean | null;
  countryList?: MarketList;
  id?: SolModelKeyInput | null;
};
export type VehicleChoice = {
  vetele: string;
};
export type SolModelInput = {
  model?: VehicleChoice | null;
  solModel?: {
    model: VehicleChoice;
  } | null;
  country?:
    | string
    | {
        id: string;
      }
    | null;
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
  visible: boolean;
  /** Accepted and ignored. */
  updateDate?: string | null;
  /** Accepted and ignored. */
  updateUser?: string | null;
};
export type NewSolCampaign = {
  description: string;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  modelDiscountPerc?: number | null;
  modelDiscountValue?: PriceOrNone;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  optDiscountPerc?: number | null;
  /** The market; its id counts. */
  country: {
    id: string;
  };
  /** IANA name, one of the market. */
  timeZone: string;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  solCampaignModel: VehicleChoice[];
  /** Ignored; new campaigns are active. */
  active?: boolean;
  /** Accepted and ignored. */
  insertUser?: string | null;
  /** Accepted and ignored. */
  insertDate?: string | null;
};
export type SolCampaignRow = SolCampaign & {
  /** Ids of the active campaigns that it overlaps. */
  overlapsWith: RecordId[];
};
export type SolCampaignPage = Page & {
  content: SolCampaignRow[];
};
export type SolCampaignFilter = {
  id?: RecordIdOrNone;
  vetele?: string | null;
  idCountry?: string | null;
  /** Of the filter of downpayments, where entity is downpayment. */
  market?: string | null;
  /** True leaves the inactive ones out. */
  active?: boolean | null;
  /** Starts on this day or later. */
  dateStart?: string | null;
  /** Starts on this day or before. */
  dateStartTo?: string | null;
  /** Ends on this day or before. */
  dateEnd?: string | null;
  countryList?: MarketList;
};
export type SolCampaignBar = {
  id: RecordId;
  idCountry: string;
  /** Name of the market. */
  country: string;
  description: string;
  campaignType: 'B2B' | 'B2C';
  active: boolean;
  discPerc: number | null;
  discTot: AmountOrNone;
  discOpt: number | null;
  currency: string;
  /** How the market writes amounts: #.##0,00. */
  pricemask: string;
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  dateStart: WallClock;
  dateEnd: WallClock;
  timeZone: string;
  /** How many vehicles it is for. */
  models: number;
};
export type VehicleName = {
  vetele: string;
  description: string;
};
export type SolCampaignOverlap = {
  /** The campaigns, the earlier first; only one if the other is not saved yet. */
  ids: RecordId[];
  idCountry: string;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  /** Wall clock of the zone of the earlier campaign. */
  dateStart: string;
  /** Wall clock of the zone of the earlier campaign. */
  dateEnd: string;
  /** The vehicles that they share. */
  models: VehicleName[];
};
export type SolCampaignTimeline = {
  campaigns: SolCampaignBar[];
  overlaps: SolCampaignOverlap[];
  /** True when there are more than 2000 campaigns or overlaps. */
  truncated: boolean;
};
export type SolCampaignDraft = {
  id?: RecordIdOrNone;
  idCountry: string;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  solCampaignModel: VehicleChoice[];
};
export type SolImportedModel = {
  /** The first row of the workbook that names it. */
  row: number;
  model: SolCampaignModel;
  /** What became of the row, in words. */
  statusExcel: string;
  /** 0 taken, 1 taken with a warning, 2 not taken. */
  status: 0 | 1 | 2;
};
export type SolCampaignImport = {
  model: SolImportedModel[];
  msg: string[];
  /** Cells that are refused for too many decimals alone. */
  roundable: number;
};
export type SolCampaignConflict = Conflict & {
  current: SolCampaign;
};
export type SolCampaignInput = {
  id?: RecordIdOrNone;
  /** Ignored; there is a separate call. */
  active?: boolean;
  dateStart?: string;
  dateEnd?: string;
  country?: object;
  insertUser?: string;
  insertDate?: string;
  lastUpdate?: string | null;
  description?: string | null;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  discPerc?: number | null;
  discTot?: PriceOrNone;
  /** Over 100 becomes 100 and below 0 becomes 0. */
  discOpt?: number | null;
  dateTimeStartUTC?: string;
  dateTimeEndUTC?: string;
  timeZone?: string;
  campaignType?: 'B2B' | 'B2C';
  solCampaignModel?: VehicleChoice[];
  version?: Version;
};
export type SolCountryTax = {
  /** Null for a fixed tax that nobody has saved. */
  id: RecordId | null;
  countryId: string;
  taxValue: number;
  taxDescription: string;
  taxType: 'B2C' | 'B2B' | 'B2E';
  /** 0 for a row that nobody has saved. */
  version: number;
};
export type SolCountryTaxConflict = Conflict & {
  current: SolCountryTax[];
};
export type SolCountryTaxInput = {
  id?: RecordIdOrNone;
  /** Ignored; the taxes of vehicles have separate calls. */
  model?: string | null;
  countryId?: string | null;
  /** Another spelling of countryId. */
  idCountry?: string | null;
  taxValue?: number | null;
  taxDescription: string;
  taxType: 'B2C' | 'B2B' | 'B2E';
  /** The version of the row when it was read; 409 if it has changed since, and without it the last write wins. */
  version?: number | null;
};
export type Downpayment = {
  id: RecordId;
  country: {
    id: string;
    codmercato: string;
    description: string;
    currency: string;
  };
  downpayment: Amount;
  active: boolean;
  insertUser: string;
  insertDate: string;
  updateUser: string;
  updateDate: string | null;
  /** Of the last change or the creation. */
  lastUpdate: string;
  /** The vehicles of the market that use it, for the links to their prices. */
  models: VehicleName[];
  version: Version;
};
export type DownpaymentPage = Page & {
  content: Downpayment[];
};
export type DownpaymentFilter = {
  /** Id of the market. */
  market?: string | null;
  countryList?: string[] | null;
};
export type DownpaymentInput = {
  id?: RecordIdOrNone;
  country: {
    id: string;
    codmercato?: string;
  };
  /** At most 2 decimals. */
  downpayment: number;
  /** Ignored; there is a separate call. */
  active?: boolean;
  insertUser?: string | null;
  insertDate?: string | null;
  updateUser?: string | null;
  updateDate?: string | null;
  lastUpdate?: string | null;
  models?: {
    vetele?: string;
    description?: string;
  }[];
  version?: Version;
};
export type DownpaymentConflict = Conflict & {
  current: Downpayment;
};
export type Health = {
  status: 'ok';
};
