import { ImageOff } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Image } from 'semantic-ui-react';
import { classes } from '../classes';
import layoutStyles from '../layout.module.css';
import textStyles from '../text.module.css';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  src: string;
  /** What a click opens, read aloud: 'Images of 431'. */
  label: string;
  /** Whether what it opens is open. */
  isOpen?: boolean;
  /** Without it the picture is decoration. */
  onToggle?: () => void;
  /** m is 54 × 40 pixels, l is 84 × 62. */
  size?: 'm' | 'l';
}

/** A small picture that opens and closes a carousel; a dashed box where there is none (one pixel, or nothing that loads). */
export function Thumbnail({ src, label, isOpen = false, onToggle, size = 'm' }: ThumbnailProps) {
  const picture = <Picture key={src} src={src} />;
  const className = classes(layoutStyles.square, styles.thumbnail, size === 'l' && styles.large);
  if (!onToggle) return <span className={className}>{picture}</span>;

  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        onToggle();
      }}
    >
      {picture}
    </button>
  );
}

function Picture({ src }: { src: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing)
    return (
      <span className={classes(textStyles.faint, styles.none)}>
        <ImageOff size={16} aria-hidden />
      </span>
    );

  return (
    <Image
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
        setIsMissing(currentTarget.naturalWidth <= 1)
      }
      onError={() => setIsMissing(true)}
    />
  );
}
