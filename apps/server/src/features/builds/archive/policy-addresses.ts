import type { PolicyRule } from './policy-rules.ts';

/** Names that look like addresses and are never loaded. */
const NEVER_LOADED =
  /^(?:www\.w3\.org|ns\.adobe\.com|schemas\.[\w.-]+|purl\.org|www\.inkscape\.org|sodipodi\.sourceforge\.net|creativecommons\.org|xmlns\.com|localhost|127\.0\.0\.1|example\.(?:com|org|net)|reactjs\.org|mozilla\.org|json-schema\.org)$/i;
const HOST = /(?:https?:|wss?:|ftp:)?\/\/([a-z0-9.-]{1,253})/i;

/** Where addresses of other machines stand, and whether something is loaded from there for certain. */
export const ADDRESS_RULES: readonly PolicyRule[] = [
  {
    code: 'external_load',
    level: 'warn',
    kinds: ['html', 'svg'],
    pattern:
      /<(?:script|link|img|iframe|audio|video|source|embed|object|image|use|form)\b[^<>]{0,250}?(?:src|href|data|action)\s{0,5}=\s{0,5}["']?(?:(?:https?|wss?):)?\/\/[a-z0-9.-]{1,120}/gi,
    says: 'something is loaded from another address, which is blocked. Put it into the package.',
  },
  {
    code: 'external_load',
    level: 'warn',
    kinds: ['css', 'html', 'svg'],
    pattern: /(?:url\(\s{0,5}["']?|@import\s{1,5}["'])(?:https?:)?\/\/[a-z0-9.-]{1,120}/gi,
    says: 'something is loaded from another address, which is blocked. Put it into the package.',
  },
  {
    code: 'external_load',
    level: 'warn',
    kinds: ['js', 'html'],
    pattern:
      /(?:\b(?:fetch|import|importScripts|WebSocket|EventSource|sendBeacon|Worker|open)\s{0,5}\(\s{0,5}(?:["'](?:GET|POST|PUT)["']\s{0,5},\s{0,5})?|\bfrom\s{0,5}|\bimport\s{0,5}|\.(?:src|href)\s{0,5}=\s{0,5})["'`](?:(?:https?|wss?):)?\/\/[a-z0-9.-]{1,120}/gi,
    says: 'something is loaded from another address, which is blocked. Put it into the package.',
  },
  {
    code: 'external_address',
    level: 'info',
    kinds: ['js', 'css', 'html', 'svg'],
    pattern: /\b(?:https?|wss?):\/\/[a-z0-9.-]{1,120}/gi,
    says: 'an address is named. If something is loaded from it, that is blocked.',
  },
];

/** The host that a match names; null when it is one that nothing is ever loaded from. */
export function hostOf(match: string): string | null {
  const found = [...match.matchAll(new RegExp(HOST, 'gi'))].at(-1)?.[1]?.toLowerCase() ?? null;
  return found === null || !found.includes('.') || NEVER_LOADED.test(found) ? null : found;
}
