import type { Meta, StoryObj } from '@storybook/react-vite';
import { DesignPage, Section } from './DesignPage';
import styles from './design-page.module.css';
import { valueOf } from './tokens';

const meta = { title: 'Design system/Space and shape', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const distances: Record<string, string> = {
  '--gap-y': 'Between the parts of a page, one below the other',
  '--card-x': 'Between the edge of a card and what is in it',
  '--row-x': 'Beside what stands in a cell',
  '--row-y': 'Above and below it',
};
const heights: Record<string, string> = {
  '--row-h': 'A row of a table',
  '--ctl': 'A field or a large button',
  '--top-h': 'The header',
  '--side-w': 'The side bar, which is a rail below 1100 px',
};
const corners: Record<string, string> = {
  '--r-s': 'Fields, buttons, tags',
  '--r-m': 'Cards',
  '--r-l': 'Dialogs',
};
const depths: Record<string, string> = {
  '--shadow': 'A card rests on the page',
  '--shadow-pop': 'A dialog or a list floats above it',
  '--ring': 'A field with the focus',
  '--ring-danger': 'A field that is wrong',
};

const Lengths = ({ meanings }: { meanings: Record<string, string> }) => (
  <div className={styles.stage}>
    <table className={styles.table}>
      <tbody>
        {Object.entries(meanings).map(([token, meaning]) => (
          <tr key={token}>
            <td style={{ width: 260 }}>
              <div className={styles.bar} style={{ width: `var(${token})` }} />
            </td>
            <td>{meaning}</td>
            <td>
              <b>{token}</b> <span className={styles.value}>{valueOf(token)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Shapes = ({ meanings, as }: { meanings: Record<string, string>; as: 'borderRadius' | 'boxShadow' }) => (
  <div className={styles.grid}>
    {Object.entries(meanings).map(([token, meaning]) => (
      <div className={styles.tile} key={token}>
        <div className={styles.shape} style={{ borderRadius: 8, [as]: `var(${token})` }} />
        <div className={styles.tileWords}>
          <b>{token}</b>
          <span className={styles.value}>{valueOf(token)}</span>
          <span className={styles.meaning}>{meaning}</span>
        </div>
      </div>
    ))}
  </div>
);

export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: () => (
    <DesignPage
      title="Space and shape"
      lead="Ten rows of a table fit into the window of a laptop without scrolling: that is what decides the heights. They are lower in low windows and in compact density, and taller under a finger."
    >
      <Section
        title="Distances"
        words="As they hold now; set density or width in the toolbar to see them move."
      >
        <Lengths meanings={distances} />
      </Section>
      <Section title="Heights and widths">
        <Lengths meanings={heights} />
      </Section>
      <Section title="Corners" words="The larger the part, the rounder its corner.">
        <Shapes meanings={corners} as="borderRadius" />
      </Section>
      <Section
        title="Depth"
        words="Two shadows and two rings. Forced colours have neither: an edge takes their place."
      >
        <Shapes meanings={depths} as="boxShadow" />
      </Section>
    </DesignPage>
  ),
};
