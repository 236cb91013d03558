import type { KeyboardEvent, ReactNode } from 'react';
import { Menu, MenuItem, TabPane } from 'semantic-ui-react';
import { Tag } from '../data/Tag';
import { Quoted } from '../data/Quoted';
import layoutStyles from '../layout.module.css';
import styles from './tabs.module.css';
import { classes } from '../classes';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many things the tab holds. */
  count?: number;
}

export interface TabsProps<Value extends string> {
  /** Ties the tabs to their TabPanels. */
  id: string;
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs below the head of a dialog; arrow keys, Home and End move between them (ARIA tabs, chosen at once). */
export function Tabs<Value extends string>({ id, label, tabs, value, onChange }: TabsProps<Value>) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = steps[event.key]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(tabs[next]!.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <Menu
      tabular
      className={classes(layoutStyles.ruledBelow, styles.tabs)}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab) => (
        <MenuItem
          as="button"
          className={layoutStyles.row}
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-${tab.value}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          active={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          <Quoted>{tab.label}</Quoted>
          {tab.count !== undefined && <Tag tone="neutral">{tab.count}</Tag>}
        </MenuItem>
      ))}
    </Menu>
  );
}

export interface TabPanelProps {
  /** Of the Tabs. */
  id: string;
  value: string;
  /** Stays in place while another tab is open, with what was typed. */
  hidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** What stands below a tab. */
export const TabPanel = ({ id, value, hidden, className, children }: TabPanelProps) => (
  <TabPane
    attached={false}
    role="tabpanel"
    id={`${id}-${value}-panel`}
    aria-labelledby={`${id}-${value}`}
    hidden={hidden}
    className={className}
  >
    {children}
  </TabPane>
);
