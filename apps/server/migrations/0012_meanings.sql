-- What each table and column means, with unit, range and the meaning of null, kept in the database itself, where a
-- tool that is connected to it shows it. docs/database.md is made from here. Later migrations bring comments of their own.

comment on table users is
  'Accounts of all people, whatever their role; one for an e-mail address.';
comment on column users.id is 'UUIDv7, in order of creation.';
comment on column users.email is
  'Address that signs in and is written to, trimmed and in small letters; at most 254 characters.';
comment on column users.password_hash is
  'Argon2id in PHC form, salt included. Null: signs in by mailed codes or an outside identity only, or applied without an account.';
comment on column users.user_type is
  'Role that decides area and rights, one of the eight of domain/roles.ts (super_admin, candidate, company_admin, …).';
comment on column users.first_name is 'As the person writes it; empty where only an address is known.';
comment on column users.last_name is 'As the person writes it; may be empty.';
comment on column users.status is
  'disabled: cannot sign in and open sessions count no more; nothing of the person is deleted.';
comment on column users.signup_step is
  'Step of signing up that is in hand: 1 account, 2 PIN, 3 what the role needs, 4 terms, 5 complete.';
comment on column users.email_verified_at is
  'When the mailbox was first proved by a code, link or outside identity. Null: not yet; nobody may then be shown what belongs to the address.';
comment on column users.locale is 'Language of pages and mails, en or ar.';
comment on column users.time_zone is 'IANA name, such as Europe/Berlin; times are shown in it.';
comment on column users.settings is
  'Choices of the settings form by name (color_scheme, motion, density, muted_mail, …); a key that is missing has its default.';
comment on column users.is_demo is 'One of the demo''s people; visitors may look around as them.';
comment on column users.created_at is 'When the account was made.';
comment on column users.updated_at is 'Last change of any column here.';

comment on table external_identities is
  'Outside accounts (LinkedIn by OpenID Connect) that sign in to an account here.';
comment on column external_identities.provider is 'Key of the provider, such as linkedin.';
comment on column external_identities.subject is
  'The provider''s own id of the person (the claim sub); says nothing outside that provider.';
comment on column external_identities.user_id is 'Account that it signs in to; one identity of a provider an account.';
comment on column external_identities.created_at is 'When it was linked.';

comment on table sessions is
  'Open and ended sign-ins; rows go 30 days after they are over.';
comment on column sessions.id is 'UUIDv7; names the session in the list of a person''s devices.';
comment on column sessions.user_id is 'Whose session it is.';
comment on column sessions.token_hash is
  'SHA-256 of the 256-bit secret in the cookie or bearer token; the secret itself is kept nowhere.';
comment on column sessions.user_agent is 'The browser''s own words at sign-in; empty where it said nothing.';
comment on column sessions.ip is 'Network address at sign-in.';
comment on column sessions.created_at is 'When the person signed in; the longest life is counted from here.';
comment on column sessions.last_seen_at is 'Last use, to the minute.';
comment on column sessions.expires_at is
  'Over from here on; moved forward by use (session_days), never past the longest life (session_longest_days).';
comment on column sessions.revoked_at is
  'When it was ended before its time, by its owner, a new password or an administrator. Null: was not.';

comment on table email_pins is
  'Six-digit codes mailed to prove an address, and the links beside them; rows go after a day.';
comment on column email_pins.id is
  'UUIDv7; part of what is hashed, and what a browser''s cookie names where a code is bound to it.';
comment on column email_pins.email is 'Address that it was mailed to, in small letters.';
comment on column email_pins.purpose is 'The one thing it proves; good for nothing else.';
comment on column email_pins.pin_hash is
  'HMAC-SHA-256 of id and code with the server''s secret, because six digits could be guessed from a plain digest.';
comment on column email_pins.attempts is 'Tries at the code so far; taken before each is judged.';
comment on column email_pins.created_at is 'When it was mailed.';
comment on column email_pins.expires_at is 'The code is refused from here on.';
comment on column email_pins.used_at is
  'When code or link was used, or ended by a newer one. Null: still open, if its time is not over.';
comment on column email_pins.link_hash is
  'SHA-256 of the secret of the link in the same mail. Null: the mail has no link.';
comment on column email_pins.link_expires_at is
  'The link is refused from here on. Null exactly where there is no link.';

comment on table attempt_counters is
  'How often something guarded (sign-in, codes, public forms) was tried under a key; rows go when their time is over.';
comment on column attempt_counters.key is
  'What is counted, with address, network or account, such as sign_in:<email>:<network>.';
comment on column attempt_counters.attempts is 'Tries counted since the window began.';
comment on column attempt_counters.window_ends_at is 'The count begins anew from here on.';
comment on column attempt_counters.blocked_until is 'No further try before this. Null: not closed.';

comment on table terms is
  'Legal texts by version: terms of use, privacy, the notices that candidates read.';
comment on column terms.id is 'UUIDv7, in order of creation.';
comment on column terms.kind is 'Which text it is; candidate_notice and aedt_notice are shown before a play.';
comment on column terms.version is 'From 1, counted for each kind and language.';
comment on column terms.locale is 'Language of the text, en or ar.';
comment on column terms.title is 'Heading as shown.';
comment on column terms.body is 'The whole text; empty lines part paragraphs.';
comment on column terms.status is
  'published: in force; closed: a newer version took its place and acceptances of it stay.';
comment on column terms.effective_at is 'From when it is in force. Null: still a draft.';
comment on column terms.created_at is 'When the draft was begun.';

comment on table terms_acceptances is
  'Who agreed to which text; kept as evidence.';
comment on column terms_acceptances.user_id is 'Who agreed.';
comment on column terms_acceptances.terms_id is 'The very version that was agreed to.';
comment on column terms_acceptances.accepted_at is 'When.';
comment on column terms_acceptances.ip is 'Network address it came from; empty where it is not known.';

comment on table industries is
  'Industries that organizations, positions and simulations can name; the platform''s list.';
comment on column industries.id is 'UUIDv7, in order of adding.';
comment on column industries.name is 'English name as shown, unique.';
comment on column industries.archived_at is
  'No longer offered since then; records that name it keep it. Null: offered.';

comment on table skills is
  'Words that are suggested while skills are typed; records store the words themselves, not this row.';
comment on column skills.id is 'UUIDv7, in order of adding.';
comment on column skills.kind is 'skill: general; technical_skill: tools and trades.';
comment on column skills.name is 'The word as suggested, unique within its kind.';

comment on table app_configs is
  'Settings of the installation that a super admin changed; all others have the default of the registry in the code.';
comment on column app_configs.key is 'Name in the registry (app-config/registry.ts).';
comment on column app_configs.value is
  'JSON string, whole number, boolean or list of strings, as the registry''s type says.';
comment on column app_configs.updated_by is 'Who changed it last. Null: the installation itself.';
comment on column app_configs.updated_at is 'When it was changed last.';

comment on table app_config_history is
  'Every change of a setting, oldest kept; the last 100 are shown and can be brought back.';
comment on column app_config_history.id is 'UUIDv7, in order of the changes.';
comment on column app_config_history.key is 'Which setting, by its name in the registry.';
comment on column app_config_history.before is
  'Value until then; the default where nobody had set it. Null: not known.';
comment on column app_config_history.after is 'Value from then on.';
comment on column app_config_history.changed_by is 'Who did it. Null: the installation itself.';
comment on column app_config_history.changed_at is 'When.';

comment on table organizations is
  'Customers: companies, staffing agencies, and one-person workspaces of independent recruiters. The tenant of all rows that carry organization_id.';
comment on column organizations.id is 'UUIDv7; the organization_id of everything it owns.';
comment on column organizations.kind is 'What it is, chosen at sign-up and never changed.';
comment on column organizations.name is 'As shown to candidates.';
comment on column organizations.slug is
  'Name in public addresses (/jobs/<slug>/…), unique; letters, digits and hyphens.';
comment on column organizations.status is
  'new: may draft but not publish or invite; suspended: its positions take nobody in. Decided by a super admin.';
comment on column organizations.status_reason is 'Why it was rejected or suspended, for its people; empty otherwise.';
comment on column organizations.website is 'Address of its site; empty where none was given.';
comment on column organizations.domain is
  'Mail domain of its people, in small letters; proposed at sign-up from the first address. Empty: none.';
comment on column organizations.logo_file_id is 'Its logo, stripped of hidden data. Null: none.';
comment on column organizations.industry_id is 'What it works in. Null: not said.';
comment on column organizations.size is
  'Range of employees in words of the sign-up form, such as 11-50; empty: not said.';
comment on column organizations.about is 'What it says of itself on its public pages, plain text.';
comment on column organizations.company_values is 'Up to 12 short values in its own order, each at most 80 characters.';
comment on column organizations.default_time_zone is
  'IANA zone in which its days begin and end: opening, closing and hold dates are counted in it.';
comment on column organizations.currency is 'ISO 4217 code that all pay on its positions is meant in.';
comment on column organizations.retention_months is
  'Months that data of ended applications are to be kept; 24 unless changed.';
comment on column organizations.is_demo is 'Made by the demo; removed when the demo is reset.';
comment on column organizations.created_by is 'Who signed it up. Null: made by the product.';
comment on column organizations.created_at is 'When it signed up.';
comment on column organizations.updated_at is 'Last change of any column here.';
comment on column organizations.country is
  'Where it hires by default, in its own words as its locations have theirs; empty until somebody says so.';

comment on table departments is
  'Parts of an organization that members and positions belong to.';
comment on column departments.id is 'UUIDv7, in order of creation.';
comment on column departments.organization_id is 'Whose department it is.';
comment on column departments.name is 'As shown, unique within the organization.';
comment on column departments.code is
  'Its short name in the organization''s own books, such as a cost centre; empty: none.';
comment on column departments.parent_id is 'The department that it is part of. Null: stands at the top.';
comment on column departments.archived_at is 'No longer offered since then; who belongs to it stays. Null: offered.';
comment on column departments.created_at is 'When it was added.';

comment on table locations is
  'Places of work of an organization.';
comment on column locations.id is 'UUIDv7, in order of creation.';
comment on column locations.organization_id is 'Whose place it is.';
comment on column locations.name is 'As shown, unique within the organization.';
comment on column locations.address is 'Street and town in the organization''s words; empty: none.';
comment on column locations.country is 'In the organization''s words, not a code; empty: not said.';
comment on column locations.latitude is 'Degrees north, WGS 84, -90 to 90. Null: not placed on the map.';
comment on column locations.longitude is 'Degrees east, WGS 84, -180 to 180. Null exactly where latitude is.';
comment on column locations.archived_at is 'No longer offered since then; positions there keep it. Null: offered.';
comment on column locations.created_at is 'When it was added.';

