/** Which of their applications a candidate sees, as the address says. */
export interface ApplicationsSearch {
  page?: number;
  state?: 'running' | 'ended';
}

/** Reads the address; what it does not understand is left out. */
export function readApplicationsSearch(search: Record<string, unknown>): ApplicationsSearch {
  return {
    ...(Number(search.page) > 1 ? { page: Math.floor(Number(search.page)) } : {}),
    ...(search.state === 'running' || search.state === 'ended' ? { state: search.state } : {}),
  };
}

/** Which question is shown, or all of them. */
export interface QuestionsSearch {
  q?: number;
  all?: boolean;
}

export function readQuestionsSearch(search: Record<string, unknown>): QuestionsSearch {
  return {
    ...(Number(search.q) >= 1 ? { q: Math.floor(Number(search.q)) } : {}),
    ...(typeof search.all === 'boolean' ? { all: search.all } : {}),
  };
}
