import { Clock3, LayoutGrid } from 'lucide-react';
import { useMemo, useState } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { useGetMenuListQuery } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { useSolService } from '../../api/solService';
import { Hint, OverviewCard, OverviewLine } from '../../screens/overview/OverviewCard';
import { OverviewScreen } from '../../screens/overview/OverviewScreen';
import { t } from '../../texts/overview.gen';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import { pathOfEntry } from '../palette/hitEntry';
import type { PaletteEntry } from '../palette/PaletteEntry';
import { menuGroupsOf, screensOf } from '../palette/placesOf';
import { entriesOfToday, recentEntries } from '../palette/recentEntries';
import { MenuIcon } from '../shell/MenuIcon';
import styles from './overview-page.module.css';

const EntryLine = ({ entry }: { entry: PaletteEntry }) => (
  <OverviewLine to={entry.to} className={styles.entry}>
    <MenuIcon path={pathOfEntry(entry)} />
    <span className={classes(textStyles.cut, entry.isCode ? textStyles.code : textStyles.medium)}>
      {entry.title}
    </span>
    <span
      className={classes(textStyles.faint, textStyles.tiny, textStyles.cut)}
      lang={languageTag(entry.language)}
    >
      {entry.text || entry.place}
    </span>
  </OverviewLine>
);

/** Where the user has gone to from the command palette, the latest first. */
function Recent() {
  const user = useSessionUser();
  const isSolOn = useSolService();
  // The side bar's: what it has read is not asked again.
  const query = { modelName: useCurrentModel().modelcode, language: useCurrentLanguage().code };
  const { data: menu = [] } = useGetMenuListQuery(query, { skip: !user.ccadmEnabled });
  const [kept] = useState(() => recentEntries(user.username).filter(({ kind }) => kind !== 'action'));
  const known = [...screensOf(user, menu, isSolOn), ...menuGroupsOf(menu)];
  const entries = entriesOfToday(kept, known, user, isSolOn);
  return (
    <OverviewCard icon={Clock3} title={t('Where you were last')}>
      {entries.length === 0 && (
        <Hint>{t('What you open with Ctrl+K appears here: screens, labels, vehicles, campaigns.')}</Hint>
      )}
      <ul>
        {entries.map((entry) => (
          <EntryLine key={entry.to} entry={entry} />
        ))}
      </ul>
    </OverviewCard>
  );
}

/** The screens that the user may open. */
function Places() {
  const user = useSessionUser();
  const isSolOn = useSolService();
  const places = useMemo(
    () => screensOf(user, [], isSolOn).filter(({ to }) => to !== '/overview'),
    [user, isSolOn],
  );
  return (
    <OverviewCard icon={LayoutGrid} title={t('What you may open')}>
      <ul>
        {places.map((entry) => (
          <EntryLine key={entry.to} entry={entry} />
        ))}
      </ul>
    </OverviewCard>
  );
}

/** The overview with what only the console knows. */
export const OverviewPage = () => <OverviewScreen recent={<Recent />} places={<Places />} />;
