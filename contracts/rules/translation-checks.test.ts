import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTranslation, type CheckedTranslation, type TranslationCheck } from './translation-checks';
import { speakAs } from './translator';

type Further = Omit<CheckedTranslation, 'source' | 'text'>;
type Fault = [
  check: TranslationCheck,
  source: string,
  text: string,
  reasons: string | string[],
  further?: Further,
];
type Fine = [why: string, source: string, text: string, further?: Further];

beforeEach(() => speakAs(() => 'en'));
afterEach(() => speakAs(() => 'en'));

const reasonsOf = (check: TranslationCheck, checked: CheckedTranslation): string[] =>
  checkTranslation(checked)
    .filter((fault) => fault.check === check)
    .map(({ reason }) => reason);

const de = { language: 'de' };
const es = { language: 'es' };
const limit = { lengthLimit: 150 };
const terms = [
  { term: 'Sonnendach', instead: 'Schiebedach' },
  { term: 'Dach', instead: 'Panorama-Dach' },
  { term: 'élite' },
  { term: '天窗', instead: '车顶窗' },
  { term: 'tetto apribile', instead: 'tettuccio' },
  { term: 'C++ (alt)' },
];

const faults: Fault[] = [
  // Variables.
  ['variables', 'Hello {name}', 'Ciao', 'The source has {name}, the translation does not.'],
  ['variables', 'Hello', 'Ciao {0}', 'The translation has {0}, the source does not.'],
  [
    'variables',
    'Hello {name}',
    'Ciao {nome}',
    ['The source has {name}, the translation does not.', 'The translation has {nome}, the source does not.'],
  ],
  ['variables', '{0} of {0}', 'von {0}', '{0} stands more often in the source than in the translation.'],
  ['variables', 'of {0}', '{0} von {0}', '{0} stands more often in the translation than in the source.'],
  [
    'variables',
    '{0} of {1}',
    '{0} von {0}',
    [
      'The source has {1}, the translation does not.',
      '{0} stands more often in the translation than in the source.',
    ],
  ],
  [
    'variables',
    'Approved by {legal_company}.',
    'Approvato da {legal_company.',
    'The source has {legal_company}, the translation does not.',
  ],
  ['variables', '%s items', 'pezzi', 'The source has %s, the translation does not.'],
  [
    'variables',
    '%d items',
    '%s pezzi',
    ['The source has %d, the translation does not.', 'The translation has %s, the source does not.'],
  ],
  ['variables', '%1$s by %2$s', '%1$s', 'The source has %2$s, the translation does not.'],
  ['variables', '%(name)s left', 'ist gegangen', 'The source has %(name)s, the translation does not.'],
  [
    'variables',
    '%(name)s left',
    '%(nome)s ist gegangen',
    [
      'The source has %(name)s, the translation does not.',
      'The translation has %(nome)s, the source does not.',
    ],
  ],
  [
    'variables',
    '%s for %d euros',
    '%d Euro für %s',
    '%d %s stand in another order than in the source. Only numbered ones such as %1$s may be moved.',
  ],
  [
    'variables',
    '%.2f km',
    '%.1f km',
    ['The source has %.2f, the translation does not.', 'The translation has %.1f, the source does not.'],
  ],
  ['variables', 'Dear %name%', 'Caro', 'The source has %name%, the translation does not.'],
  [
    'variables',
    'From ${price}',
    'Da {price}',
    [
      'The source has ${price}, the translation does not.',
      'The translation has {price}, the source does not.',
    ],
  ],
  [
    'variables',
    '{{model}} ready',
    '{model} pronta',
    [
      'The source has {{model}}, the translation does not.',
      'The translation has {model}, the source does not.',
    ],
  ],
  ['variables', 'See [[LEGAL_NOTE]]', 'Siehe', 'The source has [[LEGAL_NOTE]], the translation does not.'],
  [
    'variables',
    '<a href="{url}">x</a>',
    '<a href="#">x</a>',
    'The source has {url}, the translation does not.',
  ],
  [
    'variables',
    '{n, plural, one {# car} other {# cars}}',
    'Autos',
    'The source has {n, plural}, the translation does not.',
  ],
  [
    'variables',
    '{n, plural, one {# car of {brand}} other {# cars of {brand}}}',
    '{n, plural, other {# Autos}}',
    'The source has {brand}, the translation does not.',
  ],
  [
    'variables',
    '{sex, select, male {he} other {they}}',
    '{sex, plural, other {sie}}',
    [
      'The source has {sex, select}, the translation does not.',
      'The translation has {sex, plural}, the source does not.',
    ],
  ],
  [
    'variables',
    '{n, plural, one {# car} other {# cars}}',
    '{n, plural, one {# Auto} other {# Autos}',
    'The source has {n, plural}, the translation does not.',
  ],
  // Tags.
  ['tags', '<b>New</b>', 'Nuovo', 'The source has <b>, the translation does not.'],
  ['tags', 'New', '<i>Nuovo</i>', 'The translation has <i>, the source does not.'],
  ['tags', '<b>New</b>', '<b>Nuovo', '<b> is never closed.'],
  [
    'tags',
    '<b>New</b>',
    '<b>Nuovo<b>',
    ['<b> is never closed.', '<b> stands more often in the translation than in the source.'],
  ],
  [
    'tags',
    '<b>New</b>',
    'Nuovo</b>',
    ['</b> closes nothing.', 'The source has <b>, the translation does not.'],
  ],
  ['tags', '<b><i>New</i></b>', '<b><i>Nuovo</b></i>', ['<i> is never closed.', '</i> closes nothing.']],
  ['tags', 'One<br>two', 'Uno due', 'The source has <br>, the translation does not.'],
  [
    'tags',
    '<li>a</li><li>b</li>',
    '<li>a</li>',
    '<li> stands more often in the source than in the translation.',
  ],
  ['tags', '<li>a</li>', '<li>a', '<li> is never closed.'],
  [
    'tags',
    '<a href="/en">x</a>',
    '<a>x</a>',
    ['The source has <a href>, the translation does not.', 'The translation has <a>, the source does not.'],
  ],
  [
    'tags',
    '<p class="note">x</p>',
    '<p>x</p>',
    ['The source has <p class>, the translation does not.', 'The translation has <p>, the source does not.'],
  ],
  [
    'tags',
    '<img src="a.png">',
    '<img alt="a">',
    [
      'The source has <img src>, the translation does not.',
      'The translation has <img>, the source does not.',
    ],
  ],
  [
    'tags',
    '<h2>x</h2>',
    '<h3>x</h3>',
    ['The source has <h2>, the translation does not.', 'The translation has <h3>, the source does not.'],
  ],
  ['tags', '<b>x</b>', '<b>x</B', '<b> is never closed.'],
  ['tags', '', '<b>x', '<b> is never closed.'],
  [
    'tags',
    '{n, plural, one {<b>#</b>} other {<b>#</b>}}',
    '{n, plural, other {#}}',
    'The source has <b>, the translation does not.',
  ],
  // Edges.
  ['edges', 'New', ' Nuovo', 'Begins with a blank.'],
  ['edges', 'New', 'Nuovo ', 'Ends with a blank.'],
  ['edges', 'New', 'Nuovo\n', 'Ends with a blank.'],
  ['edges', 'New', 'Nuovo\u00a0', 'Ends with a blank.'],
  ['edges', ' New', 'Nuovo', 'The source begins with a blank, the translation does not.'],
  ['edges', 'New ', 'Nuovo', 'The source ends with a blank, the translation does not.'],
  ['edges', 'New  ', 'Nuovo ', 'Ends with other blanks than the source.'],
  ['edges', '\nNew', ' Nuovo', 'Begins with other blanks than the source.'],
  ['edges', 'New', '\tNuovo ', ['Begins with a blank.', 'Ends with a blank.']],
  // Blanks.
  ['blanks', 'a new car', 'un’auto  nuova', '2 blanks in a row.'],
  ['blanks', 'a new car', 'un’auto   nuova', '3 blanks in a row.'],
  ['blanks', 'Price:', 'Prix\u00a0 : x', '2 blanks in a row.'],
  ['blanks', 'a  new car', 'un’auto   nuova', '3 blanks in a row.'],
  ['blanks', 'a car', 'un’\t\tauto', '2 blanks in a row.'],
  // Punctuation.
  ['punctuation', 'Saved.', 'Salvato', 'The source ends with a full stop, the translation does not.'],
  [
    'punctuation',
    'Save the car.',
    "Salva l'auto",
    'The source ends with a full stop, the translation does not.',
  ],
  ['punctuation', 'Near you', 'Vicino a te.', 'The translation ends with a full stop, the source does not.'],
  [
    'punctuation',
    'Sure?',
    'Sicuro.',
    'The source ends with a question mark, the translation with a full stop.',
  ],
  ['punctuation', 'Sure?', 'Sicuro', 'The source ends with a question mark, the translation does not.'],
  [
    'punctuation',
    'Great!',
    'Ottimo?',
    'The source ends with an exclamation mark, the translation with a question mark.',
  ],
  ['punctuation', 'Price:', 'Prezzo', 'The source ends with a colon, the translation does not.'],
  ['punctuation', 'Loading…', 'Caricamento', 'The source ends with an ellipsis, the translation does not.'],
  [
    'punctuation',
    'Loading...',
    'Caricamento.',
    'The source ends with an ellipsis, the translation with a full stop.',
  ],
  ['punctuation', 'Saved.', '已保存', 'The source ends with a full stop, the translation does not.'],
  ['punctuation', 'Sure?', 'Σίγουρα', 'The source ends with a question mark, the translation does not.'],
  [
    'punctuation',
    '<p>Saved.</p>',
    '<p>Salvato</p>',
    'The source ends with a full stop, the translation does not.',
  ],
  [
    'punctuation',
    'Hello {name}',
    'Ciao {name}.',
    'The translation ends with a full stop, the source does not.',
  ],
  ['punctuation', 'He said “go.”', '„Geh“', 'The source ends with a full stop, the translation does not.'],
  ['punctuation', 'Sure?', 'Seguro?', '¿ is missing at the beginning of the sentence.', es],
  [
    'punctuation',
    'Great!',
    'Genial!',
    '¡ is missing at the beginning of the sentence.',
    { language: 'es-MX' },
  ],
  [
    'punctuation',
    'It costs 100.',
    'Kostet 100',
    'The source ends with a full stop, the translation does not.',
    de,
  ],
  // Numbers.
  ['numbers', '7 seats', 'sedili', 'The number 7 is missing.'],
  ['numbers', 'seats', '7 sedili', 'The number 7 is not in the source.'],
  [
    'numbers',
    'from 10 to 80 %',
    'da 10 a 90 %',
    ['The number 80 is missing.', 'The number 90 is not in the source.'],
  ],
  [
    'numbers',
    '1,234.50 €',
    '1.234,60 €',
    ['The number 1,234.50 is missing.', 'The number 1.234,60 is not in the source.'],
  ],
  [
    'numbers',
    '160,000 km',
    '16.000 km',
    ['The number 160,000 is missing.', 'The number 16.000 is not in the source.'],
  ],
  ['numbers', '0.5 l', '5 l', ['The number 0.5 is missing.', 'The number 5 is not in the source.']],
  ['numbers', '2 and 2', '2', 'The number 2 is missing.'],
  ['numbers', 'at 8:30', 'alle 8:45', ['The number 30 is missing.', 'The number 45 is not in the source.']],
  ['numbers', 'Ore 14:30', '2:45 pm', ['The number 30 is missing.', 'The number 45 is not in the source.']],
  ['numbers', 'Ore 9.00', '8 am', ['The number 9.00 is missing.', 'The number 8 is not in the source.']],
  ['numbers', '7 pm', 'alle 7', ['The number 19 is missing.', 'The number 7 is not in the source.']],
  [
    'numbers',
    'R17 wheels',
    'Felgen R18',
    ['The number 17 is missing.', 'The number 18 is not in the source.'],
  ],
  ['numbers', '5 doors', '٤ أبواب', ['The number 5 is missing.', 'The number 4 is not in the source.']],
  // Length.
  [
    'length',
    'Twenty characters ok',
    'x'.repeat(38),
    '190 % of the length of the source; the limit is 150 %.',
    limit,
  ],
  [
    'length',
    'Twenty characters ok',
    'x'.repeat(31),
    '155 % of the length of the source; the limit is 150 %.',
    limit,
  ],
  ['length', 'OK', 'Das ist in Ordnung', '180 % of the length of the source; the limit is 150 %.', limit],
  ['length', '<br>', 'x'.repeat(31), '310 % of the length of the source; the limit is 150 %.', limit],
  [
    'length',
    '<b>Twenty</b> characters!',
    'x'.repeat(31),
    '173 % of the length of the source; the limit is 150 %.',
    limit,
  ],
  // Terms.
  ['term', 'Sun roof', 'Ein Sonnendach', '“Sonnendach” is not to be used; use “Schiebedach”.', { terms }],
  ['term', 'Sun roof', 'EIN SONNENDACH!', '“SONNENDACH” is not to be used; use “Schiebedach”.', { terms }],
  ['term', 'Roof', 'Das <b>Dach</b>', '“Dach” is not to be used; use “Panorama-Dach”.', { terms }],
  ['term', 'x', 'Une (Élite)', '“Élite” is not to be used.', { terms }],
  ['term', 'x', 'Une e\u0301lite', '“élite” is not to be used.', { terms }],
  ['term', 'x', '全景天窗很大', '“天窗” is not to be used; use “车顶窗”.', { terms }],
  ['term', 'x', 'Il tetto\napribile', '“tetto\napribile” is not to be used; use “tettuccio”.', { terms }],
  ['term', 'x', 'mit C++ (alt) gebaut', '“C++ (alt)” is not to be used.', { terms }],
  [
    'term',
    'x',
    'Dach, Dach und Sonnendach',
    ['“Dach” is not to be used; use “Panorama-Dach”.', '“Sonnendach” is not to be used; use “Schiebedach”.'],
    { terms },
  ],
  // Elsewhere.
  [
    'different',
    'Roof',
    'Dach',
    'The same source is translated elsewhere as “Verdeck”.',
    { others: ['Verdeck', 'Verdeck'] },
  ],
  [
    'different',
    'Roof',
    'dach',
    'The same source is translated elsewhere as “Dach”.',
    { others: ['Dach', 'dach'] },
  ],
  [
    'different',
    'x',
    'y',
    `The same source is translated elsewhere as “${'z'.repeat(100)}…”.`,
    { others: ['z'.repeat(101)] },
  ],
  [
    'different',
    'x',
    'y',
    ['a', 'b', 'c'].map((one) => `The same source is translated elsewhere as “${one}”.`),
    { others: ['a', 'b', 'c', 'd'] },
  ],
];

