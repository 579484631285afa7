-- Positions that were shared with accounts that can open none of that organization: nothing ever came of it but a
-- notification that led nowhere. They end, so that the list of who can see a position is true.
update position_privileges p set status = 'closed', updated_at = now()
from users u
where u.id = p.user_id and p.status = 'approved' and u.user_type <> 'employee'
  and not (
    u.user_type in ('company_admin', 'company_recruiter', 'independent_recruiter')
    and (
      exists (
        select 1 from members m
        where m.user_id = u.id and m.organization_id = p.organization_id and m.status = 'active'
      )
      or (
        u.user_type = 'independent_recruiter'
        and exists (
          select 1 from recruiter_links l
          where l.recruiter_user_id = u.id and l.company_id = p.organization_id and l.status = 'approved'
            and (l.valid_until is null or l.valid_until >= current_date)
        )
      )
    )
  );
