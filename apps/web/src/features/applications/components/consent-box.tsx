import type { ReactNode } from 'react';
import { fieldId } from '../../../ui/forms/field-id.ts';
import classes from './consent-box.module.css';

interface ConsentBoxProps {
  label: ReactNode;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The browser's own check box, so that the first screen of applying need not wait for another. */
export function ConsentBox({ label, checked, error, onChange }: ConsentBoxProps) {
  const id = fieldId('consent');
  return (
    <div>
      <label className={classes.row}>
        <input
          id={id}
          type="checkbox"
          className={classes.box}
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
