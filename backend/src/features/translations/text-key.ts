/** The key of a text as files carry it: readable to who translates, and taken apart again without loss. */
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/labels.ts';

export const TEXT_KINDS: readonly TextKind[] = [
  'interfaceLabel',
  'option',
  'accessory',
  'customerProgramme',
  'colour',
  'editorialPlaceholder',
  'editorialContent',
];
export const TEXT_FIELDS: readonly TextField[] = ['label', 'description', 'content'];

export type TextKey = Schema<'TextKey'>;
export type TextKind = TextKey['kind'];
export type TextField = TextKey['field'];

const SEPARATOR = '|';

const escaped = (part: string): string => part.replaceAll('%', '%25').replaceAll(SEPARATOR, '%7C');
const unescaped = (part: string): string => part.replace(/%7C/gi, SEPARATOR).replaceAll('%25', '%');

export const usualField = (kind: TextKind): TextField =>
  kind === 'editorialContent' || kind === 'editorialPlaceholder' ? 'content' : 'label';

/** Joins parts with |, without the last ones that say nothing special. */
function joined(parts: string[], usual: (string | undefined)[]): string {
  let length = parts.length;
  while (parts[length - 1] === usual[length - 1]) length--;
  return parts.slice(0, length).map(escaped).join(SEPARATOR);
}

/** Code, field and models: CODE, CODE|description, CODE|label|^AURORA_.*$. */
export const leafOf = ({ kind, code, field, model, exceptModel }: TextKey): string =>
  joined([code, field, model, exceptModel], [undefined, usualField(kind), 'DEFAULT', '']);

/** interfaceLabel|Main Window|BTN_OK, then what is special about it. */
export const idOf = (key: TextKey): string =>
  `${[key.kind, key.group].map(escaped).join(SEPARATOR)}${SEPARATOR}${leafOf(key)}`;

/** Undefined for what names no text. */
export function keyOfParts(kind: string, group: string, leaf: string): TextKey | undefined {
  const [code = '', field, model = 'DEFAULT', exceptModel = '', ...more] = leaf
    .split(SEPARATOR)
    .map(unescaped);
  const known = TEXT_KINDS.find((one) => one === kind);
  if (!known || code === '' || more.length > 0) return undefined;
  const ofField = TEXT_FIELDS.find((one) => one === (field ?? usualField(known)));
  return ofField && { kind: known, group, code, model, exceptModel, field: ofField };
}

/** The key that `idOf` has written. */
export function keyOfId(id: string): TextKey | undefined {
  const [kind, group, ...leaf] = id.split(SEPARATOR);
  return kind === undefined || group === undefined || leaf.length === 0
    ? undefined
    : keyOfParts(unescaped(kind), unescaped(group), leaf.join(SEPARATOR));
}

/** An id of XLIFF 2.0 is an NMTOKEN: everything but letters, digits and . - _ stands as its number between two dots. */
export const tokenOf = (id: string): string =>
  id.replace(/[^\w.-]/gu, (sign) => (sign === SEPARATOR ? ':' : `·${sign.codePointAt(0)!.toString(16)}·`));

export const idOfToken = (token: string): string =>
  token.replace(/:|·([0-9a-f]{1,6})·/gi, (sign, code?: string) => {
    const point = code === undefined ? SEPARATOR.codePointAt(0)! : parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : sign;
  });

/** What a translator should know of a text, a line each. */
export function notesOf({ group, model, exceptModel }: TextKey): string[] {
  const notes = [
    [t('Group'), group],
    [t('Model'), model],
    [t('Not for'), exceptModel],
  ] as const;
  return notes.filter(([, said]) => said !== '').map(([name, said]) => `${name}: ${said}`);
}
