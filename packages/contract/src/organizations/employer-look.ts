import { z } from 'zod';

/** How an employer looks to candidates. */
export const employerLook = z.object({
  /** Where its logo is read; null for none. */
  logo_path: z.string().nullable(),
  /** Where the picture above its careers page is read; null for none. */
  cover_path: z.string().nullable(),
  /** Its colour, readable on light and on dark pages, #rrggbb; null: the product's own. */
  accent: z.object({ light: z.string(), dark: z.string() }).nullable(),
});
/** How an employer looks to candidates. */
export type EmployerLook = z.output<typeof employerLook>;
