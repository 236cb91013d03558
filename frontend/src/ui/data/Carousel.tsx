import { ChevronLeft, ChevronRight, ImageOff, Pause, Play, X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { labelTexts } from '../../texts';
import { classes } from '../classes';
import { IconButton } from '../navigation/IconButton';
import { MessageDialog } from '../dialogs/MessageDialog';
import { useCarousel, type CarouselState } from './useCarousel';
import type { ImageSource } from './useLoadedImages';
import { t } from '../../texts/ui.gen';
import styles from './carousel.module.css';
import thumbnailStyles from './thumbnail.module.css';
import textStyles from '../text.module.css';
import { Row } from '../Row';
import layoutStyles from '../layout.module.css';

/** For a box that comes and goes: gives the focus back to what had it before, when it would vanish with the box. */
function useFocusBack<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = box.current;
    return () => {
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return box;
}

export interface CarouselProps {
  /** Every picture there may be; only those are shown that load with a width above 1. */
  images: readonly ImageSource[];
  title: string;
  onClose: () => void;
  /** The lower one inside a dialog. */
  compact?: boolean;
}

/**
 * Pictures one after the other, every 3 s: paused by the button, by the pointer above and by
 * the keyboard inside; at rest from the start where people want no motion. Arrows step, Space pauses, Escape closes and
 * gives the focus back. Mount it to open it.
 */
export function Carousel({ images, title, onClose, compact }: CarouselProps) {
  const box = useFocusBack<HTMLDivElement>();
  // A block: what scrollIntoView returns in newer browsers is not a clean-up.
  useLayoutEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [box]);
  const carousel = useCarousel(images, onClose);
  const { isProbing, isBroken } = carousel;
  const isEmpty = carousel.images.length === 0;

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls inside */}
      <div
        ref={box}
        className={classes(styles.carousel, compact && styles.compact)}
        role="group"
        aria-roledescription="carousel"
        aria-label={title}
        aria-busy={(isEmpty && isProbing) || undefined}
        onKeyDown={carousel.handleKeyDown}
        onFocus={carousel.handleFocus}
        onBlur={carousel.handleBlur}
      >
        {isEmpty ? <EmptyStage isProbing={isProbing} /> : <Stage carousel={carousel} compact={compact} />}
        <div className={classes(layoutStyles.column, styles.side)}>
          <SideHead carousel={carousel} title={title} onClose={onClose} />
          <p role="status" className={classes(textStyles.muted, textStyles.small)}>
            {summaryOf(carousel, compact)}
          </p>
          <ThumbnailStrip carousel={carousel} />
        </div>
      </div>
      {isBroken && <BrokenImage title={title} onClose={carousel.forgetBroken} />}
    </>
  );
}

/** Beside the carousel, which would take the dialog's keys for its own. */
function BrokenImage({ title, onClose }: Pick<CarouselProps, 'title' | 'onClose'>) {
  return <MessageDialog tone="error" title={title} message={labelTexts.brokenImage} onClose={onClose} />;
}

function summaryOf({ images, isProbing }: CarouselState, compact?: boolean): string {
  if (images.length === 0) return isProbing ? t('Looking for images') : t('There are no images.');
  const loaded =
    images.length === 1
      ? t('1 image loaded')
      : t('{count} images loaded, one every 3 s', { count: images.length });
  return compact ? loaded : t('{loaded}. Positions without an image are left out.', { loaded });
}

function EmptyStage({ isProbing }: { isProbing: boolean }) {
  return (
    <div className={classes(styles.stage, styles.empty)}>
      {!isProbing && <ImageOff size={28} aria-hidden />}
    </div>
  );
}

function Stage({ carousel, compact }: { carousel: CarouselState; compact?: boolean }) {
  const { images, index, current, isRunning, step, hover, breakImage } = carousel;
  if (!current) return null;
  const position = `${index + 1} / ${images.length}`;

  return (
    <div
      className={styles.stage}
      role="group"
      aria-roledescription="slide"
      aria-label={t('Image {position}: {name}', { position, name: current.name })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows, Space and Escape need a place to be pressed
      tabIndex={0}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
    >
      <img src={current.url} alt={current.name} onError={() => breakImage(current.url)} />
      {/* Quiet while the pictures turn by themselves. */}
      <span
        className={classes(textStyles.tiny, textStyles.num, styles.caption)}
        aria-live={isRunning ? 'off' : 'polite'}
      >
        {position}
        {!compact && ` · ${current.name}`}
      </span>
      {images.length > 1 && (
        <>
          <IconButton label={t('Previous image')} icon={ChevronLeft} iconSize={18} onClick={() => step(-1)} />
          <IconButton label={t('Next image')} icon={ChevronRight} iconSize={18} onClick={() => step(1)} />
          <span key={current.url} className={classes(styles.bar, !isRunning && styles.held)} />
        </>
      )}
    </div>
  );
}

function SideHead({
  carousel,
  title,
  onClose,
}: Pick<CarouselProps, 'title' | 'onClose'> & { carousel: CarouselState }) {
  const { images, isPlaying, togglePlaying } = carousel;

  return (
    <Row gap={0}>
      <b>{title}</b>
      {images.length > 1 && (
        <IconButton
          label={isPlaying ? t('Pause') : t('Play')}
          icon={isPlaying ? Pause : Play}
          pressed={!isPlaying}
          onClick={togglePlaying}
        />
      )}
      <IconButton label={t('Close images')} icon={X} onClick={onClose} />
    </Row>
  );
}

function ThumbnailStrip({ carousel: { images, index, show, breakImage } }: { carousel: CarouselState }) {
  if (images.length < 2) return null;

  return (
    <ul className={styles.strip}>
      {images.map(({ url, name }, at) => (
        <li key={url}>
          <button
            type="button"
            className={classes(layoutStyles.square, thumbnailStyles.thumbnail)}
            aria-label={t('Show {name}', { name })}
            aria-current={at === index || undefined}
            onClick={() => show(url)}
          >
            <img src={url} alt="" onError={() => breakImage(url)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
