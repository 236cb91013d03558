import { t } from '../../../texts/priceConfigurator.gen';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';
import { formatShown } from '../../../kit/amounts/shownAmounts';
import { formulaOf, type Line, type Writing } from './pictureLines';
import { axisOf } from './waterfall';
import { Waterfall, type WaterfallProps } from './Waterfall';
import styles from './insight.module.css';

function notesOf(lines: readonly Line[], { mask, vatPercent }: Writing, currency: string): string[] {
  const axis = axisOf(lines);
  const isItem = !lines.some(({ key }) => key === 'tax');
  const hasTaxes = lines.some(({ key, amount }) => key === 'tax' && amount !== 0);
  return [
    axis.isCut &&
      t('Bars start at {amount} {currency}.', {
        amount: formatShown(axis.start, mask).replace(/[.,]00$/, ''),
        currency,
      }),
    hasTaxes && t('VAT applies after the B2C road fee and exempt share are taken out.'),
    isItem && t('Road fee and exempt share are paid once a car: they are in the base price.'),
    !isItem && !hasTaxes && t('No road fee and no exempt share is set for this vehicle; they count as 0.'),
    vatPercent === null && t('The market has no VAT; it counts as 0.'),
    lines.at(-1)!.total < 0 && t('The taxes are higher than the price: without them it is below 0.'),
  ].filter((note) => note !== false);
}

export type WithoutTaxProps = Pick<WaterfallProps, 'lines' | 'writing' | 'sources'> & { currency: string };

/** How a final price becomes the price without tax, with its formula and what to know of it. */
export const WithoutTax = ({ lines, writing, sources, currency }: WithoutTaxProps) => (
  <>
    <Waterfall
      caption={t('From final price to price without tax')}
      lines={lines}
      writing={writing}
      sources={sources}
    />
    <p
      className={classes(textStyles.anywhere, textStyles.num, textStyles.tiny, textStyles.muted, styles.note)}
    >
      {formulaOf(lines, writing)}
    </p>
    <p className={classes(textStyles.anywhere, textStyles.tiny, styles.note)}>
      {notesOf(lines, writing, currency).join(' ')}
    </p>
  </>
);
