import { type AccentShades, accentShades } from './accent.ts';

/** What is kept of an employer's look. */
export interface KeptLook {
  /** Its short name, as addresses name it. */
  readonly slug: string;
  readonly logo_file_id: string | null;
  readonly cover_file_id: string | null;
  /** As chosen, #rrggbb; null for none. */
  readonly accent: string | null;
}

/** How an employer looks to candidates. */
export interface EmployerLook {
  /** Where its logo is read; null for none. The address changes with the picture. */
  readonly logo_path: string | null;
  /** Where the picture above its careers page is read; null for none. */
  readonly cover_path: string | null;
  /** Its colour in readable shades; null: the product's own. */
  readonly accent: AccentShades | null;
}

/** What candidates see of an employer's look. */
export function employerLook(kept: KeptLook): EmployerLook {
  const path = (picture: string, file: string | null) =>
    file && `/api/organization/${picture}/${encodeURIComponent(kept.slug)}?v=${file.slice(-12)}`;
  return {
    logo_path: path('logo', kept.logo_file_id),
    cover_path: path('cover', kept.cover_file_id),
    accent: kept.accent === null ? null : accentShades(kept.accent),
  };
}
