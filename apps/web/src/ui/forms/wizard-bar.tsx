import type { ReactNode } from 'react';
import classes from './wizard-bar.module.css';

/** The bar under a step of a wizard: how far it is saved, and its buttons, the main one last. */
export function WizardBar({ status, buttons }: { status: ReactNode; buttons: ReactNode }) {
  return (
    <div className={classes.bar} data-wizard-bar>
      {status}
      <span className={classes.buttons}>{buttons}</span>
    </div>
  );
}
