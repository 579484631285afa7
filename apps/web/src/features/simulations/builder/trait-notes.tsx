import { IconAlertTriangle } from '@tabler/icons-react';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import classes from './builder.module.css';
import { useProblemText } from './problem-text.ts';

/** What stands against a trait as it is stored, or is worth a second look. */
export function TraitNotes({ record, trait_id }: { record: SimulationRecord; trait_id: string }) {
  const text = useProblemText();
  const field = `traits.${record.traits.findIndex((trait) => trait.trait_id === trait_id)}`;
  const found = record.problems.filter(
    (problem) => problem.field === field || problem.field.startsWith(`${field}.`),
  );
  if (found.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {found.map((problem) => (
        <li key={`${problem.code} ${problem.field}`} className={classes.warning}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <span>{text(problem)}</span>
        </li>
      ))}
    </ul>
  );
}
