import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement outside a transaction that begins so is planned once as well; for those that every request runs. */
export const PLANNED_ONCE = '/* planned once */';

/** A text that comes this often is worth keeping; one that is made up for the moment does not come again. */
const WORTH_KEEPING = 3;
/** Most texts that are kept: twice as many as the product has, so that only a mistake can reach it. */
const MOST_KEPT = 2000;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which a text is kept, or null while it is not. The same text has the same name on every connection. */
export function planName(text: string): string | null {
  const name = names.get(text);
  if (name) return name;
  if (names.size >= MOST_KEPT) return null;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < WORTH_KEEPING) {
    if (seen.size > 10 * MOST_KEPT) seen.clear();
    seen.set(text, times);
    return null;
  }
  seen.delete(text);
  const made = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, made);
  return made;
}

/**
 * A connection that keeps the plans of what it runs inside transactions. Those statements write rows, or read and lock
 * them by their ids: planning them took more than half of a request's time, and their best plan does not depend on the
 * values. Lists and searches run outside transactions and are planned for their values each time.
 */
export class PlanningClient extends pg.Client {
  #inTransaction = false;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen signatures, all passed on as they are
  override query(first: any, ...rest: any[]): any {
    const [values, ...others] = rest;
    if (typeof first !== 'string' || !Array.isArray(values)) {
      return super.query(first as string, ...(rest as [unknown[]]));
    }
    if (/^(begin|start transaction)\b/i.test(first)) this.#inTransaction = true;
    else if (/^(commit|rollback)$/i.test(first)) this.#inTransaction = false;
    else if (this.#inTransaction || first.trimStart().startsWith(PLANNED_ONCE)) {
      const name = planName(first);
      if (name) return super.query({ name, text: first, values }, ...(others as []));
    }
    return super.query(first, values, ...(others as []));
  }
}
