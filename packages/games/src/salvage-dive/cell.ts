/**
 * Where a crate lies, for the sheet: by columns and rows of the wide wreck (8 by 4), of the one on a phone (6 by 6, its
 * last row not full) and of the slim one (4 by 8). With it whatever swims to a crate or comes out of it needs no
 * measuring.
 */
export function cellOf(crate: number): React.CSSProperties {
  const places = {
    '--wide-column': crate % 8,
    '--wide-row': Math.floor(crate / 8),
    '--phone-column': crate % 6,
    '--phone-row': Math.floor(crate / 6),
    '--slim-column': crate % 4,
    '--slim-row': Math.floor(crate / 4),
  };
  return places as React.CSSProperties;
}

/** The columns of the crate before: which of them is nearer to the bow tells the way that somebody faces. */
export function cellWas(crate: number): React.CSSProperties {
  const columns = { '--wide-was': crate % 8, '--phone-was': crate % 6, '--slim-was': crate % 4 };
  return columns as React.CSSProperties;
}
