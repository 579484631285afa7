-- What a play pins of the upload that its task is made of.
create view pinned_builds as
  select v.id as build_version_id, jsonb_build_object('build_version_id', v.id, 'manifest', v.manifest) as build
  from build_versions v;
