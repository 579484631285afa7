/** What of a person is being changed. */
export type Changing = 'facts' | 'tags' | 'owner' | 'contact' | 'consent' | 'invite' | 'remove';
