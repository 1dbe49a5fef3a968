-- Who did what, and when. Without foreign keys: the log outlives what it tells of, and takes no locks of it.
create table events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  what text not null,
  who uuid,                                   -- null: the server
  user_id uuid,                               -- to whose attempt or account it was done
  quiz_id uuid,
  detail jsonb
);
create index events_at on events (at desc, id desc);
create index events_user on events (user_id, at desc, id desc) where user_id is not null;
create index events_who on events (who, at desc, id desc) where who is not null;
create index events_quiz on events (quiz_id, at desc, id desc) where quiz_id is not null;

-- What becomes of attempts is noted by the statement that does it, wherever that stands in the code.
create function note_starts() returns trigger language plpgsql as $$
begin
  insert into events (at, what, who, user_id, quiz_id)
    select started_at, 'started', user_id, user_id, quiz_id from added;
  return null;
end $$;
create trigger starts_noted after insert on quiz_starts
  referencing new table as added for each statement execute function note_starts();

create function note_save() returns trigger language plpgsql as $$
begin
  insert into events (at, what, who, user_id, quiz_id)
    values (new.saved_at, 'saved', new.user_id, new.user_id, new.quiz_id);
  return null;
end $$;
-- The first of each minute: devices save every few seconds.
create trigger saves_noted after update of saved_at on quiz_starts for each row
  when (date_trunc('minute', old.saved_at) is distinct from date_trunc('minute', new.saved_at))
  execute function note_save();

-- Like saves, the first of each minute; `times` counts all since the start.
create function note_left() returns trigger language plpgsql as $$
begin
  insert into events (at, what, who, user_id, quiz_id, detail)
    select new.seen_at, 'left', new.user_id, new.user_id, new.quiz_id, jsonb_build_object('times', new.times_left)
    where not exists (select from events where user_id = new.user_id and quiz_id = new.quiz_id and what = 'left'
      and at >= date_trunc('minute', new.seen_at));
  return null;
end $$;
create trigger leaving_noted after update of times_left on quiz_starts for each row
  when (old.times_left < new.times_left and new.closed_at is null)
  execute function note_left();

create function note_hand_ins() returns trigger language plpgsql as $$
begin
  insert into events (at, what, who, user_id, quiz_id)
    select submitted_at, case ended when 'time' then 'handed-in' else 'submitted' end,
      case ended when 'submitted' then user_id end, user_id, quiz_id
    from added where submitted_at is not null;
  return null;
end $$;
create trigger hand_ins_noted after insert on attempts
  referencing new table as added for each statement execute function note_hand_ins();

create function note_late_submission() returns trigger language plpgsql as $$
begin
  insert into events (at, what, who, user_id, quiz_id)
    values (new.submitted_at, 'submitted', new.user_id, new.user_id, new.quiz_id);
  return null;
end $$;
-- What a learner submits within the grace wins over what the server handed in.
create trigger late_submissions_noted after update of ended on attempts for each row
  when (old.ended = 'time' and new.ended = 'submitted')
  execute function note_late_submission();
