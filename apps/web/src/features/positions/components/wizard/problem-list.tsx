import { Link } from '@tanstack/react-router';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { stepOfField } from '../../wizard-steps.ts';
import classes from './problem-list.module.css';

interface ProblemListProps {
  positionId: string;
  problems: readonly { readonly field: string; readonly message: string }[];
  /** Called when a link is followed, to close the dialog it stands in. */
  onFollow?: () => void;
}

/** What stands in the way of publishing, each with a link to its field in the wizard. */
export function ProblemList({ positionId, problems, onFollow }: ProblemListProps) {
  return (
    <ul className={classes.list}>
      {problems.map(({ field, message }) => {
        const step = stepOfField(field);
        return (
          <li key={message}>
            {step ? (
              <Link
                to="/user/positions/$id/edit/$step"
                params={{ id: positionId, step }}
                hash={fieldId(field)}
                onClick={onFollow}
              >
                {message}
              </Link>
            ) : (
              message
            )}
          </li>
        );
      })}
    </ul>
  );
}
