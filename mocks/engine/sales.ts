import { wallClockOf } from '../../contracts/rules/zone-clocks.ts';
import type { Collection, Collections, Row } from './collections.ts';
import type { Json, MockContract, Node } from './contract.ts';
import { json, type Answer, type Call } from './memory.ts';
import { cut } from './pages.ts';

/** The discounts of a new campaign have different names from those of a stored one. */
const DISCOUNTS: Record<string, string> = {
  modelDiscountPerc: 'discPerc',
  modelDiscountValue: 'discTot',
  optDiscountPerc: 'discOpt',
};

const countryOf = (row: Row): Json =>
  (row['country'] ?? { id: row['idCountry'], description: row['market'] }) as Json;
const vehiclesOf = (row: Row): string[] =>
  row['vetele'] !== undefined
    ? [row['vetele'] as string]
    : ((row['solCampaignModel'] ?? row['models'] ?? []) as Json[]).map(({ vetele }) => String(vetele));

/** Below 0 if a campaign starts or ends before a day, in its own zone, or before an instant. */
function compared(row: Row, moment: 'Start' | 'End', asked: string): number {
  return asked.length > 10
    ? Date.parse(row[`dateTime${moment}UTC`] as string) - Date.parse(asked)
    : String(row[`date${moment}`]).slice(0, 10).localeCompare(asked);
}

const isInPeriod = (row: Row, { dateStart, dateStartTo, dateEnd, dateEndFrom }: Json): boolean =>
  (!dateStart || compared(row, 'Start', dateStart) >= 0) &&
  (!dateStartTo || compared(row, 'Start', dateStartTo) <= 0) &&
  (!dateEnd || compared(row, 'End', dateEnd) <= 0) &&
  (!dateEndFrom || compared(row, 'End', dateEndFrom) >= 0);

/** Online visibility names a record by those of headquarters and of the market: 12/34. */
const keyOf = (row: Row): Node => {
  const id: Node = row['id'];
  return id?.idSol === undefined ? id : `${id.idSol}/${id.idSolMarket}`;
};

/** The filters of the search forms of online sales; an empty field does not filter. */
function isWanted(row: Row, asked: Json): boolean {
  const { vetele, idCountry, market, countryList, active, showActive, showHq, overlapping, ids } = asked;
  const id = asked['id'] && keyOf(asked as Row);
  const { id: countryId, description = '' } = countryOf(row);
  return (
    (!id || String(keyOf(row)) === String(id)) &&
    (!ids || (ids as Node[]).includes(keyOf(row))) &&
    (!vetele || vehiclesOf(row).some((each) => each.includes(vetele as string))) &&
    (!idCountry || countryId === idCountry) &&
    (!market ||
      // Headquarters records, which apply to every market.
      countryId === '' ||
      countryId === market ||
      String(description).toLowerCase().includes(String(market).toLowerCase())) &&
    (!(countryList as Node[] | undefined)?.length ||
      countryId === '' ||
      (countryList as Node[]).includes(countryId)) &&
    (active !== true || row['active'] === true) &&
    (showActive !== true || (row['visible'] !== false && row['hqVisible'] !== false)) &&
    (showHq !== true || countryId === '') &&
    (overlapping !== true || (row['active'] === true && (row['overlapsWith'] as Node[]).length > 0)) &&
    isInPeriod(row, asked)
  );
}

