import { BookOpen, History, Keyboard, LogOut, Moon, Sun, Check } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionUser, loggedOut } from '../../api/session';
import { shellTexts } from '../../texts';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { useKeysDialog } from '../keys/useKeysDialog';
import { PaletteButton } from '../palette/PaletteButton';
import { appOf, isAvailable } from '../routes/routeTable';
import { useSolService } from '../../api/solService';
import { AppLinks } from './AppLinks';
import { appLinksOf, linkedApps } from './appLinksOf';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { ccbApi, useGetLangListQuery } from '../../api';
import type { AppDispatch, RootState } from '../store';
import {
  themeChosen,
  languageChosen,
  useCurrentLanguage,
  defaultModel,
  modelChosen,
  useCurrentModel,
  useTheme,
  densityChosen,
  textsChosen,
  type PreferencesState,
} from '../../api/preferences';
import { t } from '../../texts/app.gen';
import { listedModelOptionsOf, useMarketAndModelChoice } from '../../kit/market-model/marketAndModel';
import { readPricePlace } from '../../screens/price-configurator/place/pricePlace';
import { Select } from '../../ui/fields/Select';
import { Avatar } from '../../ui/data/Avatar';
import { MenuButton } from '../../ui/dialogs/MenuButton';
import { IconButton } from '../../ui/navigation/IconButton';
import { languageNames } from '../../texts/textLanguage';
import styles from './header.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';

const languages: { texts: PreferencesState['texts']; lang?: string; label: string }[] = [
  { texts: 'header', label: t("Texts in the header's language") },
  { texts: 'en', lang: 'en', label: languageNames.en },
  { texts: 'it', lang: 'it', label: languageNames.it },
];

/** Who is signed in, how dense the rows are, and what the console's own texts are in. */
function UserMenu() {
  const { username, userAliasFromModis, email, hasApiDocs } = useSessionUser();
  const isCompact = useSelector((state: RootState) => state.preferences.density === 'compact');
  const chosen = useSelector((state: RootState) => state.preferences.texts);
  const dispatch = useDispatch();
  const name = userAliasFromModis || username;
  const keys = useKeysDialog();
  return (
    <div className={styles.user}>
      {keys.dialog}
      <MenuButton label={<Avatar name={name} />} aria-label={t('Signed in as {name}', { name })} alignEnd>
        <p className={classes(layoutStyles.ruledBelow, styles.userCard)}>
          <b>{name}</b>
          <span className={textStyles.sub}>{email || username}</span>
        </p>
        <Link to="/activity">
          <History size={16} aria-hidden />
          {t('Activity')}
        </Link>
        {hasApiDocs !== false && (
          <Link to="/docs">
            <BookOpen size={16} aria-hidden />
            {t('API documentation')}
          </Link>
        )}
        <button type="button" aria-keyshortcuts="?" onClick={keys.show}>
          <Keyboard size={16} aria-hidden />
          {t('Keyboard shortcuts')}
        </button>
        <button
          type="button"
          aria-pressed={isCompact}
          onClick={() => dispatch(densityChosen(isCompact ? 'comfortable' : 'compact'))}
        >
          <Check size={16} aria-hidden className={isCompact ? undefined : styles.off} />
          {t('Compact rows')}
        </button>
        {languages.map(({ texts, lang, label }) => (
          <button
            key={texts}
            type="button"
            lang={languageTag(lang)}
            aria-pressed={chosen === texts}
            onClick={() => unsavedChanges.leaveFor(() => dispatch(textsChosen(texts)))}
          >
            <Check size={16} aria-hidden className={chosen === texts ? undefined : styles.off} />
            {label}
          </button>
        ))}
      </MenuButton>
    </div>
  );
}

/** Drops the page from the address: another language or model has other rows. */
function useFirstPage(): () => void {
  const [params, setParams] = useSearchParams();
  return useCallback(() => {
    if (!params.has('page')) return;
    const next = new URLSearchParams(params);
    next.delete('page');
    setParams(next, { replace: true });
  }, [params, setParams]);
}