comment on table job_titles is
  'An organization''s own list of titles that positions can be filed under.';
comment on column job_titles.id is 'UUIDv7, in order of creation.';
comment on column job_titles.organization_id is 'Whose title it is.';
comment on column job_titles.name is 'As shown, unique within the organization.';
comment on column job_titles.archived_at is 'No longer offered since then; positions keep it. Null: offered.';
comment on column job_titles.created_at is 'When it was added.';

comment on table members is
  'Who belongs to an organization and as what; hiring managers are those with the role employee.';
comment on column members.id is 'UUIDv7; the employee_id of the interface.';
comment on column members.organization_id is 'Where the person belongs.';
comment on column members.user_id is 'Who it is; once an organization.';
comment on column members.role is
  'What the person may do there: company_admin, company_recruiter, employee, staffing_agency_admin, staffing_agency_recruiter or independent_recruiter.';
comment on column members.status is
  'deactivated: has no right there any more, what the person did stays signed with the name.';
comment on column members.title is 'Job title in the organization''s words; may be empty.';
comment on column members.department_id is 'Department of the person. Null: none.';
comment on column members.location_id is 'Place of the person. Null: none.';
comment on column members.is_interviewer is 'May be asked to hold interviews.';
comment on column members.created_at is 'When the person joined.';
comment on column members.updated_at is 'Last change of any column here.';

comment on table recruiter_links is
  'Agreements between an independent recruiter or agency and a company that they work for.';
comment on column recruiter_links.id is 'UUIDv7, in order of creation.';
comment on column recruiter_links.recruiter_user_id is 'The recruiter.';
comment on column recruiter_links.organization_id is 'Organization that the recruiter works from.';
comment on column recruiter_links.company_id is 'Organization that is worked for.';
comment on column recruiter_links.status is
  'approved: the recruiter sees the company''s positions; only the side that was asked decides, either may suspend or end.';
comment on column recruiter_links.scope is
  'Which positions of the company it opens; all_positions is the only value so far.';
comment on column recruiter_links.permissions is 'Reserved for rights beyond the scope; empty so far.';
comment on column recruiter_links.requested_by is 'Which side asked.';
comment on column recruiter_links.message is 'What the asking side wrote; may be empty.';
comment on column recruiter_links.reason is 'Why it was refused, suspended or ended; empty otherwise.';
comment on column recruiter_links.valid_until is 'Last day on which it holds. Null: until it is ended.';
comment on column recruiter_links.decided_by is 'Who answered. Null: not answered yet.';
comment on column recruiter_links.decided_at is
  'When it was answered; asking again after a refusal waits 30 days from here. Null: not answered yet.';
comment on column recruiter_links.created_at is 'When it was asked for.';
comment on column recruiter_links.updated_at is 'Last change of any column here.';

comment on table invites is
  'Invitations of colleagues to an organization; those of candidates are candidate_invites.';
comment on column invites.id is 'UUIDv7, in order of creation.';
comment on column invites.organization_id is 'Organization that is joined.';
comment on column invites.email is 'Who is invited, in small letters; one open invitation an address and organization.';
comment on column invites.role is 'The role the person gets on accepting, as members.role.';
comment on column invites.message is 'Words of the inviter in the mail; may be empty.';
comment on column invites.token_hash is 'SHA-256 of the secret in the link; sending again makes a new one.';
comment on column invites.status is 'new: open; approved: accepted; rejected: declined; closed: revoked or too old.';
comment on column invites.closed_reason is 'revoked or expired; empty while it is not closed.';
comment on column invites.send_count is 'How often it was mailed, from 1.';
comment on column invites.expires_at is 'Cannot be accepted from here on; 14 days after the last mail.';
comment on column invites.invited_by is 'Who invites.';
comment on column invites.accepted_by is 'The account that joined by it. Null: none yet.';
comment on column invites.created_at is 'When it was first sent.';
comment on column invites.updated_at is 'Last change of any column here.';

comment on table files is
  'What uploaded files are and whose; the bytes lie in the data folder under their SHA-256, one copy for equal ones.';
comment on column files.id is 'UUIDv7; what other rows point at.';
comment on column files.sha256 is 'Digest of the bytes, 64 small hex digits; the name of the stored file.';
comment on column files.size is 'Bytes.';
comment on column files.media_type is 'Told from the content, never from the name, such as application/pdf.';
comment on column files.name is 'File name as it was uploaded, for downloads.';
comment on column files.purpose is
  'What it was uploaded for and so who may read it: cv, answer, logo, profile_picture, cover_picture, simulation_image, simulation_file, position_image.';
comment on column files.owner_user_id is
  'Person that it belongs to; deleted with the account. Null: it is an organization''s or the platform''s.';
comment on column files.organization_id is
  'Organization that it belongs to. Null: a person''s own, or the platform''s.';
comment on column files.created_at is 'When it was uploaded.';

comment on table candidate_profiles is
  'What candidates say of themselves, for every application; one row a candidate.';
comment on column candidate_profiles.user_id is 'Whose profile it is.';
comment on column candidate_profiles.tagline is 'One line under the name; may be empty.';
comment on column candidate_profiles.bio is 'Free text, at most 4000 characters.';
comment on column candidate_profiles.phone is 'As the person writes it; empty: none.';
comment on column candidate_profiles.location is 'Where the person lives, in own words; may be empty.';
comment on column candidate_profiles.linkedin is 'Address of a linkedin.com/in/ page; empty: none.';
comment on column candidate_profiles.skills is 'Up to 60, in the person''s own words and order.';
comment on column candidate_profiles.profile_picture_file_id is
  'Portrait, stripped of hidden data; never shown to those who decide. Null: none.';
comment on column candidate_profiles.cover_picture_file_id is 'Picture behind the head of the profile. Null: none.';
comment on column candidate_profiles.updated_at is 'Last change of any column here.';

comment on table experiences is
  'Jobs in candidates'' profiles.';
comment on column experiences.id is 'UUIDv7, in order of creation.';
comment on column experiences.user_id is 'Whose job it was or is.';
comment on column experiences.title is 'What the person was.';
comment on column experiences.company is 'Where, in own words.';
comment on column experiences.employment_type is
  'One of USER_JOB_TYPES (domain/vocabulary.ts), such as full_time or freelance.';
comment on column experiences.location is 'Where the work was, in own words; may be empty.';
comment on column experiences.remote is 'no, yes or hybrid.';
comment on column experiences.start_month is 'First month, YYYY-MM.';
comment on column experiences.end_month is 'Last month, YYYY-MM. Null: goes on, or not said.';
comment on column experiences.is_current is 'Goes on; then end_month is null.';
comment on column experiences.description is 'Free text, at most 4000 characters.';
comment on column experiences.created_at is 'When it was added.';

comment on table educations is
  'Schools in candidates'' profiles.';
comment on column educations.id is 'UUIDv7, in order of creation.';
comment on column educations.user_id is 'Who went there.';
comment on column educations.school is 'Its name, in own words.';
comment on column educations.degree is 'What was reached; may be empty.';
comment on column educations.field is 'Subject; may be empty.';
comment on column educations.start_year is 'First year, 1940 to 2100.';
comment on column educations.end_year is 'Last year, likewise. Null: goes on, or not said.';
comment on column educations.grade is 'In the person''s words; may be empty.';
comment on column educations.created_at is 'When it was added.';

comment on table cvs is
  'CVs of candidates, at most 20 each; an application points at the one it was sent with.';
comment on column cvs.id is 'UUIDv7, in order of upload.';
comment on column cvs.user_id is 'Whose CV it is.';
comment on column cvs.file_id is 'The document.';
comment on column cvs.name is 'Name that the person sees, at first that of the file.';
comment on column cvs.status is
  'uploaded: waits; scanned: is what it says it is; parsed: text was read; rejected: cannot be used.';
comment on column cvs.rejected_reason is 'Why, for the person; empty unless rejected.';
comment on column cvs.parsed is
  'Suggestions read from the text: name, emails, phones, links, skills. Offered to the candidate, never part of a score. Null: not read.';
comment on column cvs.is_default is 'Offered first in new applications; one a person.';
comment on column cvs.removed_at is
  'Taken off the profile since then; applications that carry it keep it. Null: on the profile.';
comment on column cvs.created_at is 'When it was uploaded.';

comment on table builds is
  'Games made elsewhere; each upload of one is a build_versions row.';
comment on column builds.id is 'UUIDv7, in order of creation.';
comment on column builds.slug is 'Short name, unique; the game_key of tasks made of it.';
comment on column builds.name is 'As its stable version calls itself; before there is one, as its first upload.';
comment on column builds.edit is
  'Raised by each change of the build or its versions; a change is based on one and refused when it is no longer stored.';
comment on column builds.created_by is 'Who uploaded it first. Null: the account is gone.';
comment on column builds.created_at is 'When.';
comment on column builds.updated_at is 'Last change of the build or a version.';

comment on table build_versions is
  'One upload of a build: what its checks found and where it stands.';
comment on column build_versions.id is 'UUIDv7, in order of upload.';
comment on column build_versions.build_id is 'The build it is a version of.';
comment on column build_versions.version is 'As the manifest says, such as 1.2.0, made unique within the build.';
comment on column build_versions.status is
  'uploaded: waits; scanning: is checked; needs_mapping: no manifest says what it measures; ready: may be tried; stable: new tasks are made of it; retired: only kept.';
comment on column build_versions.archive_sha256 is 'Digest of the uploaded zip, hex; the zip itself is kept under it.';
comment on column build_versions.archive_size is 'Bytes of the zip.';
comment on column build_versions.archive_name is 'File name of the zip as uploaded.';
comment on column build_versions.manifest is 'build.json with everything filled in. Null: none read yet.';
comment on column build_versions.manifest_text is 'build.json as it was written or typed; empty: none.';
comment on column build_versions.manifest_given is 'The manifest was typed in by hand, since the archive holds none.';
comment on column build_versions.entry is
  'Path of the page that starts the game, within the archive; empty until it was found.';
comment on column build_versions.profile is
  'What its frame may do: strict (origin of its own), compat (the host''s origin, storage), threads (shared memory as well).';
comment on column build_versions.file_count is 'Files unpacked; 0 until they were.';
comment on column build_versions.unpacked_bytes is 'Bytes of all of them; 0 until they were.';
comment on column build_versions.smoke is
  'Of the run in a browser of the server: none was made yet, it passed, it failed, or there is no browser.';
comment on column build_versions.smoke_report is
  'What that run saw: times, errors, addresses asked for. Null: no run yet.';
