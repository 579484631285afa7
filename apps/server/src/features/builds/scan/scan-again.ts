import { parseManifestText } from '@tryout/game-sdk/manifest';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { verbatim } from '../../../platform/language/say.ts';
import { type BuildRow, type VersionRow, versionsOfBuild } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { lockedVersion, noteMove, refuseMove, standing } from '../versions/move-version.ts';
import { askForChecks } from './ask-for-checks.ts';
import { askForScan, storeGivenManifest } from './scan-rows.queries.ts';

/** Begins the checks of a version anew. @throws Refusal */
export async function scanAgain(act: SignedAct, known: VersionRow): Promise<void> {
  const held = await lockedVersion(act.db, known);
  refuseMove(held.version, 'scanning');
  await begin(act, held.build, held.version);
  await noteMove(act, held, 'build.checked_again', {
    step: 'receive',
    level: 'info',
    code: 'scan_asked',
    message: 'The checks were asked for again.',
  });
}

/** Gives a manifest to a version whose archive has none, and begins its checks anew. @throws Refusal */
export async function giveManifest(
  act: SignedAct,
  known: VersionRow,
  given: { readonly manifest: string; readonly edit: number },
): Promise<void> {
  const held = await lockedVersion(act.db, known);
  const { build, version } = held;
  if (version.status !== 'needs_mapping') refuseOtherState(version);
  if (version.edit !== given.edit) {
    throw new Refusal('stale_status', buildsSay('builds.changed_meanwhile'), standing(version));
  }
  const { manifest, problems } = parseManifestText(given.manifest);
  if (manifest === null) {
    const fields = problems.slice(0, 50).map(({ path, sentence }) => ({
      field: path === '' ? 'manifest' : `manifest.${path}`,
      message: verbatim(sentence),
    }));
    const [first] = problems;
    const said = first
      ? buildsSay('builds.manifest_problem', { problem: first.sentence })
      : buildsSay('builds.manifest_unreadable');
    throw new Refusal('invalid_input', said, { fields });
  }
  if (manifest.slug !== build.slug) {
    throw invalidField('manifest.slug', buildsSay('builds.other_slug', { slug: build.slug }));
  }
  const others = (await versionsOfBuild(act.db, build.id)).filter(({ id }) => id !== version.id);
  const isFree = others.every((other) => other.version !== manifest.version);
  const name = isFree ? manifest.version : version.version;
  await storeGivenManifest(act.db, version.id, given.manifest, name);
  await begin(act, build, { id: version.id, version: name });
  await noteMove(act, held, 'build.manifest_given', {
    step: 'manifest',
    level: isFree ? 'info' : 'warning',
    code: 'manifest_given',
    message: isFree
      ? `A manifest was given by hand. This is version ${name}.`
      : `A manifest was given by hand. There is a version ${manifest.version} already, so this stays version ${name}.`,
    data: { version: name, wished_for: manifest.version },
  });
}

/** @throws Refusal always */
function refuseOtherState(version: VersionRow): never {
  throw new Refusal(
    'stale_status',
    buildsSay('builds.takes_no_manifest', { version: version.version }),
    standing(version),
  );
}

async function begin(
  act: SignedAct,
  build: Pick<BuildRow, 'id' | 'name'>,
  version: Pick<VersionRow, 'id' | 'version'>,
): Promise<void> {
  await askForScan(act.db, version.id);
  await askForChecks(act, build, version, act.actor.user_id);
}
