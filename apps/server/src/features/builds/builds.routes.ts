import {
  compareBuildVersions,
  downloadBuildVersion,
  listBuildFiles,
  listBuilds,
  readBuild,
  readBuildLog,
  readBuildVersion,
  tryBuildVersion,
} from '@tryout/contract/builds/builds';
import { OPENABLE_BUILD_STATES } from '@tryout/domain/builds/build-status';
import { audit } from '../../platform/act.ts';
import { type Handled, handle } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { FILES_OF_PAGE, filesPage, sizesByType } from './build-files.queries.ts';
import { countTroubles, LINES_OF_ANSWER, readLog } from './build-log.queries.ts';
import { pinsOf } from './build-pins.queries.ts';
import { buildsById, stableVersion, versionsOfBuild } from './build-rows.queries.ts';
import { buildsSay } from './builds.messages.ts';
import { buildsOrigin } from './host/builds-origin.ts';
import { signedBuildUrl } from './host/signed-build-url.ts';
import { pageOfBuilds } from './list-builds.queries.ts';
import { compareVersions } from './versions/compare-versions.ts';
import { viewOfVersion } from './versions/version-view.ts';

/** Reading of builds, and trying one. */
export const buildsHandlers: readonly Handled[] = [
  handle(listBuilds, async ({ db, query }) => ({ data: await pageOfBuilds(db, query) })),

  handle(readBuild, async ({ db, refs, params }) => {
    const build = refs.row(params.build_id);
    const versions = await versionsOfBuild(db, build.id);
    const pins = await pinsOf(
      db,
      versions.map(({ id }) => id),
    );
    return {
      data: {
        build,
        stable_id: versions.find(({ status }) => status === 'stable')?.id ?? null,
        versions: versions.map((version) => viewOfVersion(version, pins.get(version.id))),
      },
    };
  }),

  handle(readBuildVersion, async ({ db, refs, params }) => {
    const version = refs.row(params.version_id);
    const [build] = await buildsById(db, [version.build_id]);
    if (!build) throw notFound();
    const [pins, sizes, troubles, stable] = [
      await pinsOf(db, [version.id]),
      await sizesByType(db, version.id),
      await countTroubles(db, version.id),
      await stableVersion(db, build.id),
    ];
    const { entry, manifest, manifest_text } = version;
    return {
      data: {
        build,
        version: { ...viewOfVersion(version, pins.get(version.id)), entry, manifest, manifest_text },
        smoke_report: version.smoke_report,
        sizes,
        ...troubles,
        stable_now: stable?.id ?? null,
      },
    };
  }),

  handle(listBuildFiles, async ({ db, query, params }) => {
    const { rows, total } = await filesPage(db, params.version_id, query.cursor);
    const items = rows.slice(0, FILES_OF_PAGE);
    const next_cursor = rows.length > FILES_OF_PAGE ? (items.at(-1)?.path ?? null) : null;
    return { data: { items, next_cursor, total } };
  }),

  handle(readBuildLog, async ({ db, refs, query, params }) => {
    const { status } = refs.row(params.version_id);
    const lines = await readLog(db, params.version_id, query);
    const is_running = status === 'uploaded' || status === 'scanning';
    const has_more = lines.length > LINES_OF_ANSWER;
    return { data: { items: lines.slice(0, LINES_OF_ANSWER), has_more, is_running, status } };
  }),

  handle(compareBuildVersions, async ({ db, refs, query }) => ({
    data: await compareVersions(db, refs.row(query.from), refs.row(query.to)),
  })),

  handle(downloadBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await audit(call, {
      event_type: 'access',
      action: 'build.downloaded',
      target_type: 'build_version',
      target_id: version.id,
      organization_id: null,
      meta: { version: version.version, sha256: version.archive_sha256 },
    });
    const file = {
      sha256: version.archive_sha256,
      name: version.archive_name,
      media_type: 'application/zip',
    };
    await sendFile(call.reply, call.services.files, file, { inline: false });
    return undefined;
  }),

  handle(tryBuildVersion, async ({ refs, params, services }) => {
    const version = refs.row(params.version_id);
    const { status, manifest, profile } = version;
    if (status !== 'needs_mapping' && !OPENABLE_BUILD_STATES.some((one) => one === status)) {
      const said = buildsSay('builds.cannot_be_opened', { version: version.version });
      throw new Refusal('refused_by_rule', said, { current: { status, allowed: [] } });
    }
    const url = signedBuildUrl(services, version);
    const origin = buildsOrigin(services.config.buildsUrl, version.id);
    return { data: { url, origin, profile, manifest, version: version.version } };
  }),
];
