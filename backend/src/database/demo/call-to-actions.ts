/** What customers can do next, in which markets and for which models, and who arranged it so. */
import { callToAction } from '../../features/call-to-actions/call-to-action.list.ts';
import { countryLink } from '../../features/call-to-actions/country-link.list.ts';
import { stateSql } from '../../kit/record.ts';
import type { DemoClient } from './load-demo-data.ts';
import { fillRecordHistory } from './record-history.ts';

export interface DemoCallToAction {
  code: string;
  labelCode: string;
  linkCode: string;
  stKey: string;
  adobeKey: string;
  iconKey: string;
  descriptionKey: string;
  sortNumber: number | null;
}

export interface DemoCountryLink {
  code: string;
  countryId: string;
  enable: boolean;
  relevant: boolean;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

// code | label code | link | icon | description | sort number | markets: ! not enabled, * relevant, [enabled models] {disabled models}
const table = `
BUY_ONLINE | SUMM_BTN_ORDER | /order | cart | SUMM_TITLE | 10 | IT*{^CORSARO_.*$} FR{^CORSARO_.*$} DE*[^.*(_EV_|_HYB).*$] ES PT BE NL* US{^LINCE_.*_FLEET$} !GB
REQUEST_QUOTE | SUMM_BTN_QUOTE | /quote | file-text | DEALER_SUBTITLE | 15 | IT FR DE ES PT CH* BE AT* NL PL* GB* US MX* AE* JP*
BOOK_TEST_DRIVE | DEALER_REQUEST_DRIVE | /test-drive | steering-wheel | DEALER_SUBTITLE | 20 | IT FR* DE ES* PT* CH BE* AT NL PL GB MX{^CORSARO_.*$} !ZA
FIND_DEALER | DEALER_FIND | /dealers | map-pin | | 30 | IT FR DE ES PT CH BE AT NL PL GB US MX AE ZA JP
CONTACT_DEALER | DEALER_TITLE | /dealers/contact | phone | DEALER_SUBTITLE | 40 | IT FR DE ES CH AT GB US* AE JP
SAVE_CONFIGURATION | MAIN_BTN_SAVE | | bookmark | | 50 | IT FR DE ES PT CH BE AT NL PL GB US MX AE JP
SHARE_CONFIGURATION | MAIN_BTN_SHARE | | share | | 55 | IT FR DE ES PT BE NL GB US
DOWNLOAD_PDF | SUMM_BTN_PDF | | file-down | | 60 | IT FR DE ES PT CH BE AT NL PL GB US MX AE ZA JP
SEND_BY_EMAIL | SUMM_BTN_EMAIL | | mail | | 65 | IT FR DE ES CH AT GB
TRADE_IN | FIN_TRADE_IN | /trade-in | refresh | | 70 | IT FR{^ONDA_.*$} DE GB !US
FLEET_OFFER | DEALER_REQUEST_FLEET | /business | building | DEALER_SUBTITLE | 80 | IT[^.*(_BIZ|_FLEET|_VAN_).*$] DE[^.*(_BIZ|_FLEET|_VAN_).*$] FR[^.*_FLEET.*$] ES PL
VISIT_SHOWROOM | DEALER_REQUEST_VISIT | /visit | calendar | | 90 | AE JP CH
WALLBOX_OFFER | CTA_WALLBOX | /wallbox | plug | | | DE[^.*(_EV_|_HYB).*$] NL[^.*_EV_.*$]
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(' |').map((cell) => cell.trim()));

/** The last one waits for its text: the list shows that its label does not exist yet. */
export const callToActions: DemoCallToAction[] = rows.map(
  ([code = '', labelCode = '', linkCode = '', iconKey = '', descriptionKey = '', sortNumber = '']) => {
    const name = code.toLowerCase();
    return {
      code,
      labelCode,
      linkCode,
      iconKey,
      descriptionKey,
      stKey: `cta_${name}`,
      adobeKey: `cta:${name.replaceAll('_', '-')}`,
      sortNumber: sortNumber === '' ? null : Number(sortNumber),
    };
  },
);

const linkPattern = /^(!?)([A-Z]{2})(\*?)(?:\[(.*?\$)\])?(?:\{(.*?\$)\})?$/;

export const countryLinks: DemoCountryLink[] = rows.flatMap(([code = '', , , , , , markets = '']) =>
  markets.split(' ').map((market) => {
    const [, off, countryId, star, modelEnableRegexp = '', modelDisableRegexp = ''] =
      linkPattern.exec(market) ?? [];
    if (!countryId) throw new Error(`${code}: ${market} is not a market.`);
    return { code, countryId, enable: !off, relevant: Boolean(star), modelEnableRegexp, modelDisableRegexp };
  }),
);

const insertCalls = `
  INSERT INTO call_to_action (code, label_code, link_code, st_key, adobe_key, icon_key, description_key, sort_number)
  SELECT code, "labelCode", "linkCode", "stKey", "adobeKey", "iconKey", "descriptionKey", "sortNumber"
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, "labelCode" text, "linkCode" text, "stKey" text, "adobeKey" text,
    "iconKey" text, "descriptionKey" text, "sortNumber" integer)
  ORDER BY code`;

const insertLinks = `
  INSERT INTO country_call_to_action (call_to_action_id, country_id, enable, relevant, model_enable_regexp, model_disable_regexp)
  SELECT a.id, r."countryId", r.enable, r.relevant, r."modelEnableRegexp", r."modelDisableRegexp"
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, "countryId" text, enable boolean, relevant boolean,
    "modelEnableRegexp" text, "modelDisableRegexp" text)
  JOIN call_to_action a ON a.code = r.code
  ORDER BY a.id, r."countryId"`;

const LINK_STATE = stateSql(countryLink, 'k');

// Buying online was last on the page until the first market sold that way.
const changes = [
  { key: 'BUY_ONLINE', daysAgo: 90, actor: 'Maria Keller', before: { linkCode: '/buy' } },
  { key: 'BUY_ONLINE', daysAgo: 40, actor: 'Giulia Ferri', before: { sortNumber: 95 } },
];

// Germany began with electric models alone.
const insertLinkHistory = [
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
   SELECT $1, 'Alessandro Rossi', 'countryCallToAction', k.id::text, 'create', 'demo data',
     ${LINK_STATE} || CASE WHEN k.country_id = 'DE' AND a.code = 'BUY_ONLINE'
       THEN '{"modelEnableRegexp": "^.*_EV_.*$", "relevant": false}' ELSE '{}' END::jsonb
   FROM country_call_to_action k JOIN call_to_action a ON a.id = k.call_to_action_id`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $1::timestamptz + interval '130 days', 'Maria Keller', 'countryCallToAction', k.id::text, 'update',
     ${LINK_STATE} || '{"modelEnableRegexp": "^.*_EV_.*$", "relevant": false}', ${LINK_STATE}
   FROM country_call_to_action k JOIN call_to_action a ON a.id = k.call_to_action_id
   WHERE k.country_id = 'DE' AND a.code = 'BUY_ONLINE'`,
];

const countVersion = `
  UPDATE country_call_to_action k SET version = 2 FROM call_to_action a
  WHERE a.id = k.call_to_action_id AND k.country_id = 'DE' AND a.code = 'BUY_ONLINE'`;

const DAY_MS = 86_400_000;
const CREATED_DAYS_AGO = 150;

/** Stores the calls to action with their links, and how they became what they are. */
export async function fillCallToActions(client: DemoClient, today: Date): Promise<void> {
  await client.query(insertCalls, [JSON.stringify(callToActions)]);
  await client.query(insertLinks, [JSON.stringify(countryLinks)]);
  const began = new Date(today.getTime() - CREATED_DAYS_AGO * DAY_MS);
  await fillRecordHistory(client, callToAction, { key: 'code' }, changes, today);
  for (const sql of insertLinkHistory) await client.query(sql, [began]);
  await client.query(countVersion);
}