comment on column build_versions.problem is 'Why the checks failed, in one sentence; empty otherwise.';
comment on column build_versions.scan_run is
  'The run of checks that may write; an earlier one that still lives may not. Null: none is under way.';
comment on column build_versions.scan_beat_at is
  'Last sign of life of that run; without one for a while another run begins. Null: none is under way.';
comment on column build_versions.scan_attempts is
  'Runs since somebody asked for the checks; a run that ends the server is not begun for ever.';
comment on column build_versions.edit is 'Raised by each change of manifest or status.';
comment on column build_versions.uploaded_by is 'Who uploaded it. Null: the account is gone.';
comment on column build_versions.created_at is 'When the upload was complete.';
comment on column build_versions.ready_at is 'When its checks were first passed. Null: not yet.';
comment on column build_versions.stable_at is 'When it was last made the stable one. Null: never.';
comment on column build_versions.retired_at is 'When it was put away. Null: was not.';

comment on table build_files is
  'What a build version consists of; written in one transaction with the status, after every file is stored.';
comment on column build_files.build_version_id is 'The version it is a file of.';
comment on column build_files.path is
  'Within the archive, /-separated, compared byte by byte; what the address on the builds host names.';
comment on column build_files.sha256 is 'Digest of the bytes, hex; the name of the stored file.';
comment on column build_files.size is 'Bytes.';

comment on table build_log is
  'What the checks of a version said, line by line; never changed.';
comment on column build_log.id is 'Counts up over all versions; the order of the lines.';
comment on column build_log.build_version_id is 'The version that was checked.';
comment on column build_log.at is 'When it was said.';
comment on column build_log.step is
  'Part of the checks: receive, hash, unpack, manifest, policy_scan, smoke, ready, and moves by people.';
comment on column build_log.level is 'error: the step failed by it.';
comment on column build_log.code is 'What was found, for pages and tests, such as version_renamed.';
comment on column build_log.message is 'The same as an English sentence.';
comment on column build_log.data is 'Figures and names of the message, by key.';
comment on column build_log.actor_id is 'Who did it. Null: the checks themselves.';

comment on table build_uploads is
  'Archives on their way: bytes are appended to a file of their own and count once they are on disk.';
comment on column build_uploads.id is 'UUIDv7; the name of the unfinished file.';
comment on column build_uploads.build_id is
  'The build it is a new version of. Null: a new build, or the one that the manifest names.';
comment on column build_uploads.name is 'What a new build without a manifest is called; empty: as the file.';
comment on column build_uploads.file_name is 'Name of the zip as sent.';
comment on column build_uploads.size is 'Bytes announced.';
comment on column build_uploads.received is 'Bytes that are on disk, 0 to size; an upload goes on from here.';
comment on column build_uploads.status is 'open: bytes are missing; complete: became a version; cancelled: given up.';
comment on column build_uploads.uploaded_by is 'Who sends it; nobody else may go on with it.';
comment on column build_uploads.created_at is 'When it was begun.';
comment on column build_uploads.expires_at is 'Given up and removed from here on while it is open.';
comment on column build_uploads.build_version_id is 'The version it became. Null: none yet, or deleted since.';

comment on table build_loads is
  'How long players waited until a version was ready, and how often it did not come: counts by bucket of time.';
comment on column build_loads.build_version_id is 'The version that was played.';
comment on column build_loads.outcome is 'loaded: became ready; failed: did not.';
comment on column build_loads.bucket_ms is 'Upper end of the bucket in ms, about a tenth wide; 0 for failed.';
comment on column build_loads.count is 'Loads that ended in it.';

comment on table build_problems is
  'What went wrong in players'' browsers, counted by what and where; at most 500 different ones a version.';
comment on column build_problems.id is 'UUIDv7, in order of the first report.';
comment on column build_problems.build_version_id is 'The version that was played.';
comment on column build_problems.kind is
  'error: the game''s own; log: what it reported; refused: an answer of the platform; load_failed: did not start; policy: something its frame does not allow.';
comment on column build_problems.code is 'What, in small letters; other: one beyond the 500 that are kept apart.';
comment on column build_problems.message is
  'As game or browser said, without addresses and long numbers; empty with other.';
comment on column build_problems.browser is 'Name and main version; empty: not known.';
comment on column build_problems.count is 'How often.';
comment on column build_problems.first_at is 'First report.';
comment on column build_problems.last_at is 'Latest report.';

comment on table trait_categories is
  'Top level of the trait library; holds traits. Archived, never deleted, once used.';
comment on column trait_categories.id is
  'The same on every installation for entries that come with the product (made from the key), else UUIDv7.';
comment on column trait_categories.key is 'Stable name in formulas, files and imports; never changes.';
comment on column trait_categories.name is 'English name.';
comment on column trait_categories.description is 'English definition.';
comment on column trait_categories.color is
  'Colour of its bars, as #rrggbb or a name of the theme; empty: the theme chooses.';
comment on column trait_categories.words is 'By language other than English: name and definition.';
comment on column trait_categories.sort_order is 'Place in lists, ascending; equal ones by name.';
comment on column trait_categories.status is 'archived: not offered in new templates; published ones keep it.';
comment on column trait_categories.archived_at is 'When it was archived. Null: active.';
comment on column trait_categories.merged_into is 'The category that took its place in drafts. Null: was not merged.';
comment on column trait_categories.version is 'Of the wording, from 1; each is kept in vocabulary_versions.';
comment on column trait_categories.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column trait_categories.updated_by is 'Who saved it last. Null: the product.';
comment on column trait_categories.updated_at is 'Last save.';
comment on column trait_categories.created_at is 'When it was added.';

comment on table traits is
  'Middle level of the trait library: belongs to a category, is a weighted mean of subtraits.';
comment on column traits.id is
  'The same on every installation for entries that come with the product (made from the key), else UUIDv7.';
comment on column traits.key is 'Stable name in formulas, files and imports; never changes.';
comment on column traits.category_id is
  'The category it stands under in the library; a template may place it elsewhere.';
comment on column traits.name is 'English name.';
comment on column traits.definition is 'English definition, in plain words.';
comment on column traits.low_label is 'What a low score is like, in English; empty: not said.';
comment on column traits.high_label is 'What a high score is like, in English; empty: not said.';
comment on column traits.evidence is 'What speaks for it, in plain words.';
comment on column traits.sources is 'Where that was published, one reference each.';
comment on column traits.words is 'By language other than English: name, definition, low_label, high_label.';
comment on column traits.sort_order is 'Place within the category, ascending.';
comment on column traits.status is 'archived: not offered in new templates; published ones keep it.';
comment on column traits.archived_at is 'When it was archived. Null: active.';
comment on column traits.merged_into is 'The trait that took its place in drafts. Null: was not merged.';
comment on column traits.version is 'Of the wording, from 1; each is kept in vocabulary_versions.';
comment on column traits.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column traits.updated_by is 'Who saved it last. Null: the product.';
comment on column traits.updated_at is 'Last save.';
comment on column traits.created_at is 'When it was added.';

comment on table subtraits is
  'Lowest level of the trait library: the smallest thing that is scored, 0 to 100, fed by formulas.';
comment on column subtraits.id is
  'The same on every installation for entries that come with the product (made from the key), else UUIDv7.';
comment on column subtraits.key is 'Stable name in formulas, files and imports; never changes.';
comment on column subtraits.trait_id is 'The trait it stands under in the library.';
comment on column subtraits.name is 'English name.';
comment on column subtraits.definition is 'English definition, in plain words.';
comment on column subtraits.direction is
  'What is better: a higher score, a lower one, or one near a target that the template sets.';
comment on column subtraits.low_label is 'What a low score is like, in English; empty: not said.';
comment on column subtraits.high_label is 'What a high score is like, in English; empty: not said.';
comment on column subtraits.evidence is 'What speaks for it, in plain words.';
comment on column subtraits.sources is 'Where that was published, one reference each.';
comment on column subtraits.words is 'By language other than English: name, definition, low_label, high_label.';
comment on column subtraits.sort_order is 'Place within the trait, ascending.';
comment on column subtraits.status is 'archived: not offered in new templates; published ones keep it.';
comment on column subtraits.archived_at is 'When it was archived. Null: active.';
comment on column subtraits.merged_into is 'The subtrait that took its place in drafts. Null: was not merged.';
comment on column subtraits.version is 'Of the wording, from 1; each is kept in vocabulary_versions.';
comment on column subtraits.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column subtraits.updated_by is 'Who saved it last. Null: the product.';
comment on column subtraits.updated_at is 'Last save.';
comment on column subtraits.created_at is 'When it was added.';

comment on table vocabulary_versions is
  'Every wording of the trait library there ever was: a score card reads the one of its own day.';
comment on column vocabulary_versions.kind is 'Level of the entry that is worded.';
comment on column vocabulary_versions.subject_id is 'Id of the category, trait or subtrait.';
comment on column vocabulary_versions.version is 'The entry''s version that this wording is.';
comment on column vocabulary_versions.content is
  'The whole wording: names, definitions, labels, evidence and words by language.';
comment on column vocabulary_versions.reason is 'Why it was reworded, for readers; may be empty.';
comment on column vocabulary_versions.changed_by is 'Who worded it. Null: the product.';
comment on column vocabulary_versions.at is 'From when it was in force.';

comment on table vocabulary_merges is
  'What merging two entries of the trait library changed in drafts, so that it can be taken back.';
comment on column vocabulary_merges.id is 'UUIDv7, in order of the merges.';
comment on column vocabulary_merges.kind is 'Level of both entries.';
comment on column vocabulary_merges.from_id is 'The entry that was given up.';
comment on column vocabulary_merges.into_id is 'The entry that took its place.';
comment on column vocabulary_merges.moved is
  'What was changed, with what stood there before: children, formulas, score templates, simulations.';
comment on column vocabulary_merges.merged_by is 'Who did it. Null: the account is gone, or an import.';
comment on column vocabulary_merges.at is 'When.';
comment on column vocabulary_merges.undone_at is 'When it was taken back. Null: in force.';

comment on table tasks is
  'What a simulation delivers: a game with settings. The judge is code, named by the game''s key and version, or made from the manifest of an uploaded build. A published version never changes.';
comment on column tasks.id is
  'The same on every installation for the product''s own (made from key and version), else UUIDv7.';
comment on column tasks.key is
  'Stable name over all versions; the game''s where the task is the game as it is shipped.';
comment on column tasks.version is
  'Of the task, unique within the key; the game''s where the task is the game as it is shipped.';
comment on column tasks.game_key is 'The game that is played: a folder of packages/games, or the slug of a build.';
comment on column tasks.game_version is 'Version of the game''s judge; plays are replayed with exactly this one.';
comment on column tasks.source is
  'platform: comes with the product; manual: made here; copy: of another task; build: an uploaded game as it is.';
