import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { listLabelGroups } from '../interface-labels/interface-label.read.ts';
import type { TextKind } from './text-key.ts';

type Group = Schema<'TranslationGroup'>;

const optionGroups = (groupType: string): string =>
  `SELECT code, description FROM opt_group WHERE group_type = '${groupType}' ORDER BY code`;

const queries = {
  option: statement(optionGroups('OPT')),
  accessory: statement(optionGroups('ACC')),
  customerProgramme: statement(optionGroups('CUSTPRG')),
  colour: statement(`SELECT 'COLOR' AS code, '' AS description`),
  editorialPlaceholder: statement(
    `SELECT c.id AS code, ${countryDescriptionSql('(SELECT lang FROM app_user WHERE id = $1)')} AS description FROM country c
     WHERE EXISTS (SELECT FROM editorial_placeholder p WHERE p.country_id = c.id) ORDER BY c.id`,
  ),
  editorialContent: statement(
    `SELECT DISTINCT optcode AS code, '' AS description FROM editorial_content WHERE optcode <> '' ORDER BY optcode`,
  ),
};

/** The groups that texts of a kind are in, by code. */
export async function listTextGroups(context: Context, kind: TextKind): Promise<Group[]> {
  if (kind !== 'interfaceLabel') {
    const values = kind === 'editorialPlaceholder' ? [context.actor?.userId ?? null] : [];
    return context.sql.rows<Group>(queries[kind], values);
  }
  return (await listLabelGroups(context)).map((code) => ({ code, description: '' }));
}
