import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { currentLanguage } from '../../texts/current-language.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';

export interface DescribedOption {
  id: number;
  code: string;
  as400Description: string;
  inactive: boolean;
  group: string;
  groupName: string;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
}

const optionOfCode = statement(
  `SELECT i.id, i.code, i.as400_description AS "as400Description", i.inactive, p.code AS "group",
     p.description AS "groupName", p.group_type AS "groupType"
   FROM opt_item i JOIN opt_group p ON p.id = i.opt_group_id WHERE i.code = $1`,
);

export async function findOption(context: Context, code: string): Promise<DescribedOption | undefined> {
  return (await context.sql.rows<DescribedOption>(optionOfCode, [code]))[0];
}

export interface OfferedOption {
  isStandard: boolean;
  colours: { code: string; as400Description: string }[];
}

const offerOfVehicle = statement(
  `SELECT g.is_standard AS "isStandard",
     (SELECT coalesce(json_agg(json_build_object('code', c.code, 'as400Description', c.as400_description) ORDER BY c.code), '[]')
       FROM col_grid cg JOIN col_item c ON c.id = cg.col_item_id WHERE cg.opt_grid_id = g.id) AS colours
   FROM opt_grid g WHERE g.vetele = $1 AND g.opt_item_id = $2`,
);

export async function findOffer(
  context: Context,
  vetele: string,
  optItemId: number,
): Promise<OfferedOption | undefined> {
  return (await context.sql.rows<OfferedOption>(offerOfVehicle, [vetele, optItemId]))[0];
}

export interface MarketPrice {
  market: string;
  currency: string;
  pricemask: string;
  price: string | null;
  hasList: boolean;
}

// Accessories and programmes only where a market sells them. $4 is the language of market names.
const pricesOfMarkets = statement(
  `SELECT ${countryDescriptionSql('$4')} AS market, coalesce(l.currency, c.currency) AS currency,
     coalesce(l.pricemask, c.pricemask) AS pricemask, x.price, l.vetele IS NOT NULL AS "hasList"
   FROM vehicle v
   JOIN country_model cm ON cm.modelcode = v.modelcode AND cm.generally_active
   JOIN country c ON c.id = cm.country_id AND c.enabled
   LEFT JOIN price_list l ON l.country_id = c.id AND l.vetele = v.vetele
   LEFT JOIN item_price x ON x.country_id = c.id AND x.vetele = v.vetele AND x.opt_item_id = $2
   WHERE v.vetele = $1
     AND CASE $3 WHEN 'ACC' THEN c.enable_accessories WHEN 'CUSTPRG' THEN c.enable_customer_prg ELSE true END
   ORDER BY market, c.id`,
);

export const findPrices = (
  context: Context,
  vetele: string,
  { id, groupType }: DescribedOption,
  language?: string,
): Promise<MarketPrice[]> =>
  context.sql.rows(pricesOfMarkets, [vetele, id, groupType, language || currentLanguage()]);

export interface OfferingVehicle {
  vetele: string;
  description: string;
  isStandard: boolean;
}

const vehiclesOfOption = statement(
  `SELECT v.vetele, v.description, g.is_standard AS "isStandard"
   FROM opt_grid g JOIN vehicle v ON v.vetele = g.vetele WHERE g.opt_item_id = $1 ORDER BY v.description, v.vetele`,
);

export const findOfferingVehicles = (context: Context, optItemId: number): Promise<OfferingVehicle[]> =>
  context.sql.rows(vehiclesOfOption, [optItemId]);