comment on column tasks.name is 'English name.';
comment on column tasks.description is 'English, one or two sentences for those who choose it.';
comment on column tasks.instructions is 'What the candidate reads before it, in English; empty: what the game says.';
comment on column tasks.words is 'By language other than English: name, description and instructions.';
comment on column tasks.minutes is 'How long it takes most people with its settings, practice not counted; minutes.';
comment on column tasks.parameters is 'Settings as the game declares them: key, type, range, default, unit.';
comment on column tasks.data_points is
  'Data points as the game declares them: key, type, unit, range, required, direction, speeded.';
comment on column tasks.trial_columns is
  'Columns of its trial table as the game declares them; what series are made of.';
comment on column tasks.preset is 'Values of settings by key; those that are not here have the game''s defaults.';
comment on column tasks.time_limit_s is
  'Playing time in seconds after which it ends at the next input, at the usual pace. Null: no limit.';
comment on column tasks.accommodations is 'Adjustments that candidates can ask for with it.';
comment on column tasks.status is 'published: may be put into simulations; closed: not into further ones.';
comment on column tasks.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column tasks.created_by is 'Who made it. Null: the product.';
comment on column tasks.created_at is 'When it was made.';
comment on column tasks.updated_at is 'Last save.';
comment on column tasks.published_at is 'When it was published. Null: a draft.';
comment on column tasks.build_version_id is 'The uploaded game that it is made of. Null: one of the product''s own.';

comment on table norms is
  'Mean and spread of a data point in a group of people, by version; formulas in force count against the newest.';
comment on column norms.id is 'The same on every installation for the product''s own, else UUIDv7.';
comment on column norms.task_key is 'Key of the game; norms count for every task made of it.';
comment on column norms.data_point is 'Key of the data point within the game.';
comment on column norms.version is 'From 1 for each data point; an earlier one can be brought back as a new one.';
comment on column norms.n is 'People in the group.';
comment on column norms.mean is 'In the data point''s own unit.';
comment on column norms.sd is 'Standard deviation in the data point''s own unit, above 0.';
comment on column norms.reliability is 'How far the measure agrees with itself in the source, 0 to 1. Null: unknown.';
comment on column norms.percentiles is 'In the data point''s own unit: p05, p25, p50, p75, p95 where known.';
comment on column norms.source is 'Publication, or the own sample with its date.';
comment on column norms.provisional is 'Taken from a similar task elsewhere, not from this one.';
comment on column norms.created_at is 'When this version was written.';

comment on table conditions is
  'Conditions that formulas share by name, by version. A version that was published never changes; what it names is put into it then.';
comment on column conditions.id is 'The same on every installation for the product''s own, else UUIDv7.';
comment on column conditions.key is 'Stable name over all versions.';
comment on column conditions.version is 'From 1 for each key; one draft and one published version at a time.';
comment on column conditions.name is
  'What formulas call it; the same in all versions, and no other condition''s whatever its case.';
comment on column conditions.description is 'What it means, for readers; may be empty.';
comment on column conditions.source is 'The text as it was typed, in the formula language.';
comment on column conditions.definition is 'What the text says, as data. Null: a draft whose text cannot be read.';
comment on column conditions.status is
  'draft: being written; published: in force; closed: a later one took its place, or none.';
comment on column conditions.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column conditions.parent_id is 'The version it was begun from. Null: none, or deleted since.';
comment on column conditions.created_by is 'Who began it. Null: the product.';
comment on column conditions.created_at is 'When it was begun.';
comment on column conditions.updated_by is 'Who saved it last. Null: the product.';
comment on column conditions.updated_at is 'Last save.';
comment on column conditions.published_at is 'When it came into force. Null: never.';
comment on column conditions.closed_at is 'When it went out of force. Null: it did not.';

comment on table condition_parts is
  'Conditions that were put into another one when it was published.';
comment on column condition_parts.condition_id is 'The one that holds the other.';
comment on column condition_parts.part_id is 'The very version that it holds.';

comment on table operators is
  'Names and switches of operators of the formula language that an administrator changed; what one means is code.';
comment on column operators.key is 'Name of the operator in the code.';
comment on column operators.symbol is 'How it is written in formulas. Null: the product''s own.';
comment on column operators.label is 'English name in the editor. Null: the product''s own.';
comment on column operators.words is 'By language other than English: label.';
comment on column operators.is_active is
  'May be used in what is published from now on; published formulas keep it either way.';
comment on column operators.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column operators.updated_by is 'Who saved it last. Null: the product.';
comment on column operators.updated_at is 'Last save.';

comment on table formulas is
  'Rules, written as text and kept as data, that make a response for a subtrait of a task''s data points. A published version never changes.';
comment on column formulas.id is 'The same on every installation for the product''s own, else UUIDv7.';
comment on column formulas.key is 'Stable name over all versions.';
comment on column formulas.version is 'From 1 for each key; one draft at a time.';
comment on column formulas.name is 'As shown in lists.';
comment on column formulas.description is 'What it does, for readers; may be empty.';
comment on column formulas.subtrait_id is 'The subtrait that its responses feed.';
comment on column formulas.task_key is
  'Key of a game, for all tasks made of it, or of one task, for which it stands in for the game''s.';
comment on column formulas.data_point is
  'The data point that its responses are listed under: the first that it names; empty where a draft names none.';
comment on column formulas.source is 'The text as it was typed, in the formula language.';
comment on column formulas.definition is
  'What the text says: cases in order, each when, value, total_score; once published with its conditions put in. Null: a draft whose text cannot be read.';
comment on column formulas.tests is
  'Test cases, at most 200: inputs by data point and what must come out, null for Not Calculated.';
comment on column formulas.reliability is
  'How far the data point agrees with itself and from where that is known, or the data point that tells its own standard error. Null: unknown.';
comment on column formulas.status is 'published: in force, one for a subtrait and task; closed: out of force.';
comment on column formulas.edit is
  'Raised by each save; a change is based on one and refused when it is no longer stored.';
comment on column formulas.parent_id is 'The version it was begun from. Null: none, or deleted since.';
comment on column formulas.created_by is 'Who began it. Null: the product.';
comment on column formulas.created_at is 'When it was begun.';
comment on column formulas.updated_by is 'Who saved it last. Null: the product.';
comment on column formulas.updated_at is 'Last save.';
comment on column formulas.published_at is 'When it came into force. Null: never.';
comment on column formulas.closed_at is 'When it went out of force. Null: it did not.';

comment on table formula_conditions is
  'Conditions that were put into a formula when it was published.';
comment on column formula_conditions.formula_id is 'The formula that holds the condition.';
comment on column formula_conditions.condition_id is 'The very version that it holds.';

comment on table score_templates is
  'What a job fit is made of, by version: categories, traits, subtraits and their weights. A published version never changes.';
comment on column score_templates.id is 'The same on every installation for the product''s own, else UUIDv7.';
comment on column score_templates.organization_id is 'Whose template it is. Null: the platform''s, for everybody.';
comment on column score_templates.key is 'Stable name over all versions, within its owner.';
comment on column score_templates.version is 'From 1 for each key and owner; one draft at a time.';
comment on column score_templates.name is 'As shown in lists.';
comment on column score_templates.source is
  'platform: comes with the product; manual: made by hand; copy: of another; ai: proposed by a model and saved by a person.';
comment on column score_templates.definition is
  'Categories with category_weightage and boost, their traits with trait_weightage, their subtraits with weightage, rank and target; weights in percent, siblings of a published one add up to 100.';
comment on column score_templates.status is 'published: may be chosen; closed: not for further positions.';
comment on column score_templates.parent_id is 'What it was copied from. Null: nothing, or deleted since.';
comment on column score_templates.edit is
  'Raised by every saved change; a change is based on one and refused when it is no longer stored.';
comment on column score_templates.published_at is 'When it was published. Null: a draft.';
comment on column score_templates.created_by is 'Who made it. Null: the product.';
comment on column score_templates.created_at is 'When it was made.';
comment on column score_templates.updated_by is 'Who saved it last. Null: the product.';
comment on column score_templates.updated_at is 'Last save.';

comment on table simulations is
  'What candidates play: tasks in order with a score template, by version. A published version changes in nothing that is played or scored.';
comment on column simulations.id is 'The same on every installation for the product''s own, else UUIDv7.';
comment on column simulations.organization_id is 'Whose simulation it is. Null: the platform''s, for everybody.';
comment on column simulations.key is 'Stable name over all versions, within its owner.';
comment on column simulations.version is 'From 1 for each key and owner; one draft at a time.';
comment on column simulations.name is 'Working name, shown to the hiring side.';
comment on column simulations.kind is
  'library: offered to every position; template: a pre-filled wizard, never attached itself; position: for one position only.';
comment on column simulations.source is
  'platform: comes with the product; manual: made by hand; copy: of another; ai: proposed by a model and saved by a person.';
comment on column simulations.parent_id is 'The version or simulation it was begun from. Null: none.';
comment on column simulations.status is
  'published: may be attached; closed: no new attachments, running ones finish; archived: out of lists.';
comment on column simulations.purpose is 'What it is for, in words for the hiring side.';
comment on column simulations.category is 'The kind of work, in the words of whoever made it; empty: none.';
comment on column simulations.industry_id is 'The industry it is meant for. Null: any.';
comment on column simulations.candidate_intro is
  'Shown before the play where words have none for the language; English.';
comment on column simulations.words is
  'What candidates read, by language: name, intro, thanks; empty ones fall back to English and then to the working name.';
comment on column simulations.duration_minutes is
  'Playing time of the longest form that its groups may draw; minutes with one decimal.';
comment on column simulations.shortest_minutes is
  'Playing time of the shortest form; the same as duration_minutes without drawing groups.';
comment on column simulations.languages is
  'In which it is offered, by BCP 47 tag; the first is the one to fall back to.';
comment on column simulations.device is 'desktop: needs a keyboard and a larger screen.';
comment on column simulations.accommodations is
  'Adjustments that it offers; what one of its tasks cannot be played with is taken away for the whole.';
comment on column simulations.score_template_id is
  'What its plays are weighed with, unless the position says otherwise.';
comment on column simulations.template_is_own is
  'The template is made of the simulation''s own traits, subtraits and categories, and published together with it.';
