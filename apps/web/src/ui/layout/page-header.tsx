import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { setPageTitle, setTitleHidden } from '../../platform/page-title.ts';
import { messages } from '../ui.messages.ts';
import classes from './page-header.module.css';

export interface Crumb {
  label: string;
  to: LinkProps['to'];
  params?: LinkProps['params'];
  search?: LinkProps['search'];
}

export interface PageHeaderProps {
  title: string;
  /** The name of the browser's tab where the title alone does not say what the page is about: that first. */
  tab?: string | undefined;
  /** The pages above this one, from level two. */
  crumbs?: readonly Crumb[];
  /** One line under the title: organization, dates, a status chip. */
  meta?: ReactNode;
  /** Buttons at the row's end; the main one last. */
  actions?: ReactNode;
  /** Below: tabs, filters. */
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, the only h1, actions. Names the browser tab as well. */
export function PageHeader({ title, tab, crumbs = [], meta, actions, children }: PageHeaderProps) {
  const t = useText(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setPageTitle(title, tab), [title, tab]);
  useEffect(() => {
    if (!heading.current) return;
    // Once the title has left the screen the top bar shows it.
    const observer = new IntersectionObserver(
      ([entry]) =>
        setTitleHidden(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 64),
      { rootMargin: '-56px 0px 0px 0px' },
    );
    observer.observe(heading.current);
    return () => {
      observer.disconnect();
      setTitleHidden(false);
    };
  }, []);
  return (
    <header className={classes.header}>
      {crumbs.length > 0 && (
        <nav aria-label={t('ui.breadcrumbs')}>
          <ol className={classes.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.label}>
                <Link to={crumb.to} params={crumb.params as never} search={crumb.search as never}>
                  <bdi>{crumb.label}</bdi>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.row}>
        <div className={classes.words}>
          <h1 ref={heading}>
            <bdi>{title}</bdi>
          </h1>
          {meta !== undefined && <div className={classes.meta}>{meta}</div>}
        </div>
        {actions !== undefined && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}
