/** The texts of the catalogue that are the same in English and in Italian, and why; any other one is a word that nobody translated. */
export const sameInBoth: ReadonlySet<string> = new Set([
  // Quoted by the specification: columns, buttons, fields and values as it writes them.
  ...['(is Standard)', 'ACC', 'ADM', 'ALL', 'Adm', 'CUSTPRG', 'Call To Action', 'Call to action'],
  ...['call to action', 'Campaign ID', 'Campaign Type', 'Comparison Equipment Position', 'Configuration'],
  ...['Content', 'Content type', 'DEFAULT', 'Date End', 'Date Start', 'Default', 'Desc', 'Edit'],
  ...['Enabled (FE)', 'Enabled (MXE)', 'Enabled (generic)', 'Excl', 'Exclusive', 'FILTERED', 'Fuoriserie'],
  ...['Grid', 'HQ', 'Incl', 'Info', 'Key', 'Label', 'Landing', 'Landing page', 'Last Update', 'MAIN'],
  ...['MY 1 (FE)', 'MY 2 (FE)', 'Mandatory', 'Min MY (price console)', 'Model List', 'Model Management'],
  ...['Mrpbt price', 'Msrp price', 'No edit info', 'OPT', 'OPT Groups', 'Online taxes', 'Opt', 'Price Conf'],
  ...['Refresh Table', 'Rollback', 'Search', 'Set', 'Single sign-on', 'Translations', 'diff', 'isoCode2'],
  ...['urlAsIs', 'urlToBe'],
  // What the feeds and the workbooks call it, shortened titles of columns among it.
  ...[
    'As is',
    'Ch Sprpbtbt',
    'Comp. equip. pos.',
    'Da NJ',
    'Layergroup',
    'Opt manovra',
    'Time Zone',
    'To be',
  ],
  ...['opt {discOpt} %'],
  // Languages by their own names.
  ...['Deutsch', 'English', 'Español', 'Français', 'Italiano'],
  // Keys, kinds of files, units.
  ...[
    'CSV',
    'Ctrl',
    'Esc',
    'Tab',
    'XLSX',
    '{count} KB',
    '{count} kB',
    '{durationMs} ms',
    '· {durationMs} ms',
  ],
  ...['{hours} h {minutes} min', '{minutes} min {seconds} s'],
  // Words that Italian writes as English does.
  ...['Account', 'Alias', 'Complete', 'Desktop', 'E-mail', 'Import · {source}', 'Incomplete', 'Link', 'Log'],
  ...['Menu', 'Model year', 'No', 'Report', 'test', 'test {id}', '{code} in {country}'],
  ...['{description} in {countryDesc}', '{optCode} in {code}'],
]);
