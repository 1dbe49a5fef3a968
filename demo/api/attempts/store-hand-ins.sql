with asked as (
  select quiz_id as quiz, user_id as person, given.* from json_to_recordset(:handIns::json) as given (
    quiz_id uuid, user_id uuid, key_revision int, ended text, revision int, at timestamptz, started_at timestamptz,
    deadline timestamptz, asked smallint[], answers smallint[], time_spent int, allowed_seconds int, payload_hash bytea,
    score smallint, correct_answers int, total_questions int)),
-- The quizzes and people that could be locked, in a fixed order.
exam as (
  select id, key_revision as key_now from quizzes
  where id = any(:quizIds::uuid[]) order by id for key share skip locked),
learner as (
  select id from users where id = any(:userIds::uuid[]) and exists (select from exam)
  order by id for key share skip locked),
ready as (
  select quiz, person, key_now from asked join exam on exam.id = quiz join learner on learner.id = person),
-- The starts that could be locked; the others are busy and have to be retried.
held as (
  select quiz_id as quiz, user_id as person from quiz_starts
  where (quiz_id, user_id) in (select quiz, person from ready)
  order by quiz_id, user_id for no key update skip locked),
busy as (
  select quiz_id as quiz, user_id as person from quiz_starts
  where (quiz_id, user_id) in (select quiz, person from asked except select quiz, person from held)),
begun as (
  update quiz_starts s set closed_at = coalesce(s.closed_at, given.at)
  from asked as given join held using (quiz, person)
  join ready on ready.quiz = given.quiz and ready.person = given.person and key_now = given.key_revision
  where s.quiz_id = given.quiz and s.user_id = given.person
    and s.started_at = given.started_at and s.deadline = given.deadline
    and (given.ended = 'submitted' or s.closed_at is null and s.revision = given.revision)
  returning s.quiz_id, s.user_id, s.quiz_version),
changed as (
  insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, ended, time_spent,
    allowed_seconds, asked, answers, payload_hash, score, correct_answers, total_questions, key_revision)
  select quiz_id, user_id, quiz_version, started_at, at, ended, time_spent,
    allowed_seconds, given.asked, answers, payload_hash, score, correct_answers, total_questions, key_revision
  from begun join asked as given using (quiz_id, user_id)
  order by quiz_id, user_id
  on conflict (quiz_id, user_id) do update set
    (submitted_at, ended, time_spent, answers, payload_hash, score, correct_answers, total_questions,
      key_revision, regraded_at) =
    (excluded.submitted_at, excluded.ended, excluded.time_spent, excluded.answers, excluded.payload_hash,
      excluded.score, excluded.correct_answers, excluded.total_questions, excluded.key_revision, null)
    where attempts.submitted_at is null or (attempts.ended = 'time' and excluded.ended = 'submitted')
  returning *)
select quiz, person, changed.user_id is not null as found, busy is not null as busy, changed.*
from asked left join changed on changed.quiz_id = quiz and changed.user_id = person left join busy using (quiz, person)
