import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import styles from './design-page.module.css';

interface DesignPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the design system. */
export const DesignPage = ({ title, lead, children }: DesignPageProps) => (
  <main className={styles.page}>
    <p className={styles.eyebrow}>CCB Console · Design system</p>
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </main>
);

export const Section = ({
  title,
  words,
  children,
}: {
  title: string;
  words?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {words && <p className={styles.words}>{words}</p>}
    {children}
  </section>
);

interface StoryLinkProps {
  /** The title of its file and the name of its export; titles.test.ts looks for both. */
  title: string;
  story: string;
  className?: string;
  children: ReactNode;
}

/** Opens another story. */
export const StoryLink = ({ title, story, className, children }: StoryLinkProps) => (
  <a className={className} href={`./?path=/story/${toId(title, storyNameFromExport(story))}`} target="_top">
    {children}
  </a>
);