const fine: Fine[] = [
  ['a missing text', 'Hello {name}, <b>7</b>.', ''],
  ['variables in another order', '{0} of {1}', '{1}: {0}'],
  ['blanks in a variable', '{ name } {{ x }}', '{name} {{x}}'],
  ['%s numbered by the translator', '%s by %s', '%2$s: %1$s'],
  ['a percentage', 'up to 80 % saved', 'bis zu 80 %sicher gespart'],
  ['a percentage in Italian', 'saves 20% of it', 'risparmia il 20%di energia'],
  ['a percentage before an apostrophe', '20% of energy', 'il 20%d’energia'],
  ['a percentage before d', '20% off', '20 %de réduction'],
  ['a percentage of a variable', '{0}% off', '{0} %de réduction'],
  ['two percentages', 'from 10% to 20%', 'dal 10%al 20%'],
  ['%% is a sign', '100%% sure', '100 % sicuro'],
  ['%s before a Japanese word', '%s is ready.', '%sの準備ができました。'],
  ['%d seconds', '%d s', '%ds'],
  [
    'more alternatives',
    '{n, plural, one {# car} other {# cars}}',
    '{n, plural, one {# auto} few {# auta} many {# aut} other {# auta}}',
  ],
  [
    'alternatives of one word',
    '{n, plural, one {car} other {cars}}',
    '{n, plural, one {Auto} other {Autos}}',
  ],
  [
    'a variable in each alternative',
    '{n, plural, one {{name} has 1} other {{name} has #}}',
    '{n, plural, other {{name} hat #}}',
  ],
  [
    'tags in alternatives',
    '{n, plural, one {<b>1</b>} other {<b>#</b>}}',
    '{n, plural, one {<b>1</b>} few {<b>#</b>} other {<b>#</b>}}',
  ],
  [
    'a block in a block',
    '{a, select, x {{n, plural, one {1} other {#}}} other {-}}',
    '{a, select, x {{n, plural, one {1} few {2} other {#}}} other {-}}',
  ],
  ['a footnote in another place', 'Da 9,90¹ € al mese', 'From €9.90 ¹ a month'],
  ['a footnote of the source only', 'Da 9,90² €', 'From €9.90'],
  ['a unit with a raised or lowered digit', '10 m², CO₂', '10 m2, CO2'],
  ['a full hour', 'Ore 9.00', '9 am'],
  ['a full hour of the afternoon', 'Ore 21.00, 2 volte', '9 pm, twice (2)'],
  ['a number in another format', 'on {0, date, short}', 'am {0, date, medium}'],
  ['braces that hold a sentence', 'p { color: red; }', 'p { color: red }'],
  ['a single bracket', 'see [1]', 'siehe [1]'],
  ['a void tag', 'One<br>two', 'Uno<br />due'],
  ['tags in capitals', '<BR><B>x</B>', '<br><b>x</b>'],
  ['other addresses', '<a href="/en/x">x</a>', "<a href='/it/x' title='y'>x</a>"],
  ['other classes', '<p class="a">x</p>', '<p id="z" class="b">x</p>'],
  ['a > in an attribute', '<a title="a > b" href="x">y</a>', '<a href="x" title="c > d">z</a>'],
  ['a comparison', 'if a < b', 'wenn a < b'],
  ['a comparison without a blank', 'if a<b', 'wenn a<b ist'],
  ['an arrow', 'a <- b -> c', 'c <- b'],
  ['a comment', '<!-- <b> note 7 -->New', 'Nuovo'],
  ['a comment without an end', 'New', 'Nuovo<!-- <b> 7'],
  ['what the source does not close either', '<ul><li>a<li>b</ul>', '<ul><li>x<li>y</ul>'],
  ['a placeholder that looks like a tag', 'Dear <Name>, hello', 'Caro <Name>, ciao'],
  ['an element that closes itself', 'a<x/>b', 'a<x />b'],
  ['an element that is empty', 'a<x></x>b', 'a<x/>b'],
  ['attributes in another order', '<a href="x" class="y">z</a>', '<a class="y" href="x">z</a>'],
  ['a custom element', '<my-icon src="a"></my-icon>', '<my-icon src="b"></my-icon>'],
  ['the same edges', ' New\n', ' Nuovo\r\n'],
  ['blanks that do not break', 'Price ', 'Prix\u00a0'],
  ['a sign of full width', 'Price: ', '价格：'],
  ['doubled blanks of the source', 'a  b', 'c  d'],
  ['indentation', '<p>a\n   b</p>', '<p>c\n      d</p>'],
  ['blanks before a line end', 'a b', 'c  \n d'],
  ['Chinese signs', 'Saved. Sure?', '已保存。确定吗？'],
  ['a Chinese full stop', 'Saved.', '已保存。'],
  ['a Japanese exclamation', 'Great!', 'すごい！'],
  ['a Japanese list', 'Choose:', '選択してください。', { language: 'ja' }],
  ['a Chinese colon', 'Price:', '价格：'],
  ['an Arabic question', 'Sure?', 'هل أنت متأكد؟'],
  ['an Urdu full stop', 'Saved.', 'محفوظ۔'],
  ['a Hindi full stop', 'Saved.', 'सहेजा गया।'],
  ['a Greek question', 'Sure?', 'Σίγουρα;', { language: 'el' }],
  ['a list in Japanese of Japan', 'Choose:', '選択してください。', { language: 'ja_JP' }],
  ['a Greek question mark of its own', 'Sure?', 'Σίγουρα\u037e'],
  ['an Armenian full stop', 'Saved.', 'Պահպանված է։'],
  ['Thai has no full stop', 'Saved.', 'บันทึกแล้ว', { language: 'th' }],
  ['French has a blank before it', 'Price: Sure? Great!', 'Prix : Sûr ? Super !', { language: 'fr' }],
  ['a narrow blank in French', 'Sure?', 'Sûr\u202f?', { language: 'fr' }],
  ['Spanish questions', 'Sure?', '¿Seguro?', es],
  ['Spanish exclamations', 'OK, great!', 'Vale, ¡genial!', es],
  ['a Spanish address', 'See https://a.example/?x', 'Ver https://a.example/?x', es],
  ['three dots', 'Loading…', 'Caricamento...'],
  ['Chinese dots', 'Loading...', '加载中……'],
  ['a question and an exclamation', 'What?!', 'Was!?'],
  ['signs within quotation marks', 'He said “go.”', 'Er sagte „geh“.'],
  ['signs within brackets', 'Saved (now).', 'Salvato (ora.)'],
  ['a tag behind it', '<p>Saved.</p>', '<p>Salvato.\n</p>'],
  ['an abbreviation', '{hours} hours', '{hours} godz.', { language: 'pl' }],
  ['an abbreviation in the source', 'Mr.', 'Herr', de],
  ['an abbreviation with dots', 'Alturia Ltd', 'Alturia S.p.A.'],
  ['an ordinal', 'on the 3rd', 'am 3.', de],
  ['a semicolon', 'a; b', 'a; b'],
  ['separators', '1,234.50', '1.234,50'],
  ['groups with a blank', '160,000 km', '160 000 km'],
  ['groups with a narrow blank', '160,000 km', '160\u202f000 km'],
  ['a number beside a group', '8 years or 160,000 km', '160 000 km ou 8 ans'],
  ['Swiss groups', '1,234.50', "1'234.50"],
  ['no groups', '1,234 km', '1234 km'],
  ['a date', '01/02/2025', '1.2.2025'],
  ['a time', 'at 8:30', 'à 8 h 30'],
  ['a time with a dot', 'at 8:30', 'alle 8.30'],
  ['the afternoon', 'from 8 am to 7 pm', '8–19 Uhr'],
  ['minutes of the afternoon', 'Ore 14:30', '2:30 pm'],
  ['minutes behind a dot', 'Ore 14.30', '2.30 p.m.'],
  ['minutes past noon', 'Ore 12:30', '12:30 pm'],
  ['a full hour', 'until 7 p.m.', 'fino alle 19:00'],
  ['a list', '1,2,3', '1, 2, 3'],
  ['digits in variables', '{0} and %1$s', '%1$s und {0}'],
  ['digits in tags', '<h2>x</h2>', '<h2 id="a7">y</h2>'],
  ['digits in an address', 'see https://a.example/en/7', 'siehe https://a.example/de/8/9'],
  ['digits in an entity', 'the car&#39;s', 'des Autos'],
  ['Arabic digits', '15 years', '١٥ سنة'],
  ['Persian digits', '1,250', '۱٬۲۵۰'],
  ['digits of full width', '25 cars', '２５台'],
  ['a subscript', 'CO2', 'CO₂'],
  ['a superscript', '12 m2', '12 m²'],
  ['a number next to a tag', '<td>5</td><td>6</td>', '<td>5</td> <td>6</td>'],
  [
    'numbers of alternatives',
    '{n, plural, one {1 car} other {# cars}}',
    '{n, plural, =0 {0 Autos} other {# Autos}}',
  ],
  ['a short text', 'OK', 'Va bene', limit],
  ['a text of 15 letters for one of 10', '1234567890', '1234567890 abcd', limit],
  ['tags, which have no length', '<b></b>Twenty characters', '<b></b>Zwanzig Zeichen sind dies', limit],
  ['a text without a limit', 'a', 'b'.repeat(1000)],
  ['a term within a word', 'x', 'Sonnendachreling, Hausdach', { terms }],
  ['a term before a letter with an accent', 'x', 'Dachö, élites, délite', { terms }],
  ['a term within what is used instead', 'x', 'Das Panorama-Dach', { terms }],
  ['no terms', 'x', 'y', { terms: [] }],
  ['an empty term', 'x', 'y z', { terms: [{ term: ' ' }, { term: '', instead: 'y' }] }],
  ['the same elsewhere', 'Roof', 'Dach', { others: ['Dach'] }],
  ['the same elsewhere, decomposed', 'x', 'é', { others: ['e\u0301', ''] }],
  ['a source that is empty', '', 'Hello {name} 7.', limit],
  ['names of members of objects', '{constructor} {__proto__}', '{__proto__} {constructor}'],
];

