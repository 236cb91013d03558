import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { languageChosen, textsChosen } from '../../api/preferences';
import { storeOf } from '../../test/storeOf';
import { startServer } from '../../test/server';
import { users } from '../../test/users';
import { textKeys } from '../../texts/textLanguage';
import { followTextLanguage } from './followTextLanguage';

startServer();

const italian = { id: 1, value: 'it', text: 'Italiano' };
const french = { id: 4, value: 'fr', text: 'Français' };
let reload: MockInstance<Location['reload']>;
const reads = async () => {
  await new Promise((done) => setTimeout(done, 5));
  return reload.mock.calls.length;
};

function followed(isSignedIn = true) {
  const store = storeOf(isSignedIn ? users.editor : undefined);
  store.dispatch(languageChosen(french));
  followTextLanguage(store);
  return store;
}

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockReturnValue();
});

it('reloads the page, once, when the header changes to Italian, and says so to the next page', async () => {
  const store = followed();
  expect([await reads(), document.documentElement.lang]).toEqual([0, 'en']);

  store.dispatch(languageChosen(italian));
  store.dispatch(languageChosen({ ...italian }));

  expect(localStorage.getItem(textKeys.last)).toBe('it');
  expect(await reads()).toBe(1);
});

it('stays as it is while nobody is signed in, and with a language of its own choice', async () => {
  followed(false).dispatch(languageChosen(italian));
  const store = followed();
  store.dispatch(textsChosen('en'));
  store.dispatch(languageChosen(italian));

  expect(await reads()).toBe(0);
  store.dispatch(textsChosen('it'));
  expect(await reads()).toBe(1);
});

it('stays as it is for who is signed out at once, so that the reason stays too (R-007)', async () => {
  const store = storeOf({
    ...users.editor,
    ccadmEnabled: false,
    priceConfEnabled: false,
    packConfEnabled: false,
  });
  store.dispatch(languageChosen(french));
  followTextLanguage(store);

  store.dispatch(languageChosen(italian));

  expect(await reads()).toBe(0);
});

it('stays as it is where the browser keeps nothing', async () => {
  const store = followed();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('blocked');
    },
  });

  store.dispatch(languageChosen(italian));

  expect(await reads()).toBe(0);
});
