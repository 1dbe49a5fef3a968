with asked as (
  select * from unnest(:quizIds::uuid[], :userIds::uuid[], :versions::int[], :startedAt::timestamptz[], :regularDeadlines::timestamptz[])
    as asked (quiz_id, user_id, version, started_at, regular_deadline)),
quiz as (
  select id from quizzes
  where id = any(:quizIds::uuid[]) and is_active and practice is distinct from 'public'
  order by id for key share skip locked),
opener as (
  select id, time_factor from users
  where id = any(:userIds::uuid[]) and exists (select from quiz)
  order by id for share skip locked),
begun as (
  insert into quiz_starts
    (quiz_id, user_id, quiz_version, started_at, seen_at, regular_deadline, time_factor, deadline)
  select quiz.id, opener.id, version, started_at, started_at, regular_deadline, time_factor,
    started_at + (regular_deadline - started_at) * time_factor
  from asked join opener on opener.id = user_id join quiz on quiz.id = quiz_id
  order by quiz.id, opener.id
  on conflict (quiz_id, user_id) do update set user_id = excluded.user_id
  returning quiz_id, user_id, started_at, deadline, quiz_version)
-- A row without a start: a row lock of another transaction was skipped. No row: the quiz or the person is not there.
select asked.quiz_id, asked.user_id, begun.started_at, begun.deadline, begun.quiz_version
from asked join users on users.id = asked.user_id and users.id = any(:userIds::uuid[])
join quizzes on quizzes.id = asked.quiz_id and quizzes.id = any(:quizIds::uuid[])
  and is_active and practice is distinct from 'public'
left join begun on begun.quiz_id = asked.quiz_id and begun.user_id = asked.user_id
