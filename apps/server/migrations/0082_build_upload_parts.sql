-- The parts of an archive on its way lie in the store of files, so that each may come to another server. What of an upload
-- was on the disk of one server before begins anew.
create table build_upload_parts (
  upload_id uuid not null references build_uploads on delete cascade,
  -- Where it begins, bytes from the beginning of the archive.
  at bigint not null check (at >= 0),
  size integer not null check (size > 0),
  sha256 text not null,
  primary key (upload_id, at)
);
create index build_upload_parts_hash on build_upload_parts (sha256);
update build_uploads set received = 0 where status = 'open';
comment on table build_upload_parts is 'Parts of an archive that is being uploaded; they go when it is whole or given up.';
comment on column build_upload_parts.upload_id is 'The upload.';
comment on column build_upload_parts.at is 'Where it begins, bytes from the beginning of the archive.';
comment on column build_upload_parts.size is 'Bytes.';
comment on column build_upload_parts.sha256 is 'Digest of the bytes, hex; the name of the stored file.';
comment on column build_uploads.id is 'UUIDv7.';
comment on column build_uploads.received is 'Bytes that are safely stored, 0 to size; an upload goes on from here.';
