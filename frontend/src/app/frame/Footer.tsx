import { shellTexts } from '../../texts';
import { t } from '../../texts/app.gen';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

/** The line at the end of every page. */
export function Footer() {
  return (
    <Row
      as="footer"
      between
      gap={16}
      margin="auto 0 0"
      pad="var(--gap-y) 0 calc(var(--gap-y) - 2px)"
      className={classes(textStyles.muted, textStyles.tiny)}
    >
      <span>{shellTexts.copyright}</span>
      <span>{t('Configurator console')}</span>
    </Row>
  );
}
