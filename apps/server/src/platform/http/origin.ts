/** Where a request came from, for logs and limits. */
export interface Origin {
  readonly request_id: string;
  readonly ip: string;
  readonly user_agent: string;
}
