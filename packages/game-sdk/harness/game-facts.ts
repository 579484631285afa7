import type { BuildManifest } from '../src/build-manifest.ts';
import type { ManifestProblem } from '../src/manifest-problems.ts';

/** What the harness's server says of the folder. */
export interface GameFacts {
  /** Null when there is none or it has problems. */
  readonly manifest: BuildManifest | null;
  readonly problems: readonly ManifestProblem[];
  /** Of the entry page, on the other host. */
  readonly address: string;
  readonly sandbox: string;
}

/** Asks anew; the address is another one after a change. */
export async function fetchGameFacts(): Promise<GameFacts> {
  const answer = await fetch('/game');
  if (!answer.ok) throw new Error(`The harness answers ${answer.status}. Is build.json there?`);
  return (await answer.json()) as GameFacts;
}
