import type { Country } from '../../api';
import { countryTexts } from '../../texts';
import type { CountryPopupKind } from './CountryDialog';
import { t } from '../../texts/countries';
import { quotedLanguage } from '../../texts/quotedLanguage';

const buttons: readonly (readonly [kind: CountryPopupKind, label: string])[] = [
  ['models', countryTexts.models],
  ['checkGrid', countryTexts.checkGrid],
  ['configGrid', countryTexts.configGrid],
  ['carGrid', countryTexts.carGrid],
];

export interface GridButtonsProps {
  row: Country;
  /** Why they are disabled: for the default country, and as long as the header names no model. */
  disabledBecause: string | undefined;
  onOpen: (dialog: { kind: CountryPopupKind; row: Country }) => void;
}

/** Models, Check Grid, Config Grid Json and Car Grid Txt of the model in the header, in one strip. */
export const GridButtons = ({ row, disabledBecause, onOpen }: GridButtonsProps) => (
  <div
    className="grid-buttons"
    role="group"
    aria-label={t('Grid of {description}', { description: row.description })}
    title={disabledBecause}
  >
    {buttons.map(([kind, label]) => (
      <button
        key={kind}
        type="button"
        lang={quotedLanguage(label)}
        disabled={disabledBecause !== undefined}
        onClick={() => onOpen({ kind, row })}
      >
        {label}
      </button>
    ))}
  </div>
);
