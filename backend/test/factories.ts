// Records for tests, inserted directly: each factory fills what a test leaves open, and nothing is shared.
import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';

/** All rights are off unless a test turns them on. */
export interface UserSpec {
  username?: string;
  password?: string;
  alias?: string;
  email?: string;
  lang?: string;
  active?: boolean;
  mktg?: boolean;
  ccadmEnabled?: boolean;
  priceConfEnabled?: boolean;
  packConfEnabled?: boolean;
  solEnabledFrontEnd?: boolean;
  apiUser?: boolean;
  isDealer?: boolean;
  isHQUser?: boolean;
  userAdmin?: boolean;
  /** The user's own markets; unknown ones are created. */
  countries?: string[];
}

export interface TestUser {
  id: number;
  username: string;
  password: string;
  /** In the change log: the alias, else the user name. */
  name: string;
}

/** A user with a session, for `as`. */
export interface SignedInUser extends TestUser {
  token: string;
}

export interface LanguageSpec {
  code?: string;
  description?: string;
  active?: boolean;
  /** Code of the fallback language. */
  fallback?: string | null;
}

export interface LabelSpec {
  id?: number;
  labelGroup?: string;
  code?: string;
  /** Code of the language; an unknown one is created. */
  language?: string;
  label?: string;
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
  version?: number;
}

export interface ModelSpec {
  modelcode?: string;
  description?: string;
  /** Code and description of the model's family. */
  family?: string;
  /** Seven digits; one vehicle is created per year. */
  vetele?: string;
  modelYear?: string;
  ccadmActive?: boolean;
  /** The countries that offer the model; unknown ones are created. */
  countries?: string[];
}

/** Columns that differ from their default, by wire name where the session has one. */
export interface CountrySpec {
  id?: string;
  descriptions?: Partial<Record<'en' | 'de' | 'fr' | 'it' | 'es', string>>;
  currency?: string;
  vat?: string | null;
  tabele?: string;
  codMercato?: string;
  isoCode2?: string;
  pricemask?: string;
  enableBaseOpt?: boolean;
  enableAccessories?: boolean;
  enableCustomerPrg?: boolean;
  priceFromAS400?: boolean;
  solEnable?: boolean;
}

export interface MenuEntrySpec {
  section?: string;
  description?: string;
  linkTo?: string;
  action?: string;
  group?: string;
  groupSource?: string;
  sortNumber?: number;
  parentId?: number | null;
}

/** argon2id at its lowest cost: the stored hash names its cost, so signing in works as ever. */
const CHEAP = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let count = 0;
const next = (): number => (count += 1);

