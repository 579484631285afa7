import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import type {
  addPasskey,
  beginPasskey,
  signInWithPasskey,
} from '@tryout/contract/second-factors/second-factors';

type Options = RouteResult<typeof beginPasskey>['options'];
type NewPasskey = RouteSend<typeof addPasskey>['body']['passkey'];
type SignedPasskey = RouteSend<typeof signInWithPasskey>['body']['passkey'];

/** Loaded when somebody uses a passkey, not before. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys at all. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Whether this browser offers passkeys in the list of a field, as it offers passwords. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** The person closed the browser's own dialog, or it ended by itself: nothing went wrong. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Whether the device has a passkey of this account already. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Lets the browser make a passkey. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const made = await startRegistration({ optionsJSON: options as never });
  return {
    id: made.id,
    client_data: made.response.clientDataJSON,
    attestation: made.response.attestationObject,
    transports: made.response.transports ?? [],
  };
}

/** Lets the browser sign with a passkey; `inField`: only once it is chosen from a field's list. */
export async function signWithPasskey(options: Options, inField = false): Promise<SignedPasskey> {
  const { startAuthentication } = await load();
  const signed = await startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: inField,
  });
  return {
    id: signed.id,
    client_data: signed.response.clientDataJSON,
    authenticator_data: signed.response.authenticatorData,
    signature: signed.response.signature,
    user_handle: signed.response.userHandle ?? null,
  };
}

/** Ends the offer in a field's list, before the browser is asked for something else. */
export async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}
