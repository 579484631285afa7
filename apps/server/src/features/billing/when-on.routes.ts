import type { AnyRoute } from '@tryout/contract/define-route';
import type { FastifyReply } from 'fastify';
import type { Answer, Call, Handled } from '../../platform/http/call.ts';
import { handle, handleWithoutTransaction } from '../../platform/http/call.ts';
import { requireBilling } from './require-billing.ts';

type Run<T extends AnyRoute> = (call: Call<T>) => Promise<Answer<T> | FastifyReply | undefined>;

const onlyWhenOn =
  <T extends AnyRoute>(run: Run<T>): Run<T> =>
  async (call) => {
    await requireBilling(call);
    return run(call);
  };

/** A route of billing: where plans are not used on this platform, there is nothing at its address. */
export function handleWhenOn<T extends AnyRoute>(route: T, run: Run<T>): Handled {
  return handle(route, onlyWhenOn(run));
}

/** The same for what waits for a provider of payments and holds nothing meanwhile. */
export function handleOutsideWhenOn<T extends AnyRoute>(route: T, run: Run<T>): Handled {
  return handleWithoutTransaction(route, onlyWhenOn(run));
}
