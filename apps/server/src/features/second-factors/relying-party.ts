import { isIP } from 'node:net';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { factorsSay } from './second-factors.messages.ts';

/** Whom a passkey is for: the host of the platform's own address, and the one origin that may ask for it. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/**
 * Whom passkeys are for here; null where the platform's address is one for which browsers make none: an IP address, or
 * one without TLS that is not this machine's own.
 */
export function relyingParty({ config }: Pick<Services, 'config'>): RelyingParty | null {
  const address = new URL(config.publicUrl);
  const id = address.hostname;
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0 || (address.protocol !== 'https:' && !isLocal)) return null;
  return { id, name: 'Tryout', origin: address.origin };
}

/** The same where there has to be one. @throws Refusal */
export function requireRelyingParty(services: Pick<Services, 'config'>): RelyingParty {
  const party = relyingParty(services);
  if (!party) throw new Refusal('refused_by_rule', factorsSay('factors.no_passkeys_here'));
  return party;
}
