import type { PricePicture, SessionUser } from '../../../api';
import { marketAndModelSearch } from '../../../kit/market-model/marketAndModel';
import { campaignAddress } from '../place/pricePlace';
import { baseCode } from '../save/priceList';
import type { Source } from './pictureLines';

/** Where the source of a line is set; undefined where the user may not go. */
export function sourceAddress(
  { kind, id }: Source,
  { countryId, vetele }: Pick<PricePicture, 'countryId' | 'vetele'>,
  { ccadmEnabled, solEnabledFrontEnd }: Pick<SessionUser, 'ccadmEnabled' | 'solEnabledFrontEnd'>,
): string | undefined {
  const list = `/price_configurator${marketAndModelSearch(countryId, vetele)}`;
  switch (kind) {
    case 'sum':
      return undefined;
    case 'row':
      return id === baseCode ? `${list}#prices_equipment` : `${list}&${new URLSearchParams({ find: id })}`;
    case 'market':
      return ccadmEnabled ? `/countries?${new URLSearchParams({ code: id })}` : undefined;
    case 'listTaxes':
      return `${list}#taxes`;
    case 'vehicleTaxes':
      return `${list}#online_taxes`;
    case 'marketTaxes':
      return solEnabledFrontEnd ? `/sol_country?${new URLSearchParams({ idCountry: id })}` : undefined;
    case 'campaign':
      return solEnabledFrontEnd
        ? campaignAddress({ idCampaign: id, idCountry: countryId, vetele })
        : `${list}#discount_and_visibility`;
    case 'downpayment':
      return solEnabledFrontEnd
        ? `/sol_downpayment?${new URLSearchParams({ action: 'search', market: countryId })}`
        : `${list}#online_taxes`;
  }
}
