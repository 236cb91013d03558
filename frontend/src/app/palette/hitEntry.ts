import type { SearchHit, SearchKind } from '../../api';
import { anyModelParam, textLanguageParam, withDialog } from '../../kit/form/useDialogOfAddress';
import { t } from '../../texts/palette.gen';
import type { ConsolePath } from '../routes/paths';
import type { PaletteEntry } from './PaletteEntry';

export const kindHeadings: Record<SearchKind, string> = {
  interfaceLabel: t('Interface labels'),
  option: t('Options'),
  accessory: t('Accessories'),
  customerProgramme: t('Customer programmes'),
  model: t('Car models'),
  vehicle: t('Vehicles'),
  market: t('Markets'),
  pack: t('Packs'),
  campaign: t('Campaigns'),
  user: t('Users'),
};

const paths: Record<SearchKind, ConsolePath> = {
  interfaceLabel: '/interface_labels',
  option: '/opt_labels',
  accessory: '/acc_labels',
  customerProgramme: '/custprg_labels',
  model: '/car_models',
  vehicle: '/price_configurator',
  market: '/countries',
  pack: '/pack_configurator',
  campaign: '/sol_campaign',
  user: '/users',
};

/** The list narrowed to the record, or the page of the vehicle. */
function queryOf(kind: SearchKind, hit: SearchHit): Record<string, string> {
  const { code, group, language, idCountry, vetele, listed } = hit;
  if (kind === 'vehicle' || kind === 'pack') return { idCountry, vetele };
  if (kind === 'campaign') return { idCampaign: code };
  if (group === '') return { code };
  const inLanguage: Record<string, string> = listed ? {} : { [textLanguageParam]: language };
  return { action: 'search', activeGroup: group, code, ...inLanguage, [anyModelParam]: 'true' };
}

/** A record that the server has found as an entry of the palette. */
export function hitEntry(kind: SearchKind, hit: SearchHit): PaletteEntry {
  const hasName = kind === 'vehicle' && hit.text !== '';
  return {
    kind,
    title: hasName ? hit.text : hit.code,
    isCode: !hasName,
    text: hasName ? hit.code : hit.text,
    language: hit.language,
    place: hit.place || hit.group,
    to: `${paths[kind]}?${new URLSearchParams(queryOf(kind, hit))}`,
  };
}

export const pathOfKind = (kind: SearchKind): ConsolePath => paths[kind];

/** The screen of an entry. */
export const pathOfEntry = ({ kind, to }: PaletteEntry): string =>
  kind === 'screen' || kind === 'action' ? to.replace(/\?.*/, '') : paths[kind];

/** The action that begins with these words and goes on with a market and a vehicle. */
export const exportPrices = t('Export prices');

/** The workbook of a vehicle's prices, from its page. */
export const exportEntry = (vehicle: PaletteEntry): PaletteEntry => ({
  ...vehicle,
  kind: 'action',
  title: t('Export prices: {vehicle}', { vehicle: vehicle.title }),
  isCode: false,
  to: withDialog(vehicle.to, 'export'),
});
