import { t } from '../../texts/kitParts.gen';

/** 'Hide Lince V6 MY26 in Belgio?': what the switch of the online sales does, and where; headquarters switch for all markets. */
export function visibilityQuestion(isVisible: boolean, model: string, market: string | undefined): string {
  if (market === undefined)
    return isVisible
      ? t('Hide {model} for all markets?', { model })
      : t('Show {model} for all markets?', { model });
  return isVisible
    ? t('Hide {model} in {market}?', { model, market })
    : t('Show {model} in {market}?', { model, market });
}
