/** Remedies for the generator's defaults (POST that reads, GET that acts, unencoded paths); patterns match operationIds. */
module.exports = {
  schemaFile: '../../../openapi.yaml',
  apiFile: './empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './endpoints.gen.ts',
  exportName: 'ccbApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  useUnknown: true,
  encodePathParams: true,
  // Pictures are addresses for <img> (api/pictures.ts), not calls of the store.
  filterEndpoints: (name) => !/(Icon|Image)$/.test(name),
  // A call that changes makes its own area stale, by whichever way it changes it; each that reads names all areas that it shows.
  endpointOverrides: [
    // The same labels stand on the screens of options and on the one of options and colours; some are made with their group.
    {
      pattern: /^(listOptionGridLabels|listColourGrid|getConfGridByModelOptColor|listOptColorLabels)$/,
      type: 'query',
      providesTags: ['OptionLabel', 'OptColorLabel', 'OptGroup'],
    },
    // What staff say of a model shows in the selectors and with what the markets say of it.
    {
      pattern: /^(getModelListJsonByCountry|getCommercialModelGroups|checkIfExistVeteleActive)$/,
      type: 'query',
      providesTags: ['Model', 'CarModel'],
    },
    {
      pattern: /^(listCountryModelsBy\w+|getModelListByCountry|getCountryListByModel)$/,
      type: 'query',
      providesTags: ['CountryModel', 'CarModel'],
    },
    // Whether a vehicle is visible online shows in the campaigns, what uses a downpayment beside it.
    { pattern: /^(find|get)SolCampaign\w*$/, type: 'query', providesTags: ['SolCampaign', 'SolModel'] },
    { pattern: 'findDownpaymentsPaged', type: 'query', providesTags: ['Downpayment', 'SolPriceData'] },
    // The workbench follows its own saves (api/translations.ts); the screens of the records read them again. Interface labels are
    // always read again where they are shown, and a text of one does not change the groups of the menu.
    {
      pattern: 'updateTranslation',
      type: 'mutation',
      invalidatesTags: ['OptionLabel', 'OptColorLabel', 'EditorialContent', 'EditorialPlaceholder'],
    },
    { pattern: 'markTranslation', type: 'mutation', invalidatesTags: [] },
    // What has just been translated is offered at the next text like it, and a new group can be chosen.
    {
      pattern: 'findSimilarTranslations',
      type: 'query',
      providesTags: [
        'Translation',
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
    },
    {
      pattern: 'getTranslationGroups',
      type: 'query',
      providesTags: [
        'Translation',
        'InterfaceLabel',
        'OptGroup',
        'EditorialContent',
        'EditorialPlaceholder',
        'Country',
      ],
    },
    {
      pattern: /^(importTranslations|copyTranslations|undoTranslationCopy)$/,
      type: 'mutation',
      invalidatesTags: [
        'Translation',
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
    },
    // The checks go by the glossary; the texts stay as they are when a limit changes.
    { pattern: 'getTranslationChecks', type: 'query', providesTags: ['GlossaryTerm'] },
    { pattern: 'updateTranslationLengthLimit', type: 'mutation', invalidatesTags: ['GlossaryTerm'] },
    // Groups of labels, of which each is one as long as a label is in it, and of options stand in the menu (decision A-39).
    { pattern: 'getMenuList', type: 'query', providesTags: ['MenuEntry', 'InterfaceLabel', 'OptGroup'] },
    // What people start shows up in the list of runs.
    { pattern: /^(run|clear)[A-Z]/, type: 'mutation', invalidatesTags: ['JobRun'] },
    // Signing in and out concern the session, not the lists; a preview, an upload that only previews and an export change nothing.
    {
      pattern: /^(getToken|ssoLogin|logout|(export|compare|preview|upload)[A-Z].*)$/,
      type: 'mutation',
      invalidatesTags: [],
    },
    // The price configurator shows visibility, campaign and downpayment beside the online taxes.
    {
      pattern: 'getSolPriceData',
      type: 'query',
      providesTags: ['SolPriceData', 'SolModel', 'SolCampaign', 'Downpayment'],
    },
    // The picture of a price is made of all these.
    {
      pattern: 'getPricePicture',
      type: 'query',
      providesTags: [
        'PriceList',
        'SolPriceData',
        'SolModel',
        'SolCampaign',
        'SolCountryTax',
        'Downpayment',
        'Country',
      ],
    },
    // The landing page shows what the console maintains.
    {
      pattern: /^(getLanding|listLanding)[A-Z]/,
      type: 'query',
      providesTags: ['Landing', 'Country', 'CountryModel', 'CarModel', 'Language'],
    },
    // Where the configurator is, is one of the configuration parameters (decision A-82).
    { pattern: 'getCcfUrl', type: 'query', providesTags: ['Session', 'ConfigurationParameter'] },
    { pattern: 'findLabelCodes', type: 'query', providesTags: ['CallToAction', 'InterfaceLabel'] },
    { pattern: 'findModelMatches', type: 'query', providesTags: ['InterfaceLabel', 'CarModel'] },
    // Asked before a save, for that moment: it is not asked again when the save has changed the list.
    { pattern: 'checkDownpayment', type: 'query', providesTags: [] },
    { pattern: /^(list|get|find|check)[A-Z]/, type: 'query' },
  ],
};