/** `now` dates what has a date. */
export function factoriesOn(database: DataSource, now: () => Date = () => new Date()) {
  const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => database.query(sql, values);
  const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row> =>
    (await rows<Row>(sql, values))[0]!;

  const languageId = async (code: string): Promise<number> =>
    (await one<{ id: number } | undefined>('SELECT id FROM language WHERE code = $1', [code]))?.id ??
    (await aLanguage({ code })).id;

  const ensureCountries = async (ids: string[]): Promise<void> => {
    for (const id of ids)
      if ((await rows('SELECT FROM country WHERE id = $1', [id])).length === 0) await aCountry({ id });
  };

  async function aLanguage(spec: LanguageSpec = {}): Promise<{ id: number; code: string }> {
    const { code = `l${next()}`, description = `Language ${code}`, active = true, fallback = null } = spec;
    const fallbackId = fallback === null ? null : await languageId(fallback);
    return one(
      `INSERT INTO language (code, description, active, fallback_language_id, language2_char_code, language_simple_code)
       VALUES ($1, $2, $3, $4, upper($1), $1) RETURNING id, code`,
      [code, description, active, fallbackId],
    );
  }

  async function aUser(spec: UserSpec = {}): Promise<TestUser> {
    const { username = `user${next()}`, password = `${username}-secret`, alias = '', countries = [] } = spec;
    const passwordHash = await hash(password, CHEAP);
    const { id } = await one<{ id: number }>(
      `INSERT INTO app_user (username, password_hash, alias, email, lang, active, mktg, ccadm_enabled, price_conf_enabled,
         pack_conf_enabled, sol_enabled_front_end, api_user, is_dealer, is_hq_user, user_admin)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id`,
      [
        username,
        passwordHash,
        alias,
        spec.email ?? `${username}@alturia.example`,
        spec.lang ?? 'it',
        spec.active ?? true,
        spec.mktg ?? false,
        spec.ccadmEnabled ?? false,
        spec.priceConfEnabled ?? false,
        spec.packConfEnabled ?? false,
        spec.solEnabledFrontEnd ?? false,
        spec.apiUser ?? false,
        spec.isDealer ?? false,
        spec.isHQUser ?? false,
        spec.userAdmin ?? false,
      ],
    );
    await ensureCountries(countries);
    for (const country of countries)
      await rows('INSERT INTO user_country (user_id, country_id) VALUES ($1, $2)', [id, country]);
    return { id, username, password, name: alias || username };
  }

  /** A session without a sign-in. */
  async function aSession(user: { id: number }): Promise<string> {
    const token = randomBytes(16).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest();
    await rows(
      'INSERT INTO session (token_hash, user_id, created_at, last_seen_at) VALUES ($1, $2, $3, $3)',
      [tokenHash, user.id, now()],
    );
    return token;
  }

  /** Clears a cache of kit/cache.ts in the servers on this database; '*' stands for all. */
  const clearCache = (name: string) =>
    rows(
      `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES ($1, 'test', 'cache:' || $2, '', 'clear')`,
      [now(), name],
    );

  async function aLabel(spec: LabelSpec = {}) {
    const { labelGroup = 'Main Window', code = `CODE_${next()}`, language = 'it', version = 1 } = spec;
    const { label = `Text of ${code}`, modelEnableRegexp = 'DEFAULT', modelDisableRegexp = '' } = spec;
    const columns =
      'label_group, code, language_id, label, model_enable_regexp, model_disable_regexp, version';
    const values = [
      labelGroup,
      code,
      await languageId(language),
      label,
      modelEnableRegexp,
      modelDisableRegexp,
      version,
    ];
    const { id } = await one<{ id: number }>(
      spec.id === undefined
        ? `INSERT INTO interface_label (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`
        : `INSERT INTO interface_label (${columns}, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      spec.id === undefined ? values : [...values, spec.id],
    );
    // The list of groups is cached, and this insert bypassed the change log.
    await clearCache('labelGroups');
    // Whatever stores a label records its patterns (features/models/model.read.ts).
    for (const pattern of [modelEnableRegexp, modelDisableRegexp])
      if (pattern !== '' && pattern !== 'DEFAULT')
        await rows('INSERT INTO model_regexp VALUES ($1) ON CONFLICT DO NOTHING', [pattern]);
    return { id, labelGroup, code, language, label, modelEnableRegexp, modelDisableRegexp, version };
  }

  async function aModel(spec: ModelSpec = {}) {
    const number = next();
    const { modelcode = `MODEL_${number}`, description = `Model ${number}`, family = 'Family' } = spec;
    const { vetele = String(9_000_000 + number), modelYear = '2026', countries = [] } = spec;
    await rows('INSERT INTO model_family (code, description) VALUES ($1, $1) ON CONFLICT DO NOTHING', [
      family,
    ]);
    await rows(
      `INSERT INTO commercial_model (modelcode, family_code, description, ccadm_active) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [modelcode, family, description, spec.ccadmActive ?? true],
    );
    await rows('INSERT INTO vehicle (vetele, modelcode, model_year, description) VALUES ($1, $2, $3, $4)', [
      vetele,
      modelcode,
      modelYear,
      description,
    ]);
    await ensureCountries(countries);
    for (const country of countries)
      await rows('INSERT INTO country_model (country_id, modelcode) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        country,
        modelcode,
      ]);
    return { modelcode, modelId: vetele, description, modelYear };
  }

  async function aCountry(spec: CountrySpec = {}) {
    const { id = `C${next()}`, descriptions = {} } = spec;
    const described = (language: keyof typeof descriptions) => descriptions[language] ?? `Country ${id}`;
    await rows(
      `INSERT INTO country (id, codmercato, tabele, iso_code2, currency, pricemask, vat, desc_en, desc_de, desc_fr,
         desc_it, desc_es, enable_base_opt, enable_accessories, enable_customer_prg, price_from_as400, sol_enable)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        id,
        spec.codMercato ?? '1000',
        spec.tabele ?? 'A1',
        spec.isoCode2 ?? id,
        spec.currency ?? 'EUR',
        spec.pricemask ?? '#.##0,00',
        spec.vat === undefined ? '22' : spec.vat,
        described('en'),
        described('de'),
        described('fr'),
        described('it'),
        described('es'),
        spec.enableBaseOpt ?? false,
        spec.enableAccessories ?? false,
        spec.enableCustomerPrg ?? false,
        spec.priceFromAS400 ?? false,
        spec.solEnable ?? false,
      ],
    );
    return { id };
  }

  /** The parameter need not exist yet. */
  async function aParameter(code: string, value: string, language = 'it'): Promise<void> {
    await rows(
      `INSERT INTO console_config (code, value, language_id) VALUES ($1, $2, $3)
       ON CONFLICT (code, language_id) DO UPDATE SET value = excluded.value`,
      [code, value, await languageId(language)],
    );
  }

  async function aMenuEntry(spec: MenuEntrySpec = {}): Promise<{ id: number }> {
    const { section = 'Section', description = `Entry ${next()}`, linkTo = '/somewhere', action = '' } = spec;
    return one(
      `INSERT INTO menu_entry (parent_id, section, description, link_to, action, group_name, group_source, sort_number)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        spec.parentId ?? null,
        section,
        description,
        linkTo,
        action,
        spec.group ?? '',
        spec.groupSource ?? '',
        spec.sortNumber ?? 1000,
      ],
    );
  }

  /** For what no call shows. */
  const sql = rows;

  async function signIn(rights: UserSpec = {}): Promise<SignedInUser> {
    const user = await aUser(rights);
    return { ...user, token: await aSession(user) };
  }

  return {
    aUser,
    aSession,
    signIn,
    aLanguage,
    aLabel,
    aModel,
    aCountry,
    aParameter,
    aMenuEntry,
    clearCache,
    sql,
  };
}

export type Factories = ReturnType<typeof factoriesOn>;
