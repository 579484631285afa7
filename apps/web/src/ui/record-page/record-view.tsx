import { Fragment, type ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../layout/page-header.tsx';
import { type Tab, tabPanelProps, UrlTabs } from '../layout/url-tabs.tsx';

interface RecordTabs<Value extends string> {
  /** Ties the tabs to their panel. */
  readonly group: string;
  readonly label: string;
  readonly tabs: readonly (Tab & { readonly value: Value })[];
  /** The shown tab, from the address. */
  readonly value: Value;
  /** Writes the tab into the address. */
  readonly onChange: (value: Value) => void;
}

interface RecordViewProps<Value extends string> extends Omit<PageHeaderProps, 'meta' | 'tab' | 'children'> {
  /** What tells the browser's tab apart from those of the like: a version, an employer. */
  about?: string | undefined;
  /** Status and facts in the line under the title; what is false or null is left out. */
  facts?: readonly ReactNode[];
  /** More that belongs to the head, over its whole width, such as how to reach a person. */
  details?: ReactNode;
  /** Banners between head and content. */
  notices?: ReactNode;
  tabs?: RecordTabs<Value>;
  children: ReactNode;
}

/** One thing: its head with status, facts, actions and tabs, what has to be known first, and its content. */
export function RecordView<Value extends string>(props: RecordViewProps<Value>) {
  const { about, facts = [], details, notices, tabs, children, ...head } = props;
  const told = facts.filter((fact) => fact !== null && fact !== false && fact !== undefined);
  return (
    <>
      <PageHeader
        {...head}
        tab={about === undefined ? undefined : `${head.title} · ${about}`}
        meta={
          told.length > 0
            ? told.map((fact, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts of one thing never change their order
                <Fragment key={i}>{typeof fact === 'string' ? <span>{fact}</span> : fact}</Fragment>
              ))
            : undefined
        }
      >
        {details}
        {tabs && (
          <UrlTabs
            group={tabs.group}
            label={tabs.label}
            tabs={tabs.tabs}
            value={tabs.value}
            onChange={(value) => {
              const tab = tabs.tabs.find((each) => each.value === value);
              if (tab) tabs.onChange(tab.value);
            }}
          />
        )}
      </PageHeader>
      {notices}
      {tabs ? <div {...tabPanelProps(tabs.group, tabs.value)}>{children}</div> : children}
    </>
  );
}
