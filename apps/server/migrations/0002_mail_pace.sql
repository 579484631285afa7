-- How a mail came to be asked for, so that pauses between such mails are counted from what was sent. Null: it tells of
-- something done, and nobody asked for the mail itself. `act`: one at a time; `list`: one of many on a list.
alter table mails add column asked_in text check (asked_in in ('act', 'list'));
-- What a mail tells, part by part, for kinds whose mails are put together while they wait: key, title, body, url.
alter table mails add column parts jsonb;

update mails set asked_in = 'act'
where kind in ('colleague_invited', 'candidate_invited', 'privilege_given', 'application_reminder');

create index mails_to_address on mails (to_email, created_at desc);
create index mails_asked on mails (organization_id, created_at desc) where asked_in is not null;
