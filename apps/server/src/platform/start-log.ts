/** What start-up code needs of a logger: a Fastify or pino logger fits, and so does a pair of functions. */
export type StartLog = {
  info(message: string): void;
  warn(message: string): void;
};
