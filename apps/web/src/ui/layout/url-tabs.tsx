import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import classes from './url-tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

interface UrlTabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** From the address (`search.tab`). */
  value: string;
  /** Write it into the address: `navigate({ search: (old) => ({ ...old, tab }) })`. */
  onChange: (value: string) => void;
  /** Ties the tabs to their panel; give the same to `tabPanelProps`. */
  group: string;
}

const tabId = (group: string, value: string) => `tab-${group}-${value}`;

/** For the panel of the shown tab: `<div {...tabPanelProps('applicant', tab)}>`. */
export const tabPanelProps = (group: string, value: string) =>
  ({ role: 'tabpanel', id: `panel-${group}`, 'aria-labelledby': tabId(group, value), tabIndex: 0 }) as const;

/** Tabs whose choice stands in the address. Arrow keys, Home and End move. */
export function UrlTabs({ label, tabs, value, onChange, group }: UrlTabsProps) {
  const hint = useId();
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls, and the shown tab may be past its end. Only the row moves, never the page.
  useEffect(() => {
    const shown = row.current?.querySelector(`#${CSS.escape(tabId(group, value))}`)?.getBoundingClientRect();
    const whole = row.current?.getBoundingClientRect();
    if (!shown || !whole || !row.current) return;
    const past = Math.max(0, shown.right - whole.right) + Math.min(0, shown.left - whole.left);
    row.current.scrollLeft += past;
  }, [group, value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(group, next.value))}`)?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      id={hint}
      className={`${classes.row} no-print`}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(group, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `panel-${group}` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
