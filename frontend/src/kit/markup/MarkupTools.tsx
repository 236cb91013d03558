import { Bold, Braces, Italic, Link, List, Undo2, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../ui/IconButton';
import { typeAround, undoTyping } from './typeText';
import { t } from '../../texts/kitMarkup';

interface Tool {
  icon: LucideIcon;
  label: string;
  before: string;
  after: string;
}

const tools: Tool[] = [
  { icon: Bold, label: t('Bold'), before: '<strong>', after: '</strong>' },
  { icon: Italic, label: t('Italic'), before: '<em>', after: '</em>' },
  { icon: List, label: t('List'), before: '<ul>\n  <li>', after: '</li>\n</ul>' },
  { icon: Link, label: t('Link'), before: '<a href="https://">', after: '</a>' },
  { icon: Braces, label: t('Placeholder'), before: '{', after: '}' },
];

/** Writes tags around what is selected in a text area. */
export function MarkupTools({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <span className="markup-tools" role="group" aria-label={t('Insert HTML')}>
      {tools.map(({ icon, label, before, after }) => (
        <IconButton
          key={label}
          {...{ icon, label }}
          onClick={() => area.current && typeAround(area.current, before, after)}
        />
      ))}
      <span className="vs" />
      <IconButton icon={Undo2} label={t('Undo')} onClick={() => area.current && undoTyping(area.current)} />
    </span>
  );
}
