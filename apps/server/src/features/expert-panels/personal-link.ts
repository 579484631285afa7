import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';

/** Whose link it is, and which of theirs. */
export interface LinkOfExpert {
  readonly id: string;
  readonly link: number;
}

type Place = Pick<Services, 'config'>;

function sign({ config }: Place, { id, link }: LinkOfExpert): Buffer {
  return createHmac('sha256', readSecret(config)).update(`expert:${id}:${link}`).digest();
}

/**
 * The path of an expert's personal link. It can be told again, so that a reminder brings the link that they have; how long
 * it is good is kept with the expert.
 */
export function pathOfExpert(place: Place, expert: LinkOfExpert): string {
  return `/expert/${expert.id}.${expert.link}.${sign(place, expert).toString('base64url')}`;
}

/** Whose link a token is; null when it is not ours. */
export function readExpertToken(place: Place, token: string): LinkOfExpert | null {
  const [, id = '', link = '', signature = ''] =
    /^([0-9a-f-]{36})\.(\d{1,6})\.([\w-]{43})$/.exec(token) ?? [];
  if (signature === '') return null;
  const expert = { id, link: Number(link) };
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(place, expert);
  return given.length === expected.length && timingSafeEqual(given, expected) ? expert : null;
}
