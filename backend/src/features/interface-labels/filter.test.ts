import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const LIST = '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
});
afterAll(() => app.close());

async function found(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await app.request('GET', LIST, { as: editor, query: { size: 1000, ...query } });
  expect(status, body.message).toBe(200);
  expect(body.totalElements).toBe(body.content.length);
  return body.content.map((row: { code: string }) => row.code);
}

/** Both ways of searching: one by one within a group, and through the trigram index without one. */
const inBothWays = async (query: Record<string, unknown>, labelGroup: string, language: string) => {
  const within = await found({ ...query, labelGroup, language });
  expect(await found({ ...query, language })).toEqual(within);
  return within;
};

describe('code and label filters', () => {
  const LANGUAGE = 'fi';
  const texts: Record<string, string> = {
    plain: 'Prezzo di listino',
    accent: 'Perché è così',
    german: 'GRÖSSE Straße',
    percent: '100% elettrica',
    underscore: 'snake_case',
    backslash: 'C:\\temp\\file',
    wide: 'Sconto 5％',
    plus: 'a+b*c = (d) [e] {f}',
    quotes: `say "hi" & 'bye'`,
    emoji: 'Pronto 🚗💨 via',
    markup: '<b>bold</b>; DROP TABLE x --',
    spaces: 'two  spaces',
    url: 'https://x.example/?a=1&b=2#c',
  };
  beforeAll(async () => {
    for (const [code, label] of Object.entries(texts))
      await app.aLabel({ labelGroup: 'Texts', code, label, language: LANGUAGE });
  });

  it.each([
    ['PREZZO', ['plain']],
    ['list', ['plain']],
    ['perche', ['accent']],
    ['PERCHÉ', ['accent']],
    ['cosi', ['accent']],
    ['größe', ['german']],
    ['grosse', ['german']],
    ['strasse', ['german']],
    ['100%', ['percent']],
    ['%', ['percent', 'wide']],
    ['％', ['percent', 'wide']],
    ['5％', ['wide']],
    ['%%', []],
    ['_', ['underscore']],
    ['＿', ['underscore']],
    ['e_c', ['underscore']],
    ['e_case', ['underscore']],
    ['s____case', []],
    ['\\', ['backslash']],
    ['＼temp', ['backslash']],
    ['\\temp\\', ['backslash']],
    ['a+b*c', ['plus']],
    ['*', ['plus']],
    ['(d) [e] {f}', ['plus']],
    ['= (', ['plus']],
    ['"hi" &', ['quotes']],
    [`'bye'`, ['quotes']],
    ['🚗', ['emoji']],
    ['🚗💨 via', ['emoji']],
    ['</b>; drop', ['markup']],
    ['two  spaces', ['spaces']],
    ['two spaces', []],
    ['?a=1&b=2#c', ['url']],
    ['.*', []],
  ])('find the texts that hold %j (R-063)', async (label, expected) => {
    expect((await inBothWays({ label }, 'Texts', LANGUAGE)).sort()).toEqual([...expected].sort());
  });

  it('find codes the same way (R-063)', async () => {
    for (const code of ['ACCE', 'acce', 'àccE'])
      expect(await inBothWays({ code }, 'Texts', LANGUAGE)).toEqual(['accent']);
  });

  it('narrow each other (R-063)', async () => {
    expect(await inBothWays({ code: 'pl', label: 'listino' }, 'Texts', LANGUAGE)).toEqual(['plain']);
    expect(await inBothWays({ code: 'emoji', label: 'listino' }, 'Texts', LANGUAGE)).toEqual([]);
  });

  it('let everything pass when they are empty', async () => {
    expect(
      await found({ code: '', label: '', missingIn: '', labelGroup: 'Texts', language: LANGUAGE }),
    ).toHaveLength(Object.keys(texts).length);
  });

  it('take a plus sign in an address for a blank, as addresses do', async () => {
    const { body } = await app.request('GET', `${LIST}?language=${LANGUAGE}&label=prezzo+di`, { as: editor });

    expect(body.content).toHaveLength(1);
  });

  it('find a group whose name has every kind of character', async () => {
    const labelGroup = `Main Window + "x" *%_\\ & 😀 à`;
    await app.aLabel({ labelGroup, code: 'ODD' });

    expect(await found({ labelGroup })).toEqual(['ODD']);
  });
});

