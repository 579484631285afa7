import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Facts under one another, those that are empty left out. Plain texts keep their own direction. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const shown = facts.filter(
    ([, value]) => value !== '' && value !== null && value !== undefined && value !== false,
  );
  return (
    <dl className={classes.facts}>
      {shown.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
    </>
  );
}
