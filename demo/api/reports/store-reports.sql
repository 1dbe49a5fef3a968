with asked as (
  select * from unnest(:quizIds::uuid[], :userIds::uuid[], :questionIds::text[], :versions::int[], :kinds::text[], :texts::text[],
    :indices::int[], :at::timestamptz[])
    with ordinality as asked (quiz, person, question, version, kind, text, index, at, place)),
quiz as (
  select id from quizzes where id = any(:quizIds::uuid[]) order by id for key share skip locked),
learner as (
  select id from users where id = any(:userIds::uuid[]) and exists (select from quiz)
  order by id for key share skip locked),
told as (
  insert into question_reports (quiz_id, user_id, question_id, quiz_version, kind, text, reported_at)
  select quiz, person, question, version, kind, text, at
  from asked join quiz on quiz.id = asked.quiz join learner on learner.id = asked.person
  where :most > (
    select count(*) from question_reports
    where quiz_id = quiz and user_id = person and status = 'open' and question_id <> question)
  order by quiz, question, person
  on conflict (quiz_id, user_id, question_id) do update
    set quiz_version = excluded.quiz_version, kind = excluded.kind, text = excluded.text
    where question_reports.status = 'open'
  returning *, xmax = 0 as is_new),
noted as (
  insert into events (at, what, who, user_id, quiz_id, detail)
  select at, 'reported', person, person, quiz, jsonb_build_object('question', index + 1)
  from asked join told on quiz_id = quiz and user_id = person and question_id = question and is_new)
-- `ready` is false where a row lock of another transaction was skipped. No row: the quiz or the person is not there.
select place::int, (quiz.id is not null and learner.id is not null) as ready, told.*
from asked join quizzes on quizzes.id = asked.quiz join users on users.id = asked.person
left join quiz on quiz.id = asked.quiz left join learner on learner.id = asked.person
left join told on quiz_id = asked.quiz and user_id = person and question_id = question
