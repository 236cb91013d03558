import { Navigate, useLocation } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import { LoginForm } from './LoginForm';
import { afterLogin } from './loginState';
import { PanelsTopLeft, Car } from 'lucide-react';
import { t } from '../../texts/login.gen';
import { shellTexts } from '../../texts';
import { rich } from '../../texts/rich';
import styles from './login.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';

const spokes = [0, 72, 144, 216, 288];

function Wheel({ x }: { x: number }) {
  return (
    <g stroke="#6fb1ff">
      <circle cx={x} cy="250" r="46" strokeOpacity=".6" strokeWidth="1.6" />
      <circle cx={x} cy="250" r="30" strokeOpacity=".3" />
      {spokes.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle} ${x} 250)`}
          d={`M${x - 2} 244 L${x - 5} 221 M${x + 2} 244 L${x + 5} 221`}
          strokeOpacity=".4"
        />
      ))}
    </g>
  );
}

function Body() {
  return (
    <>
      <path
        d="M70 214 C84 176 122 158 188 148 C262 104 338 72 452 70 C556 68 626 96 694 144 C762 152 818 166 838 196 C846 210 846 226 842 240"
        stroke="url(#car-outline)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g stroke="url(#car-detail)" strokeWidth="1.4">
        <path d="M252 142 C312 108 372 92 452 91 C530 90 586 108 640 142 Z" strokeWidth="1.6" />
        <path d="M462 91 L470 142" />
        <path d="M120 186 C260 166 560 164 820 188" />
        <path d="M316 246 C420 252 520 252 592 246" />
        <path d="M176 250 A58 58 0 0 1 292 250" strokeWidth="2" />
        <path d="M640 250 A58 58 0 0 1 756 250" strokeWidth="2" />
      </g>
      <g strokeWidth="4" strokeLinecap="round">
        <path d="M796 182 C812 182 828 190 836 202" stroke="#eaf4ff" />
        <path d="M76 204 C84 192 96 186 112 182" stroke="#ff6b5e" strokeOpacity=".85" />
      </g>
    </>
  );
}

function Light() {
  const across = { x1: '60', y1: '0', x2: '860', y2: '0', gradientUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <linearGradient id="car-outline" {...across}>
        <stop offset="0" stopColor="#3b8df0" stopOpacity="0" />
        <stop offset=".3" stopColor="#6fb1ff" stopOpacity=".9" />
        <stop offset=".58" stopColor="#eaf4ff" />
        <stop offset="1" stopColor="#3b8df0" stopOpacity=".1" />
      </linearGradient>
      <linearGradient id="car-detail" {...across}>
        <stop offset="0" stopColor="#3b8df0" stopOpacity="0" />
        <stop offset=".5" stopColor="#6fb1ff" stopOpacity=".55" />
        <stop offset="1" stopColor="#3b8df0" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="car-ground">
        <stop offset="0" stopColor="#2f7fe0" stopOpacity=".38" />
        <stop offset="1" stopColor="#2f7fe0" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function CarDrawing() {
  return (
    <svg className={styles.car} viewBox="0 0 900 330" fill="none" aria-hidden="true">
      <Light />
      <ellipse cx="460" cy="274" rx="420" ry="34" fill="url(#car-ground)" />
      <Body />
      <Wheel x={234} />
      <Wheel x={698} />
    </svg>
  );
}

function BrandPanel() {
  return (
    <aside className={classes(layoutStyles.column, styles.panel)} aria-label={t('Configurator')}>
      <div className="brand">
        <span className="brand-mark">
          <Car size={18} aria-hidden />
        </span>
        <span>{t('Configurator')}</span>
      </div>
      <CarDrawing />
      <div className={styles.words}>
        <p className={styles.claim}>
          {rich(t('Every label, option and price{br}of every Alturia.'), { br: <br /> })}
        </p>
        <p>{t('Internal console for the configurator teams.')}</p>
      </div>
      <footer>{shellTexts.copyright}</footer>
    </aside>
  );
}

/** The header of somebody who is not signed in: the way to the landing page. A plain link: that page is a document of its own. */
const LoginHeader = () => (
  <header className={styles.top}>
    <a className="visitor-in" href={`${import.meta.env.BASE_URL}landing`}>
      <PanelsTopLeft size={15} aria-hidden />
      {t('Landing page')}
    </a>
  </header>
);

export function LoginScreen() {
  const user = useSignedInUser();
  const { state } = useLocation();
  if (user) return <Navigate to={afterLogin(state, user.username)} replace />;
  return (
    <div className={styles.page}>
      <LoginHeader />
      <BrandPanel />
      <main className={styles.form}>
        <LoginForm />
      </main>
    </div>
  );
}
