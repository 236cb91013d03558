import type { ApiJsonTest, ApiJsonTestInput } from '../../api';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/apiJsonTests.gen';

export type TestValues = Record<'urlAsIs' | 'urlToBe' | 'disableTest' | 'ignorePaths' | 'arrayKeys', string>;

export type ShownTest = ApiJsonTest & { live?: 'waiting' | 'comparing' };

export type TestDialog =
  | RecordDialog<ApiJsonTest>
  | { kind: 'disable' | 'differences'; row: ApiJsonTest }
  | { kind: 'document'; row: ApiJsonTest; side: 'asIs' | 'toBe' };

type State = Pick<ApiJsonTestInput, 'urlAsIs' | 'urlToBe' | 'disableTest' | 'ignorePaths' | 'arrayKeys'>;

export const runningWords = { enabled: t('Enabled'), disabled: t('Disabled') };
const runningText = (disableTest: State['disableTest']): string => (disableTest ? 'disabled' : 'enabled');
const pathsText = (paths: State['ignorePaths']): string => (paths ?? []).join('\n');
const keysText = (keys: State['arrayKeys']): string =>
  (keys ?? []).map(({ path, key }) => `${path} = ${key}`).join('\n');

const textsOf = ({ urlAsIs, urlToBe, disableTest, ignorePaths, arrayKeys }: State): TestValues => ({
  urlAsIs,
  urlToBe,
  disableTest: runningText(disableTest),
  ignorePaths: pathsText(ignorePaths),
  arrayKeys: keysText(arrayKeys),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An array whose elements are plain values needs no key. */
function arrayKeyOf(line: string): { path: string; key: string } {
  const at = line.lastIndexOf('=');
  const [path, key] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
  return { path: path.trim(), key: key.trim() || '*' };
}

export const inputOf = (values: TestValues) => ({
  urlAsIs: values.urlAsIs.trim(),
  urlToBe: values.urlToBe.trim(),
  disableTest: values.disableTest === 'disabled',
  ignorePaths: linesOf(values.ignorePaths),
  arrayKeys: linesOf(values.arrayKeys).map(arrayKeyOf),
});

/** Its number names a test, as in the messages of the server. */
export const apiJsonTest: RecordNoun<ApiJsonTest, TestValues> = {
  noun: { one: t('test'), many: t('tests') },
  title: t('API comparison'),
  titles: t('API comparison testing'),
  newTitle: t('New test'),
  name: 'urlAsIs',
  nameOf: ({ id }) => t('test {id}', { id }),
  fields: {
    urlAsIs: {
      name: 'urlAsIs',
      label: 'urlAsIs',
      note: t('Address as is'),
      required: true,
      mono: true,
      maxLength: 2000,
    },
    urlToBe: {
      name: 'urlToBe',
      label: 'urlToBe',
      note: t('Address to be'),
      required: true,
      mono: true,
      maxLength: 2000,
    },
    disableTest: {
      name: 'disableTest',
      label: t('Running'),
      maxLength: 10,
      words: runningWords,
      textOf: (stored) => runningWords[stored ? 'disabled' : 'enabled'],
    },
    ignorePaths: {
      name: 'ignorePaths',
      label: t('Ignore paths'),
      kind: 'area',
      mono: true,
      note: t('one path per line'),
      maxLength: 10_000,
      textOf: (stored) => pathsText(stored as State['ignorePaths']),
    },
    arrayKeys: {
      name: 'arrayKeys',
      label: t('Array keys'),
      kind: 'area',
      mono: true,
      note: t('path = key, one array per line'),
      maxLength: 15_000,
      textOf: (stored) => keysText(stored as State['arrayKeys']),
    },
  },
  changeable: ['urlAsIs', 'urlToBe', 'disableTest', 'ignorePaths', 'arrayKeys'],
  shownWhenDeleted: ['urlToBe'],
  valuesOf: textsOf,
  bulk: { set: [{ name: 'disableTest', label: t('Disabled'), kind: 'switch', maxLength: 5 }], deletes: true },
  blank: { urlAsIs: '', urlToBe: '', disableTest: 'enabled', ignorePaths: '', arrayKeys: '' },
  detailOf: () => '',
};
