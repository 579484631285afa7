/** Which form is looked at; without one, the list of all. */
export interface CalibrationsSearch {
  /** Norms, what own plays say of games, or panels of experts. */
  readonly tab?: 'calibration' | 'panels' | undefined;
  readonly task?: string | undefined;
  readonly form?: string | undefined;
}

/** Reads the address; what it does not know is left out. */
export function readCalibrationsSearch({ tab, task, form }: Record<string, unknown>): CalibrationsSearch {
  return {
    tab: tab === 'calibration' || tab === 'panels' ? tab : undefined,
    task: typeof task === 'string' ? task.slice(0, 60) : undefined,
    form: typeof form === 'string' && /^[0-9a-f]{32}$/.test(form) ? form : undefined,
  };
}
