/** What no order of requests may leave behind, each as a query of the rows that break it. */
export const INVARIANTS: Record<string, string> = {
  "two open deletions of one account by the same person": `
    select user_id from data_requests where kind = 'deletion' and status in ('open', 'running')
    group by user_id, coalesce(requested_by, user_id) having count(*) > 1`,
  "two archives of one person within a day": `
    select user_id from data_requests where kind = 'export' and status in ('open', 'ready')
    group by user_id, coalesce(requested_by, user_id) having count(*) > 1`,
  "a child's status is not the ledger's last word": `
    select u.id from users u where u.coppa_consent_status in ('granted', 'declined', 'revoked')
      and u.coppa_consent_status <> (select l.decision from consent_ledger l where l.child_id = u.id
        order by l.rowid desc limit 1)`,
  "a request still open although somebody decided": `
    select r.id from consent_requests r join users u on u.id = r.child_id
    where r.status = 'pending' and u.coppa_consent_status in ('granted', 'declined')`,
  "two consents given for one child": `
    select child_id from consent_requests where status = 'granted' group by child_id having count(*) > 1`,
  "a confirmation waits for a consent that is gone": `
    select o.id from outbox o join users u on u.id = o.user_id
    where o.kind = 'consent_confirmation' and o.sent_at is null and u.coppa_consent_status <> 'granted'`,
  "more than four consent mails about one child in a day": `
    select child_id from consent_requests group by child_id, created_at / 86400000 having count(*) > 4`,
  "an open session of a child whose consent was taken back": `
    select s.id from sessions s join users u on u.id = s.user_id
    where u.coppa_consent_status = 'revoked' and s.superseded_at is null and s.created_at < u.updated_at`,
  "a talk counts other messages than it has": `
    select c.id from conversations c where c.message_count <>
      (select count(*) from coach_messages m where m.conversation_id = c.id)`,
  "a message without its talk": `
    select m.id from coach_messages m left join conversations c on c.id = m.conversation_id where c.id is null`,
  "a day counts other deeds than there are": `
    select d.id from progress_days d where d.event_count <>
      (select count(*) from progress_events e where e.user_id = d.user_id and e.local_date = d.local_date)`,
  "points that the days do not add up to": `
    select u.id from users u where u.total_points <>
      (select coalesce(sum(d.points), 0) from progress_days d where d.user_id = u.id)`,
  "a deed for a check-in twice a day": `
    select user_id from progress_events where kind = 'check_in' group by user_id, local_date having count(*) > 1`,
  "a lesson done and not done": `
    select id from module_progress where (status = 'completed') <> (progress >= 100)`,
  "a lesson counts fewer activities than were done": `
    select p.id from module_progress p where p.activities_completed <
      (select count(*) from activity_completions a where a.user_id = p.user_id and a.module_id = p.module_id)`,
  "a background that is no stored picture": `
    select u.id from users u where u.background_image_url like '/api/objects/%' and not exists (
      select 1 from uploads p where p.status = 'stored' and '/api/objects/' || p.id = u.background_image_url)`,
  "two unused family codes of one child": `
    select child_id from family_codes where used_at is null group by child_id having count(*) > 1`,
  "a used family code without its link": `
    select c.id from family_codes c where c.used_by is not null and not exists (
      select 1 from family_links l where l.parent_id = c.used_by and l.child_id = c.child_id)`,
  "two valid links of one kind for one account": `
    select user_id from account_tokens group by user_id, purpose having count(*) > 1`,
  "an alert counts other notices than were written": `
    select e.id from safety_events e where e.notice_count <>
      (select count(*) from safety_notices n where n.event_id = e.id and n.turn is not null)`,
  "a notice without its mail": `
    select n.id from safety_notices n left join outbox o on o.id = n.outbox_id where o.id is null`,
  "an alert that is closed and not, or taken by nobody": `
    select id from safety_events where (state = 'closed') <> (closed_at is not null)
      or (state in ('acknowledged', 'closed')) <> (acknowledged_by is not null)
      or (state in ('acknowledged', 'closed') and escalate_at is not null)`,
  "an alert told somebody after it was taken": `
    select e.id from safety_events e where e.state in ('acknowledged', 'closed') and e.escalate_at is not null`,
  "a correction decided by nobody": `
    select id from amendment_requests where (status = 'open') <> (decided_by is null)`,
  "a class outside its teacher's school": `
    select c.id from classrooms c join users u on u.id = c.teacher_id
    where u.user_type = 'teacher' and u.school_id is not null and c.school_id is not u.school_id`,
  "a badge sign-in with a badge that is void": `
    select s.id from sessions s where s.badge_id is not null and s.badge_id not in (select id from class_badges)`,
};
