import { lookAround, readOutbox, startDemo } from '@tryout/contract/demo/demo';
import { type Handled, handle } from '../../platform/http/call.ts';
import { lookAroundAs } from './look-around.ts';
import { outboxPage } from './read-outbox.ts';
import { startVisitor } from './start-visitor.ts';

/** The demo without an account, and the outbox. */
export const demoHandlers: readonly Handled[] = [
  handle(startDemo, async (call) => ({ data: await startVisitor(call), status: 201 })),

  handle(lookAround, async (call) => ({ data: await lookAroundAs(call, call.body) })),

  handle(readOutbox, async (call) => ({ data: await outboxPage(call, call.query) })),
];