describe('a translation', () => {
  it.each(faults)('has faults (%s) where %j becomes %j', (check, source, text, reasons, further) => {
    expect(reasonsOf(check, { source, text, ...further })).toEqual([reasons].flat());
  });

  it.each(fine)('has no fault for %s: %j, %j', (_why, source, text, further) => {
    expect(checkTranslation({ source, text, ...further })).toEqual([]);
  });

  it('is checked in one order, and of many faults of a kind the first ones are told', () => {
    const source = `${Array.from({ length: 50 }, (_, at) => `{v${at}}`).join(' ')} <b>7</b>.`;
    const found = checkTranslation({ source, text: ' Dach  x', terms, lengthLimit: 1, others: ['y'] });

    expect([...new Set(found.map(({ check }) => check))]).toEqual([
      'variables',
      'tags',
      'edges',
      'blanks',
      'punctuation',
      'numbers',
      'length',
      'term',
      'different',
    ]);
    expect(found.filter(({ check }) => check === 'variables')).toHaveLength(10);
  });

  it('is told of in Italian', () => {
    speakAs(() => 'it');
    const checked = {
      source: 'Twenty {n} characters: ok.',
      text: `Sonnendach {m}  ${'x'.repeat(50)}?`,
      lengthLimit: 150,
      terms,
    };

    expect(checkTranslation(checked).map(({ reason }) => reason)).toEqual([
      "L'originale contiene {n}, la traduzione no.",
      "La traduzione contiene {m}, l'originale no.",
      '2 spazi di seguito.',
      "L'originale finisce con un punto, la traduzione con un punto interrogativo.",
      "Lunghezza: 271 % dell'originale; il limite è 150 %.",
      '«Sonnendach» non va usato: usa «Schiebedach».',
    ]);
  });
});

