import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { diffWords, type DiffPart } from './diffWords';
import { t } from '../../texts/ui.gen';
import textStyles from '../text.module.css';
import { Row } from '../Row';

export interface TextDiffProps {
  before: string | null | undefined;
  after: string | null | undefined;
  /** words: one text with both; arrow: old → new as wholes; after: the new text with the new words marked. */
  mode?: 'words' | 'arrow' | 'after';
  /** Code of the language of both texts. */
  lang?: string;
}

/** What changed in a text, struck through and underlined, never by colour alone. */
export function TextDiff({ before, after, mode = 'words', lang }: TextDiffProps) {
  const old = before ?? '';
  const now = after ?? '';
  if (mode === 'arrow')
    return (
      <span lang={languageTag(lang)}>
        <OldNew old={old} now={now} />
      </span>
    );

  return (
    <span lang={languageTag(lang)}>
      <Words old={old} now={now} mode={mode} />
    </span>
  );
}

function Words({ old, now, mode }: { old: string; now: string; mode: 'words' | 'after' }) {
  const all = useMemo(() => diffWords(old, now), [old, now]);
  const parts = all.filter((part) => mode === 'words' || part.kind !== 'removed');
  return parts.map((part, at) => (
    <Part key={at} part={part} gap={part.kind === 'removed' && parts[at + 1]?.kind === 'added'} />
  ));
}

/** Spaces at the ends of a change stay outside of its marking. */
function Part({ part, gap }: { part: DiffPart; gap: boolean }) {
  if (part.kind === 'same') return part.text;
  const Mark = part.kind === 'added' ? 'ins' : 'del';
  const text = part.text.trim();
  return (
    <>
      {part.text.startsWith(text) ? null : ' '}
      {text && <Mark>{text}</Mark>}
      {(gap || !part.text.endsWith(text)) && ' '}
    </>
  );
}

function OldNew({ old, now }: { old: string; now: string }) {
  if (old === now) return <span>{now}</span>;
  if (!old) return <ins>{now}</ins>;
  if (!now) return <del>{old}</del>;
  return (
    <Row as="span" inline gap="3px 7px" wrap>
      <span className={textStyles.unseen}>{t('{old} becomes {now}', { old, now })}</span>
      <del aria-hidden>{old}</del>
      <Row as="span" inline gap={7} aria-hidden>
        <ArrowRight size={14} className={textStyles.faint} />
        <ins>{now}</ins>
      </Row>
    </Row>
  );
}
