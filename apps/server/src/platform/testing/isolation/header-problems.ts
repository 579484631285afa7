import type { AnyRoute } from '@tryout/contract/define-route';
import type { Answered } from './send-input.ts';

/** What an answer of the API lacks of the headers that every one must have; empty when all are there. */
export function headerProblems(route: AnyRoute, answer: Answered): string[] {
  const { headers } = answer;
  const problems: string[] = [];
  if (route.answers === 'events' && answer.status < 300) {
    if (headers['cache-control'] !== 'no-store') problems.push('the stream may be stored');
    return problems;
  }
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('lacks nosniff');
  if (!/frame-ancestors/.test(String(headers['content-security-policy']))) {
    if (!/sandbox/.test(String(headers['content-security-policy']))) problems.push('lacks frame-ancestors');
  }
  if (!headers['referrer-policy']) problems.push('lacks a referrer policy');
  if (!headers['content-type'] && answer.text !== '') problems.push('lacks a content type');
  const isJson = /json/.test(String(headers['content-type']));
  if (isJson && headers['cache-control'] !== 'no-store') problems.push('JSON that may be stored');
  if (headers['access-control-allow-origin'] !== undefined) problems.push('lets other sites read it');
  return problems;
}
