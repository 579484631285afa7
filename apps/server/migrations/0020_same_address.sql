-- Two applicants of a position who state one address are marked in its list: whoever else states it is looked up here.
create index applications_address on applications (position_id, applicant_email) where not is_test;
