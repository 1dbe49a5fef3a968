-- What orders and draws the papers of a version: without it a paper could be worked out from ids that learners know. A version
-- that somebody may have begun keeps its papers, also while processes of a release before go on beside this one.
alter table quiz_versions add column paper_key text;

update quiz_versions set paper_key = gen_random_uuid()::text || gen_random_uuid()::text
where quiz_id in (select id from quizzes where start_time > now() + interval '1 hour')
  and not exists (select from quiz_starts where quiz_starts.quiz_id = quiz_versions.quiz_id)
  and not exists (select from attempts where attempts.quiz_id = quiz_versions.quiz_id);
