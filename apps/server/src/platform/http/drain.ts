/** Whether this process is about to stop: it still answers everything, and asks to be sent nothing more. */
export interface Drain {
  isDraining(): boolean;
  begin(): void;
}

/** Not draining until `begin`. */
export function createDrain(): Drain {
  let draining = false;
  return {
    isDraining: () => draining,
    begin() {
      draining = true;
    },
  };
}
