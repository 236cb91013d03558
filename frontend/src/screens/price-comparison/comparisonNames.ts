import { t } from '../../texts/priceComparison.gen';
import type { ComparedKind, ComparedRow, Side } from './comparisonPlace';

export const sideNames: Record<Side, string> = { left: t('Left'), right: t('Right') };

export const kindNames: Record<ComparedKind, string> = {
  base: t('Base price'),
  options: t('Options'),
  fuoriserie: t('Fuoriserie'),
  programs: t('Customer programmes'),
  accessories: t('Accessories'),
  gone: t('No longer offered'),
};

export const stateNames: Record<ComparedRow['state'], string> = {
  same: t('Same'),
  different: t('Different'),
  onlyLeft: t('Only left'),
  onlyRight: t('Only right'),
  missingLeft: t('No price left'),
  missingRight: t('No price right'),
  otherCurrency: t('Other currency'),
};
