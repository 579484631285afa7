-- What mails say in the platform's own words, instead of the product's.

create table mail_texts (
  kind text not null,
  language text not null,
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) between 1 and 4000),
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  primary key (kind, language)
);
create index mail_texts_updated_by on mail_texts (updated_by) where updated_by is not null;
comment on table mail_texts is 'Texts of mails that a super admin worded; a kind and language without a row says what the product does.';
comment on column mail_texts.kind is 'Kind of mail, as in `mails.kind`.';
comment on column mail_texts.language is 'Of which language.';
comment on column mail_texts.title is 'Subject and heading, with fields such as `{position}`.';
comment on column mail_texts.body is 'Text, with fields.';
comment on column mail_texts.updated_by is 'Which super admin. Null: the account is gone.';
comment on column mail_texts.updated_at is 'When.';
