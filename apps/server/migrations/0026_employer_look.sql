-- How an employer looks to candidates: one colour and a picture, beside the logo.
alter table organizations
  add column accent text check (accent ~ '^#[0-9a-f]{6}$'),
  add column cover_file_id uuid references files;
comment on column organizations.accent is
  'Its colour as #rrggbb in small letters, as it was chosen; shown in a shade that can be read. Null: the product''s own.';
comment on column organizations.cover_file_id is
  'Picture above its careers page, stripped of hidden data. Null: none.';
comment on column files.purpose is
  'What it was uploaded for and so who may read it: cv, answer, logo, employer_cover, profile_picture, cover_picture, simulation_image, simulation_file, position_image.';
