import { z } from 'zod';

/** Who made a picture and on what terms it is used. */
export const pictureCredit = z.object({
  /** What it is called where it came from; empty: it has no name. */
  title: z.string(),
  /** Empty: not told. */
  author: z.string(),
  /** Name of the licence, such as `MIT` or `CC BY 4.0`. */
  licence: z.string(),
  /** Where the licence can be read; empty: not told. */
  licence_url: z.string(),
  /** The package or service that it came from. */
  source: z.string(),
  /** Where it can be seen there. */
  source_url: z.string(),
});
