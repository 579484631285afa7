import type { compareBuildVersions } from '@tryout/contract/builds/builds';
import type { RouteData } from '@tryout/contract/define-route';
import { differencesOf } from '@tryout/domain/records/differences';
import type { Act } from '../../../platform/act.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { compareFiles } from '../build-files.queries.ts';
import type { VersionRow } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';

/** What differs between two versions of one build. @throws Refusal for versions of two builds */
export async function compareVersions(
  { db }: Act,
  { from, to }: { readonly from: VersionRow; readonly to: VersionRow },
): Promise<RouteData<typeof compareBuildVersions>> {
  if (from.build_id !== to.build_id) throw invalidField('to', buildsSay('builds.other_builds'));
  const { rows, counts } = await compareFiles(db, from.id, to.id);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    from: { id: from.id, version: from.version },
    to: { id: to.id, version: to.version },
    manifest: differencesOf(from.manifest ?? {}, to.manifest ?? {}).map(({ path, before, after }) => ({
      path: [...path],
      before,
      after,
    })),
    files: {
      added: of('added').map(({ path, size_after }) => ({ path, size: size_after ?? 0 })),
      removed: of('removed').map(({ path, size_before }) => ({ path, size: size_before ?? 0 })),
      changed: of('changed').map(({ path, size_before, size_after }) => ({
        path,
        size_before: size_before ?? 0,
        size_after: size_after ?? 0,
      })),
      counts,
    },
  };
}
