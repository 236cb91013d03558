import { Check } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { densityChosen, textsChosen, type PreferencesState } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { Avatar } from '../../ui/Avatar';
import { leavableDialogs } from '../../ui/leavableDialogs';
import { MenuButton } from '../../ui/MenuButton';
import type { RootState } from '../store';
import { t } from '../../texts/app';
import { languageNames } from '../../texts/textLanguage';

const languages: { texts: PreferencesState['texts']; lang?: string; label: string }[] = [
  { texts: 'header', label: t("Texts in the header's language") },
  { texts: 'en', lang: 'en', label: languageNames.en },
  { texts: 'it', lang: 'it', label: languageNames.it },
];

/** Who is signed in, how dense the rows are, and what the console's own texts are in. */
export function UserMenu() {
  const { username, userAliasFromModis, email } = useSessionUser();
  const isCompact = useSelector((state: RootState) => state.preferences.density === 'compact');
  const chosen = useSelector((state: RootState) => state.preferences.texts);
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
        {languages.map(({ texts, lang, label }) => (
          <button
            key={texts}
            type="button"
            lang={lang}
            aria-pressed={chosen === texts}
            onClick={() => leavableDialogs.leaveFor(() => dispatch(textsChosen(texts)))}
          >
            <Check size={16} aria-hidden className={chosen === texts ? undefined : 'is-off'} />
            {label}
          </button>
        ))}
      </MenuButton>
    </div>
  );
}
