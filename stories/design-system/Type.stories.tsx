import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import layoutStyles from '../../frontend/src/ui/layout.module.css';
import textStyles from '../../frontend/src/ui/text.module.css';
import { DesignPage, Section } from './DesignPage';
import styles from './design-page.module.css';
import { valueOf } from './tokens';

const meta = { title: 'Design system/Type', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const readingOf = (part: Element) => {
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(part);
  return `${fontSize} / ${Math.round(parseFloat(lineHeight))}px · ${fontWeight}`;
};

/** A text as the console draws it, with what the browser has made of it. */
function Specimen({ use, children }: { use: string; children: ReactNode }) {
  const [reading, setReading] = useState('');
  const measure = useCallback((cell: HTMLElement | null) => {
    const part = cell?.firstElementChild;
    if (part) setReading(readingOf(part));
  }, []);
  return (
    <tr>
      <td ref={measure}>{children}</td>
      <td>
        {use}
        <div className={styles.value}>{reading}</div>
      </td>
    </tr>
  );
}

const sizes = ['--fs-xl', '--fs-l', '--fs-m', '--fs-xs'];

export const Type: StoryObj = {
  render: () => (
    <DesignPage
      title="Type"
      lead="Inter, cut down to the characters that are needed and served with the console. Hierarchy comes from weight and ink before size, so that a row of a table and its heading share a line height."
    >
      <Section title="Roles" words="Sizes and weights as the browser measures them on this page.">
        <div className={styles.stage}>
          <table className={styles.table}>
            <tbody>
              <Specimen use="Title of a page">
                <h1>Model prices and equipment</h1>
              </Specimen>
              <Specimen use="Heading of a card or dialog">
                <div style={{ font: '600 var(--fs-l)/24px var(--font)' }}>Discount and visibility</div>
              </Specimen>
              <Specimen use="Text">
                <p style={{ fontSize: 'var(--fs-m)' }}>
                  The label is removed in Italiano. Its history is kept, and it can be restored.
                </p>
              </Specimen>
              <Specimen use="Rows, fields, buttons">
                <p className={textStyles.small}>Riprendi da dove eri rimasto</p>
              </Specimen>
              <Specimen use="Hints and dates">
                <span className={textStyles.sub}>Changed by Paolo Serra on 20/11/26 at 14:35</span>
              </Specimen>
              <Specimen use="Codes and patterns">
                <span className={textStyles.code}>^AURORA_(15|18)_HYB.*$</span>
              </Specimen>
            </tbody>
          </table>
        </div>
      </Section>
      <Section title="Sizes" words="There is no fifth. What needs more weight gets more weight.">
        <div className={styles.grid}>
          {sizes.map((token) => (
            <div className={styles.tile} key={token}>
              <div className={styles.tileWords}>
                <span style={{ fontSize: `var(${token})`, lineHeight: 1.4 }}>Alturia Aurora</span>
                <b>{token}</b>
                <span className={styles.value}>{valueOf(token)}</span>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Figures"
        words="Amounts are set in figures of one width, to the right, as the market writes them: 1.234,56 in Italy, 1’234.56 in Switzerland."
      >
        <div className={styles.wide}>
          <div className={styles.stage} style={{ padding: '12px 18px' }}>
            {['29.900,00', '1.111,11', '850,00', '71,50'].map((amount) => (
              <div key={amount} className={textStyles.num} style={{ textAlign: 'right' }}>
                {amount}
              </div>
            ))}
          </div>
          <div className={layoutStyles.grow}>
            <p className={styles.words}>
              Texts and codes are shown as they are stored: ligatures are off, so that 4x4 stays 4x4 and -&gt;
              is not an arrow. The small l has a tail and the letter I its bars where codes are set in the
              monospaced family of the system.
            </p>
          </div>
        </div>
      </Section>
    </DesignPage>
  ),
};