/** Campaigns, downpayments and online visibility. */
export function mockSales(
  contract: MockContract,
  collections: Collections,
  now: () => Date,
): Record<string, Answer> {
  const countries = (contract.example('listCountries') as Json)['content'] as Row[];
  const vehicles = new Map<string, string>(
    [collections['solCampaign'], collections['downpayment']]
      .flatMap((each) => each?.rows ?? [])
      .flatMap((row) => (row['solCampaignModel'] ?? row['models']) as Json[])
      .map(({ vetele, description }) => [String(vetele), String(description)]),
  );

  const find =
    (noun: string): Answer =>
    (call) => {
      const collection = collections[noun]!;
      const wanted = collection.rows.filter((row) => isWanted(row, call.body as Json));
      return json(cut(collection, wanted, call));
    };

  /** Fields that the server adds to those that a form sends. */
  function complete(collection: Collection, { body, actor }: Call): Row {
    const input: Row = { ...(body as Row) };
    for (const [sent, stored] of Object.entries(DISCOUNTS)) if (sent in input) input[stored] = input[sent];
    const { shape: shown } = collection;
    const id = (input['country'] as Json | undefined)?.['id'];
    const country: Node =
      collection.rows.map(countryOf).find((each) => each['id'] === id) ??
      countries.find((each) => each['id'] === id);
    if (country)
      input['country'] = Object.fromEntries(
        Object.keys(shown['country'] as Json).map((field) => [field, country[field] ?? null]),
      );
    for (const list of ['solCampaignModel', 'models'])
      if (input[list])
        input[list] = (input[list] as Json[]).map(({ vetele }) => ({
          vetele,
          description: vehicles.get(String(vetele)) ?? String(vetele),
          ...(list === 'solCampaignModel' && { isActive: true }),
        }));
    for (const [clock, instant] of [
      ['dateStart', 'dateTimeStartUTC'],
      ['dateEnd', 'dateTimeEndUTC'],
    ] as const)
      if (input[instant]) input[clock] = wallClockOf(input[instant] as string, input['timeZone'] as string);
    const stamp = { updateUser: actor, updateDate: now().toISOString(), lastUpdate: now().toISOString() };
    return { ...input, ...stamp };
  }

  const create =
    (noun: string, reply: (row: Row, example: Node) => unknown): Answer =>
    (call) => {
      const collection = collections[noun]!;
      const row = collection.add(complete(collection, call));
      Object.assign(row, { insertUser: call.actor, insertDate: now().toISOString() });
      return json(reply(row, contract.example(call.operation.operationId)), 201);
    };

  const change =
    (noun: string, input: (collection: Collection, call: Call) => Row): Answer =>
    (call) => {
      const collection = collections[noun]!;
      const row = collection.find(call.params['id']!);
      const { version } = call.body as Row;
      if (!row) return contract.reply(call.operation, '404');
      if (version != null && version !== row['version']) return contract.reply(call.operation, '409');
      const { insertUser, insertDate } = row;
      collection.change(row, input(collection, call));
      Object.assign(row, { insertUser, insertDate });
      const example = contract.example(call.operation.operationId) as { message: string };
      const message = example.message.replace(/^Campaign \d+/, `Campaign ${row['id']}`);
      return json({ ...example, message, id: row['id'], version: row['version'] });
    };
  const switched = (_collection: Collection, { params }: Call): Row => ({
    active: params['active'] === 'true',
  });

  return {
    findSolCampaignsPaged: find('solCampaign'),
    findDownpaymentsPaged: find('downpayment'),
    findSolModelsPaged: find('solModel'),
    getSolCampaign({ params, operation }) {
      const row = collections['solCampaign']!.find(params['id']!);
      // Overlaps are computed for lists.
      const { overlapsWith: _listed, ...campaign } = row ?? {};
      return row ? json(campaign) : contract.reply(operation, '404');
    },
    // Its form names vehicle and market differently, so the example answers.
    createSolModel: () => undefined,
    createSolCampaign: create('solCampaign', ({ id }) => id),
    updateSolCampaign: change('solCampaign', complete),
    setSolCampaignActive: change('solCampaign', switched),
    createDownpayment: create('downpayment', ({ id }, example) => ({ ...example, id, version: 1 })),
    updateDownpayment: change('downpayment', complete),
    setDownpaymentActive: change('downpayment', switched),
    changeSolModelVisibility({ body, operation, actor }) {
      const { idSolModel, idSolModelMarket, visible } = body as Json;
      const row = collections['solModel']!.rows.find(({ id }) =>
        idSolModelMarket
          ? id.idSolMarket === idSolModelMarket
          : id.idSol === idSolModel && id.idSolMarket === 0,
      );
      if (!row) return contract.reply(operation, '404');
      Object.assign(row, { visible, updateUser: actor, updateDate: now().toISOString() });
      const words = `${row['vetele']} is ${visible ? '' : 'not '}visible`;
      return json({ message: row['market'] ? `${words} in ${row['market']}` : words });
    },
  };
}
