import type { FastifyReply } from 'fastify';

/** Sends a calendar file: as a download, or as a feed that calendars read again and again. */
export function sendCalendar(
  reply: FastifyReply,
  text: string,
  { isFeed = false }: { isFeed?: boolean } = {},
): FastifyReply {
  return reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${isFeed ? 'inline' : 'attachment'}; filename="interview.ics"`)
    .send(text);
}
