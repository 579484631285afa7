import type { Difference } from '@tryout/domain/records/differences';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './difference-list.messages.ts';
import classes from './difference-list.module.css';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** The place in words, such as 'Definition'; without it the path is shown. */
  label?: (path: readonly string[]) => string;
  /** A value in words; without it texts and numbers are shown as they are and the rest as JSON. */
  value?: (value: unknown, path: readonly string[]) => ReactNode;
  /** What the two sides are; 'Before' and 'Now' unless told. */
  before?: string;
  after?: string;
}

/** What changed between two versions, each place with both values under each other. */
export function DifferenceList({ differences, label, value, before, after }: DifferenceListProps) {
  const t = useText(messages);
  if (differences.length === 0) return <p>{t('differences.none')}</p>;
  const shown = (found: unknown, path: readonly string[]) =>
    found === undefined || found === null || found === '' ? (
      <i>{t('differences.empty')}</i>
    ) : (
      (value?.(found, path) ?? plain(found))
    );
  return (
    <dl className={classes.list}>
      {differences.map(({ path, ...sides }) => (
        <div key={path.join('/')} className={classes.item}>
          <dt className={classes.place}>
            <bdi>{label?.(path) ?? path.join(' › ')}</bdi>
          </dt>
          <dd className={classes.side} data-side="before">
            <span className={classes.name}>{before ?? t('differences.before')}</span>
            <del className={classes.value} dir="auto">
              {shown(sides.before, path)}
            </del>
          </dd>
          <dd className={classes.side} data-side="after">
            <span className={classes.name}>{after ?? t('differences.after')}</span>
            <ins className={classes.value} dir="auto">
              {shown(sides.after, path)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function plain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(' · ');
  return JSON.stringify(value);
}