describe('the model of a list', () => {
  beforeAll(async () => {
    await app.aModel({ modelcode: 'AURORA_EV', vetele: '3410126' });
    await app.aModel({ modelcode: 'LINCE', vetele: '3450126' });
    const of = (code: string, modelEnableRegexp: string, modelDisableRegexp = '') =>
      app.aLabel({ labelGroup: 'Models', code, modelEnableRegexp, modelDisableRegexp });
    await of('1-default', 'DEFAULT');
    await of('2-empty', '');
    await of('3-aurora', '^aurora.*$');
    await of('4-lince', 'LINCE');
    await of('5-not-aurora', 'DEFAULT', 'AURORA_.*');
    await of('6-all-but-lince', '.*', 'LINCE');
    await of('7-part', 'AURORA');
  });

  it('DEFAULT lists every row, so that nothing is ever hidden from staff (R-075)', async () => {
    for (const modelName of ['DEFAULT', '', undefined])
      expect(await found({ labelGroup: 'Models', modelName })).toHaveLength(7);
  });

  it('lists the rows that apply to a model, specific ones and DEFAULT (R-075)', async () => {
    expect(await found({ labelGroup: 'Models', modelName: 'AURORA_EV' })).toEqual([
      '1-default',
      '2-empty',
      '3-aurora',
      '6-all-but-lince',
    ]);
    expect(await found({ labelGroup: 'Models', modelName: 'LINCE' })).toEqual([
      '1-default',
      '2-empty',
      '4-lince',
      '5-not-aurora',
    ]);
  });

  it('may be given as a vetele', async () => {
    expect(await found({ labelGroup: 'Models', modelName: '3410126' })).toEqual(
      await found({ labelGroup: 'Models', modelName: 'AURORA_EV' }),
    );
  });

  it('matches without regard to case', async () => {
    expect(await found({ labelGroup: 'Models', modelName: 'aurora_ev' })).toContain('3-aurora');
  });

  it('of which nobody has heard keeps what applies to all', async () => {
    expect(await found({ labelGroup: 'Models', modelName: 'NEW_ONE' })).toEqual([
      '1-default',
      '2-empty',
      '5-not-aurora',
      '6-all-but-lince',
    ]);
  });
});

describe('labels that miss a translation', () => {
  beforeAll(async () => {
    await app.aLabel({ labelGroup: 'Missing', code: 'BOTH' });
    await app.aLabel({ labelGroup: 'Missing', code: 'BOTH', language: 'en' });
    await app.aLabel({ labelGroup: 'Missing', code: 'ONLY_IT' });
    await app.aLabel({ labelGroup: 'Missing', code: 'OTHER_MODEL', modelEnableRegexp: '^A$' });
    await app.aLabel({
      labelGroup: 'Missing',
      code: 'OTHER_MODEL',
      modelEnableRegexp: '^B$',
      language: 'en',
    });
    await app.aLabel({ labelGroup: 'Elsewhere', code: 'ONLY_IT', language: 'en' });
  });

  it('are those without a counterpart of the same group, code and regexps', async () => {
    for (const missingIn of ['en', 'EN', '2'])
      expect(await found({ labelGroup: 'Missing', missingIn })).toEqual(['ONLY_IT', 'OTHER_MODEL']);
  });

  it('are none in the language itself', async () => {
    expect(await found({ labelGroup: 'Missing', language: 'it', missingIn: 'it' })).toEqual([]);
  });
});

it('never lists a label of another language among the missing ones of this one', async () => {
  expect(await found({ labelGroup: 'Missing', language: 'en', missingIn: 'it' })).toEqual(['OTHER_MODEL']);
});
