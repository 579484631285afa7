import { afterAll, beforeAll, it } from 'vitest';
import { KilledServers, killWhileMadeStable } from '../testing/killed-servers.ts';

let servers: KilledServers;
beforeAll(async () => {
  servers = await KilledServers.begin();
});
afterAll(() => servers.end());

// Each lock stops the server at another step: before anything, with the status changed, and before its last line.
it('a server that is killed at any step has made a version stable with everything, or nothing', () =>
  killWhileMadeStable(servers, ['builds', 'tasks', 'security_log']));
