-- Experts without an account rate the items of a game; the key that is made of their ratings is data of a new version of
-- the game. All of it belongs to the platform, nothing to an organization.
create table expert_panels (
  id uuid primary key,
  name text not null,
  game_key text not null,
  of_version text not null,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  closed_at timestamptz(3),
  erased_at timestamptz(3)
);
create index expert_panels_created_by on expert_panels (created_by) where created_by is not null;
create index expert_panels_list on expert_panels (created_at desc, id desc);
comment on table expert_panels is 'A panel of experts who rate the items of a game, so that a key can be made.';
comment on column expert_panels.id is 'UUIDv7.';
comment on column expert_panels.name is 'What the super admin calls it; the experts read it too.';
comment on column expert_panels.game_key is 'Which game they rate.';
comment on column expert_panels.of_version is 'Version of the game''s judge whose items they rate.';
comment on column expert_panels.created_by is 'Who began it. Null: an account that is gone.';
comment on column expert_panels.created_at is 'When.';
comment on column expert_panels.closed_at is 'Since when nobody can rate any more. Null: it is open.';
comment on column expert_panels.erased_at is 'When names and addresses of its experts were erased. Null: not yet.';

create table experts (
  id uuid primary key,
  panel_id uuid not null references expert_panels on delete cascade,
  number integer not null check (number > 0),
  name text not null default '',
  email text not null default '',
  locale text not null,
  link integer not null default 1,
  expires_at timestamptz(3) not null,
  invited_at timestamptz(3) not null,
  mailed_at timestamptz(3),
  reminders integer not null default 0,
  opened_at timestamptz(3),
  finished_at timestamptz(3),
  revoked_at timestamptz(3),
  unique (panel_id, number)
);
create unique index experts_address on experts (panel_id, lower(email)) where email <> '';
comment on table experts is 'Who was asked to a panel. They have no account; a personal link lets them in.';
comment on column experts.id is 'UUIDv7.';
comment on column experts.panel_id is 'Which panel.';
comment on column experts.number is 'Counts from 1 in the panel; what they are called once their name is erased.';
comment on column experts.name is 'Name; empty: not stated, or erased.';
comment on column experts.email is 'Address, in small letters; empty: asked by a copied link, or erased.';
comment on column experts.locale is 'Language of mails to them.';
comment on column experts.link is 'Which of their links is good: each new one ends the one before.';
comment on column experts.expires_at is 'First moment at which the link is not good any more.';
comment on column experts.invited_at is 'When they were asked.';
comment on column experts.mailed_at is 'When the latest mail to them was queued. Null: none.';
comment on column experts.reminders is 'How often they were reminded.';
comment on column experts.opened_at is 'When they first opened their link. Null: not yet.';
comment on column experts.finished_at is 'When they handed in; from then on their ratings do not change. Null: not yet.';
comment on column experts.revoked_at is 'When the link was ended. Null: it was not.';

create table expert_ratings (
  expert_id uuid not null references experts on delete cascade,
  item text not null,
  rating smallint not null check (rating between 1 and 7),
  rated_at timestamptz(3) not null,
  primary key (expert_id, item)
);
comment on table expert_ratings is 'What experts gave; saved one by one while they rate.';
comment on column expert_ratings.expert_id is 'Whose it is.';
comment on column expert_ratings.item is 'Key of the item, as the game names it.';
comment on column expert_ratings.rating is '1 to 7.';
comment on column expert_ratings.rated_at is 'When it was last given.';

create table answer_keys (
  id uuid primary key,
  game_key text not null,
  of_version text not null,
  version text not null,
  panel_id uuid references expert_panels on delete set null,
  items jsonb not null,
  panel jsonb not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  unique (game_key, version)
);
create index answer_keys_panel on answer_keys (panel_id) where panel_id is not null;
create index answer_keys_created_by on answer_keys (created_by) where created_by is not null;
comment on table answer_keys is 'Keys that panels made. What a key says never changes: cards are made by it and recomputed by it.';
comment on column answer_keys.id is 'UUIDv7.';
comment on column answer_keys.game_key is 'Which game.';
comment on column answer_keys.of_version is 'Version of the game''s judge whose items it is for.';
comment on column answer_keys.version is 'Version of the game with this key.';
comment on column answer_keys.panel_id is 'The panel that made it. Null: brought along in a library, or the panel is gone.';
comment on column answer_keys.items is 'By item: mean, sd, agreement (r_wg), mean rank where order counts, and use (kept, left_out, not_chosen).';
comment on column answer_keys.panel is 'What is told of the panel: experts, w, icc with its interval, left_out.';
comment on column answer_keys.digest is 'SHA-256 of game, version of the judge and items.';
comment on column answer_keys.created_by is 'Who made it. Null: an account that is gone, or brought along.';
comment on column answer_keys.created_at is 'When.';
create trigger answer_keys_never_change
  before update of game_key, of_version, version, items, panel, digest on answer_keys
  for each row execute function refuse_change();

alter table tasks add column answer_key_id uuid references answer_keys;
create index tasks_answer_key on tasks (answer_key_id) where answer_key_id is not null;
comment on column tasks.answer_key_id is 'The key that experts made for this version of the game. Null: the one that comes with the game.';

-- What a play pins of the key that its task is judged by.
create view pinned_answer_keys as
  select k.id as answer_key_id, jsonb_build_object('id', k.id, 'of_version', k.of_version, 'items', k.items,
    'panel', k.panel) as answer_key
  from answer_keys k;
comment on view pinned_answer_keys is 'Keys of experts as plays pin them.';
comment on column pinned_answer_keys.answer_key_id is 'Which key.';
comment on column pinned_answer_keys.answer_key is 'Its id, the version of the judge, its items and what is told of the panel.';

-- Whether a card rests on a game whose key nobody confirmed, or whose items nobody calibrated; kept beside the row that a
-- list of applicants reads anyway.
alter table applications add column score_unconfirmed text check (score_unconfirmed in ('key', 'items', 'both'));
comment on column applications.score_unconfirmed is 'What of the measures behind the score nobody has confirmed: answer keys, parameters of items, or both. Null: nothing, or no score.';
update applications a set score_unconfirmed = open.what
from (
  select c.id, case when count(distinct f ->> 'what') > 1 then 'both' else min(f ->> 'what') end as what
  from score_cards c
    join application_scores s on s.application_id = c.application_id
    cross join lateral (
      select jsonb_build_object('what', each -> 'measure' ->> 'unconfirmed') as f
      from jsonb_array_elements(c.trace -> 'formulas') each
      where each -> 'measure' ? 'unconfirmed' and each ->> 'value' is not null
        and (each ->> 'subtrait_id')::uuid = any(s.subtrait_ids)) as measured
  group by c.id) as open
where open.id = a.score_card_id;
