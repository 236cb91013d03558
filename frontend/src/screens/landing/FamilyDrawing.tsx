import { useId } from 'react';
import type { LandingFamily } from '../../api';
import styles from './landing.module.css';

type Body = { outline: string; windows: string; lines: string };

const coupe: Body = {
  outline:
    'M9 58C8 50 14 45 27 43C48 39.5 64 37 79 29.5C96 20 113 15.5 134 15.5C160 15.5 178 23 197 33.5C213 35.5 226 39 231 47.5C233.5 53.5 231.5 58 226 58L210.5 58A17.5 17.5 0 0 0 175.5 58L72.5 58A17.5 17.5 0 0 0 37.5 58Z',
  windows: 'M91 32.5C103 25 117 21 134 21C150 21 162 25.5 174 33Z',
  lines:
    'M14 48L25 46.4M223 43.5L230.5 46M78 52.5H170M94 38C93 45 93.5 49 95 52.5M143 33V44C143 48 142 51 141 52.5M134 39.5H140',
};
const open: Body = {
  outline:
    'M9 58C8 50 14 45 27 43C50 39 72 38 92 37.5L150 37C155 29.5 164 28 174 31.5C184 34 191 34.5 199 35.5C214 37 226 40 231 47.5C233.5 53.5 231.5 58 226 58L210.5 58A17.5 17.5 0 0 0 175.5 58L72.5 58A17.5 17.5 0 0 0 37.5 58Z',
  windows: 'M100 37L119 25.2C120.6 24.3 122 25.4 121.2 27L115.5 37Z M136 37C136 30 146 30 146 37Z',
  lines:
    'M14 48L25 46.4M223 43.5L230.5 46M78 52.5H170M98 41C97 46 97.5 50 99 52.5M147 37V44C147 48 146 51 145 52.5M138 42H144',
};
const tall: Body = {
  outline:
    'M10 58C8 46 13 38.5 30 36C45 34 56 32 68 22.5C79 13.5 98 9.5 128 9.5C164 9.5 186 12 203 28C216 31 227 35 230 45C232 53 230 58 225 58L211.5 58A18.5 18.5 0 0 0 174.5 58L73.5 58A18.5 18.5 0 0 0 36.5 58Z',
  windows: 'M80 28C90 19 104 15.5 128 15.5L132 15.5L132 29Z M138 15.5C162 16 177 18 189 29L138 29Z',
  lines:
    'M16 43L27 41M222 38.5L228.5 41M79 52.5H169M86 33C85 43 86 49 87.5 52.5M135 29V52.5M126 36H131M168 36H173',
};

const wheels = [55, 193];

/** No pictures of cars come with the feed: the names of the models say which of three outlines comes nearest. */
function bodyOf(family: LandingFamily | undefined): Body {
  const names = family?.models.map(({ modelDescription }) => modelDescription).join(' ') ?? '';
  if (/\b(spider|cabrio|roadster)\b/i.test(names)) return open;
  return /\b(van|suv)\b/i.test(names) ? tall : coupe;
}

export function FamilyDrawing({ family }: { family?: LandingFamily }) {
  const id = useId();
  const { outline, windows, lines } = bodyOf(family);
  const paint = `url(#${id})`;
  return (
    <svg className={styles.car} viewBox="0 0 240 80" aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="240" y1="0" y2="24">
        <stop stopColor="#3b8df0" offset="0" />
        <stop className={styles.to} offset="1" />
      </linearGradient>
      <ellipse cx="122" cy="73" rx="104" ry="3.5" fill="var(--ink)" opacity=".08" />
      <g stroke={paint} strokeLinejoin="round">
        <path d={outline} fill={paint} fillOpacity=".16" strokeWidth="2.5" />
        <path d={windows} fill="var(--accent)" fillOpacity=".18" strokeWidth="1.8" />
        <path d={lines} fill="none" strokeWidth="1.4" strokeLinecap="round" opacity=".6" />
        {wheels.map((x) => (
          <circle key={x} cx={x} cy="59" r="13" fill="var(--surface)" strokeWidth="3" />
        ))}
      </g>
      {wheels.map((x) => (
        <circle key={x} cx={x} cy="59" r="3.5" fill="var(--accent)" opacity=".55" />
      ))}
    </svg>
  );
}
