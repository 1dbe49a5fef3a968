-- Marks beside the scores of 017: how many attempts with a score have marks, and their sum.
alter table quiz_figures
  add column marked int not null default 0,
  add column marks double precision not null default 0;

-- Processes of the release before go on, as in 017.
lock table attempts in share row exclusive mode;
insert into quiz_figures (quiz_id, score, attempts, seconds, marked, marks)
  select quiz_id, coalesce(score, 0), 0, 0, count(*), sum(marks)
  from attempts where submitted_at is not null and marks is not null group by 1, 2;

drop function add_figures(uuid, smallint, int, bigint);
create function add_figures(
  p_quiz uuid, p_score smallint, p_attempts int, p_seconds bigint, p_marked int, p_marks double precision
) returns void
language plpgsql as $$
declare
  free bigint;
begin
  select id into free from quiz_figures where quiz_id = p_quiz and score = p_score limit 1 for update skip locked;
  if found then
    update quiz_figures set attempts = attempts + p_attempts, seconds = seconds + p_seconds,
      marked = marked + p_marked, marks = marks + p_marks where id = free;
  else
    insert into quiz_figures (quiz_id, score, attempts, seconds, marked, marks)
      values (p_quiz, p_score, p_attempts, p_seconds, p_marked, p_marks);
  end if;
end $$;

create or replace function count_added() returns trigger language plpgsql as $$
begin
  perform add_figures(quiz_id, score, attempts, seconds, marked, marks) from (
    select quiz_id, coalesce(score, 0::smallint) as score, count(*)::int as attempts, coalesce(sum(time_spent), 0) as seconds,
      count(attempts.marks)::int as marked, coalesce(sum(attempts.marks), 0) as marks
    from added as attempts where submitted_at is not null group by 1, 2) as figures;
  return null;
end $$;

create or replace function count_removed() returns trigger language plpgsql as $$
begin
  perform add_figures(quiz_id, score, attempts, seconds, marked, marks) from (
    select quiz_id, coalesce(score, 0::smallint) as score, -count(*)::int as attempts, -coalesce(sum(time_spent), 0) as seconds,
      -count(attempts.marks)::int as marked, -coalesce(sum(attempts.marks), 0) as marks
    from removed as attempts where submitted_at is not null group by 1, 2) as figures;
  return null;
end $$;

create or replace function count_changed() returns trigger language plpgsql as $$
begin
  perform add_figures(quiz_id, score, attempts, seconds, marked, marks) from (
    select quiz_id, coalesce(score, 0::smallint) as score, sum(sign)::int as attempts,
      coalesce(sum(sign * time_spent), 0) as seconds, coalesce(sum(sign) filter (where changes.marks is not null), 0)::int as marked,
      coalesce(sum(sign * changes.marks), 0) as marks
    from (
      select 1 as sign, quiz_id, score, time_spent, marks from added where submitted_at is not null
      union all
      select -1, quiz_id, score, time_spent, marks from removed where submitted_at is not null) as changes
    group by 1, 2
    having sum(sign) <> 0 or coalesce(sum(sign * time_spent), 0) <> 0 or coalesce(sum(sign * changes.marks), 0) <> 0
      or sum(sign) filter (where changes.marks is not null) <> 0) as figures;
  return null;
end $$;