/** The model of the label tool; DEFAULT means no specific model. */
function ModelSelect() {
  const user = useSessionUser();
  const current = useCurrentModel();
  const dispatch = useDispatch();
  const goToFirstPage = useFirstPage();
  const models = [defaultModel, ...user.ccadmFullModelList];
  const isListed = models.some((model) => model.modelcode === current.modelcode);
  const listed = isListed ? models : [...models, current];
  const choose = (code: string) => {
    const model = listed.find(({ modelcode }) => modelcode === code);
    if (!model) return;
    unsavedChanges.leaveFor(() => {
      dispatch(modelChosen(model));
      goToFirstPage();
    });
  };
  return (
    <Select
      variant="quiet"
      label={t('Model')}
      value={current.modelcode}
      options={listed.map((model) => ({ value: model.modelcode, label: model.modelcode }))}
      onValue={choose}
    />
  );
}

/** The language of labels and contents; the choice is kept and the last search reruns by itself. */
function LanguageSelect() {
  const { data = [] } = useGetLangListQuery();
  const current = useCurrentLanguage();
  const dispatch = useDispatch();
  const goToFirstPage = useFirstPage();
  const isListed = data.some((option) => option.value === current.code);
  const options = [
    ...(isListed ? [] : [{ value: current.code, lang: current.code, label: current.text }]),
    ...data.map((option) => ({ value: option.value, lang: option.value, label: option.text })),
  ];
  const choose = (code: string) => {
    const option = data.find(({ value }) => value === code);
    if (!option) return;
    unsavedChanges.leaveFor(() => {
      dispatch(languageChosen(option));
      goToFirstPage();
    });
  };
  return (
    <Select variant="quiet" label={t('Language')} value={current.code} options={options} onValue={choose} />
  );
}

/** The model of the price configurator: the vehicle of the address, as its card 'Market and Model' chooses it too. */
function VehicleSelect() {
  const { countries } = useSessionUser();
  const [params] = useSearchParams();
  const { market, model, isFixed } = useMemo(() => readPricePlace(params, countries), [params, countries]);
  const { chooseModel } = useMarketAndModelChoice(countries, market);
  const options = listedModelOptionsOf(market, model?.value);
  return (
    <Select
      variant="quiet"
      label={t('Model')}
      value={model?.value ?? ''}
      placeholder={model ? undefined : options.length > 0 ? t('Select a model') : t('No models')}
      options={options}
      disabled={isFixed || options.length === 0}
      onValue={chooseModel}
    />
  );
}

function ThemeButton() {
  const isDark = useTheme() === 'dark';
  const dispatch = useDispatch();
  const label = isDark ? t('Light theme') : t('Dark theme');
  return (
    <IconButton
      label={label}
      icon={isDark ? Sun : Moon}
      iconSize={18}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    />
  );
}

/** Ends the session here at once and on the server without waiting, and goes to / (R-034). */
function useLogout(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  return useCallback(() => {
    void dispatch(ccbApi.endpoints.logout.initiate());
    dispatch(loggedOut());
    void navigate('/');
  }, [dispatch, navigate]);
}

/** The bar at the top: app links, model, language, theme, user, Logout. */
export function Header() {
  const user = useSessionUser();
  const links = linkedApps(appLinksOf(user, useSolService()), isAvailable);
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <header className={classes(layoutStyles.row, layoutStyles.ruledBelow, styles.bar)}>
      <AppLinks links={links} />
      <div className={classes(layoutStyles.row, layoutStyles.end, styles.end)}>
        <PaletteButton />
        {appOf(pathname) === 'labels' && <ModelSelect />}
        {pathname === '/price_configurator' && <VehicleSelect />}
        <LanguageSelect />
        <span className={layoutStyles.divider} />
        <ThemeButton />
        <UserMenu />
        <button
          type="button"
          className={classes(layoutStyles.row, textStyles.muted, styles.logout)}
          onClick={() => unsavedChanges.leaveFor(logout)}
        >
          <LogOut size={16} aria-hidden />
          <span lang={quotedLanguage(shellTexts.logout)}>{shellTexts.logout}</span>
        </button>
      </div>
    </header>
  );
}
