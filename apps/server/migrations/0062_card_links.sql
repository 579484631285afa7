-- Links by which candidates show a score card of theirs to somebody without an account. The address is signed and stored
-- nowhere.

create table card_links (
  id uuid primary key,
  organization_id uuid not null,
  score_card_id uuid not null,
  candidate_id uuid not null references users on delete cascade,
  shows_name boolean not null,
  shows_position boolean not null,
  shows_fit boolean not null,
  trait_ids text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  opened integer not null default 0 check (opened >= 0),
  last_opened_at timestamptz(3),
  check (expires_at > created_at),
  unique (organization_id, id),
  foreign key (organization_id, score_card_id) references score_cards (organization_id, id) on delete cascade
);
create index card_links_card on card_links (score_card_id, created_at desc);
create index card_links_candidate on card_links (candidate_id);
create index card_links_expiring on card_links (expires_at);
comment on table card_links is 'Links by which candidates show one of their score cards; those that are over are removed after 90 days.';
comment on column card_links.id is 'UUIDv7; signed, it is the secret part of the address.';
comment on column card_links.organization_id is 'For whose position the card was made.';
comment on column card_links.score_card_id is 'The card as it was when the link was made.';
comment on column card_links.candidate_id is 'Whose card and link.';
comment on column card_links.shows_name is 'Whether the page says the candidate''s name.';
comment on column card_links.shows_position is 'Whether the page says the position and the employer.';
comment on column card_links.shows_fit is 'Whether the page shows the fit with the job.';
comment on column card_links.trait_ids is 'The traits that the page shows.';
comment on column card_links.created_at is 'When it was made.';
comment on column card_links.expires_at is 'When it ends by itself.';
comment on column card_links.ended_at is 'When the candidate ended it. Null: not ended.';
comment on column card_links.opened is 'How often it was opened; not by the candidate.';
comment on column card_links.last_opened_at is 'When it was last opened. Null: never.';
