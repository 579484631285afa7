-- Second factors: passkeys, authenticator apps, recovery codes; the second step of a sign-in; what an organization asks of
-- its staff; and when a session was last confirmed by its owner.

alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set default now(), alter column confirmed_at set not null;
comment on column sessions.confirmed_at is 'When its owner last proved who they are in it: by signing in, or when asked again.';

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null check (name <> ''),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id, created_at, id);
comment on table passkeys is 'Passkeys (WebAuthn credentials) of accounts. The private half never leaves the device.';
comment on column passkeys.id is 'UUIDv7.';
comment on column passkeys.user_id is 'Whose.';
comment on column passkeys.credential_id is 'How the authenticator names it; base64url. One account only.';
comment on column passkeys.public_key is 'The public half, as COSE.';
comment on column passkeys.sign_count is 'The signature counter when it was last used. 0: it does not count. One that does not rise is refused.';
comment on column passkeys.transports is 'How the authenticator is reached, as the browser said: `internal`, `hybrid`, `usb`, `nfc`, `ble`; empty: it did not say.';
comment on column passkeys.is_synced is 'Whether the authenticator says that it is kept by more than one device.';
comment on column passkeys.name is 'What its owner calls it.';
comment on column passkeys.created_at is 'When it was added.';
comment on column passkeys.last_used_at is 'When somebody last signed in or confirmed with it. Null: never.';

create table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('add', 'sign_in', 'second_step', 'confirm')),
  challenge text not null,
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  check ((purpose in ('add', 'confirm')) = (session_id is not null)),
  check ((purpose = 'sign_in') = (user_id is null))
);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_session on passkey_challenges (session_id) where session_id is not null;
create index passkey_challenges_expires on passkey_challenges (expires_at);
comment on table passkey_challenges is 'Challenges that a passkey is about to sign; each goes when it is answered.';
comment on column passkey_challenges.id is 'UUIDv7; a browser that is not signed in holds it in a signed cookie.';
comment on column passkey_challenges.purpose is '`add`, `sign_in`, `second_step` or `confirm`; good for nothing else.';
comment on column passkey_challenges.challenge is 'What is to be signed; base64url of 32 random bytes.';
comment on column passkey_challenges.user_id is 'Whose passkey is to sign. Null: a sign-in, which any may begin.';
comment on column passkey_challenges.session_id is 'The session that asked for it. Null: nobody is signed in yet.';
comment on column passkey_challenges.created_at is 'When.';
comment on column passkey_challenges.expires_at is 'When it is over.';

create table authenticators (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  last_used_at timestamptz(3)
);
comment on table authenticators is 'Authenticator apps that show one-time codes (RFC 6238), one an account.';
comment on column authenticators.user_id is 'Whose.';
comment on column authenticators.secret is 'What the codes are made from, encrypted with a key of the server.';
comment on column authenticators.created_at is 'When its set-up began.';
comment on column authenticators.confirmed_at is 'When the first code was right; from then on it counts. Null: being set up.';
comment on column authenticators.last_step is 'Number of the newest time step (30 s each since 1970) whose code was taken; it and those before are over.';
comment on column authenticators.last_used_at is 'When a code was last taken. Null: never.';

create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  unique (user_id, code_hash)
);
comment on table recovery_codes is 'Codes for somebody who has lost every other second factor; ten an account, each good once.';
comment on column recovery_codes.id is 'UUIDv7.';
comment on column recovery_codes.user_id is 'Whose.';
comment on column recovery_codes.code_hash is 'HMAC-SHA-256 of the account and the code, with a key of the server.';
comment on column recovery_codes.created_at is 'When it was made.';
comment on column recovery_codes.used_at is 'When it was used. Null: still good.';

create table second_steps (
  id uuid primary key,
  ticket_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  signed_by text not null check (signed_by in ('password', 'linkedin', 'pin')),
  wants_token boolean not null,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  done_at timestamptz(3)
);
create index second_steps_user on second_steps (user_id);
create index second_steps_expires on second_steps (expires_at);
comment on table second_steps is 'Sign-ins whose first step was right and whose second one is awaited; they open nothing.';
comment on column second_steps.id is 'UUIDv7.';
comment on column second_steps.ticket_hash is 'SHA-256 of the ticket, which the browser holds in a signed cookie.';
comment on column second_steps.user_id is 'Who is signing in.';
comment on column second_steps.signed_by is 'The first step: `password`, `linkedin`, or `pin` (a mailed code).';
comment on column second_steps.wants_token is 'Whether a program asked for a token instead of a cookie.';
comment on column second_steps.tries is 'Codes tried so far; after five there is no further one.';
comment on column second_steps.created_at is 'When the first step was right.';
comment on column second_steps.expires_at is 'When it is over.';
comment on column second_steps.done_at is 'When it was used or ended. Null: open.';

create table factor_resets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  asked_at timestamptz(3) not null,
  ready_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  outcome text check (outcome in ('done', 'stopped', 'replaced')),
  ended_at timestamptz(3),
  check ((outcome is null) = (ended_at is null))
);
create unique index factor_resets_one_at_once on factor_resets (user_id) where outcome is null;
create index factor_resets_user on factor_resets (user_id, asked_at desc);
comment on table factor_resets is 'People who lost their second factors and asked, with the right password, that they are removed; there is a wait, and the mailbox can stop it.';
comment on column factor_resets.id is 'UUIDv7.';
comment on column factor_resets.user_id is 'Whose factors.';
comment on column factor_resets.token_hash is 'SHA-256 of the token in the mail.';
comment on column factor_resets.asked_at is 'When.';
comment on column factor_resets.ready_at is 'From when the link removes them.';
comment on column factor_resets.expires_at is 'Until when.';
comment on column factor_resets.outcome is '`done`, `stopped` by the mailbox or by a sign-in with a factor, or `replaced` by a newer one. Null: open.';
comment on column factor_resets.ended_at is 'When it was done or stopped. Null: open.';

alter table organizations add column second_factor_from date;
comment on column organizations.second_factor_from is 'First day (UTC) from which members need a second factor before anything else. Null: they choose.';
