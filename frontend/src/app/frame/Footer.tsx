import { shellTexts } from '../../texts';
import { t } from '../../texts/app.gen';
import styles from './frame.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

/** The line at the end of every page. */
export function Footer() {
  return (
    <Row as="footer" between gap={16} className={classes(textStyles.muted, textStyles.tiny, styles.foot)}>
      <span>{shellTexts.copyright}</span>
      <span>{t('Configurator console')}</span>
    </Row>
  );
}
