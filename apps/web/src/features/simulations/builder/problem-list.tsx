import { Link } from '@tanstack/react-router';
import { fieldId } from '../../../ui/forms/field-id.ts';
import classes from './builder.module.css';
import { type SimulationProblem, stepOfProblem, useProblemText } from './problem-text.ts';

interface ProblemListProps {
  readonly simulationId: string;
  readonly problems: readonly SimulationProblem[];
  readonly onFollow?: () => void;
}

/** What is to be seen to, each with a link to its field. */
export function ProblemList({ simulationId, problems, onFollow }: ProblemListProps) {
  const text = useProblemText();
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.field}`} data-severity={problem.severity}>
          <Link
            to="/user/simulations/$simulationId/build/$step"
            params={{ simulationId, step: stepOfProblem(problem) }}
            hash={fieldId(problem.field)}
            onClick={onFollow}
          >
            {text(problem)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
