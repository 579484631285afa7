/** What the provider sent back with the browser. */
export interface Return {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** Reads the return as it was sent: a code of digits alone must not be taken for a number. */
export function readReturn(search: string): Return {
  const given = new URLSearchParams(search);
  const iss = given.get('iss');
  return {
    code: given.get('code') ?? '',
    state: given.get('state') ?? '',
    ...(iss === null ? {} : { iss }),
  };
}

/** As the page was opened; the router rewrites the address soon afterwards. */
export const arrival: Return = readReturn(typeof window === 'undefined' ? '' : window.location.search);
