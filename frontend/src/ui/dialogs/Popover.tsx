// Native but for its heading: Semantic's Popup is not announced, takes no focus, and costs 10 kB with its Popper.
import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Header } from 'semantic-ui-react';
import { classes } from '../classes';
import { IconButton } from '../navigation/IconButton';
import { usePopover } from './usePopover';
import { t } from '../../texts/ui';
import styles from './popover.module.css';
import layoutStyles from '../layout.module.css';

export interface PopoverProps {
  title: ReactNode;
  /** The button that it explains: it points there, and gives the focus back to it. */
  anchor: HTMLElement;
  /** In pixels; never wider than the window less 28. */
  width: number;
  className?: string;
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A box in the top layer beside a button, for reading: the page stays usable, and the row of the button can be typed into
 * meanwhile. Esc, its cross, a click or the focus anywhere else close it. It is open as long as it is mounted; inside of a
 * dialog it must be mounted in that dialog.
 */
export function Popover(props: PopoverProps) {
  const { title, anchor, width, className, closeLabel = t('Close'), onClose, children } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const handleKeyDown = usePopover(box, anchor, onClose);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab leads back to the anchor
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={classes(layoutStyles.box, styles.popover, className)}
      style={{ width }}
      onKeyDown={handleKeyDown}
    >
      <i className={styles.arrow} aria-hidden />
      <div className={classes(layoutStyles.row, styles.head)}>
        <Header as="h2" id={id}>
          {title}
        </Header>
        <IconButton label={closeLabel} icon={X} onClick={onClose} />
      </div>
      <div className={classes(layoutStyles.scrolls, styles.body)}>{children}</div>
    </div>
  );
}