comment on column simulations.position_id is 'The only position it is for. Null unless kind is position.';
comment on column simulations.wizard_step is 'Step of the builder that was open last, 1 to 6.';
comment on column simulations.edit is 'Raised by every saved change; publishing needs a dry run of this very edit.';
comment on column simulations.last_dry_run is 'What simulated candidates came to, and at which edit. Null: none yet.';
comment on column simulations.is_demo_path is 'Short enough (3 minutes at most) for visitors of the demo.';
comment on column simulations.published_at is 'When it was published. Null: never.';
comment on column simulations.closed_at is 'When it was closed. Null: was not.';
comment on column simulations.archived_at is 'When it was archived. Null: was not.';
comment on column simulations.created_by is 'Who made it. Null: the product.';
comment on column simulations.created_at is 'When it was made.';
comment on column simulations.updated_at is 'Last save.';

comment on table simulation_groups is
  'Tasks of a simulation that are delivered together, all of them or some that are drawn from the play''s seed.';
comment on column simulation_groups.id is 'UUIDv7; kept over saves, so that tasks keep their group.';
comment on column simulation_groups.simulation_id is 'The simulation it is part of.';
comment on column simulation_groups.name is 'Working name, for those who build.';
comment on column simulation_groups.sort_order is 'Place among groups, ascending.';
comment on column simulation_groups.pick is 'all: every task; random_n: n of them.';
comment on column simulation_groups.n is 'How many are drawn, above 0. Null exactly with all.';
comment on column simulation_groups.shuffle is 'The order is drawn, too.';
comment on column simulation_groups.time_limit_s is
  'Playing time for all of its tasks together, at the usual pace, seconds. Null: no limit.';

comment on table simulation_tasks is
  'Tasks that a simulation delivers, in order.';
comment on column simulation_tasks.id is 'UUIDv7; kept over saves, so that files keep their task.';
comment on column simulation_tasks.simulation_id is 'The simulation it is part of.';
comment on column simulation_tasks.task_id is 'The very version of the task.';
comment on column simulation_tasks.sort_order is 'Place in the simulation, ascending.';
comment on column simulation_tasks.parameters is
  'Values of settings that differ from the task''s own; empty: as the task says.';
comment on column simulation_tasks.estimated_seconds is
  'How long it takes most people with these parameters, practice not counted; seconds.';
comment on column simulation_tasks.reason is 'Why it is part of the simulation, for readers; may be empty.';
comment on column simulation_tasks.group_id is 'The group it is delivered with. Null: on its own.';

comment on table simulation_categories is
  'Categories that a simulation weighs; source of its own score template.';
comment on column simulation_categories.simulation_id is 'The simulation that weighs it.';
comment on column simulation_categories.category_id is 'The category of the library.';
comment on column simulation_categories.category_weightage is
  'Share of the job fit in percent; siblings of a published simulation add up to 100.';
comment on column simulation_categories.boost is
  'Factor on the category''s score, 0.5 to 1.5; the product is held within 0 to 100.';
comment on column simulation_categories.sort_order is 'Place in the template, ascending.';

comment on table simulation_traits is
  'Traits that a simulation weighs, under one of its categories.';
comment on column simulation_traits.simulation_id is 'The simulation that weighs it.';
comment on column simulation_traits.category_id is
  'The category it is counted in here; may differ from the library''s.';
comment on column simulation_traits.trait_id is 'The trait of the library.';
comment on column simulation_traits.trait_weightage is
  'Share of the category in percent; siblings of a published simulation add up to 100.';
comment on column simulation_traits.sort_order is 'Place within the category, ascending.';

comment on table simulation_subtraits is
  'Subtraits that a simulation weighs, under one of its traits.';
comment on column simulation_subtraits.simulation_id is 'The simulation that weighs it.';
comment on column simulation_subtraits.category_id is 'The category of the trait here.';
comment on column simulation_subtraits.trait_id is 'The trait it is counted in.';
comment on column simulation_subtraits.subtrait_id is 'The subtrait of the library.';
comment on column simulation_subtraits.weightage is
  'Share of the trait in percent; siblings of a published simulation add up to 100.';
comment on column simulation_subtraits.rank is 'Order of importance within the trait, from 1; equal ones are allowed.';
comment on column simulation_subtraits.value is
  'Target on the scale 0 to 100; what it asks for follows the subtrait''s direction. Null: none.';
comment on column simulation_subtraits.target is
  'A range {min, max}, 0 to 100, in place of what follows from the value. Null: none.';
comment on column simulation_subtraits.sort_order is 'Place within the trait, ascending.';

comment on table simulation_images is
  'Pictures of a simulation: a built-in one by its key, or an uploaded file.';
comment on column simulation_images.id is 'UUIDv7, in order of adding.';
comment on column simulation_images.simulation_id is 'The simulation it belongs to.';
comment on column simulation_images.role is
  'cover: shown with it, one at most; instruction: in what is read before; task_asset: material of a task.';
comment on column simulation_images.picture is 'Key of a built-in picture. Null exactly where it is a file.';
comment on column simulation_images.file_id is 'The uploaded file. Null exactly where it is built in.';
comment on column simulation_images.alt is 'What it shows, in English; never empty.';
comment on column simulation_images.alt_by_locale is 'The same by further languages.';
comment on column simulation_images.created_at is 'When it was added.';

comment on table simulation_files is
  'Files attached to a simulation, for those who build and use it.';
comment on column simulation_files.id is 'UUIDv7, in order of adding.';
comment on column simulation_files.simulation_id is 'The simulation it belongs to.';
comment on column simulation_files.file_id is 'The file.';
comment on column simulation_files.simulation_task_id is 'The task it is about. Null: the whole simulation.';
comment on column simulation_files.created_at is 'When it was added.';

comment on table positions is
  'Openings that people apply for.';
comment on column positions.id is 'UUIDv7, in order of creation.';
comment on column positions.organization_id is 'The organization that hires, and owns all its applications.';
comment on column positions.client_company_id is
  'The company that is hired for, where an agency or recruiter owns the position. Null: the owner itself.';
comment on column positions.title is 'As candidates read it, at most 120 characters.';
comment on column positions.slug is 'Last part of its public address, unique within the organization.';
comment on column positions.status is
  'published: takes applications; paused: not for now; closed: over, see close_reason; archived: out of lists.';
comment on column positions.visibility is
  'Who can find it: everyone, whoever has the link, whoever was invited, or only those it is shared with (confidential, chosen at the start for good).';
comment on column positions.department_id is 'Where it belongs. Null: not said.';
comment on column positions.job_title_id is 'Title of the organization''s own list that it is filed under. Null: none.';
comment on column positions.industry_id is 'What the work is in. Null: as the organization.';
comment on column positions.remote is 'no, yes or hybrid; with yes no location is needed.';
comment on column positions.job_type is 'One of JOB_TYPES (domain/vocabulary.ts), such as full_time.';
comment on column positions.level is 'One of JOB_LEVELS: entry, intermediate or advanced.';
comment on column positions.work_experience is 'One of WORK_EXPERIENCE, as shown, such as Less Than 3 Years.';
comment on column positions.skills is 'General skills asked for, at most 50, as typed.';
comment on column positions.technical_skills is 'Tools and trades asked for, at most 50, as typed.';
comment on column positions.description is 'Text of the advertisement, at most 20,000 characters.';
comment on column positions.salary_min_cents is
  'Least pay for salary_period, in hundredths of the organization''s currency. Null: not given.';
comment on column positions.salary_max_cents is 'Most pay, likewise; not below the least. Null: not given.';
comment on column positions.salary_period is 'What the pay is for.';
comment on column positions.show_salary is 'Candidates are shown the pay.';
comment on column positions.openings is 'People to be hired in all; 0 is kept in a draft only.';
comment on column positions.opens_on is 'First day for applying, in the organization''s zone. Null: at once.';
comment on column positions.closes_on is
  'Last day for applying, in the organization''s zone; the night after it the position closes. Null: open end.';
comment on column positions.image_file_id is 'Picture at its head, stripped of hidden data. Null: none.';
comment on column positions.current_revision is 'Revision that people who apply now get.';
comment on column positions.wizard_step is 'Step of the wizard that was open last, 1 to 6.';
comment on column positions.close_reason is 'filled, cancelled, expired, duplicate or other; empty unless closed.';
comment on column positions.approved_count is
  'Openings taken: applications that are approved now, kept with each move.';
comment on column positions.is_request is 'A hiring manager asked for it; a recruiter has to take it up.';
comment on column positions.published_at is 'When it was first published; kept through pauses. Null: never.';
comment on column positions.closed_at is 'When it was last closed. Null: was not.';
comment on column positions.created_by is 'Who made it.';
comment on column positions.created_at is 'When it was made.';
comment on column positions.updated_at is 'Last change of any column here.';

comment on table position_locations is
  'Where the work of a position is done.';
comment on column position_locations.organization_id is 'Owner of position and location.';
comment on column position_locations.position_id is 'The position.';
comment on column position_locations.location_id is 'One of its places.';

comment on table position_revisions is
  'What applicants are asked and how they are scored. Frozen by the first application; edits then make the next revision, for later applicants only.';
comment on column position_revisions.id is 'UUIDv7, in order of creation.';
comment on column position_revisions.organization_id is 'Owner of the position.';
comment on column position_revisions.position_id is 'The position.';
comment on column position_revisions.revision is 'From 1 within the position.';
comment on column position_revisions.application_form is
  'For cv, phone, linkedin and cover_letter each: required, optional or hidden.';
comment on column position_revisions.score_template_id is
  'What cards are weighed with. Null: the template of the first simulation.';
comment on column position_revisions.first_application_at is
  'From then on it is frozen. Null: nobody applied under it yet.';
comment on column position_revisions.created_by is 'Who made it.';
comment on column position_revisions.created_at is 'When it was made.';

comment on table questions is
  'An organization''s bank of questions; a row on a position copies one.';
comment on column questions.id is 'UUIDv7, in order of creation.';
comment on column questions.organization_id is 'Whose bank it is in.';
comment on column questions.type is
  'One of QUESTION_TYPES (domain/question-types.ts); must_agree is a declaration that has to be agreed to.';
comment on column questions.label is 'The question, at most 300 characters.';
comment on column questions.help is 'Small print below it; may be empty.';
comment on column questions.options is
  'Choices of select types in order: key (what answers hold) and label; empty for others.';
comment on column questions.archived_at is
  'Taken out of the bank since then; positions keep their copies. Null: in the bank.';
comment on column questions.created_by is 'Who saved it.';
comment on column questions.created_at is 'When it was saved.';

comment on table position_questions is
  'Questions of a revision, with limits and knock-out rules.';
comment on column position_questions.id is 'UUIDv7; what answers and rules name.';
comment on column position_questions.organization_id is 'Owner of the position.';
comment on column position_questions.revision_id is 'The revision that asks it.';
comment on column position_questions.question_id is
  'The entry of the bank that it was copied from. Null: written here.';
