import { useState, type ReactNode } from 'react';
import { Pill } from '../../../ui/data/Pill';
import { Segmented } from '../../../ui/fields/Segmented';
import { MarkupPreview, type PreviewDevice } from './MarkupPreview';
import { t } from '../../../texts/kitMarkup';

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
    <div className="side-by-side">
      <div className="preview-head">
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
      </div>
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
