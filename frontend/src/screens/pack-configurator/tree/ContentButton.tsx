import { Search, Waypoints } from 'lucide-react';
import type { Pack } from '../../../api';
import { packTexts } from '../../../texts';
import { t } from '../../../texts/packConfigurator.gen';
import { Dash } from '../../../ui/data/Dash';
import { plainText } from '../../../ui/data/plainText';
import styles from './pack-tree.module.css';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { classes } from '../../../ui/classes';

export function Found({ text, children }: { text: string; children: string }) {
  const wanted = plainText(text.trim());
  const plain = plainText(children);
  const at = wanted === '' ? -1 : plain.indexOf(wanted);
  // Letters that fold to more or fewer than one would shift the mark.
  if (at < 0 || plain.length !== children.length) return children;
  const end = at + wanted.length;
  return (
    <>
      {children.slice(0, at)}
      <mark>{children.slice(at, end)}</mark>
      {children.slice(end)}
    </>
  );
}

export interface ContentButtonProps {
  code: string;
  content: Pack['implicitList'];
  isActive: boolean;
}

/** The magnifier with how many items it will show; a dash where nothing comes along. */
export function ContentButton({ code, content, isActive }: ContentButtonProps) {
  if (content.length === 0) return <Dash />;
  const label = t('{implicitContent} of {code}, {count}', {
    implicitContent: packTexts.implicitContent,
    code,
    count: content.length,
  });
  return (
    <button
      type="button"
      data-act="content"
      tabIndex={isActive ? 0 : -1}
      className={classes(layoutStyles.row, layoutStyles.inline, layoutStyles.shade, styles.content)}
      aria-label={label}
      title={packTexts.implicitContent}
    >
      <Search size={14} aria-hidden />
      <span className={textStyles.num}>{content.length}</span>
    </button>
  );
}

/** The way to where an option or a pack is used: its label, its prices, other vehicles. */
export const UsesButton = ({ code, isActive }: Pick<ContentButtonProps, 'code' | 'isActive'>) => (
  <button
    type="button"
    data-act="uses"
    tabIndex={isActive ? 0 : -1}
    className={classes(layoutStyles.row, layoutStyles.inline, layoutStyles.shade, styles.content)}
    aria-label={t('Where {code} is used', { code })}
    title={t('Where {code} is used', { code })}
  >
    <Waypoints size={14} aria-hidden />
  </button>
);