comment on column position_questions.sort_order is 'Place in the form, ascending.';
comment on column position_questions.type is
  'One of QUESTION_TYPES (domain/question-types.ts); must_agree is always required.';
comment on column position_questions.label is 'The question, at most 300 characters.';
comment on column position_questions.help is 'Small print below it; may be empty.';
comment on column position_questions.required is 'Cannot be left unanswered.';
comment on column position_questions.options is
  'Choices of select types in order: key (what answers hold) and label; empty for others.';
comment on column position_questions.settings is
  'Limits of the answer: min and max of a number, max_length of a text; null or missing: the type''s own.';
comment on column position_questions.rules is
  'Knock-out rules in order: conditions on answers, and an action (tag, short_list, on_hold, reject_suggested); the first that fires counts.';

comment on table position_simulations is
  'Simulations that applicants of a revision play.';
comment on column position_simulations.organization_id is 'Owner of the position.';
comment on column position_simulations.revision_id is 'The revision.';
comment on column position_simulations.simulation_id is 'The very version that is played.';
comment on column position_simulations.sort_order is 'Order of playing, ascending.';

comment on table position_privileges is
  'What a hiring manager may see and do on one shared position.';
comment on column position_privileges.id is 'UUIDv7, in order of sharing.';
comment on column position_privileges.organization_id is 'Owner of the position.';
comment on column position_privileges.position_id is 'The position that is shared.';
comment on column position_privileges.email is
  'Address it was shared with, in small letters; one live row an address and position.';
comment on column position_privileges.user_id is 'Account that proved the address. Null: nobody took it up yet.';
comment on column position_privileges.level is
  'viewer, interviewer, reviewer, decider, private; each includes all before it.';
comment on column position_privileges.see_identity is
  'False: applicants'' names and pictures are hidden from the holder.';
comment on column position_privileges.status is
  'new: given; approved: taken up, in effect; rejected: declined; closed: taken back.';
comment on column position_privileges.invited_by is 'Who shared it.';
comment on column position_privileges.created_at is 'When it was shared.';
comment on column position_privileges.updated_at is 'Last change of any column here.';

comment on table candidate_invites is
  'Personal links with which people are invited to apply.';
comment on column candidate_invites.id is 'UUIDv7, in order of creation.';
comment on column candidate_invites.organization_id is 'Owner of the position.';
comment on column candidate_invites.position_id is 'The position to apply for.';
comment on column candidate_invites.email is
  'Who is invited, in small letters; one open invitation an address and position.';
comment on column candidate_invites.first_name is 'As the inviter wrote it; may be empty.';
comment on column candidate_invites.last_name is 'As the inviter wrote it; may be empty.';
comment on column candidate_invites.message is 'Words of the inviter in the mail; may be empty.';
comment on column candidate_invites.token_hash is 'SHA-256 of the secret in the link; sending again makes a new one.';
comment on column candidate_invites.source is
  'How it came to be: one by one, from a CSV, by the API, by an agency, or with an application that was generated.';
comment on column candidate_invites.status is
  'new: open; approved: an application was started; rejected: declined; closed: see closed_reason.';
comment on column candidate_invites.closed_reason is 'revoked, expired or position_closed; empty unless closed.';
comment on column candidate_invites.send_count is 'How often it was mailed, from 1.';
comment on column candidate_invites.expires_at is 'Cannot be used from here on.';
comment on column candidate_invites.sent_at is 'When it was last mailed. Null: not yet.';
comment on column candidate_invites.opened_at is 'When its link was first opened. Null: not yet.';
comment on column candidate_invites.application_id is 'What it led to. Null: nothing yet.';
comment on column candidate_invites.invited_by is 'Who invites.';
comment on column candidate_invites.created_at is 'When it was made.';
comment on column candidate_invites.updated_at is 'Last change of any column here.';

comment on table reasons is
  'Why an application ended or moved: the platform''s, and organizations'' own.';
comment on column reasons.id is 'Fixed for the platform''s own, else UUIDv7.';
comment on column reasons.organization_id is 'Whose own reason it is. Null: one of the platform''s, for everybody.';
comment on column reasons.key is
  'Names the platform''s own ones, so that they can be said in every language; empty for an organization''s.';
comment on column reasons.kind is
  'we_rejected: the employer''s; they_rejected: the candidate''s; other: of further moves.';
comment on column reasons.label is 'As shown; English for the platform''s own.';
comment on column reasons.sort_order is
  'Where an organization wants it among its own; the platform''s stand before them in the order of their ids.';
comment on column reasons.archived_at is 'No longer offered since then; what was given stays. Null: offered.';

comment on table status_batches is
  'Status changes that were made at once and can be undone together.';
comment on column status_batches.id is 'UUIDv7, in order of the changes.';
comment on column status_batches.organization_id is 'Owner of the position.';
comment on column status_batches.position_id is 'The position whose applications moved.';
comment on column status_batches.to_status is 'Where they moved.';
comment on column status_batches.actor_id is 'Who moved them.';
comment on column status_batches.before is 'What each application was before, for the undo.';
comment on column status_batches.undone_at is 'When it was taken back. Null: was not.';
comment on column status_batches.created_at is 'When they moved.';

comment on table applications is
  'One person''s way through one position. Written narrow, since lists of hundreds of thousands read it.';
comment on column applications.id is 'UUIDv7, in order of creation; who came first wins among equals.';
comment on column applications.organization_id is 'Owner of the position.';
comment on column applications.position_id is 'What is applied for.';
comment on column applications.revision_id is 'Questions, simulations and template that count for this application.';
comment on column applications.candidate_id is 'Who applies; one live application a position.';
comment on column applications.status is
  'One of the eleven of domain/application-statuses.ts; the first four are the candidate''s steps up to applied.';
comment on column applications.status_before is 'Status before a rejection. Null unless rejected.';
comment on column applications.furthest_step is
  'Last step of applying that is complete; stays when the application is rejected.';
comment on column applications.origin is
  'How it came to be: by the person, an invitation, a recruiter on the person''s behalf (generated), an agency, a referral or an import.';
comment on column applications.basic_info is
  'Contact data of the form: first_name, last_name, email, phone, location, linkedin; empty before the first save.';
comment on column applications.applicant_name is 'First and last name as applied with; what lists show and search.';
comment on column applications.applicant_email is 'Address as applied with, in small letters.';
comment on column applications.applicant_words is
  'Name and address as they are searched, each word behind a space; see search_words.';
comment on column applications.cv_id is 'The CV sent along. Null: none.';
comment on column applications.cv_skipped is 'The person chose to go on without an optional CV.';
comment on column applications.questions_done is 'The questions were answered and handed in.';
comment on column applications.cover_letter is 'Free text; empty: none.';
comment on column applications.hold_until is
  'Day from which an application on hold is to be looked at again. Null: open end, or not on hold.';
comment on column applications.hold_resume_to is 'Status that it came on hold from. Null unless on_hold.';
comment on column applications.disposition_by is
  'Who ended it: employer, candidate (withdrawn) or system (not completed). Null unless rejected.';
comment on column applications.disposition_reason_id is 'The reason given. Null: none, or not rejected.';
comment on column applications.disposition_note is 'For the hiring side only; may be empty.';
comment on column applications.disposition_shared_text is 'What the candidate reads about the refusal; empty: nothing.';
comment on column applications.suggested_action is
  'What a knock-out rule proposes: action, rule and matched question ids. Null: nothing, or a person answered it.';
comment on column applications.tags is 'Words that the hiring side put on it, in order of adding.';
comment on column applications.score_card_id is 'The card in force. Null: none yet.';
comment on column applications.job_fit_score is
  'Job fit of that card, 0 to 100 with one decimal, never rounded across a half. Null: Not Calculated.';
comment on column applications.job_fit_sem is
  'Standard error of the job fit on its card, in points. Null: unknown or not calculated.';
comment on column applications.coverage is
  'Share of the template''s weight that has data, 0 to 1, three decimals. Null: no card.';
comment on column applications.rank_order is
  'Job fit, then coverage, then the two most important subtraits in one whole number (domain/rank-order.ts); ascending is best first, 1 is no score.';
comment on column applications.batch_id is
  'The last change of status that was made with others, for its undo. Null: none.';
comment on column applications.is_test is 'Made to try the position; in no list, count or norm.';
comment on column applications.anonymous_demo is
  'Of a visitor of the demo who gave no name; counts as a demo play where formulas are tried on past plays.';
comment on column applications.consent_at is 'When the person agreed to be assessed. Null: not asked yet.';
comment on column applications.applied_at is 'When it was handed in. Null: not yet.';
comment on column applications.stage_entered_at is 'Since when it has its status.';
comment on column applications.last_activity_at is
  'Last thing the candidate did; reminders and the end of idle ones count from here.';
comment on column applications.reminded_at is 'The last reminder to finish, by hand or by itself. Null: none.';
comment on column applications.created_at is 'When it was begun.';
comment on column applications.updated_at is 'Last change of any column here.';
comment on column applications.attempts is 'Attempts at its simulation, from 1; the most of any of them.';
comment on column applications.attempt_counted is
  'Number of the attempt that the card is made from, where there are several. Null: one attempt only, or no card.';
comment on column applications.integrity_review is
  'Codes of what is worth a look in the plays that the card is made from; never part of a score. Empty: nothing.';

comment on table bulk_actions is
  'Something done to all applicants that a search finds. Who they are is written down when it begins; it goes on in chunks and can be taken back.';
comment on column bulk_actions.id is 'UUIDv7, in order of beginning.';
comment on column bulk_actions.organization_id is 'Owner of the position.';
comment on column bulk_actions.position_id is 'The position whose applicants are meant.';
comment on column bulk_actions.actor_id is 'Who does it; the rights of now are asked for each chunk.';
comment on column bulk_actions.kind is 'move: of status; tag: tags put on and taken off.';
comment on column bulk_actions.change is 'What is done: the move with its reason and words, or the tags.';
comment on column bulk_actions.total is 'Applicants that the search found when it began.';
comment on column bulk_actions.done is 'Applicants changed so far.';
comment on column bulk_actions.skipped is 'Applicants left as they were, each with a reason.';
comment on column bulk_actions.status is
  'running and undoing go on by themselves; stopped: ended half-way by a person; failed: the right to it was lost.';
comment on column bulk_actions.undone is 'Applicants put back by the undo.';
comment on column bulk_actions.told_at is 'When the people concerned are told. Null: not at all.';
comment on column bulk_actions.created_at is 'When it began.';
comment on column bulk_actions.finished_at is 'When it, or its undo, came to an end. Null: goes on.';

comment on table bulk_action_items is
  'The applicants of a bulk action, in list order.';
