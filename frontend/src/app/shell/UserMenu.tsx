import { Check } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { densityChosen } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { Avatar } from '../../ui/Avatar';
import { MenuButton } from '../../ui/MenuButton';
import type { RootState } from '../store';
import { t } from '../../texts/app';

/** Who is signed in, and how dense the rows are. */
export function UserMenu() {
  const { username, userAliasFromModis, email } = useSessionUser();
  const isCompact = useSelector((state: RootState) => state.preferences.density === 'compact');
  const dispatch = useDispatch();
  const name = userAliasFromModis || username;
  return (
    <div className="user-menu">
      <MenuButton label={<Avatar name={name} />} aria-label={t('Signed in as {name}', { name })} alignEnd>
        <p className="user-card">
          <b>{name}</b>
          <span className="sub">{email || username}</span>
        </p>
        <button
          type="button"
          aria-pressed={isCompact}
          onClick={() => dispatch(densityChosen(isCompact ? 'comfortable' : 'compact'))}
        >
          <Check size={16} aria-hidden className={isCompact ? undefined : 'is-off'} />
          {t('Compact rows')}
        </button>
      </MenuButton>
    </div>
  );
}
