import { sql } from 'kysely';
import { tendBilling } from '../billing.jobs.ts';
import {
  type BillingWorld,
  createBuyer,
  givenTo,
  order,
  pay,
  queuedMessages,
  send,
  signedTest,
} from './billing-world.ts';
import { takeInAnotherProcess } from './fact-process.ts';

/** What is there of an order, after its payment's message was taken by a server that died. */
export interface KilledRun {
  readonly dies_at: number;
  readonly was_killed: boolean;
  /** Statements that the message takes; 0: the server died. */
  readonly statements: number;
  /** Rows of entitlements, subscriptions and invoices when the server was gone. */
  readonly after_death: readonly number[];
  /** The same within a minute. */
  readonly after_minute: readonly number[];
  readonly status: string;
}

/**
 * Pays an order; the server that takes the message about it is killed at one of its statements. Then another one goes on:
 * it asks the provider in its work of every minute, or the provider sends its message again.
 */
export async function killBetween(
  world: BillingWorld,
  dies_at: number,
  goesOn: 'asks' | 'is told again',
): Promise<KilledRun> {
  const { as, organization_id } = await createBuyer(world);
  const { order: placed } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
  await pay(world, as, placed.order_id, '4242424242424242');
  const [message] = await queuedMessages(world.db);
  const raw = JSON.stringify(message);
  const { config } = world.app.services;
  const end = await takeInAnotherProcess({
    connectionString: config.databaseUrl ?? '',
    config,
    now: world.clock.now.toISOString(),
    raw,
    signature: signedTest(world, raw),
    dies_at,
  });
  const counted = async () => {
    const { rows } = await sql<{ subscriptions: number; invoices: number }>`select
      (select count(*)::int from subscriptions where organization_id = ${organization_id}) as subscriptions,
      (select count(*)::int from invoices where organization_id = ${organization_id}) as invoices`.execute(
      world.db,
    );
    const given = await givenTo(world.db, organization_id);
    return [given.length, rows[0]?.subscriptions ?? -1, rows[0]?.invoices ?? -1];
  };
  const after_death = await counted();
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  if (goesOn === 'asks') await tendBilling(world.app.services);
  else await send(world, raw, signedTest(world, raw));
  // A late message, and another minute, change nothing any more.
  await send(world, raw, signedTest(world, raw));
  await tendBilling(world.app.services);
  const { rows } = await sql<{
    status: string;
  }>`select status from orders where id = ${placed.order_id}`.execute(world.db);
  return { ...end, dies_at, after_death, after_minute: await counted(), status: rows[0]?.status ?? '' };
}

/** What is wrong with runs: more or less than one grant, half of one, or an order that is not settled. */
export function faultsOf(runs: readonly KilledRun[]): string[] {
  const whole = '2,1,1';
  return runs.flatMap((run) => {
    const [death, minute] = [run.after_death.join(), run.after_minute.join()];
    const isRight = (death === '0,0,0' || death === whole) && minute === whole && run.status === 'approved';
    return isRight ? [] : [`killed at ${run.dies_at}: ${death}, then ${minute}, ${run.status}`];
  });
}