comment on column bulk_action_items.bulk_action_id is 'The action.';
comment on column bulk_action_items.place is 'Their place in the list when it began, from 1.';
comment on column bulk_action_items.application_id is 'The applicant.';
comment on column bulk_action_items.from_status is 'Status when it began; one that changed meanwhile is left out.';
comment on column bulk_action_items.tags_before is 'For tags: what it had. Empty for moves.';
comment on column bulk_action_items.result is 'kept: the undo left it, because somebody changed it since.';
comment on column bulk_action_items.skip_reason is
  'Why it was left out, as in BulkSkipReason of the contract. Null unless skipped or kept.';
comment on column bulk_action_items.batch_id is 'The moves of its chunk, for the undo. Null: tags, or not moved.';

comment on table application_words is
  'Each word of an applicant''s name and address, so that the beginning of one finds the applicants of a position. Kept by a trigger; test applications have none.';
comment on column application_words.position_id is 'The position that is searched.';
comment on column application_words.word is 'As search_words writes it, compared byte by byte.';
comment on column application_words.application_id is 'The applicant.';

comment on table application_counts is
  'Applications per position and status without a scan; eight shards keep writers apart. Kept by a trigger; test applications are not counted.';
comment on column application_counts.position_id is 'The position.';
comment on column application_counts.status is 'The status that is counted.';
comment on column application_counts.shard is '0 to 7, drawn at each write; the sum over all is the count.';
comment on column application_counts.count is 'May be below 0 in one shard, never in the sum.';

comment on table application_answers is
  'Answers to the questions of a revision.';
comment on column application_answers.organization_id is 'Owner of the position.';
comment on column application_answers.application_id is 'Whose answer it is.';
comment on column application_answers.position_question_id is 'The question.';
comment on column application_answers.value is
  'As the type has it: text, number, true or false, list of option keys, day, address, or the id of a file; JSON null: left open.';
comment on column application_answers.updated_at is 'When it was last saved.';

comment on table application_log is
  'What happened to an application, line by line; append-only and chained by hashes.';
comment on column application_log.application_id is 'The application.';
comment on column application_log.seq is 'From 1 without a gap.';
comment on column application_log.organization_id is 'Owner of the position.';
comment on column application_log.at is 'When; part of the hash.';
comment on column application_log.actor_id is 'The person who did it. Null: the system or a rule.';
comment on column application_log.actor_kind is 'In which part the actor did it: user is the hiring side.';
comment on column application_log.action is 'What happened, such as status_changed, tagged or message_sent.';
comment on column application_log.from_status is 'Status before. Null: no change of status.';
comment on column application_log.to_status is 'Status after. Null: no change of status.';
comment on column application_log.reason_id is 'Reason given. Null: none.';
comment on column application_log.batch_id is 'The changes made together with this one. Null: alone.';
comment on column application_log.score_card_id_seen is
  'The card that was in force when a person decided. Null: none, or no decision.';
comment on column application_log.detail is 'More by key, such as tags, note or step.';
comment on column application_log.previous_hash is 'Hash of the line before; 32 zero bytes for the first.';
comment on column application_log.hash is 'SHA-256 over the hash before and everything that says what happened.';

comment on table application_comments is
  'What the hiring side writes about an applicant.';
comment on column application_comments.id is 'UUIDv7, in order of writing.';
comment on column application_comments.organization_id is 'Owner of the position.';
comment on column application_comments.application_id is 'The applicant it is about.';
comment on column application_comments.author_id is 'Who wrote it; may change it for 15 minutes.';
comment on column application_comments.body is 'Plain text, at most 10,000 characters.';
comment on column application_comments.visibility is
  'Who reads it: everybody who may read comments (team), who may decide, who has the level private, or the candidate as well.';
comment on column application_comments.mentions is 'Accounts that are named in it and were told.';
comment on column application_comments.edited_at is 'Last change by the author. Null: never changed.';
comment on column application_comments.created_at is 'When it was written.';

comment on table application_messages is
  'Messages between the hiring side and an applicant.';
comment on column application_messages.id is 'UUIDv7, in order of writing.';
comment on column application_messages.organization_id is 'Owner of the position.';
comment on column application_messages.application_id is 'The application they are about.';
comment on column application_messages.sender_id is 'Who wrote it.';
comment on column application_messages.from_candidate is 'Written by the applicant; else by the hiring side.';
comment on column application_messages.body is 'Plain text.';
comment on column application_messages.read_at is 'When the other side first opened it. Null: unread.';
comment on column application_messages.created_at is 'When it was sent.';

comment on table plays is
  'One attempt at one simulation. Its seed never leaves the server.';
comment on column plays.id is 'UUIDv7; part of the hash of every event.';
comment on column plays.organization_id is 'Owner of the position.';
comment on column plays.application_id is 'Whose play it is, and what for.';
comment on column plays.simulation_id is 'The very version that is played.';
comment on column plays.attempt is 'From 1 for each simulation and purpose.';
comment on column plays.state is
  'completed: played to the end; terminated: ended early, what was reached is scored as far as it suffices; expired: the deadline passed; cancelled: before it was opened.';
comment on column plays.seed is '128 random bits in hex, from which every plan is drawn.';
comment on column plays.tasks is
  'What this play began with: tasks in order with judge version, parameters, required data points, limits and words; never changed afterwards.';
comment on column plays.accommodations is
  'What the candidate asked for: time_factor (null: untimed), reduced_motion, color_safe, large_text, keyboard_only, screen_reader. Never shown to those who decide.';
comment on column plays.token_hash is
  'SHA-256 of the secret that the tab in hand plays with; another tab or device gets a new one. Null: never opened.';
comment on column plays.lease_id is 'Not used; the token names the holder.';
comment on column plays.lease_expires_at is
  'Until when the tab in hand counts as there without a sign of life. Null: nobody holds it.';
comment on column plays.task_index is 'Place of the task in hand, from 0.';
comment on column plays.last_seq is 'Number of the last event stored; 0: none.';
comment on column plays.last_hash is 'Hash of the last event; 32 zero bytes before the first.';
comment on column plays.device is 'Browser, screen, input and reaction_ms of the last opening that told them.';
comment on column plays.integrity is
  'Facts of how it went: opened_at, openings, and from its end on flags of tasks, incidents, timed_out, timing, clock_drift_ms. Never part of a score but for impossible times.';
comment on column plays.end_reason is
  'Why it ended early: candidate_quit, recruiter, time_limit, integrity_review, or deadline where it expired; empty otherwise.';
comment on column plays.active_ms is 'Playing time between events so far, ms; stands still during pauses.';
comment on column plays.deadline_at is 'Can be played until then; afterwards it expires.';
comment on column plays.launched_at is 'When it was first opened. Null: not yet.';
comment on column plays.started_at is 'When the first input came. Null: not yet.';
comment on column plays.ended_at is 'When it was completed, terminated, expired or cancelled. Null: goes on.';
comment on column plays.last_event_at is 'Last sign of life of the player. Null: none yet.';
comment on column plays.granted_by is 'Who granted a further attempt. Null: the first one, or brought along.';
comment on column plays.grant_reason is 'Why, in words; empty otherwise.';
comment on column plays.chained_as is
  'Of a play brought along from another position of the organization: the id its log was chained with. Null: played here.';
comment on column plays.brought_at is 'When the candidate brought it along. Null: played here.';
comment on column plays.created_at is 'When it was made ready.';
comment on column plays.fault is
  'What a further attempt makes up for. Null: none named, which is so for first attempts.';
comment on column plays.integrity_review is
  'Codes of the facts that are worth a look, written when it ends; never part of a score. Empty: none, or not ended.';
comment on column plays.purpose is
  'confirmation: a short second play that confirms the first and counts for nothing else.';
comment on column plays.candidate_message is 'What the candidate is told with a confirmation play; may be empty.';

comment on table play_events is
  'Every input and incident of a play; append-only, chained by hashes. Whatever a score says follows from these rows.';
comment on column play_events.play_id is 'The play.';
comment on column play_events.seq is 'From 1 without a gap; a repeat is acknowledged, a gap refused.';
comment on column play_events.organization_id is 'Owner of the position.';
comment on column play_events.task_index is 'Place of the task it belongs to, from 0.';
comment on column play_events.type is 'What it is, such as input, focus, pause or resume.';
comment on column play_events.t_ms is 'Playing time in ms by the browser''s clock, held against the server''s.';
comment on column play_events.payload is
  'The input as the game''s protocol has it, after the judge accepted it; JSON null: nothing beside the type.';
comment on column play_events.received_at is 'When the server got it; bounds what the playing time may claim.';
comment on column play_events.hash is 'SHA-256 over the hash before and the event.';

comment on table play_data_points is
  'Values computed from a play''s events when it ended.';
comment on column play_data_points.play_id is 'The play.';
comment on column play_data_points.organization_id is 'Owner of the position.';
comment on column play_data_points.task_index is 'Place of the task in the play, from 0.';
comment on column play_data_points.task_key is 'Key of the game; norms are made of one data point over all plays.';
comment on column play_data_points.key is 'Data point as the game declares it; unit and range stand there.';
comment on column play_data_points.value is
  'Six places; booleans as 0 and 1. Null: missing, see missing_reason; never 0 instead.';
comment on column play_data_points.missing_reason is
  'Why there is no value, such as too_few_trials. Null exactly where there is one.';
comment on column play_data_points.trials is 'How many trials the value rests on. Null: unknown.';

comment on table play_series is
  'What a play says of each trial, one row a column of the task''s trial table; speeded ones only at the usual pace.';
comment on column play_series.play_id is 'The play.';
comment on column play_series.organization_id is 'Owner of the position.';
comment on column play_series.task_index is 'Place of the task in the play, from 0.';
comment on column play_series.key is 'Column of the trial table, such as trials.rt_ms.';
comment on column play_series.series is 'Numbers, booleans and nulls (that trial has none), in order of trials.';

comment on table score_cards is
  'The scores of one application with everything they were made from; written once, superseded but never changed.';
comment on column score_cards.id is 'UUIDv7, in order of making.';
comment on column score_cards.organization_id is 'Owner of the position.';
comment on column score_cards.application_id is 'Whose card it is.';
comment on column score_cards.version is 'From 1 within the application.';
comment on column score_cards.status is 'approved: calculated; rejected: could not be, see error.';
comment on column score_cards.job_fit_score is '0 to 100 with one decimal. Null: Not Calculated.';
comment on column score_cards.coverage is
  'Share of the template''s weight that has data, 0 to 1, three decimals. Null: could not be calculated.';
