import { Moon, Sun } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { themeChosen } from '../../api/preferences';
import type { RootState } from '../store';
import { t } from '../../texts/app';

export function ThemeButton() {
  const isDark = useSelector((state: RootState) => state.preferences.theme === 'dark');
  const dispatch = useDispatch();
  const label = isDark ? t('Light theme') : t('Dark theme');
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
