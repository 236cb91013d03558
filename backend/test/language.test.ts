// The server's own messages follow Accept-Language.
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import { anOption } from './pack-factories.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';
const PREVIEW = `${LABELS}/fromCsv/preview`;
const HEADER = 'code;label;labelGroup;language;modelEnableRegexp;modelDisableRegexp';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.signIn({ ccadmEnabled: true });
});
afterAll(() => app.close());

interface Call {
  method?: string;
  path: string;
  /** Created for each of the two calls. */
  body?: () => unknown;
  as?: SignedInUser;
}

/** The Italian and English message of the same call, then the errors of its fields. */
async function said({ method = 'GET', path, body, as }: Call) {
  const ask = async (language: string) => {
    const headers = { 'accept-language': language };
    const reply = await app.request(method, path, { as, body: body?.(), headers });
    const { message, fields = [] } = reply.body as { message: string; fields?: { message: string }[] };
    return [message, ...fields.map((field) => field.message)];
  };
  return { it: await ask('it'), en: await ask('en') };
}

const upload = (content: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([content]), 'labels.csv');
  return form;
};

describe('a refusal in the language of the screen', () => {
  it('of the session', async () => {
    expect(await said({ path: `${LABELS}/findAllByGroupPaged` })).toEqual({
      it: ['La sessione è terminata. Accedi di nuovo.'],
      en: ['The session is over. Sign in again.'],
    });
  });

  it('of the rights', async () => {
    expect(await said({ path: '/ccb/auth/fe/user/allPaged', as: user })).toEqual({
      it: ['Solo gli amministratori utenti possono farlo.'],
      en: ['Only user administrators may do this.'],
    });
  });

  it('of the address', async () => {
    expect(await said({ path: '/ccb/auth/nowhere', as: user })).toEqual({
      it: ["A questo indirizzo non c'è nulla."],
      en: ['There is nothing at this address.'],
    });
    expect((await said({ path: `${LABELS}/findAllByGroupPaged?label=%00`, as: user })).it).toEqual([
      "L'indirizzo contiene un carattere NUL.",
    ]);
  });

  it('of the contract: the title of the field and what it must be', async () => {
    const { it: italian, en: english } = await said({
      path: `${LABELS}/findAllByGroupPaged?page=-1&size=many`,
      as: user,
    });

    expect(english).toEqual(
      expect.arrayContaining(['Size must be a whole number.', 'Page must be at least 0.']),
    );
    expect(italian).toEqual(
      expect.arrayContaining([
        'Righe per pagina: deve essere un numero intero.',
        'Pagina: deve essere almeno 0.',
      ]),
    );
  });

  it('of a form with something missing, in the quoted words in both', async () => {
    const missing = 'Inserisci tutti i campi obbligatori';
    const { it: italian, en: english } = await said({
      method: 'POST',
      path: LABELS,
      body: () => ({}),
      as: user,
    });

    expect([italian[0], english[0]]).toEqual([missing, missing]);
  });

  it('of a file, whose bytes come in after the head', async () => {
    const broken = `group;code;label\n${'A;B;C\n'.repeat(60_000)}`;

    expect(await said({ method: 'POST', path: PREVIEW, body: () => upload(''), as: user })).toEqual({
      it: ['Il file è vuoto.'],
      en: ['The file is empty.'],
    });
    expect(
      (await said({ method: 'POST', path: PREVIEW, body: () => upload(broken), as: user })).it[0],
    ).toMatch(/^Nel file mancano le colonne/);
  });
});

