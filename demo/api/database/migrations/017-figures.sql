-- How many attempts at a quiz have a score, kept by the statement that changes them: whoever reads both in one snapshot finds
-- the same. The sum over the rows of a score counts. One may be below zero: what one row was given another may lose.
create table quiz_figures (
  id bigint generated always as identity primary key,
  quiz_id uuid not null,                      -- without a foreign key: a deleted quiz leaves rows that add up to nothing
  score smallint not null,
  attempts int not null,
  seconds bigint not null
) with (fillfactor = 50);                     -- room for in-page updates of the counts
create index quiz_figures_quiz on quiz_figures (quiz_id, score);

-- Processes of the release before go on: what they store comes before the counting, or waits and finds the triggers.
lock table attempts in share row exclusive mode;
insert into quiz_figures (quiz_id, score, attempts, seconds)
  select quiz_id, coalesce(score, 0), count(*), coalesce(sum(time_spent), 0)
  from attempts where submitted_at is not null group by 1, 2;

-- A row that somebody holds is passed over, and a new one made if all are held: nobody waits for another's transaction, so
-- that a thousand submissions at once neither queue nor deadlock. There come to be as many rows as there were writers at once.
create function add_figures(p_quiz uuid, p_score smallint, p_attempts int, p_seconds bigint) returns void
language plpgsql as $$
declare
  free bigint;
begin
  select id into free from quiz_figures where quiz_id = p_quiz and score = p_score limit 1 for update skip locked;
  if found then
    update quiz_figures set attempts = attempts + p_attempts, seconds = seconds + p_seconds where id = free;
  else
    insert into quiz_figures (quiz_id, score, attempts, seconds) values (p_quiz, p_score, p_attempts, p_seconds);
  end if;
end $$;

create function count_added() returns trigger language plpgsql as $$
begin
  perform add_figures(quiz_id, score, attempts, seconds) from (
    select quiz_id, coalesce(score, 0::smallint) as score, count(*)::int as attempts, coalesce(sum(time_spent), 0) as seconds
    from added where submitted_at is not null group by 1, 2) as figures;
  return null;
end $$;
create trigger added_counted after insert on attempts
  referencing new table as added for each statement execute function count_added();

create function count_removed() returns trigger language plpgsql as $$
begin
  perform add_figures(quiz_id, score, attempts, seconds) from (
    select quiz_id, coalesce(score, 0::smallint) as score, -count(*)::int as attempts, -coalesce(sum(time_spent), 0) as seconds
    from removed where submitted_at is not null group by 1, 2) as figures;
  return null;
end $$;
create trigger removed_counted after delete on attempts
  referencing old table as removed for each statement execute function count_removed();

create function count_changed() returns trigger language plpgsql as $$
begin
  perform add_figures(quiz_id, score, attempts, seconds) from (
    select quiz_id, coalesce(score, 0::smallint) as score, sum(sign)::int as attempts,
      coalesce(sum(sign * time_spent), 0) as seconds
    from (
      select 1 as sign, quiz_id, score, time_spent from added where submitted_at is not null
      union all
      select -1, quiz_id, score, time_spent from removed where submitted_at is not null) as changes
    group by 1, 2
    having sum(sign) <> 0 or coalesce(sum(sign * time_spent), 0) <> 0) as figures;
  return null;
end $$;
create trigger changed_counted after update on attempts
  referencing new table as added old table as removed for each statement execute function count_changed();
