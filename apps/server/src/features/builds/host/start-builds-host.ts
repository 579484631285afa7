import { type Config, defaultBuildsUrl, hostName } from '../../../platform/config.ts';
import { assertListenable } from '../../../platform/listen-address.ts';
import { readSecret } from '../../../platform/secret.ts';
import type { Services } from '../../../platform/services.ts';
import { browserName } from '../runtime/browser-name.ts';
import { countProblems } from '../runtime/runtime.queries.ts';
import { buildBuildsHost } from './builds-host.ts';
import { findFilesIn } from './served-files.queries.ts';
import { gatherStopped } from './stopped-attempts.ts';

/** The settings with the port that games are served from: fails when it is taken, finds a free one for 0. */
export async function settleBuildsPort(config: Config): Promise<Config> {
  const { host, buildsPort: port, buildsUrl } = config;
  const buildsPort = await assertListenable({ host, port, setting: 'TRYOUT_BUILDS_PORT' });
  if (port !== 0) return config;
  const isUsual = buildsUrl === defaultBuildsUrl(config.publicUrl, 0);
  return {
    ...config,
    buildsPort,
    buildsUrl: isUsual ? defaultBuildsUrl(config.publicUrl, buildsPort) : buildsUrl,
  };
}

const isThisMachine = (name: string) => ['localhost', '127.0.0.1', '[::1]'].includes(name);

/**
 * Whether uploaded games are served at all: not in production under a public name while the games have no address that
 * anybody's browser reaches, because the only one that is left would be the app's own.
 */
export function servesBuilds(config: Pick<Config, 'production' | 'publicUrl' | 'buildsUrl'>): boolean {
  const [app, games] = [hostName(config.publicUrl), hostName(config.buildsUrl)];
  return !config.production || isThisMachine(app) || !isThisMachine(games);
}

/** What the person at the terminal should know of where games are served; null: nothing. */
export function buildsHostWarning(
  config: Pick<Config, 'production' | 'publicUrl' | 'buildsUrl'>,
): string | null {
  const [app, games] = [hostName(config.publicUrl), hostName(config.buildsUrl)];
  if (!servesBuilds(config)) {
    return `Uploaded games are not served: TRYOUT_BUILDS_URL is not set, and games never come from ${app}, the host name of the app. Give them an address of their own, such as https://*.builds.example.net.`;
  }
  if (app === games) {
    return `Uploaded games are served from ${games}, the host name of the app: browsers would send them its cookies. Give them another one with TRYOUT_BUILDS_URL.`;
  }
  return isThisMachine(games) && !isThisMachine(app)
    ? `Uploaded games can be played on this machine only (${config.buildsUrl}). Set TRYOUT_BUILDS_URL to an address that browsers reach, under another host name than ${app}.`
    : null;
}

const LONGEST_ANSWER_MS = 2000;

/** Whether something answers at the port that uploaded games are served from; what it answers does not matter. */
export async function buildsHostAnswers(config: Pick<Config, 'host' | 'buildsPort'>): Promise<boolean> {
  const name = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    await fetch(`http://${name}:${config.buildsPort}/`, { signal, redirect: 'manual' });
    return true;
  } catch {
    // That nothing answers is what was asked.
    return false;
  }
}

/** Serves uploaded games until the answer is called. */
export async function startBuildsHost(services: Services): Promise<() => Promise<void>> {
  const { config, db, files, log, now, drain } = services;
  const stopped = gatherStopped(
    async ({ build_version_id, user_agent }, attempts) => {
      const problems = attempts.map((attempt) => ({ ...attempt, kind: 'policy' as const }));
      await countProblems(db, build_version_id, browserName(user_agent), problems, now());
    },
    (error) => log.error({ err: error }, error.message),
  );
  const host = buildBuildsHost({
    publicUrl: config.publicUrl,
    buildsUrl: config.buildsUrl,
    secret: readSecret(config),
    files,
    find: findFilesIn(db),
    now,
    log,
    drain,
    stopped: stopped.note,
  });
  await host.listen({ port: config.buildsPort, host: config.host });
  return async () => {
    await host.close();
    await stopped.stop();
  };
}
