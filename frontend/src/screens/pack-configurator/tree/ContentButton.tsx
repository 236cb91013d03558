import { Search } from 'lucide-react';
import type { Pack } from '../../../api';
import { packTexts } from '../../../texts';
import { t } from '../../../texts/packConfigurator';

export interface ContentButtonProps {
  code: string;
  content: Pack['implicitList'];
  isActive: boolean;
}

/** The magnifier with how many items it will show; a dash where nothing comes along. */
export function ContentButton({ code, content, isActive }: ContentButtonProps) {
  if (content.length === 0) return <span className="none">–</span>;
  const label = t('{implicitContent} of {code}, {count}', {
    implicitContent: packTexts.implicitContent,
    code,
    count: content.length,
  });
  return (
    <button
      type="button"
      data-act="content"
      tabIndex={isActive ? 0 : -1}
      className="pack-content-button"
      aria-label={label}
      title={packTexts.implicitContent}
    >
      <Search size={14} aria-hidden />
      <span className="num">{content.length}</span>
    </button>
  );
}
