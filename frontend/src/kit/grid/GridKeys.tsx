import { rich } from '../../texts/rich';
import { t } from '../../texts/kitGrid';

/** The keys of the price grid, for the eye; screen readers hear them with the table. */
export const GridKeys = ({ canSave }: { canSave: boolean }) => (
  <p className="grid-keys" aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{t('Enter')}</kbd> {t('other rows')}
    </span>
    <span>
      <kbd>{t('Tab')}</kbd> {t('next cell, after the last one out of the table')}
    </span>
    {canSave && (
      <span>
        {rich(t('{save} or {confirm} saves'), {
          save: (
            <>
              <kbd>{t('Ctrl')}</kbd> <kbd>S</kbd>
            </>
          ),
          confirm: (
            <>
              <kbd>{t('Ctrl')}</kbd> <kbd>{t('Enter')}</kbd>
            </>
          ),
        })}
      </span>
    )}
  </p>
);
