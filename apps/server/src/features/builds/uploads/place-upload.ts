import { freeSlug, slugOfName } from '@tryout/domain/builds/build-status';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { TASK_KEYS } from '@tryout/games/registry';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type BuildRow, buildOfSlug, lockBuild, takenSlugs, type VersionRow } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { insertBuild } from '../write-builds.queries.ts';
import type { UploadRow } from './uploads.queries.ts';

/** What of a manifest says where an upload belongs; null where it says nothing that could be read. */
export interface NamedInManifest {
  readonly slug: string | null;
  readonly name: string | null;
  readonly version: string | null;
}

/** Whether a game of the product has this name. */
export function isBuiltIn(slug: string): boolean {
  return TASK_KEYS.some((key) => key === slug);
}

/** Slug, name and version as far as they can be read: the checks say later what is wrong with the rest. */
export function namedInManifest(text: string | null): NamedInManifest {
  const raw = text === null ? null : parsed(text);
  const member = (name: string, fits: RegExp) => {
    const value = raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>)[name] : null;
    return typeof value === 'string' && fits.test(value.trim()) ? value.trim() : null;
  };
  return {
    slug: member('slug', /^[a-z][a-z0-9-]{1,62}$/),
    name: member('name', /^[^\p{C}]{1,100}$/u),
    version: member('version', /^\d{1,6}(\.\d{1,6}){0,2}$/),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The build that an upload belongs to, locked, and how that was found out. */
export interface BuildOfUpload {
  readonly build: BuildRow;
  readonly found: 'asked_for' | 'named_in_manifest' | 'new';
}

/**
 * Finds or makes the build of an upload: the one it was sent to, the one its manifest names, or a new one.
 * @throws Refusal when the manifest takes the name of a game of the product
 */
export async function placeUpload(
  { db, services }: Act,
  upload: UploadRow,
  named: NamedInManifest,
): Promise<BuildOfUpload> {
  if (upload.build_id !== null) {
    const build = await lockBuild(db, upload.build_id);
    if (!build) throw new Refusal('not_found', buildsSay('builds.target_deleted'));
    return { build, found: 'asked_for' };
  }
  if (named.slug !== null && isBuiltIn(named.slug)) {
    throw new Refusal('refused_by_rule', buildsSay('builds.slug_of_product', { slug: named.slug }));
  }
  // Two uploads of the same new game may meet here: the one that comes second finds the first one's build.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const slug = named.slug ?? (await slugFor(db, upload));
    const existing = named.slug === null ? undefined : await buildOfSlug(db, slug);
    const made = existing
      ? undefined
      : await insertBuild(
          db,
          { slug, name: named.name ?? nameFor(upload), created_by: upload.uploaded_by },
          services.now(),
        );
    const id = existing?.id ?? made;
    const build = id === undefined ? undefined : await lockBuild(db, id);
    if (build) return { build, found: made === undefined ? 'named_in_manifest' : 'new' };
  }
  throw new Refusal('conflict', buildsSay('builds.name_in_motion'));
}

/** The name of a new version, and the one that its manifest wished for when that is taken. */
export function nameVersion(
  named: NamedInManifest,
  existing: readonly Pick<VersionRow, 'version'>[],
): { version: string; instead_of: string | null } {
  const taken = new Set(existing.map(({ version }) => version));
  if (named.version !== null && !taken.has(named.version))
    return { version: named.version, instead_of: null };
  let version = nextVersionName(existing[0]?.version ?? '');
  while (taken.has(version)) version = nextVersionName(version);
  return { version, instead_of: named.version };
}

async function slugFor(db: Db, upload: UploadRow): Promise<string> {
  const wished = slugOfName(upload.name === '' ? upload.file_name : upload.name);
  const taken = await takenSlugs(db, wished);
  return freeSlug(wished, (slug) => isBuiltIn(slug) || taken.has(slug));
}

function nameFor(upload: UploadRow): string {
  const name = upload.name === '' ? upload.file_name.replace(/\.zip$/i, '').trim() : upload.name;
  return name.slice(0, 100) || 'Build';
}
