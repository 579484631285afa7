import { ALL_ROUTES } from '@tryout/contract/all-routes';
import {
  health,
  liveEvents,
  liveness,
  openApi,
  platformHealth,
  readiness,
} from '@tryout/contract/system/system';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { describeApi } from '../../platform/http/openapi.ts';
import { VERSION } from '../../platform/version.ts';
import { readHealth } from './read-health.ts';
import { refuseWhenStopping } from './refuse-when-stopping.ts';
import { askDatabase } from './system.queries.ts';

let description: string | null = null;

/** Made once, when somebody asks: it takes a good part of a second, and every copy is the same. */
function apiDescription(): string {
  description ??= JSON.stringify(describeApi(ALL_ROUTES));
  return description;
}

/** Health, the API's description and the live stream. */
export const systemHandlers: readonly Handled[] = [
  handle(health, async ({ db, services }) => {
    await askDatabase(db);
    return { data: { status: 'ok' as const, version: VERSION, demo: services.config.demo } };
  }),

  handle(liveness, async () => ({ data: { status: 'ok' as const, version: VERSION } })),

  handle(readiness, async ({ db, services }) => {
    refuseWhenStopping(services.drain);
    await askDatabase(db);
    return { data: { status: 'ok' as const, version: VERSION } };
  }),

  handle(platformHealth, async (call) => ({ data: await readHealth(signedAct(call)) })),

  handle(openApi, async ({ reply }) => reply.type('application/json').send(apiDescription())),

  handle(liveEvents, async (call) => {
    const actor = signedIn(call);
    call.reply.hijack();
    const response = call.reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 3000\n\n');
    call.services.live.connect(actor.user_id, actor.session_id, response);
    return call.reply;
  }),
];
