import { CircleAlert } from 'lucide-react';
import { Pill } from '../../../ui/Pill';
import { BlankActions } from '../save/BlankActions';
import type { AlternativeEdit } from './useAlternativeEdit';
import { t } from '../../../texts/priceConfigurator';

export interface AlternativeStatusProps {
  edit: AlternativeEdit;
  onGoTo: (code: string) => void;
}

/** At the left of the footer: how far the list is from the normal one, and what keeps it from being saved. */
export function AlternativeStatus({ edit, onGoTo }: AlternativeStatusProps) {
  const { sheet, blanks, missing, isBaseMissing, differing, isDirty, isNew } = edit;
  return (
    <span className="alt-status">
      <Pill tone={differing > 0 ? 'accent' : 'neutral'}>
        {differing === 0
          ? t('No prices differ from the normal list')
          : differing === 1
            ? t('1 price differs from the normal list')
            : t('{differing} prices differ from the normal list', { differing })}
      </Pill>
      {isBaseMissing && (
        <span className="fault">
          <CircleAlert size={15} aria-hidden /> {t('The base price must be above 0.')}
        </span>
      )}
      {missing > 0 && (
        <span className="fault">
          <CircleAlert size={15} aria-hidden />
          {missing === 1 ? t('1 item has no price.') : t('{missing} items have no price.', { missing })}
        </span>
      )}
      {blanks.length > 0 && <BlankActions sheet={sheet} codes={blanks} onGoTo={onGoTo} />}
      {edit.rights.base && !isBaseMissing && missing === 0 && !isDirty && !isNew && (
        <span>{t('Nothing to save yet')}</span>
      )}
    </span>
  );
}
