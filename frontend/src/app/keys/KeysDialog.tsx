import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../texts/keys.gen';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Row } from '../../ui/Row';
import styles from './keys.module.css';
import type { ConsolePath } from '../routes/paths';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';

interface KeyLine {
  /** Each way is a combination; its keys are pressed together. */
  ways: readonly (readonly string[])[];
  does: string;
}

interface KeyGroup {
  title: string;
  /** The screens that have these keys; without it all of them. */
  paths?: readonly ConsolePath[];
  lines: readonly KeyLine[];
}

const ctrl = t('Ctrl');
const alt = t('Alt');
const shift = t('Shift');
const enter = t('Enter');
const esc = t('Esc');
const tab = t('Tab');
const space = t('Space');
const home = t('Home');
const end = t('End');
const pageUp = t('Page up');
const pageDown = t('Page down');

const line = (does: string, ...ways: KeyLine['ways']): KeyLine => ({ ways, does });

const labelPaths: readonly ConsolePath[] = [
  '/opt_labels',
  '/acc_labels',
  '/custprg_labels',
  '/opt_color_labels',
];

/** Lists of records, with a box to tick in each row. */
const recordPaths: readonly ConsolePath[] = [
  '/interface_labels',
  '/glossary_terms',
  '/editorial_contents',
  '/editorial_palcehoders',
  '/users',
  '/interface',
  '/countries',
  '/languages',
  '/configuration_parameters',
  '/trackinglabels',
  '/car_models',
  '/call_to_action',
  '/opt_groups',
  '/country_models',
];

/** The one registry of what the keyboard does, in the order of the dialog that shows it. */
const keyGroups: readonly KeyGroup[] = [
  {
    title: t('Translations'),
    paths: ['/translations'],
    lines: [
      line(t('Other cells'), ['↑'], ['↓'], ['←'], ['→'], [tab]),
      line(t('Eight rows up or down'), [pageUp], [pageDown]),
      line(t('First and last cell of the row, of the page'), [home], [end], [ctrl, home], [ctrl, end]),
      line(t('Open the cell'), [enter], ['F2']),
      line(t('Save and open the next missing text'), [ctrl, enter]),
      line(t('The same, and mark the text as checked'), [ctrl, shift, enter]),
      line(t('Mark as checked'), [space]),
      line(t('Take a similar text'), [ctrl, '1'], [ctrl, '2'], [ctrl, '3']),
      line(t('Take the last save back'), [ctrl, 'Z']),
      line(t('Discard what was typed'), [esc]),
    ],
  },
  {
    title: t('Table of prices'),
    paths: ['/price_configurator'],
    lines: [
      line(t('Row below, row above'), [enter], [shift, enter], ['↓'], ['↑']),
      line(t('Next cell, after the last one out of the table'), [tab]),
      line(t('Ten rows up or down'), [pageUp], [pageDown]),
      line(t('First and last row'), [home], [end]),
      line(t('Change within the price'), ['F2']),
      line(t('Mark the row for a change of many prices'), [shift, space]),
      line(t('Mark more rows'), [shift, '↑'], [shift, '↓'], [shift, t('Click')]),
      line(t('Discard what was typed'), [esc]),
      line(t('Save'), [ctrl, 'S'], [ctrl, enter]),
    ],
  },
  {
    title: t('Tree of packs'),
    paths: ['/pack_configurator'],
    lines: [
      line(t('Other rows'), ['↑'], ['↓'], [pageUp], [pageDown], [home], [end]),
      line(t('Unfold, and on into the pack'), ['→']),
      line(t('Fold, and back to the pack'), ['←']),
      line(t('Unfold a pack, show what an option contains'), [enter], [space]),
    ],
  },
  {
    title: t('Comparison of two replies'),
    paths: ['/api_Json_test'],
    lines: [line(t('Next and previous difference'), ['N'], ['P'])],
  },
  {
    title: t('List'),
    paths: [...recordPaths, ...labelPaths, '/sol_campaign'],
    lines: [line(t('Edit the row'), [t('Double click')]), line(t('Search with the filters'), [enter])],
  },
  {
    title: t('Many rows at once'),
    paths: [
      ...recordPaths,
      '/opt_color_labels',
      '/sol_model',
      '/sol_campaign',
      '/sol_downpayment',
      '/api_Json_test',
    ],
    lines: [
      line(t('Tick the row'), [space]),
      line(t('Tick all rows from the last one'), [shift, space], [shift, t('Click')]),
    ],
  },
  {
    title: t('Dialogs and forms'),
    lines: [
      line(t('Save'), [ctrl, enter], [ctrl, 'S']),
      line(t('Previous and next record of the list'), [alt, pageUp], [alt, pageDown]),
      line(t('Close'), [esc]),
    ],
  },
  {
    title: t('Everywhere'),
    lines: [
      line(t('Find a screen, an action or a record'), [ctrl, 'K'], ['/']),
      line(t('Show these keys'), ['?']),
    ],
  },
];

/** What the keyboard does on a screen: its own keys first. */
export const keysOf = (path: string): KeyGroup[] =>
  keyGroups.filter(({ paths }) => paths === undefined || paths.includes(path as ConsolePath));

const KeyNames = ({ ways }: Pick<KeyLine, 'ways'>) =>
  ways.map((keys) => (
    <Fragment key={keys.join()}>
      <Row as="span" inline gap={3}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </Row>{' '}
    </Fragment>
  ));

/** What the keyboard does on the screen at hand. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Dialog title={t('Keyboard shortcuts')} width={640} cancelLabel={t('Close')} onClose={onClose}>
      {keysOf(pathname).map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ ways, does }) => (
              <Row
                key={does}
                wrap
                between
                gap="4px 24px"
                className={classes(layoutStyles.ruledBelow, styles.line)}
              >
                <dt>{does}</dt>
                <Row as="dd" wrap gap="4px 12px">
                  <KeyNames ways={ways} />
                </Row>
              </Row>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
