import { DELETABLE_BUILD_STATES } from '@tryout/domain/builds/build-status';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Said, verbatim } from '../../platform/language/say.ts';
import { forgetGame, withdrawGame } from '../tasks/public.ts';
import { buildPeople } from './build-log.queries.ts';
import { lockTasksOf, type Pins, pinsOf } from './build-pins.queries.ts';
import type { VersionRow } from './build-rows.queries.ts';
import { buildsSay } from './builds.messages.ts';
import { lockedVersion, noteMove, refuseMove, standing } from './versions/move-version.ts';
import { deleteEmptyBuild, deleteVersionRow, setRetired, touchBuild } from './write-builds.queries.ts';

/** Names that a refusal tells; more are counted. */
const MOST_NAMES = 5;

function namesOf(names: readonly string[], more: number): Said {
  const told = names.slice(0, MOST_NAMES).join(', ');
  return more > 0 ? buildsSay('builds.names_and_more', { names: told, more }) : verbatim(told);
}

function heldBy(version: string, { simulations, plays, names }: Pins): Said {
  const told = namesOf(names, simulations - MOST_NAMES);
  if (plays === 0) return buildsSay('builds.held_by_simulations', { version, names: told });
  if (simulations === 0) return buildsSay('builds.held_by_plays', { version, plays });
  return buildsSay('builds.held_by_both', { version, names: told, plays });
}

/** @throws Refusal naming what holds a version: published simulations, plays that are not over */
async function refusePinned({ db }: Act, version: VersionRow): Promise<void> {
  await lockTasksOf(db, version.id);
  const pins = (await pinsOf(db, [version.id])).get(version.id);
  if (!pins || pins.simulations + pins.plays === 0) return;
  throw new Refusal('refused_by_rule', heldBy(version.version, pins), standing(version));
}

/** Puts a version away for good: its game is offered no more, its files and log stay. @throws Refusal */
export async function retireVersion(act: SignedAct, known: VersionRow, reason: string): Promise<void> {
  const { db, services } = act;
  const held = await lockedVersion(db, known);
  refuseMove(held.version, 'retired');
  await refusePinned(act, held.version);
  await withdrawGame(act, held.version.id);
  await setRetired(db, held.version.id, services.now());
  await noteMove(act, held, 'build.retired', {
    step: 'publish',
    level: 'info',
    code: 'retired',
    message: `It was retired: ${reason}`,
    data: { reason, before: held.version.status },
  });
}

/** Deletes a version that no simulation holds; with the last one its build goes too. @throws Refusal */
export async function deleteVersion(act: Act, known: VersionRow): Promise<void> {
  const { db, services } = act;
  const { build, version } = await lockedVersion(db, known);
  if (!DELETABLE_BUILD_STATES.some((status) => status === version.status)) {
    const message =
      version.status === 'stable' ? buildsSay('builds.stable_stays') : buildsSay('builds.being_checked');
    throw new Refusal('stale_status', message, standing(version));
  }
  await refusePinned(act, version);
  await forgetGame(act, version.id);
  await deleteVersionRow(db, version.id);
  const with_build = await deleteEmptyBuild(db, build.id);
  if (!with_build) await touchBuild(db, build.id, services.now());
  await audit(act, {
    event_type: 'delete',
    action: 'build.deleted',
    target_type: 'build_version',
    target_id: version.id,
    organization_id: null,
    meta: { slug: build.slug, version: version.version, sha256: version.archive_sha256, with_build },
  });
  services.live.tell(db, await buildPeople(db), { topic: 'builds', data: { build_id: build.id } });
}
