/** For whom an interview is arranged, and what the calendar has chosen already. */
export interface ScheduleSearch {
  application?: string;
  start?: string;
  /** Accounts separated by commas. */
  people?: string;
  length?: number;
}

/** Reads the address; what it does not understand is left out. */
export function readScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  return {
    ...(typeof search.application === 'string' ? { application: search.application } : {}),
    ...(typeof search.start === 'string' && !Number.isNaN(Date.parse(search.start))
      ? { start: search.start }
      : {}),
    ...(typeof search.people === 'string' ? { people: search.people.slice(0, 500) } : {}),
    ...(Number(search.length) > 0 ? { length: Number(search.length) } : {}),
  };
}
