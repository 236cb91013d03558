import type { EquipmentItem } from '../../../api';
import { Popover } from '../../../ui/dialogs/Popover';
import styles from './insight.module.css';
import { t } from '../../../texts/priceConfigurator.gen';
import textStyles from '../../../ui/text.module.css';
import { Stack } from '../../../ui/Stack';

export interface ItemInfoProps {
  item: Pick<EquipmentItem, 'code' | 'description' | 'itemLastModInfo'>;
  anchor: HTMLElement;
  heading?: string;
  onClose: () => void;
}

/** Who changed the price of an item last; nothing for an item that nobody has changed. */
export function ItemInfo({ item, anchor, heading = t('Last change'), onClose }: ItemInfoProps) {
  if (!hasItemInfo(item)) return null;
  return (
    <Popover
      title={
        <>
          {item.code !== '-' && <span className={textStyles.code}>{item.code}</span>} {item.description}
        </>
      }
      anchor={anchor}
      width={340}
      className={styles.info}
      onClose={onClose}
    >
      <h3>{heading}</h3>
      <LastChange text={item.itemLastModInfo} />
    </Popover>
  );
}

const hasItemInfo = ({ itemLastModInfo }: Pick<EquipmentItem, 'itemLastModInfo'>): boolean =>
  itemLastModInfo !== '' && itemLastModInfo !== noEditInfo;

const noEditInfo = t('No edit info');
const parts = /^(.+), (\d\d\/\d\d\/\d\d \d\d:\d\d): (.+) → (.+)$/;

function LastChange({ text }: { text: string }) {
  const [, actor, when, before, after] = parts.exec(text) ?? [];
  if (actor === undefined) return <p>{text}</p>;
  return (
    <Stack as="dl" columns="64px minmax(0, 1fr)" gap="4px 10px">
      <dt className={textStyles.faint}>{t('By')}</dt>
      <dd>{actor}</dd>
      <dt className={textStyles.faint}>{t('On')}</dt>
      <dd>{t('{when}, the market’s time', { when: when! })}</dd>
      <dt className={textStyles.faint}>{t('Before')}</dt>
      <dd className={textStyles.num}>{before}</dd>
      <dt className={textStyles.faint}>{t('After')}</dt>
      <dd className={textStyles.num}>
        <b>{after}</b>
      </dd>
    </Stack>
  );
}
