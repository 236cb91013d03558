/** Columns, fields, buttons and choices in quoted words (decision B-01): they are English on an Italian page too. */
export const quotedWords: readonly string[] = [
  ...['(is Standard)', 'Call To Action', 'Call to action', 'call to action', 'Campaign ID', 'Campaign Type'],
  ...['Comparison Equipment Position', 'Comp. equip. pos.', 'Configuration', 'Content', 'Content type'],
  ...['Date End', 'Date Start', 'Default', 'Desc', 'Edit', 'Enabled (FE)', 'Enabled (MXE)'],
  ...[
    'Enabled (generic)',
    'Exclusive',
    'FILTERED',
    'Grid',
    'Incl',
    'Incl/Excl',
    'Info',
    'Key',
    'Label',
    'Last Update',
  ],
  ...['Layergroup', 'Mandatory', 'MY 1 (FE)', 'MY 2 (FE)', 'Min MY (price console)', 'Model List'],
  ...['Model Management', 'Mrpbt price', 'Msrp price', 'No edit info', 'OPT Groups', 'Online taxes'],
  ...['Price Conf', 'Refresh Table', 'Rollback', 'Search', 'Set', 'Time Zone', 'Translations'],
];

/** The texts of the catalogue that are the same in English and in Italian, and why; any other one is a word that nobody translated. */
export const sameInBoth: ReadonlySet<string> = new Set([
  ...quotedWords,
  // Codes and names that the data, the calls and the files have: groups, scopes, keys of feeds and of the comparison.
  ...[
    'ACC',
    'ADM',
    'ALL',
    'Adm',
    'As is',
    'CUSTPRG',
    'Ch Sprpbtbt',
    'DEFAULT',
    'Da NJ',
    'HQ',
    'ISO 639-1',
    'MAIN',
    'MRPBT',
    'MSRP',
    'OPT',
  ],
  ...['To be', 'diff', 'isoCode2', 'urlAsIs', 'urlToBe'],
  // Italian words that are quoted in English as well.
  ...['Fuoriserie', 'Opt manovra'],
  // Languages by their own names.
  ...['Deutsch', 'English', 'Español', 'Français', 'Italiano'],
  // Keys, kinds of files, units.
  ...[
    'Alt',
    'CSV',
    'JSON',
    'Ctrl',
    'Esc',
    'Excel (XLSX)',
    'Tab',
    'XLIFF 1.2',
    'XLIFF 2.0',
    'XLSX',
    'gettext (PO)',
    'i18next (JSON)',
    '{count} KB',
    '{count} kB',
    '{durationMs} ms',
    '· {durationMs} ms',
  ],
  ...['{hours} h {minutes} min', '{minutes} min {seconds} s'],
  // Words that Italian writes as English does.
  ...['Account', 'Alias', 'Complete', 'Desktop', 'E-mail', 'Import · {source}', 'In %', 'Incomplete', 'Link'],
  ...['Log', 'Menu', 'Model year', 'No', 'Report', 'Single sign-on', 'Timeline', 'test', 'test {id}'],
  ...['{optCode} in {code}'],
]);