comment on column score_cards.score_card_data is
  'What is shown: data_point_responses, and data with categories (valueBoost, weightage), traits and subtraits. Null: could not be calculated.';
comment on column score_cards.pins is
  'Everything the numbers were made from, by version and digest: engine, template, formulas, plays, corrections.';
comment on column score_cards.trace is
  'The steps of every formula with the values they saw. Null: could not be calculated.';
comment on column score_cards.inputs_digest is 'SHA-256 of the pins, hex; equal pins give the card that exists.';
comment on column score_cards.result_digest is
  'SHA-256 of the result, hex, for comparing with a recomputed one. Null: could not be calculated.';
comment on column score_cards.error is 'Why it could not be calculated; empty otherwise.';
comment on column score_cards.superseded_by is 'The card in force instead. Null: this one is.';
comment on column score_cards.created_at is 'When it was made.';

comment on table application_scores is
  'Subtrait and trait scores of the current card, kept narrow: averages and changed weights read these, not the cards.';
comment on column application_scores.application_id is 'Whose scores they are.';
comment on column application_scores.organization_id is 'Owner of the position.';
comment on column application_scores.position_id is 'The position, for reading all its applicants at once.';
comment on column application_scores.subtrait_ids is 'Subtraits with a score.';
comment on column application_scores.scores is 'Their scores, 0 to 100, in the same order.';
comment on column application_scores.trait_ids is 'Traits with a score.';
comment on column application_scores.trait_scores is 'Their scores, 0 to 100, in the same order.';

comment on table mean_layouts is
  'Which subtraits the means of a card are of, in order; cards of one simulation share a row.';
comment on column mean_layouts.id is 'Counts up; four bytes instead of a list of ids a card.';
comment on column mean_layouts.subtrait_ids is 'Subtraits in order of their ids.';

comment on table application_means is
  'Means of all subtraits of the current card''s plays, before any template has a say, so that another one can be tried on very many people at once. Test applications have none.';
comment on column application_means.application_id is 'Whose means they are.';
comment on column application_means.organization_id is 'Owner of the position.';
comment on column application_means.position_id is 'The position, for reading all its applicants at once.';
comment on column application_means.layout_id is 'Which subtraits, in which order.';
comment on column application_means.means is
  'Four bytes a subtrait of the layout, the high one first: millionths of a point of 0 to 100, -1 where no response counted.';

comment on table response_corrections is
  'One response of one applicant, corrected by two people; what the play gave stays where it is.';
comment on column response_corrections.id is 'UUIDv7, in order of asking.';
comment on column response_corrections.organization_id is 'Owner of the position.';
comment on column response_corrections.application_id is 'Whose response it is.';
comment on column response_corrections.play_id is 'The play it came from.';
comment on column response_corrections.task_index is 'Place of the task in the play, from 0.';
comment on column response_corrections.data_point is 'Data point as on the card, <task>.<data point>.';
comment on column response_corrections.subtrait_id is 'The subtrait that the response feeds.';
comment on column response_corrections.before_value is
  'Value the play gave, in points of before_total_score. Null: Not Calculated.';
comment on column response_corrections.before_total_score is 'What that value is out of. Null: Not Calculated.';
comment on column response_corrections.value is 'Value in its place, 0 to total_score.';
comment on column response_corrections.total_score is 'What it is out of, above 0.';
comment on column response_corrections.reason is 'Why, in words of who asked.';
comment on column response_corrections.status is
  'new: waits for a second person; approved: in force; rejected: refused; closed: taken back.';
comment on column response_corrections.requested_by is 'Who asked.';
comment on column response_corrections.decided_by is 'Who decided; never who asked. Null: nobody yet.';
comment on column response_corrections.decided_at is 'When. Null: not yet.';
comment on column response_corrections.decision_note is 'Words of who decided; may be empty.';
comment on column response_corrections.score_card_id is 'The card before it.';
comment on column response_corrections.new_score_card_id is 'The card it led to. Null: none yet.';
comment on column response_corrections.created_at is 'When it was asked for.';

comment on table notifications is
  'What people are told within the product.';
comment on column notifications.id is 'UUIDv7, in order of telling.';
comment on column notifications.user_id is 'Who is told.';
comment on column notifications.type is 'What it is about; chooses picture, and whether it can be muted.';
comment on column notifications.title is 'One line, in the person''s language at that time.';
comment on column notifications.body is 'More of it; may be empty.';
comment on column notifications.link is 'Path in the product; empty: nothing to open.';
comment on column notifications.data is 'Ids and figures by key, such as application_id.';
comment on column notifications.effect_key is 'Name of the effect, so that the same thing is told once.';
comment on column notifications.read_at is 'When it was read. Null: unread.';
comment on column notifications.created_at is 'When it was told.';

comment on table saved_views is
  'Filters, order and layout of a list that a person keeps under a name; at most 30 a list.';
comment on column saved_views.id is 'UUIDv7, in order of saving.';
comment on column saved_views.user_id is 'Who keeps it; nobody else sees it.';
comment on column saved_views.list is 'Which list.';
comment on column saved_views.name is 'As the person calls it, unique among the person''s views of the list.';
comment on column saved_views.search is 'Query string of the list''s page, without the question mark.';
comment on column saved_views.created_at is 'When it was first saved.';

comment on table mails is
  'Outgoing mail, written in the transaction of what it tells about and sent afterwards.';
comment on column mails.id is 'UUIDv7, in order of writing.';
comment on column mails.effect_key is 'Name of the effect, so that a retry cannot send it twice.';
comment on column mails.to_email is 'Where it goes.';
comment on column mails.to_user_id is 'The account behind the address. Null: none, or gone.';
comment on column mails.organization_id is
  'On whose behalf it is sent; pauses between mails are counted for it. Null: the platform''s own.';
comment on column mails.application_id is 'The application it is about. Null: none.';
comment on column mails.kind is 'What it tells, such as candidate_invited; muting and pauses go by it.';
comment on column mails.locale is 'Language it is written in, en or ar.';
comment on column mails.subject is 'As sent.';
comment on column mails.body_text is 'The plain text half.';
comment on column mails.body_html is 'The HTML half.';
comment on column mails.status is
  'queued: waits; sent: handed to the mail server; failed: given up; cancelled: what it tells was taken back in time.';
comment on column mails.send_after is 'Not before this instant: the time in which a decision can be undone.';
comment on column mails.attempts is 'Tries to hand it over so far.';
comment on column mails.last_error is 'What the mail server said at the last failed try; empty: none.';
comment on column mails.sent_at is 'When it was handed over. Null: was not.';
comment on column mails.created_at is 'When it was written.';
comment on column mails.asked_in is
  'How it came to be asked for: act, one at a time, or list, one of many. Null: it tells of something done, and nobody asked for the mail itself.';
comment on column mails.parts is
  'What it tells, part by part (key, title, body, url), for kinds whose mails are put together while they wait. Null: kinds that are not.';

comment on table security_log is
  'Who did what, for administrators and auditors; append-only. Chained in order of ids by a job, so that writers do not wait for one another.';
comment on column security_log.id is 'UUIDv7; the order of the chain.';
comment on column security_log.event_time is 'When it happened.';
comment on column security_log.organization_id is
  'The organization it concerns; its administrators may read it. Null: the platform only.';
comment on column security_log.request_id is 'The request''s id in the server''s log; empty: no request.';
comment on column security_log.performer_type is 'What kind of actor it was.';
comment on column security_log.performer_id is 'The account. Null: not known, or the system.';
comment on column security_log.performer_email is 'Address that was used; empty: not known.';
comment on column security_log.ip is 'Network address; empty: no request.';
comment on column security_log.user_agent is 'The browser''s own words; empty: none.';
comment on column security_log.event_type is 'What kind of act it was.';
comment on column security_log.action is
  'One of SECURITY_ACTIONS (domain/security-actions.ts), as subject.what_happened.';
comment on column security_log.target_type is 'Kind of record it was done to; empty: none.';
comment on column security_log.target_id is 'Which one; empty: none.';
comment on column security_log.meta is 'More by key; never a secret.';
comment on column security_log.outcome is 'ok, or how it failed, such as refused.';
comment on column security_log.seal_seq is 'Place in the chain, from 1 without a gap. Null: not sealed yet.';
comment on column security_log.hash is
  'SHA-256 over the hash before and everything that says what happened. Null: not sealed yet.';

comment on table idempotency_keys is
  'Creates that carried an Idempotency-Key, with their answers, so that a repeat makes nothing twice; forgotten after two days.';
comment on column idempotency_keys.caller is 'Who sent it: the account or token.';
comment on column idempotency_keys.route is 'Method and path as the contract spells it.';
comment on column idempotency_keys.key is 'As the caller sent it.';
comment on column idempotency_keys.request_digest is
  'SHA-256 of the body, hex; the same key with another body is refused.';
comment on column idempotency_keys.response is
  'Status, body and the rights that the answer rested on. Null: the first request is still running.';
comment on column idempotency_keys.created_at is 'When the key was first used.';

comment on table attempt_choices is
  'Which attempt counts where a person said so; without a row the first valid one does.';
comment on column attempt_choices.application_id is 'Whose attempts they are.';
comment on column attempt_choices.simulation_id is 'The simulation that was played more than once.';
comment on column attempt_choices.organization_id is 'Owner of the position.';
comment on column attempt_choices.play_id is 'The attempt that counts.';
comment on column attempt_choices.chosen_by is 'Who said so. Null: it counted before there was a rule.';
comment on column attempt_choices.reason is 'Why, in words; empty exactly where nobody said so.';
comment on column attempt_choices.chosen_at is 'When.';

comment on table stage_mails is
  'Whether a move to a stage is told by mail, and in which words, where an organization chose other than the product.';
comment on column stage_mails.organization_id is 'Whose choice it is.';
comment on column stage_mails.stage is 'Status that is moved to.';
comment on column stage_mails.sends is 'Told by mail, unless the sender chooses otherwise for one move.';
comment on column stage_mails.texts is
  'Languages that were reworded, each with subject and body; the others say what the product says.';
comment on column stage_mails.version is
  'From 1, raised by each change; a change is based on one and refused when it is no longer stored.';
comment on column stage_mails.updated_by is 'Who changed it last. Null: the account is gone.';
comment on column stage_mails.updated_at is 'When it was changed last.';

comment on table schema_migrations is
  'Migrations that this database has walked through; written by the server at its start.';
comment on column schema_migrations.version is 'Number of the file, from 1 without a gap.';
comment on column schema_migrations.name is 'File name without number and ending.';
comment on column schema_migrations.checksum is
  'SHA-256 of the file, hex, line ends not counted; a changed file stops the start.';
comment on column schema_migrations.applied_at is 'When it was applied.';
