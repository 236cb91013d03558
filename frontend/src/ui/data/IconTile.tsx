import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes';
import layoutStyles from '../layout.module.css';
import toneStyles from '../tone.module.css';

export interface IconTileProps {
  icon: LucideIcon;
  /** Of the tile; its icon is about half as large. */
  size?: number;
  tone?: 'accent' | 'ok' | 'danger' | 'neutral';
}

/** An icon on a tile of its tone, before what it stands for. */
export const IconTile = ({ icon: Icon, size = 38, tone = 'accent' }: IconTileProps) => (
  <span
    className={classes(layoutStyles.iconTile, toneStyles[tone])}
    style={{ width: size, height: size }}
    aria-hidden
  >
    <Icon size={Math.round(size * 0.48)} />
  </span>
);
