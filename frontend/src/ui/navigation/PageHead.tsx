import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Breadcrumb, Header } from 'semantic-ui-react';
import { Quoted } from '../data/Quoted';
import { Tag } from '../data/Tag';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { t } from '../../texts/ui.gen';
import styles from './page-head.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';
import { classes } from '../classes';
import { sharedValue } from '../listeners';
import { Row } from '../Row';

/** What the page is about: its group or record. The head of a page tells it, the title of the document shows it. */
const { read, set, subscribe } = sharedValue<string | undefined>(undefined);

/** Tells what the page is about for as long as its head is there. */
function useTellSubject(subject: string | undefined): void {
  useEffect(() => {
    set(subject || undefined);
    return () => set(undefined);
  }, [subject]);
}

/** For the title of the document; undefined: the page is about nothing in particular. */
export const usePageSubject = (): string | undefined => useSyncExternalStore(subscribe, read);

export interface PageHeadProps {
  /** The way here, above the title. */
  crumb?: ReactNode;
  title: ReactNode;
  /** Beside the title, such as the label group; a text is in the title of the document too. */
  tag?: ReactNode;
  /** The record that the page is about, for the title of the document; by default the tag. */
  subject?: string;
  /** One line of help. */
  help?: ReactNode;
  /** Buttons at the right, one primary, last. */
  actions?: ReactNode;
}

/** The head of a page with its h1; the h1 can take the focus after a change of route. */
export function PageHead({ crumb, title, tag, subject, help, actions }: PageHeadProps) {
  useTellSubject(subject ?? (typeof tag === 'string' ? tag : undefined));
  return (
    <Row wrap between align="flex-start" gap="12px 16px" margin="0 0 var(--gap-y)" className={styles.head}>
      <div>
        {crumb && (
          <Breadcrumb
            as="nav"
            className={classes(layoutStyles.row, textStyles.muted, textStyles.small, styles.crumbs)}
            aria-label={t('Breadcrumb')}
          >
            {crumb}
          </Breadcrumb>
        )}
        <Row gap="4px 10px" wrap>
          <Header as="h1" tabIndex={-1} lang={quotedLanguage(title)}>
            {title}
          </Header>
          {tag && <Tag>{tag}</Tag>}
        </Row>
        {help && (
          <p className={textStyles.muted}>
            <Quoted>{help}</Quoted>
          </p>
        )}
      </div>
      {actions && <Row wrap>{actions}</Row>}
    </Row>
  );
}
