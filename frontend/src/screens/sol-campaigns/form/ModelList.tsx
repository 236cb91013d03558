import { ArrowUpRight, CircleSlash, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/navigation/IconButton';
import { campaignTexts } from '../../../texts';
import type { DraftModel } from '../draft/campaignDraft';
import { t } from '../../../texts/solCampaigns.gen';
import styles from './campaign-form.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import buttonStyles from '../../../ui/navigation/button.module.css';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Row } from '../../../ui/Row';

export interface ModelListProps {
  models: readonly DraftModel[];
  empty: ReactNode;
  /** Opens the prices of a vehicle; without it no link is offered. */
  onPrices?: (vetele: string) => void;
  /** Why the prices cannot be opened. */
  pricesBlock?: string;
  /** The remove buttons; disabled ones where the models of a campaign stay. */
  remove?: { onRemove: (vetele: string) => void; block?: string };
}

/** The vehicles of a campaign; those that are not active for SOL now are red. */
export function ModelList({ models, empty, onPrices, pricesBlock, remove }: ModelListProps) {
  if (models.length === 0)
    return (
      <p className={classes(textStyles.center, textStyles.muted, textStyles.small, styles.none)}>{empty}</p>
    );
  return (
    <>
      <ul
        className={classes(
          layoutStyles.box,
          layoutStyles.lined,
          layoutStyles.scrolls,
          textStyles.small,
          styles.list,
        )}
        aria-label={t('Models')}
      >
        {models.map((model) => {
          const { vetele, description, isActive } = model;
          const name = description || vetele;
          return (
            <Row as="li" gap={12} key={vetele} className={classes(isActive === false && textStyles.danger)}>
              <span className={textStyles.mono}>{vetele}</span>
              <span className={layoutStyles.grow}>{name}</span>
              {isActive === false && (
                <Row as="span" inline gap={6}>
                  <CircleSlash size={13} aria-hidden /> {t('not active')}
                </Row>
              )}
              {onPrices && (
                <button
                  type="button"
                  className={classes(layoutStyles.row, buttonStyles.link, styles.prices)}
                  disabled={pricesBlock !== undefined}
                  title={pricesBlock}
                  aria-label={t('Price configurator of {name}', { name })}
                  onClick={() => onPrices(vetele)}
                >
                  {t('Price Conf')} <ArrowUpRight size={14} aria-hidden />
                </button>
              )}
              {remove && (
                <IconButton
                  icon={X}
                  label={t('Remove {name}', { name })}
                  title={remove.block}
                  disabled={remove.block !== undefined}
                  onClick={() => remove.onRemove(vetele)}
                />
              )}
            </Row>
          );
        })}
      </ul>
      {models.some(({ isActive }) => isActive === false) && (
        <p className={classes(fieldStyles.hint, fieldStyles.error)}>{campaignTexts.inactiveModelNote}</p>
      )}
    </>
  );
}