describe('the texts of the checks', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const texts = Object.entries(JSON.parse(read('it/translation-checks.json')) as Record<string, string>);
  const placeholdersOf = (text: string): string => String((text.match(/\{\w+\}/g) ?? []).sort());

  it('have the placeholders of the English ones, stand in their order, and are used', () => {
    const source = read('translation-checks.ts');

    expect(texts.filter(([english, text]) => placeholdersOf(english) !== placeholdersOf(text))).toEqual([]);
    expect(texts.map(([english]) => english)).toEqual(texts.map(([english]) => english).toSorted());
    expect(texts.filter(([english]) => !source.includes(`'${english}'`))).toEqual([]);
  });
});

describe('a long and hostile text', () => {
  const LONG = 200_000;
  const pieces = [
    '{',
    '}',
    '{a',
    '{ ',
    '{a,plural,',
    '{a,plural,one{',
    '{{',
    '{{a',
    '${a',
    '[[',
    '[[a',
    '[',
    '%',
    '%(',
    '%(a',
    '%a',
    '%1$',
    '<',
    '<a',
    '<a ',
    '<a>',
    '<b></c>',
    '<a x="',
    '<a x="<a y=\'',
    '<a href="',
    ' href',
    '="',
    '<!--',
    '<!-',
    '</a>',
    ' ',
    '  x',
    '\n ',
    '\u00a0\n',
    '.',
    ').',
    '1.',
    '1 ',
    '1 000',
    '123 ',
    '1,000',
    '٣',
    '&',
    '&#1',
    'https://',
    'Dach ',
    'tetto ',
    'tetto    ',
    '¿',
    ';',
    'e\u0301',
    '🚗',
    '\ud83d',
  ];
  const textsOf = (piece: string): string[] => {
    const text = piece.repeat(LONG / piece.length);
    return [text, `<a ${text}>`, `{a, plural, other {${text}}}`];
  };

  // Anything that began again inside what it has read would take minutes.
  it.each(pieces)('of %j is read in a moment', (piece) => {
    for (const text of textsOf(piece)) {
      const begun = performance.now();
      checkTranslation({ source: 'x', text, language: 'es', lengthLimit: 150, terms, others: [text] });
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });
});
