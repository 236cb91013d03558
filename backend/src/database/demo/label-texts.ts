/** The order of the columns in every text table of the demo data set. */
export const TEXT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl'] as const;

/**
 * The texts of one label group. Each line is `CODE [ENABLE [DISABLE]] | it | en | ...`; `parts` are names and
 * `situations` are sentences around {part}: each situation is said of each part. Where a name stands, it stands
 * before a colon or a dash, so that no language has to inflect it.
 */
export interface GroupTexts {
  group: string;
  prefix: string;
  texts: string;
  parts?: string;
  situations?: string;
}

export interface DemoLabel {
  labelGroup: string;
  code: string;
  language: string;
  label: string;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

interface TextLine {
  code: string;
  enable: string;
  disable: string;
  texts: string[];
}

// A cell begins with " |", so that the bars inside a regular expression do not split it.
function parseLine(line: string): TextLine {
  const [head = '', ...texts] = line.split(/ \|(?= |$)/).map((cell) => cell.trim());
  const [code = '', enable = 'DEFAULT', disable = ''] = head.split(' ');
  return { code, enable, disable, texts };
}

const parseTable = (table = ''): TextLine[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);

/** Every situation said of every part; a language that lacks either has no text. */
function compose(parts: TextLine[], situations: TextLine[]): TextLine[] {
  return parts.flatMap((part) =>
    situations.map((situation) => ({
      ...part,
      code: situation.code === 'NAME' ? part.code : `${part.code}_${situation.code}`,
      texts: situation.texts.map((text, column) => {
        const name = part.texts[column];
        return name ? text.replace('{part}', name) : '';
      }),
    })),
  );
}

/** The labels of a group, line by line, each in the languages that have it. */
export function labelsOf(source: GroupTexts): DemoLabel[] {
  const lines = [
    ...parseTable(source.texts),
    ...compose(parseTable(source.parts), parseTable(source.situations)),
  ];
  const prefix = source.prefix === '' ? '' : `${source.prefix}_`;
  return lines.flatMap(({ code, enable, disable, texts }) =>
    TEXT_LANGUAGES.flatMap((language, column) => {
      const label = texts[column];
      const key = { labelGroup: source.group, code: prefix + code, language };
      return label ? [{ ...key, label, modelEnableRegexp: enable, modelDisableRegexp: disable }] : [];
    }),
  );
}