describe('what the rules say', () => {
  const faulty = (code: string) => ({
    code,
    label: 'Titolo',
    labelGroup: 'Main Window',
    language: { id: 1 },
    modelEnableRegexp: '(',
    modelDisableRegexp: '',
  });

  it('of a pattern, which is compiled once for everybody', async () => {
    const { it: italian, en: english } = await said({
      method: 'POST',
      path: LABELS,
      body: () => faulty('PATTERN'),
      as: user,
    });

    expect(italian[0]).toBe(
      'Espressione regolare non valida, posizione 1: il gruppo aperto da "(" non è mai chiuso',
    );
    expect(english[0]).toBe(
      'Not a valid regular expression, position 1: the group opened by "(" is never closed',
    );
  });

  it('of a key that is taken, which the database refuses', async () => {
    const body = () => ({ ...faulty('TAKEN'), modelEnableRegexp: '' });
    await app.request('POST', LABELS, { as: user, body: body() });

    expect(await said({ method: 'POST', path: LABELS, body, as: user })).toEqual({
      it: Array(2).fill(
        "Esiste già un'etichetta con questo gruppo, questo codice, questa lingua e queste regexp.",
      ),
      en: Array(2).fill('A label with this group, code, language and regexps already exists.'),
    });
  });

  it('of the rows of a file, in its preview; the plan is the same in both languages', async () => {
    const file = () =>
      upload(
        `${HEADER}\nNEW;Titolo;Main Window;xx;;\nOLD;Titolo;Main Window;it;(;\nFINE;Titolo;Main Window;it;;\n`,
      );
    const preview = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await app.request('POST', PREVIEW, { as: user, body: file(), headers });
      return body as { errors: { reason: string }[]; planDigest: string };
    };
    const [italian, english] = [await preview('it'), await preview('en')];

    expect(italian.errors.map(({ reason }) => reason)).toEqual([
      'Valore sconosciuto (lingua)',
      'Espressione regolare non valida, posizione 1: il gruppo aperto da "(" non è mai chiuso',
    ]);
    expect(english.errors[0]!.reason).toBe('Unknown language');
    expect(italian.planDigest).toBe(english.planDigest);
  });

  describe('of the rows of a workbook', () => {
    let seller: SignedInUser;
    beforeAll(async () => {
      await app.aCountry({ id: 'IT', codMercato: '0100', solEnable: true, descriptions: { it: 'Italia' } });
      await app.aModel({ vetele: '3410127', modelcode: 'AURORA', countries: ['IT'] });
      await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
      for (const code of ['PK01', '33SP']) await anOption(app, code);
      seller = await app.signIn({ packConfEnabled: true, solEnabledFrontEnd: true, countries: ['IT'] });
    });

    async function uploaded(
      path: string,
      rows: (string | null)[][],
      { part = 'file', ...fields }: Record<string, string>,
    ) {
      const book = new ExcelJS.Workbook();
      book.addWorksheet('Rows').addRows(rows);
      const form = new FormData();
      form.append(part, new Blob([(await book.xlsx.writeBuffer()) as never]), 'prova.xlsx');
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const headers = { 'accept-language': 'it' };
      const { status, body } = await app.request('POST', path, { as: seller, body: form, headers });
      expect(status, body.message as string).toBe(200);
      return body;
    }

    it('with an option of a pack that there is none of', async () => {
      const head = ['Country', 'Market', 'Model', 'Parent code', 'Child code', 'Incl/excl'];
      const { uploadErrorMsgList } = await uploaded(
        '/ccb/auth/fe/packConf/uploadCommercialPacksFromExcel',
        [
          [...head, 'Opt manovra', 'Set', 'Default', 'Compulsory'],
          ['IT', null, '3410127', 'PK01', null],
          ['IT', null, '3410127', 'PK01', 'ZZ99', 'Incl'],
        ],
        { part: 'uploadFile' },
      );

      expect(uploadErrorMsgList).toEqual([expect.stringContaining("l'optional ZZ99 non esiste")]);
    });

    it('with a vehicle that there is none of', async () => {
      const { errors } = await uploaded(
        '/ccb/auth/fe/solModel/fromXlsx/preview',
        [
          ['Vehicle code', 'Market code', 'Visible'],
          ['9999999', 'IT', 'Yes'],
        ],
        { idCountry: 'IT', isHQUser: 'false' },
      );

      expect(errors).toMatchObject([{ row: 2, reason: 'il veicolo 9999999 non esiste' }]);
    });
  });
});

it('programs, which ask for nothing or for anything, hear English, as do people of other languages', async () => {
  const heardWith = async (language: string | undefined) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
    return (
      (await app.request('GET', `${LABELS}/findAllByGroupPaged`, { headers })).body as { message: string }
    ).message;
  };

  for (const language of [undefined, '*', 'fr-FR,fr', 'en-US,en;q=0.9,it;q=0.8'])
    expect(await heardWith(language)).toBe('The session is over. Sign in again.');
  expect(await heardWith('it-IT,it;q=0.9,en;q=0.8')).toBe('La sessione è terminata. Accedi di nuovo.');
});
