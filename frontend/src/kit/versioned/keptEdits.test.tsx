import { afterEach, expect, it } from 'vitest';
import { notAnAmount } from '../../../../contracts/rules/amounts';
import { changesOf, unsavedChangesText } from './editsDraft';
import {
  forgetAllEdits,
  forgetEditsOfOthers,
  keepEdits,
  packed,
  readKept,
  unpacked,
  type KeptPlace,
} from './keptEdits';

afterEach(forgetAllEdits);

const form: KeptPlace = { owner: 'anna', place: '/opt_groups', slot: '' };
const prices: KeptPlace = { owner: 'anna', place: '/price_configurator', slot: 'IT/3410126' };

it('packs what was typed and is no amount, and knows it again', () => {
  expect(unpacked(packed({ price: notAnAmount, text: 'NaN' }))).toEqual({ price: NaN, text: 'NaN' });
});

it('unpacks nothing of what it did not pack', () => {
  expect([unpacked('{"half'), unpacked('null'), unpacked(null)]).toEqual([undefined, undefined, undefined]);
});

it('keeps a form and what is no form side by side, and the newer form in place of the older', () => {
  keepEdits(form, { edits: 'older' });
  keepEdits(prices, { edits: 'prices' });
  keepEdits(form, { edits: 'newer' });

  expect([readKept(form)?.edits, readKept(prices)?.edits]).toEqual(['newer', 'prices']);
  expect(readKept({ ...form, place: '/countries' })).toBeUndefined();
  expect(readKept({ ...form, owner: 'giulia' })).toBeUndefined();
});

it('forgets what others typed, in whatever slot', () => {
  keepEdits(form, { edits: 'mine' });
  keepEdits({ ...prices, owner: 'giulia' }, { edits: 'theirs' });

  forgetEditsOfOthers('anna');

  expect([readKept(form)?.edits, readKept({ ...prices, owner: 'giulia' })]).toEqual(['mine', undefined]);
});

it('counts changes in words', () => {
  expect([changesOf(1), changesOf(2)]).toEqual(['1 change', '2 changes']);
  expect([unsavedChangesText(1), unsavedChangesText(2)]).toEqual(['1 unsaved change', '2 unsaved changes']);
});
