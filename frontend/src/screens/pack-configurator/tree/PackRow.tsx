import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { countOf } from '../../../kit/format/countOf';
import { classes } from '../../../ui/classes';
import { ContentButton } from './ContentButton';
import { Found } from './Found';
import type { TreeRow } from './packTree';
import { t } from '../../../texts/packConfigurator';

export interface PackRowProps {
  row: Extract<TreeRow, { kind: 'pack' }>;
  rowIndex: number;
  isActive: boolean;
  text: string;
}

/** A pack; plus and minus show and hide its options. */
export const PackRow = memo(function PackRow({ row, rowIndex, isActive, text }: PackRowProps) {
  const { found, isOpen, position, count } = row;
  const { code, name, pack, options } = found.pack;
  const all = countOf(options.length, { one: t('option'), many: t('options') });
  const Icon = isOpen ? Minus : Plus;
  return (
    <tr
      data-key={row.key}
      className="pack-row"
      tabIndex={isActive ? 0 : -1}
      aria-level={1}
      aria-expanded={isOpen}
      aria-posinset={position}
      aria-setsize={count}
      aria-rowindex={rowIndex}
    >
      <td className="expander">
        <button
          type="button"
          data-act="fold"
          tabIndex={-1}
          className="pack-fold"
          aria-label={`${isOpen ? t('Collapse') : t('Expand')} ${code}`}
        >
          <Icon size={14} aria-hidden />
        </button>
      </td>
      <td colSpan={2} className="pack-name">
        <span data-act="fold">
          <span className="code">
            <Found text={text}>{code}</Found>
          </span>
          <b title={name}>
            <Found text={text}>{name}</Found>
          </b>
          <small className="num">
            {found.isByOptions ? t('{count} of {all}', { count: found.options.length, all }) : all}
          </small>
        </span>
      </td>
      <td className={classes('incl', 'wide')}>
        {!pack.priceIncluded && <span className="pack-mark warn">{t('Not in price')}</span>}
      </td>
      <td />
      <td />
      <td />
      <td className="implicit">
        <ContentButton code={code} content={pack.implicitList} isActive={isActive} />
      </td>
    </tr>
  );
});
