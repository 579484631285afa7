import { z } from 'zod';

/** States of a play (product §2.14). */
export const playState = z.enum([
  'ready',
  'launched',
  'active',
  'paused',
  'interrupted',
  'completed',
  'terminated',
  'expired',
  'cancelled',
]);
