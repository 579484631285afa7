import type { ReactNode } from 'react';
import classes from './check-box.module.css';

interface CheckBoxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A check box with its words, as large as a finger. */
export function CheckBox({ label, checked, onChange, disabled }: CheckBoxProps) {
  return (
    <label className={classes.row}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
