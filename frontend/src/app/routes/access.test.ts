import { describe, expect, it } from 'vitest';
import { aUser, users } from '../../test/users';
import { accessOf, fourthAppOf, homePathOf } from './access';

describe('home', () => {
  const labels = '/interface_labels?action=search&activeGroup=Main%20Window';

  it('sends a user of the label tool to the interface labels of Main Window (R-004, R-025)', () => {
    expect([homePathOf(users.admin), homePathOf(users.editor)]).toEqual([labels, labels]);
  });

  it('sends a user with prices to the price configurator, countries or not (R-005)', () => {
    const paths = [users.market, users.regional, users.nomarket, users.hq, users.dealer].map(homePathOf);

    expect(new Set(paths)).toEqual(new Set(['/price_configurator']));
  });

  it('sends a user with only packs to the pack configurator (R-006)', () => {
    expect(homePathOf(users.packs)).toBe('/pack_configurator');
  });

  it('knows no place for a user without these three flags, SOL or not (R-007)', () => {
    expect([homePathOf(users.nobody), homePathOf(users.solonly)]).toEqual([null, null]);
  });
});

describe('the fourth application', () => {
  it('is never there for dealers (R-011)', () => {
    expect([fourthAppOf(users.dealer, true), fourthAppOf(users.dealer, false)]).toEqual([null, null]);
  });

  it('is SOL only with the service and the flag (R-012, R-303)', () => {
    expect(fourthAppOf(users.market, true)).toBe('SOL');
    expect(fourthAppOf(users.packs, true)).toBeNull();
  });

  it('is FINCO only while the service is off (R-013)', () => {
    expect(fourthAppOf(users.market, false)).toBe('FINCO');
    expect(fourthAppOf(users.packs, false)).toBe('FINCO');
    expect(fourthAppOf(users.packs, undefined)).toBeNull();
  });
});

describe('guards', () => {
  it('refuses a route whose flag is off', () => {
    expect(accessOf('labels', users.market, true)).toBe('refused');
    expect(accessOf('users', users.editor, true)).toBe('refused');
    expect(accessOf('users', users.admin, true)).toBe('allowed');
    expect(accessOf('price', users.packs, true)).toBe('refused');
    expect(accessOf('pack', users.market, true)).toBe('refused');
    expect(accessOf('sol', users.dealer, true)).toBe('refused');
    expect(accessOf('sol', users.packs, true)).toBe('refused');
    expect(accessOf('sol', users.market, false)).toBe('refused');
  });

  it('refuses the documentation of the calls where the server has none (API_DOCS)', () => {
    expect(accessOf('docs', users.market, true)).toBe('allowed');
    expect(accessOf('docs', aUser({ hasApiDocs: false }), true)).toBe('refused');
  });

  it('allows a route whose flag is on', () => {
    expect(accessOf('labels', users.editor, true)).toBe('allowed');
    expect(accessOf('price', users.nomarket, true)).toBe('allowed');
    expect(accessOf('pack', users.packs, true)).toBe('allowed');
    expect(accessOf('sol', users.market, true)).toBe('allowed');
    expect([accessOf('session', users.nobody, true), accessOf('public', users.nobody, true)]).toEqual([
      'allowed',
      'allowed',
    ]);
  });

  it('shares the taxes screen between SOL and FINCO (R-013)', () => {
    expect(accessOf('taxes', users.market, true)).toBe('allowed');
    expect(accessOf('taxes', aUser({}), false)).toBe('allowed');
    expect(accessOf('taxes', users.packs, true)).toBe('refused');
    expect(accessOf('taxes', users.dealer, false)).toBe('refused');
    expect(accessOf('taxes', users.dealer, undefined)).toBe('refused');
  });

  it('waits for the SOL switch', () => {
    expect(accessOf('sol', users.market, undefined)).toBe('unknown');
  });
});
