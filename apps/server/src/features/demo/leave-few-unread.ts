import type { InnerClient } from './inner-client.ts';

/** As many as somebody who looked yesterday would find today. */
const NEW_TODAY = 4;

/** Reads what an account was told while the demo was made, but for the newest. Answers how many stay unread. */
export async function leaveFewUnread(client: InnerClient, token: string): Promise<number> {
  for (;;) {
    const page = (await client.call(
      'GET',
      '/get/user/notifications?unread=true&recordsPerPage=100',
      token,
    )) as { unread: number; items: readonly { id: string }[] };
    const ids = page.items.slice(NEW_TODAY).map((item) => item.id);
    if (ids.length === 0) return page.unread;
    await client.call('POST', '/mark/user/notifications', token, { ids });
  }
}
