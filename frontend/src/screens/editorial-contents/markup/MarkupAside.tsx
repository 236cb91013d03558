import { useState, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Pill } from '../../../ui/data/Pill';
import { Segmented } from '../../../ui/fields/Segmented';
import { t } from '../../../texts/kitMarkup.gen';
import { Image } from 'lucide-react';
import { languageTag } from '../../../../../contracts/rules/language-tag';
import { isSafeAddress } from '../../../ui/data/markupAllowlist';
import { rebuildMarkup, type Substitutes } from '../../../ui/data/rebuildMarkup';
import { useFieldValue } from '../../../kit/form/useRecordField';
import { markupRemarks, type MarkupRemark } from './markupRemarks';
import { markupTokens } from './markupTokens';
import { rich } from '../../../texts/rich';
import { countIn } from '../../../kit/format/counts';
import styles from './markup-preview.module.css';
import textStyles from '../../../ui/text.module.css';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';

type PreviewDevice = 'desktop' | 'phone';

interface MarkupPreviewProps {
  field: string;
  lang?: string;
  device: PreviewDevice;
}

/** What a text looks like while it is typed, built from harmless elements only; below it what that leaves out. */
function MarkupPreview({ field, lang, device }: MarkupPreviewProps) {
  const markup = useDeferredValue(useFieldValue(field));
  const content = useMemo(() => rebuildMarkup(markup, substitutes), [markup]);
  const remarks = useMemo(() => markupRemarks(markupTokens(markup)), [markup]);

  return (
    <section className={classes(layoutStyles.column, styles.preview)} aria-label={t('Live preview')}>
      <div className={classes(layoutStyles.column, styles.desk)}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard */}
        <article className={styles[device]} lang={languageTag(lang)} tabIndex={0}>
          {markup.trim() === '' ? <p className="note">{t('Nothing to show yet.')}</p> : content}
        </article>
      </div>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
    </section>
  );
}

/** Links lead nowhere and pictures are not loaded: neither belongs to the console. */
const substitutes: Substitutes = {
  elements: {
    a: (element, children, key) => {
      const address = element.getAttribute('href');
      return (
        <span
          key={key}
          className={styles.link}
          title={address && isSafeAddress(address) ? address : undefined}
        >
          {children}
        </span>
      );
    },
    img: (element, _children, key) => (
      <Row
        as="span"
        inline
        key={key}
        className={styles.picture}
        title={element.getAttribute('src') ?? undefined}
      >
        <Image size={16} aria-hidden /> {element.getAttribute('alt') || t('Picture')}
      </Row>
    ),
  },
  text: (text, key) =>
    text.split(/\{([^{}\s]+)\}/u).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span
          key={`${key}.${at}`}
          className={styles.placeholder}
          title={t('A placeholder: the configurator fills it')}
        >
          {part}
        </span>
      ),
    ),
};

function Remarks({ remarks }: { remarks: readonly MarkupRemark[] }) {
  return (
    <div className={classes(textStyles.small, styles.remarks)} role="status">
      <b>{countIn(remarks.length, { one: t('1 remark'), many: t('{count} remarks') })}</b>{' '}
      {t('· the text is saved as it is typed')}
      <ol>
        {remarks.map(({ line, what, says }, index) => (
          <li key={index}>
            <span className={textStyles.num}>{t('Line {line}', { line })}</span>{' '}
            {rich(says, { what: <code>{what}</code> })}
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface MarkupAsideProps {
  field: string;
  lang?: string;
  /** The history of a stored record, which stands here as well. */
  history?: ReactNode;
}

/** Beside the fields of a form: what a text looks like, on a desktop or a phone, or the history in its place. */
export function MarkupAside({ field, lang, history }: MarkupAsideProps) {
  const [shown, setShown] = useState<'preview' | 'history'>('preview');
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  const isPreview = shown === 'preview';

  return (
    <div className={layoutStyles.column}>
      <Row wrap gap={10} className={classes(textStyles.small, styles.head)}>
        {history ? (
          <Segmented label={t('Beside the fields')} options={sides} value={shown} onChange={setShown} />
        ) : (
          <b>{t('Live preview')}</b>
        )}
        {isPreview && <Pill tone="ok">{t('Sanitised')}</Pill>}
        {isPreview && (
          <Segmented
            label={t('Width of the preview')}
            options={devices}
            value={device}
            onChange={setDevice}
          />
        )}
      </Row>
      {isPreview ? <MarkupPreview field={field} lang={lang} device={device} /> : history}
    </div>
  );
}

const sides = [
  { value: 'preview', label: t('Live preview') },
  { value: 'history', label: t('History') },
] as const;

const devices = [
  { value: 'desktop', label: t('Desktop') },
  { value: 'phone', label: t('Phone') },
] as const;
