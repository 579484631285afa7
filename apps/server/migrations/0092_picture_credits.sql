-- Pictures that were chosen from a library or a service name who made them, wherever they are shown.
alter table files add column credit jsonb check (credit is null or jsonb_typeof(credit) = 'object');

comment on column files.credit is 'Of a picture that was chosen from the library or a service: {title, author, licence, licence_url, source, source_url}, all texts; null: uploaded by somebody.';
