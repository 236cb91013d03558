import type { ApiJsonReply } from '../../api';
import { formatCount } from '../../kit/format/counts';
import { Pill } from '../../ui/data/Pill';
import { Tag } from '../../ui/data/Tag';
import { t } from '../../texts/apiJsonTests.gen';
import styles from './diff-dialog.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

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
    <Row gap={10} className={styles.side}>
      <b>{sideNames[side]}</b>
      <code className={classes(textStyles.cut, textStyles.muted)} title={url}>
        {url.replace(/^https?:\/\//i, '')}
      </code>
      {failure ? (
        <Pill tone="danger">{failure.length > 40 ? t('failed') : failure}</Pill>
      ) : (
        <Tag tone="neutral">
          <span className={textStyles.num}>
            {status} {t('· {durationMs} ms', { durationMs: formatCount(durationMs) })}
          </span>
        </Tag>
      )}
    </Row>
  );
}
