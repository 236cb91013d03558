import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from '../../frontend/src/ui/data/Pill';
import { Row } from '../../frontend/src/ui/Row';
import { DesignPage, Section } from './DesignPage';
import styles from './design-page.module.css';
import { colourOf, contrastOf, tokenNames, valueOf } from './tokens';

const meta = { title: 'Design system/Colours', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Group = {
  title: string;
  words: string;
  /** What its texts are read on. */
  on?: string;
  meanings: Record<string, string>;
};

const groups: Group[] = [
  {
    title: 'Surfaces',
    words:
      'From the desk up: a page, a card on it, a quiet band in the card. Lines separate; shadows only lift what floats.',
    meanings: {
      '--bg': 'The page',
      '--surface': 'Cards, dialogs, fields',
      '--surface-2': 'Heads of tables, feet of dialogs',
      '--line': 'Between rows and around cards',
      '--line-strong': 'Around what can be filled in',
      '--scrim': 'Over the page, below a dialog',
    },
  },
  {
    title: 'Ink',
    words:
      'Three strengths of text. The third is the faintest that may carry a word; the last is for what cannot be used.',
    on: '--surface',
    meanings: {
      '--ink': 'What is read first',
      '--ink-2': 'Labels and help',
      '--ink-3': 'Hints and dates',
      '--ink-off': 'Switched off; exempt from contrast',
    },
  },
  {
    title: 'Accent',
    words:
      'One colour for what can be pressed. A page has one filled button, so that the next step needs no search.',
    on: '--surface',
    meanings: {
      '--accent': 'Links, the primary button, the current page',
      '--accent-hover': 'The same under the pointer',
      '--accent-soft': 'Behind what is chosen',
      '--on-accent': 'On the accent',
      '--focus': 'The ring of the keyboard',
    },
  },
  {
    title: 'Tones',
    words: 'A tone never stands alone: a word or an icon says the same.',
    on: '--surface',
    meanings: {
      '--ok': 'Done, active, created',
      '--ok-soft': 'Behind it',
      '--warn': 'Look twice',
      '--warn-soft': 'Behind it',
      '--danger': 'Wrong, refused, deletes',
      '--danger-soft': 'Behind it',
    },
  },
  {
    title: 'Side bar',
    words: 'Dark in both themes: the frame stays where it is when the page changes.',
    on: '--side',
    meanings: {
      '--side': 'Its ground',
      '--side-ink': 'Its entries',
      '--side-ink-2': 'Its headings',
      '--side-line': 'Its lines',
      '--side-active': 'Behind the open page',
      '--side-mark': 'Beside the open page',
    },
  },
];

const isText = (token: string) => /^--(ink|accent$|accent-hover|ok$|warn$|danger$|side-ink)/.test(token);

function Swatch({ token, meaning, on }: { token: string; meaning: string; on: string | undefined }) {
  const ratio = on !== undefined && isText(token) ? contrastOf(token, on) : undefined;
  return (
    <div className={styles.tile}>
      <div className={styles.swatch} style={{ background: `var(${token})` }} />
      <div className={styles.tileWords}>
        <b>{token}</b>
        <span className={styles.value}>{valueOf(token)}</span>
        <span className={styles.meaning}>{meaning}</span>
        {ratio !== undefined && (
          <Row gap={6}>
            <Pill tone={ratio >= 4.5 ? 'ok' : 'neutral'}>{ratio.toFixed(1)} : 1</Pill>
            <span className={styles.meaning}>on {on}</span>
          </Row>
        )}
      </div>
    </div>
  );
}

export const Colours: StoryObj = {
  render: () => {
    const known = new Set(groups.flatMap(({ meanings }) => Object.keys(meanings)));
    const others = tokenNames().filter((token) => !known.has(token) && colourOf(token) !== undefined);
    return (
      <DesignPage
        title="Colours"
        lead="Named by what they mean, never by how they look. Values and contrasts are read from the theme in use: change the theme in the toolbar, and they change."
      >
        {groups.map(({ title, words, on, meanings }) => (
          <Section key={title} title={title} words={words}>
            <div className={styles.grid}>
              {Object.entries(meanings).map(([token, meaning]) => (
                <Swatch key={token} token={token} meaning={meaning} on={on} />
              ))}
            </div>
          </Section>
        ))}
        <Section
          title="Comparison"
          words="Two texts or two documents side by side, and whatever else the theme holds."
        >
          <div className={styles.grid}>
            {others.map((token) => (
              <Swatch key={token} token={token} meaning="" on={undefined} />
            ))}
          </div>
        </Section>
      </DesignPage>
    );
  },
};
