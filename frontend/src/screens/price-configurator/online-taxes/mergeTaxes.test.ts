import { describe, expect, it } from 'vitest';
import type { SolPriceData } from '../../../api';
import { mergeSheets, withTheirs as sheetWithTheirs } from '../../../kit/taxes/mergeTaxes';
import { emptyTax, taxChanges, taxProblems } from '../../../kit/taxes/taxRows';
import { onlineTaxTexts } from '../../../texts';
import { mockValue } from '../../../test/mockValue';
import { onlineSheet, sheetOf, type OnlineSheet } from './onlineTaxes';

const mergeTaxes = (was: OnlineSheet, mine: OnlineSheet, theirs: OnlineSheet) =>
  mergeSheets(onlineSheet, was, mine, theirs, '1.234,00');
const withTheirs = (
  { merged, conflicts }: ReturnType<typeof mergeTaxes>,
  isTheirs: (key: string) => boolean,
) =>
  sheetWithTheirs(
    onlineSheet,
    merged,
    conflicts.filter(({ key }) => isTheirs(key)),
  );

const before = (): OnlineSheet => sheetOf(mockValue<SolPriceData>('getSolPriceData.default'));
const set = (sheet: OnlineSheet, description: string, values: Record<string, number>): OnlineSheet => ({
  ...sheet,
  taxes: sheet.taxes.map((tax) =>
    tax.description === description ? { ...tax, values: { ...tax.values, ...values } } : tax,
  ),
});
const named = (description: string) => ({ ...emptyTax(), description });
const valuesOf = ({ taxes }: OnlineSheet, description: string) =>
  taxes.find((tax) => tax.description === description)?.values;

