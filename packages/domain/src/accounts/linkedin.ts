/** Why a profile link is refused. */
export type LinkedinProblem = 'empty' | 'invalid' | 'not_linkedin' | 'not_a_profile';

/** The stored form of a profile link, or what is wrong with the one given. */
export type LinkedinLink =
  | { readonly url: string; readonly problem: null }
  | { readonly url: null; readonly problem: LinkedinProblem };

const PROFILE_PATH = /^\/in\/([^/]+)\/?$/;
const HOST = /^(?:[a-z]{2,3}\.)?linkedin\.com$/;

/**
 * Normalises a LinkedIn profile link (spec §5): it must be linkedin.com/in/…; a missing scheme becomes https://,
 * http is raised to https, query and fragment go. Country hosts (de.linkedin.com) and www are kept.
 */
export function normalizeLinkedin(raw: string): LinkedinLink {
  const text = raw.trim();
  if (text === '') return { url: null, problem: 'empty' };
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return { url: null, problem: 'invalid' };
  const url = new URL(withScheme);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { url: null, problem: 'invalid' };
  if (url.username !== '' || url.password !== '' || url.port !== '' || !HOST.test(url.hostname)) {
    return { url: null, problem: 'not_linkedin' };
  }
  const slug = PROFILE_PATH.exec(url.pathname)?.[1];
  if (slug === undefined) return { url: null, problem: 'not_a_profile' };
  return { url: `https://${url.hostname}/in/${slug}`, problem: null };
}

/** The first thing wrong with a profile link, or null. */
export function linkedinProblem(raw: string): LinkedinProblem | null {
  return normalizeLinkedin(raw).problem;
}
