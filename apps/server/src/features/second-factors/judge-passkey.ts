import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { newPasskeyField, signedPasskeyField } from '@tryout/contract/second-factors/passkey-fields';
import type { z } from 'zod';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { lockPasskey, type StoredPasskey, storeUse } from './passkeys.queries.ts';
import { requireRelyingParty } from './relying-party.ts';
import { factorsSay } from './second-factors.messages.ts';

/** ES256, EdDSA and RS256: what authenticators in use make. */
export const ALGORITHMS = [-7, -8, -257];

type NewPasskey = z.output<typeof newPasskeyField>;
type SignedPasskey = z.output<typeof signedPasskeyField>;

/** A new passkey that was found right. */
export interface JudgedNewPasskey {
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly sign_count: number;
  readonly is_synced: boolean;
}

/** Judges a new passkey: our challenge, origin and host, made in front of its owner. @throws Refusal */
export async function judgeNewPasskey(
  services: Services,
  challenge: string,
  passkey: NewPasskey,
): Promise<JudgedNewPasskey> {
  const party = requireRelyingParty(services);
  const response: RegistrationResponseJSON = {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: passkey.client_data, attestationObject: passkey.attestation },
  };
  try {
    refuseCertificates(passkey.attestation);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('not verified');
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      is_synced: credentialBackedUp,
    };
  } catch (error) {
    throw refused(services, error);
  }
}

/** None were asked for; reading them would mean to fetch what a stranger names. */
function refuseCertificates(attestation: string): void {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  if (decoded.get('attStmt').get('x5c') !== undefined) throw new Error('an attestation with certificates');
}

/**
 * Judges a signed challenge by the passkey it names, and notes its use. A counter that does not rise is refused: the
 * passkey may have been copied. @throws Refusal, alike for unknown, foreign and wrong ones
 */
export async function judgeSigned(
  act: Act,
  challenge: string,
  signed: SignedPasskey,
  owner: string | null,
): Promise<StoredPasskey> {
  const { db, services } = act;
  const party = requireRelyingParty(services);
  const passkey = await lockPasskey(db, signed.id);
  if (!passkey || (owner !== null && passkey.user_id !== owner)) throw notAccepted();
  if (signed.user_handle !== null && signed.user_handle !== handleOf(passkey.user_id)) throw notAccepted();
  const response: AuthenticationResponseJSON = {
    id: signed.id,
    rawId: signed.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: signed.client_data,
      authenticatorData: signed.authenticator_data,
      signature: signed.signature,
    },
  };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: signed.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
      requireUserVerification: true,
    });
    if (!verified) throw new Error('not verified');
    await storeUse(db, passkey.id, {
      sign_count: authenticationInfo.newCounter,
      is_synced: authenticationInfo.credentialBackedUp,
      now: services.now(),
    });
    return passkey;
  } catch (error) {
    throw refused(services, error);
  }
}

/** How an authenticator knows whose passkey it is: the account's id, in base64url. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** The one answer to signatures that are wrong, of another place, or of an unknown passkey. */
export function notAccepted(): Refusal {
  return new Refusal('invalid_input', factorsSay('factors.passkey_refused'), { keep_writes: true });
}

/** Why is for the log alone. */
function refused(services: Services, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  services.log.info({ reason }, 'a passkey was refused');
  return notAccepted();
}
