import { z } from 'zod';

const encoded = (most: number) =>
  z
    .string({ message: 'is required' })
    .min(1, 'is required')
    .max(most, `must be at most ${most} characters`)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

/** What the browser is to be asked for (WebAuthn Level 3, options as JSON), made by the server for one use. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** A new passkey as the browser made it: what `navigator.credentials.create` gave, in base64url. */
export const newPasskeyField = z.strictObject({
  id: encoded(1400),
  client_data: encoded(4000),
  attestation: encoded(8000),
  transports: z.array(z.string().max(20, 'must be at most 20 characters')).max(8).default([]),
});

/** A challenge signed with a passkey: what `navigator.credentials.get` gave, in base64url. */
export const signedPasskeyField = z.strictObject({
  id: encoded(1400),
  client_data: encoded(4000),
  authenticator_data: encoded(2000),
  signature: encoded(2000),
  user_handle: encoded(200).nullable().default(null),
});
