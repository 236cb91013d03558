import type { ReactNode } from 'react';
import { Breadcrumb, Header } from 'semantic-ui-react';
import { useTellSubject } from './pageSubject';
import { Quoted } from '../data/Quoted';
import { Tag } from '../data/Tag';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { t } from '../../texts/ui';

export interface PageHeadProps {
  /** The way here, above the title. */
  crumb?: ReactNode;
  title: ReactNode;
  /** Beside the title, such as the label group; a text is in the title of the document too. */
  tag?: ReactNode;
  /** The record that the page is about, for the title of the document; the tag unless told. */
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
    <div className="page-head">
      <div>
        {crumb && (
          <Breadcrumb as="nav" className="crumb" aria-label={t('Breadcrumb')}>
            {crumb}
          </Breadcrumb>
        )}
        <div className="h1row">
          <Header as="h1" tabIndex={-1} lang={quotedLanguage(title)}>
            {title}
          </Header>
          {tag && <Tag>{tag}</Tag>}
        </div>
        {help && (
          <p>
            <Quoted>{help}</Quoted>
          </p>
        )}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
