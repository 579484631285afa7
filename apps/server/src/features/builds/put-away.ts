import { DELETABLE_BUILD_STATES } from '@tryout/domain/build-status';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { forgetGame, withdrawGame } from '../tasks/public.ts';
import { buildPeople } from './build-log.queries.ts';
import { holdTasksOf, pinsOf } from './build-pins.queries.ts';
import type { VersionRow } from './build-rows.queries.ts';
import { holdVersion, type Moving, noteMove, refuseMove, standing } from './move-version.ts';
import { deleteEmptyBuild, deleteVersionRow, setRetired, touchBuild } from './write-builds.queries.ts';

/** Names that a refusal tells; more are counted. */
const MOST_NAMES = 5;

function playsOf(count: number): string {
  return count === 1 ? '1 play with it is not over' : `${count} plays with it are not over`;
}

/** @throws Refusal naming what holds a version: published simulations, plays that are not over */
async function refusePinned({ db }: Moving, version: VersionRow): Promise<void> {
  await holdTasksOf(db, version.id);
  const pins = (await pinsOf(db, [version.id])).get(version.id);
  if (!pins || pins.simulations + pins.plays === 0) return;
  const more = pins.simulations - MOST_NAMES;
  const names = pins.names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const held = [
    ...(pins.simulations > 0 ? [`published simulations hold it (${names})`] : []),
    ...(pins.plays > 0 ? [playsOf(pins.plays)] : []),
  ].join(', and ');
  throw new Refusal('refused_by_rule', `Version ${version.version} stays: ${held}.`, standing(version));
}

/** Puts a version away for good: its game is offered no more, its files and log stay. @throws Refusal */
export async function retireVersion(moving: Moving, known: VersionRow, reason: string): Promise<void> {
  const { db, services } = moving;
  const held = await holdVersion(db, known);
  refuseMove(held.version, 'retired');
  await refusePinned(moving, held.version);
  await withdrawGame(db, held.version.id, services.now());
  await setRetired(db, held.version.id, services.now());
  await noteMove(moving, held, 'build.retired', {
    step: 'publish',
    level: 'info',
    code: 'retired',
    message: `It was retired: ${reason}`,
    data: { reason, before: held.version.status },
  });
}

/** Deletes a version that no simulation holds; with the last one its build goes too. @throws Refusal */
export async function deleteVersion(moving: Moving, known: VersionRow): Promise<void> {
  const { db, services } = moving;
  const { build, version } = await holdVersion(db, known);
  if (!DELETABLE_BUILD_STATES.some((status) => status === version.status)) {
    const message =
      version.status === 'stable'
        ? 'The stable version cannot be deleted. Make another one stable first, or retire it.'
        : 'It is being checked. Wait until that is done.';
    throw new Refusal('stale_status', message, standing(version));
  }
  await refusePinned(moving, version);
  await forgetGame(db, version.id);
  await deleteVersionRow(db, version.id);
  const with_build = await deleteEmptyBuild(db, build.id);
  if (!with_build) await touchBuild(db, build.id, services.now());
  await recordSecurityEvent(db, moving, {
    event_type: 'delete',
    action: 'build.deleted',
    target_type: 'build_version',
    target_id: version.id,
    organization_id: null,
    meta: { slug: build.slug, version: version.version, sha256: version.archive_sha256, with_build },
  });
  services.live.tell(db, await buildPeople(db), { topic: 'builds', data: { build_id: build.id } });
}
