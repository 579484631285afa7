import type { Booking } from '../booking.api.ts';

/** An instant as calendars on the web take it: 20261124T160000Z. */
const compact = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Where an interview can be put into a calendar on the web; each is the service's own page for a new entry. */
export function calendarLinks(booking: Booking): { name: 'google' | 'outlook'; href: string }[] {
  const { starts_at, ends_at } = booking;
  if (starts_at === null || ends_at === null) return [];
  const title = `${booking.title} · ${booking.organization_name}`;
  const details = [booking.link, booking.people.join(', '), booking.message].filter(Boolean).join('\n');
  const place = booking.place || booking.link;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(starts_at)}/${compact(ends_at)}`,
    details,
    location: place,
  });
  const outlook = new URLSearchParams({
    rru: 'addevent',
    path: '/calendar/action/compose',
    subject: title,
    startdt: starts_at,
    enddt: ends_at,
    body: details,
    location: place,
  });
  return [
    { name: 'google', href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'outlook', href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
