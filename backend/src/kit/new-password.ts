import {
  passwordRules,
  SHORTEST_PASSWORD,
  type PasswordRule,
} from '../../../contracts/rules/new-passwords.ts';
import { t } from '../texts/users.ts';

const COMMONEST = 10_000;

let commonest: Promise<ReadonlySet<string>> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set((dictionary['passwords-common'] as string[]).slice(0, COMMONEST));
}

const SENTENCES: Record<PasswordRule, () => string> = {
  length: () => t('The password needs at least {least} characters.', { least: SHORTEST_PASSWORD }),
  visible: () => t('The password must not be blank.'),
  ownName: () => t('The password must not be the user name.'),
};

/** Why this password is not allowed, as a sentence; undefined if it is. */
export async function passwordFault(password: string, username: string): Promise<string | undefined> {
  const rules = passwordRules(password, username);
  const broken = (Object.keys(rules) as PasswordRule[]).find((rule) => !rules[rule]);
  if (broken) return SENTENCES[broken]();
  const isCommon = (await (commonest ??= commonPasswords())).has(password.trim().toLowerCase());
  return isCommon
    ? t('This is one of the most common passwords, which are guessed first. Choose another one.')
    : undefined;
}
