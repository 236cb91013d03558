import type { ReactNode } from 'react';
import { quotedLanguage } from '../../texts/quotedLanguage';
import type { Tool } from './tools';

export interface ToolItemProps {
  tool: Tool;
  /** Below the text: when it ran last, or why it cannot run. */
  state: ReactNode;
  isOff?: boolean;
  children: ReactNode;
}

/** One maintenance action with its RUN button. */
export function ToolItem({ tool, state, isOff, children }: ToolItemProps) {
  const { icon: Icon, title, code, text } = tool;
  return (
    <li className={isOff ? 'off' : undefined}>
      <span className="ai" aria-hidden>
        <Icon size={18} />
      </span>
      <div className="at">
        <div>
          <h2 lang={quotedLanguage(title)}>{title}</h2>
          <code>{code}</code>
        </div>
        <p>{text}</p>
        {state}
      </div>
      {children}
    </li>
  );
}
