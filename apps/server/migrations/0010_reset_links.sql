-- The mail that carries a code for a new password carries a link as well, which is good in any browser.
alter table email_pins
  add column link_hash bytea,
  add column link_expires_at timestamptz(3),
  add constraint email_pins_link check ((link_hash is null) = (link_expires_at is null));
create unique index email_pins_links on email_pins (link_hash) where link_hash is not null;
