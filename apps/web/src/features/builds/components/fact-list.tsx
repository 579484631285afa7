import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** A name and what is so. */
export type Fact = readonly [name: string, value: ReactNode];

/** Short facts beside each other, as many in a row as there is room. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
