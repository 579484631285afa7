-- Where an organization hires by default, in its own words as its locations have theirs; '' until somebody says so.
alter table organizations add column country text not null default '';
-- What pay on positions is meant in, ISO 4217.
alter table organizations add constraint organizations_currency_code check (currency ~ '^[A-Z]{3}$');
