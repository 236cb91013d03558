import { expect, it } from 'vitest';
import type { Pack } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { findPacks, packTreeOf, rowsOf } from './packTree';

const packs = mockValue<Pack[]>('getBasePackInfo.default');
const tree = packTreeOf(packs);
const found = (text: string) =>
  findPacks(tree, text).map(({ pack, options, isByOptions }) => [
    pack.code,
    options.map(({ code }) => code).join(' '),
    isByOptions,
  ]);

it('puts included options before excluded ones and keeps the order otherwise', () => {
  expect(tree.map(({ code, options }) => [code, ...options.map((option) => option.code)])).toEqual([
    ['PK01', '33SP', '34DF', '35MN', '36MV', '29AN'],
    ['PK02', '14MS', '14VS', '28DP'],
    ['PK03', '40TR', '41CI', '42RB'],
    ['PK09', '51PI', '52CA'],
  ]);
});

it('knows the sets of a pack', () => {
  expect(tree.map(({ sets }) => sets)).toEqual([['A'], ['B'], [], []]);
});

it('finds packs by code and name with all their options, whatever case and accents', () => {
  expect(found('pk02')).toEqual([['PK02', '14MS 14VS 28DP', false]]);
  expect(found('  PÀCK pista ')).toEqual([['PK03', '40TR 41CI 42RB', false]]);
});

it('finds packs by their options, and of those only the ones that match', () => {
  expect(found('sedili')).toEqual([['PK02', '14MS 14VS', true]]);
  expect(found('33sp')).toEqual([['PK01', '33SP', true]]);
  expect(found('nothing like it')).toEqual([]);
});

it('shows every pack, and the options of the open ones, with places for screen readers', () => {
  const rows = rowsOf(findPacks(tree, ''), ({ pack }) => pack.code === 'PK02');

  expect(rows.map(({ key, position, count }) => `${key} ${position}/${count}`)).toEqual([
    'PK01 1/4',
    'PK02 2/4',
    'PK02/14MS 1/3',
    'PK02/14VS 2/3',
    'PK02/28DP 3/3',
    'PK03 3/4',
    'PK09 4/4',
  ]);
});

it('searches a thousand packs of ten options', () => {
  const option = packs[0]!.listMasPackCommOpts[0]!;
  const many = Array.from({ length: 1000 }, (_, pack): Pack => ({
    ...packs[0]!,
    ocparObj: { parele: `P${pack}`, parde2: `PACK NÚMERO ${pack}` },
    listMasPackCommOpts: Array.from({ length: 10 }, (__, at) => ({
      ...option,
      ocparObj: { parele: `O${pack}X${at}`, parde2: `OPZIONE ${pack * 10 + at} IN CARBONIO` },
    })),
  }));
  const large = packTreeOf(many);

  const rows = rowsOf(findPacks(large, 'opzione 4242'), () => true);

  expect(rows.map(({ key }) => key)).toEqual(['P424', 'P424/O424X2']);
});
