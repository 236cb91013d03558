import { CloudOff, WifiOff } from 'lucide-react';
import { Message as SuiMessage } from 'semantic-ui-react';
import { AboveDialogs } from '../dialogs/AboveDialogs';
import { t } from '../../texts/ui.gen';
import styles from './connection-banner.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';
import { classes } from '../classes';

export interface ConnectionBannerProps {
  /** Undefined while calls get through. */
  lost?: 'away' | 'offline';
  /** It was lost a moment ago, and is there again. */
  isBack?: boolean;
}

const titles = {
  away: t('The server does not answer at the moment.'),
  offline: t('This device is offline.'),
};

/** One calm line at the top, above every dialog, as long as no call gets through; read aloud when it comes and when it is over. */
export function ConnectionBanner({ lost, isBack = false }: ConnectionBannerProps) {
  const Icon = lost === 'offline' ? WifiOff : CloudOff;
  return (
    <AboveDialogs className={styles.banner} label={t('Connection')}>
      <div role="status" aria-live="polite">
        {lost && (
          <SuiMessage className={classes(layoutStyles.row, styles.line)}>
            <Icon size={17} className={textStyles.warn} aria-hidden />
            <span>
              <b>{titles[lost]}</b> {t('What you typed stays here; the console will resume by itself.')}
            </span>
          </SuiMessage>
        )}
        {!lost && isBack && <span className={textStyles.unseen}>{t('The server answers again.')}</span>}
      </div>
    </AboveDialogs>
  );
}
