/** A file of a build version, as the host needs to know it. */
export interface BuildFile {
  readonly sha256: string;
  /** Bytes as stored. */
  readonly size: number;
  /** The page a game begins with. */
  readonly is_entry: boolean;
}

/** Finds a file of a version by its path within the build; null where there is none. */
export type FindFile = (build_version_id: string, path: string) => Promise<BuildFile | null>;

const MOST = 20_000;
/** A version that was deleted is forgotten after so long; the files of one never change. */
const KEPT_MS = 60_000;

/** Remembers what was found for a minute, the least lately found first to go; what is not there is asked for again. */
export function rememberFiles(find: FindFile, now: () => number): FindFile {
  const known = new Map<string, { readonly file: BuildFile; readonly until: number }>();
  return async (version, path) => {
    const key = `${version}/${path}`;
    const kept = known.get(key);
    if (kept && kept.until > now()) return kept.file;
    known.delete(key);
    const file = await find(version, path);
    if (!file) return null;
    if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
    known.set(key, { file, until: now() + KEPT_MS });
    return file;
  };
}
