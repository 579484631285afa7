import type { previewStableBuild } from '@tryout/contract/builds/builds-versions';
import type { RouteData } from '@tryout/contract/define-route';
import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';
import { differencesOf } from '@tryout/domain/records/differences';
import { uploadedGameJudge } from '@tryout/games/uploaded-game/judge';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { declaredDataPoints } from '../../tasks/public.ts';
import { warningsOf } from '../build-log.queries.ts';
import { type BuildRow, buildsById, stableVersion, type VersionRow } from '../build-rows.queries.ts';
import { formulasOfGame, ownTasksOfBuild, simulationsOfOthers } from './stable-preview.queries.ts';

type Preview = RouteData<typeof previewStableBuild>;
type DataPoint = { readonly key: string };

/** What making a version stable would change, said before somebody does it. */
export async function stablePreview({ db }: Act, version: VersionRow): Promise<Preview> {
  const [build, before] = [await buildOf(db, version), await stableVersion(db, version.build_id)];
  const [declared, formulas, tasks, simulations] = [
    namesOf(version),
    await formulasOfGame(db, build.slug),
    await ownTasksOfBuild(db, build.id),
    await simulationsOfOthers(db, build.id, version.id),
  ];
  return {
    from: before ? { id: before.id, version: before.version } : null,
    to: { id: version.id, version: version.version },
    ...(await warningsOf(db, version.id)),
    data_points: changesOf(before?.manifest?.data_points ?? [], version.manifest?.data_points ?? []),
    // A first version differs from nothing.
    parameters: before
      ? differencesOf(before.manifest?.parameters ?? [], version.manifest?.parameters ?? []).map(
          ({ path, ...rest }) => ({ path: [...path], ...rest }),
        )
      : [],
    formulas: formulas.map(({ definition, ...formula }) => ({
      ...formula,
      missing: (definition ? dataPointsIn(definition) : []).filter((key) => !declared.has(key)),
    })),
    tasks,
    simulations,
  };
}

async function buildOf(db: Db, version: VersionRow): Promise<BuildRow> {
  const [build] = await buildsById(db, [version.build_id]);
  if (!build) throw new Error(`version ${version.id} belongs to no build`);
  return build;
}

/** Everything a formula may name: data points, and the columns of trials. */
function namesOf(version: VersionRow): Set<string> {
  const { manifest } = version;
  if (manifest === null) return new Set();
  const { data_points, trial_columns } = uploadedGameJudge(manifest, version.version, manifest.slug);
  return new Set(declaredDataPoints(data_points, trial_columns).map(({ key }) => key));
}

function changesOf(before: readonly DataPoint[], after: readonly DataPoint[]): Preview['data_points'] {
  const [old, now] = [byKey(before), byKey(after)];
  return {
    added: [...now.keys()].filter((key) => !old.has(key)),
    removed: [...old.keys()].filter((key) => !now.has(key)),
    changed: [...now].flatMap(([key, point]) => {
      const earlier = old.get(key);
      const changes = earlier ? differencesOf(earlier, point) : [];
      return changes.length === 0
        ? []
        : [{ key, changes: changes.map(({ path, ...rest }) => ({ path: [...path], ...rest })) }];
    }),
  };
}

function byKey(points: readonly DataPoint[]): Map<string, DataPoint> {
  return new Map(points.map((point) => [point.key, point]));
}
