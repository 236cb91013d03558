import { conflict, invalid, notFound, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/onlineSales.ts';
import { findVehicles, lockRecords, type VehicleRecords } from './sol-model.repository.ts';
import { recordOf, storeVisibility } from './sol-model.writer.ts';
import type { SolModelInput } from './sol-model.wire.ts';
import { refusedInMarket } from './sol-visibility.rules.ts';
import { requireOwnSolMarket, requireSolUser } from './sol-rights.read.ts';

const recordedBefore = (model: string, where: string): Error =>
  conflict(t('{model} is recorded for {where} already.', { model, where }), [
    { field: 'vetele', message: t('recorded already') },
  ]);

async function vehicleOf(
  context: Context,
  vetele: string | undefined,
  field: string,
  countryId: string | null,
): Promise<VehicleRecords> {
  if (!vetele) throw invalid(t('Which model?'), [{ field, message: t('required') }]);
  await lockRecords(context, countryId, [vetele]);
  const [vehicle] = await findVehicles(context, [vetele], countryId);
  if (!vehicle) throw notFound(t('There is no vehicle {vetele}.', { vetele }));
  return vehicle;
}

async function createForHq(context: Context, { model: choice, visible }: SolModelInput) {
  const vehicle = await vehicleOf(context, choice?.vetele, 'model.vetele', null);
  const { model, idSol } = vehicle;
  if (idSol !== null) throw recordedBefore(model, t('headquarters'));
  await storeVisibility(context, recordOf(vehicle, undefined), visible);
  return { message: t('{model} is recorded for headquarters.', { model }) };
}

async function createForMarket(context: Context, { solModel, country, visible }: SolModelInput) {
  const countryId = typeof country === 'string' ? country : country?.id;
  if (!countryId) throw invalid(t('Which market?'), [{ field: 'country.id', message: t('required') }]);
  const market = await requireOwnSolMarket(context, countryId);
  const field = 'solModel.model.vetele';
  const vehicle = await vehicleOf(context, solModel?.model.vetele, field, countryId);
  const { model, idSolMarket } = vehicle;
  if (idSolMarket !== null) throw recordedBefore(model, market.description);
  const reason = refusedInMarket(vehicle, { model, market: market.description, visible });
  if (reason !== undefined) throw refused(reason);
  await storeVisibility(context, recordOf(vehicle, countryId), visible);
  return { message: t('{model} is recorded for {market}.', { model, market: market.description }) };
}

/** A market needs the record of headquarters, and can be visible only while that one is (R-276; A-84). */
export async function createVisibility(
  context: Context,
  asHq: boolean,
  input: SolModelInput,
): Promise<{ message: string }> {
  const { isHq } = await requireSolUser(context);
  if (asHq && !isHq) throw refused(t('Only HQ users record what headquarters show online.'));
  if (!asHq && isHq) throw refused(t('Headquarters keep their own record; each market keeps its own.'));
  return asHq ? createForHq(context, input) : createForMarket(context, input);
}
