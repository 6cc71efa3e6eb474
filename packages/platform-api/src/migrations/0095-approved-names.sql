-- Every new name is compared with those of the approved profiles, which are few.
create index users_by_approved_name on users (name, id) where approval_state = 'approved';
