import { createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { VerifySignature } from '@tryout/domain/dossiers/key-log';

/** What stands before the 32 bytes of a public key in its usual form (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** A new Ed25519 key: the public half in hex, the private one as PKCS 8 in base64. */
export function newSigningKey(): { readonly public_key: string; readonly private_key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    public_key: publicKey.export({ type: 'spki', format: 'der' }).subarray(SPKI_HEAD.length).toString('hex'),
    private_key: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** Signs texts with a private key; signatures in hex. */
export function signerOf(private_key: string): (message: string) => string {
  const key = createPrivateKey({ key: Buffer.from(private_key, 'base64'), format: 'der', type: 'pkcs8' });
  return (message) => sign(null, Buffer.from(message, 'utf8'), key).toString('hex');
}

/** `VerifySignature` by the runtime's own cryptography, which is a hundred times quicker than the plain one. */
export const verifiesQuickly: VerifySignature = (signature, message, public_key) => {
  if (!/^[0-9a-f]{64}$/.test(public_key) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const key = Buffer.concat([SPKI_HEAD, Buffer.from(public_key, 'hex')]);
  return verify(
    null,
    Buffer.from(message, 'utf8'),
    { key, format: 'der', type: 'spki' },
    Buffer.from(signature, 'hex'),
  );
};