describe('what two people did to the same taxes', () => {
  it('is merged where they changed different values', () => {
    const mine = set(before(), 'MESSA SU STRADA', { B2C: 900_00 });
    const theirs = { ...set(before(), 'MESSA SU STRADA', { B2B: 710_00 }), version: 5, downpayment: 500 };
    const { merged, conflicts } = mergeTaxes(before(), mine, theirs);

    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({ version: 5, downpayment: 500 });
    expect(valuesOf(merged, 'MESSA SU STRADA')).toEqual({ B2C: 900_00, B2B: 710_00, B2E: 700_00 });
    expect(taxChanges(theirs.taxes, merged.taxes)).toBe(1);
  });

  it('is asked for where both changed one value, mine standing there until it is decided', () => {
    const mine = { ...set(before(), 'CONTRIBUTO PFU', { B2C: 20_00 }), downpayment: 1000 };
    const theirs = { ...set(before(), 'CONTRIBUTO PFU', { B2C: 21_00 }), downpayment: null, version: 5 };
    const merge = mergeTaxes(before(), mine, theirs);

    expect(merge.conflicts).toEqual([
      {
        key: 'contributo pfu|B2C',
        name: 'CONTRIBUTO PFU',
        cell: 'B2C',
        before: 1940,
        mine: 2000,
        theirs: 2100,
      },
      {
        key: 'downpayment',
        name: 'Downpayment',
        cell: 'Amount',
        before: 250_000,
        mine: 100_000,
        theirs: null,
      },
    ]);
    expect(valuesOf(merge.merged, 'CONTRIBUTO PFU')?.B2C).toBe(2000);
    const settled = withTheirs(merge, (key) => key !== 'downpayment');
    expect([valuesOf(settled, 'CONTRIBUTO PFU')?.B2C, settled.downpayment]).toEqual([2100, 1000]);
    expect(withTheirs(merge, () => true).downpayment).toBeNull();
  });

  it('is asked for where both gave a tax another name, and merged where one of us did', () => {
    const renamed = (description: string, sheet = before()): OnlineSheet => ({
      ...sheet,
      taxes: sheet.taxes.map((tax) => (tax.description === 'CONTRIBUTO PFU' ? { ...tax, description } : tax)),
    });
    const names = ({ taxes }: OnlineSheet) => taxes.map(({ description }) => description).slice(2);
    const theirs = { ...renamed('PFU E RAEE'), version: 5 };
    const merge = mergeTaxes(before(), renamed('PFU 2027'), theirs);

    expect(merge.conflicts).toEqual([
      {
        key: 'contributo pfu|Description',
        name: 'CONTRIBUTO PFU',
        cell: 'Description',
        before: 'CONTRIBUTO PFU',
        mine: 'PFU 2027',
        theirs: 'PFU E RAEE',
      },
    ]);
    expect(names(withTheirs(merge, () => false))).toEqual(['PFU 2027']);
    expect(names(withTheirs(merge, () => true))).toEqual(['PFU E RAEE']);
    expect(names(mergeTaxes(before(), before(), theirs).merged)).toEqual(['PFU E RAEE']);
    const mine = mergeTaxes(before(), renamed('PFU 2027'), { ...before(), version: 5 });
    expect([names(mine.merged), mine.conflicts]).toEqual([['PFU 2027'], []]);
    expect(mergeTaxes(before(), renamed('pfu e RAEE '), theirs).conflicts).toEqual([]);
  });

  it('agrees where both did the same', () => {
    const both = set(before(), 'QUOTA ESENTE', { B2E: 150_00 });

    expect(mergeTaxes(before(), both, { ...both, version: 5 }).conflicts).toEqual([]);
  });

  it('keeps what each of them added, and one tax where both added the same', () => {
    const mine = { ...before(), taxes: [...before().taxes, named('MIA'), named('TARGA')] };
    const stored = { ...named('Targa'), key: 'targa', ids: { B2C: 31, B2B: 32, B2E: 33 } };
    const theirs = { ...before(), version: 5, taxes: [...before().taxes, stored, named('LORO')] };
    const { merged, conflicts } = mergeTaxes(before(), mine, theirs);

    expect(conflicts).toEqual([]);
    expect(merged.taxes.slice(3).map(({ description }) => description)).toEqual(['MIA', 'TARGA', 'LORO']);
    expect(merged.taxes[4]!.ids).toEqual(stored.ids);
    expect(taxProblems(merged.taxes, onlineTaxTexts).size).toBe(0);
  });

  it('keeps a tax that I renamed apart from one that I added under the name that it had', () => {
    const values = { B2C: 5_00, B2B: 5_00, B2E: 5_00 };
    const mine = {
      ...before(),
      taxes: [
        { ...named('CONTRIBUTO PFU'), values },
        ...before().taxes.map((tax) =>
          tax.description === 'CONTRIBUTO PFU' ? { ...tax, description: 'PFU 2027' } : tax,
        ),
      ],
    };
    const theirs = { ...set(before(), 'CONTRIBUTO PFU', { B2C: 21_00 }), version: 5 };
    const { merged, conflicts } = mergeTaxes(before(), mine, theirs);

    expect(conflicts).toEqual([]);
    expect(merged.taxes).toHaveLength(4);
    expect(merged.taxes[0]).toMatchObject({ ids: { B2C: null, B2B: null, B2E: null }, values });
    expect(merged.taxes[3]).toMatchObject({
      description: 'PFU 2027',
      ids: theirs.taxes[2]!.ids,
      values: { B2C: 21_00 },
    });
  });

  it('keeps a tax that they renamed apart from one that they added under the name that it had', () => {
    const theirs = {
      ...before(),
      version: 5,
      taxes: [
        ...before().taxes.map((tax) =>
          tax.description === 'CONTRIBUTO PFU'
            ? { ...tax, key: 'pfu e raee', description: 'PFU E RAEE' }
            : tax,
        ),
        { ...named('CONTRIBUTO PFU'), key: 'contributo pfu', ids: { B2C: 31, B2B: 32, B2E: 33 } },
      ],
    };

    for (const mine of [before(), set(before(), 'CONTRIBUTO PFU', { B2C: 20_00 })]) {
      const { merged, base, conflicts } = mergeTaxes(before(), mine, theirs);

      expect(conflicts).toEqual([]);
      expect(merged.taxes.slice(2).map(({ description, ids }) => [description, ids.B2C])).toEqual([
        ['PFU E RAEE', before().taxes[2]!.ids.B2C],
        ['CONTRIBUTO PFU', 31],
      ]);
      expect(new Set(merged.taxes.map(({ key }) => key)).size).toBe(4);
      // Each is compared with the same tax from now on.
      expect(taxChanges(base.taxes, merged.taxes)).toBe(taxChanges(before().taxes, mine.taxes));
      expect(base.taxes.map(({ description }) => description)).toEqual(
        theirs.taxes.map(({ description }) => description),
      );
    }
  });

  it('keeps a tax that they added under the name of one that I renamed and they deleted', () => {
    const mine = {
      ...before(),
      taxes: before().taxes.map((tax, at) => (at === 2 ? { ...tax, description: 'PFU 2027' } : tax)),
    };
    const added = { ...named('CONTRIBUTO PFU'), key: 'contributo pfu', ids: { B2C: 31, B2B: 32, B2E: 33 } };
    const theirs = { ...before(), version: 5, taxes: [...before().taxes.slice(0, 2), added] };
    const { merged, conflicts } = mergeTaxes(before(), mine, theirs);

    expect(conflicts).toMatchObject([{ cell: 'Tax', theirs: 'Deleted' }]);
    expect(merged.taxes.slice(2).map(({ description }) => description)).toEqual([
      'PFU 2027',
      'CONTRIBUTO PFU',
    ]);
    expect(new Set(merged.taxes.map(({ key }) => key)).size).toBe(4);
  });

  it('lets a tax go that they deleted, and asks where I changed it', () => {
    const theirs = { ...before(), version: 5, taxes: before().taxes.slice(0, 2) };
    const untouched = mergeTaxes(before(), before(), theirs);
    const touched = mergeTaxes(before(), set(before(), 'CONTRIBUTO PFU', { B2C: 1, B2B: 33_00 }), theirs);

    expect(untouched.merged.taxes).toHaveLength(2);
    expect([untouched.conflicts, untouched.theirs.length]).toEqual([[], 1]);
    expect(touched.conflicts).toEqual([
      {
        key: 'contributo pfu|Tax',
        name: 'CONTRIBUTO PFU',
        cell: 'Tax',
        before: 'B2C 19,40\nB2B 15,90',
        mine: 'B2C 0,01\nB2B 33,00',
        theirs: 'Deleted',
      },
    ]);
    expect(withTheirs(touched, () => true)).toEqual(theirs);
    expect(withTheirs(touched, () => false).taxes[2]).toMatchObject({
      description: 'CONTRIBUTO PFU',
      ids: { B2C: null, B2B: null, B2E: null },
      values: { B2C: 1, B2B: 33_00 },
    });
  });
});
