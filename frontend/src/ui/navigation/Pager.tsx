import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { Menu, MenuItem } from 'semantic-ui-react';
import { KeptButton } from './KeptButton';
import { pageWindow } from './pageWindow';
import { Select } from '../fields/Select';
import { t } from '../../texts/ui.gen';
import { formatCount } from '../data/formatCount';
import styles from './pager.module.css';
import textStyles from '../text.module.css';
import { classes } from '../classes';
import layoutStyles from '../layout.module.css';

export interface PagerProps {
  /** Zero-based. */
  page: number;
  size: number;
  /** Of all rows. */
  total: number;
  /** How many page numbers are shown. */
  links?: number;
  /** Infinity is 'All'. */
  sizes?: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

const defaultSizes = [5, 10, 20, 50, 100] as const;

/** Range, first, previous, page numbers, next, last, and the number of rows per page. */
export function Pager({ page, size, total, links = 6, sizes = defaultSizes, onPage, onSize }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  const last = pages - 1;
  const from = total === 0 ? 0 : page === 0 ? 1 : page * size + 1;
  const to = Math.min(total, (page + 1) * size);
  const step = (label: string, icon: LucideIcon, target: number, disabled: boolean) => (
    <StepButton label={label} icon={icon} disabled={disabled} onClick={() => onPage(target)} />
  );

  return (
    <footer className={classes(layoutStyles.ruled, textStyles.small, styles.pager)}>
      <span className={classes(textStyles.muted, textStyles.num)}>
        {t('{first}–{last} of {total}', {
          first: formatCount(from),
          last: formatCount(to),
          total: formatCount(total),
        })}
      </span>
      <Menu as="nav" pagination className={styles.pages} aria-label={t('Pages')}>
        {step(t('First page'), ChevronsLeft, 0, page <= 0)}
        {step(t('Previous page'), ChevronLeft, page - 1, page <= 0)}
        {pageWindow(page, pages, links).map((at) => (
          <MenuItem
            as="button"
            key={at}
            type="button"
            aria-label={t('Page {number}', { number: at + 1 })}
            aria-current={at === page ? 'page' : undefined}
            active={at === page}
            onClick={() => onPage(at)}
          >
            {formatCount(at + 1)}
          </MenuItem>
        ))}
        {step(t('Next page'), ChevronRight, page + 1, page >= last)}
        {step(t('Last page'), ChevronsRight, last, page >= last)}
      </Menu>
      <Select
        variant="quiet"
        label={t('Rows per page')}
        options={sizes.map((each) => ({
          value: String(each),
          label: each === Infinity ? t('All') : String(each),
        }))}
        value={String(size)}
        onValue={(value) => onSize(Number(value))}
      />
    </footer>
  );
}

interface StepButtonProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, icon: Icon, disabled, onClick }: StepButtonProps) {
  return (
    <KeptButton aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} aria-hidden />
    </KeptButton>
  );
}
