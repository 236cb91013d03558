import type { ApiJsonReply } from '../../api';
import { formatCount } from '../../kit/format/counts';
import { Pill } from '../../ui/data/Pill';
import { Tag } from '../../ui/data/Tag';
import { t } from '../../texts/apiJsonTests';
import styles from './diff-dialog.module.css';
import textStyles from '../../ui/text.module.css';

export interface ReplySideProps {
  side: 'asIs' | 'toBe';
  url: string;
  reply: ApiJsonReply;
}

export const sideNames = { asIs: t('As is'), toBe: t('To be') } as const;

/** Which address answered, and how: 200 · 184 ms. */
export function ReplySide({ side, url, reply }: ReplySideProps) {
  const { status, durationMs, failure } = reply;
  return (
    <div className={styles.side}>
      <b>{sideNames[side]}</b>
      <code title={url}>{url.replace(/^https?:\/\//i, '')}</code>
      {failure ? (
        <Pill tone="danger">{failure.length > 40 ? t('failed') : failure}</Pill>
      ) : (
        <Tag tone="neutral">
          <span className={textStyles.num}>
            {status} {t('· {durationMs} ms', { durationMs: formatCount(durationMs) })}
          </span>
        </Tag>
      )}
    </div>
  );
}
