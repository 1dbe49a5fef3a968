-- The person's name as results are sorted by it, beside the attempt: else a page of them walks everybody by name.
alter table attempts add column sort_name text;

-- Made anew below; without them the many updates before cost half.
drop index attempts_submitted, attempts_score, attempts_quiz, attempts_scores, attempts_user;

alter table attempts disable trigger changed_counted;
update attempts set sort_name = lower(users.name) from users where users.id = attempts.user_id;
alter table attempts enable trigger changed_counted;

alter table attempts alter column sort_name set not null;

-- Holds the person as the foreign key does, only a moment earlier.
create function name_attempt() returns trigger language plpgsql as $$
begin
  select lower(name) into new.sort_name from users where id = new.user_id for key share;
  new.sort_name := coalesce(new.sort_name, '');   -- nobody: the foreign key says so
  return new;
end $$;
create trigger attempts_named before insert on attempts for each row execute function name_attempt();

-- Whoever renames a person waits for their attempts that are being stored, and those that come then wait for the new name.
create function hold_renamed() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = old.id for update;
  return new;
end $$;
create trigger renamed_held before update of name on users for each row
  when (old.name is distinct from new.name) execute function hold_renamed();

create function rename_attempts() returns trigger language plpgsql as $$
begin
  update attempts set sort_name = lower(new.name) where user_id = new.id and sort_name <> lower(new.name);
  return null;
end $$;
create trigger renamed_followed after update of name on users for each row
  when (old.name is distinct from new.name) execute function rename_attempts();

-- Whatever administrators filter by stands in the index that finds the page.
create index attempts_submitted on attempts (submitted_at desc, id desc) include (user_id, quiz_id, score, sort_name)
  where submitted_at is not null;
create index attempts_score on attempts (score desc, submitted_at desc, id desc) include (user_id, quiz_id, sort_name)
  where submitted_at is not null;
create index attempts_quiz on attempts (quiz_id, submitted_at desc, id desc) include (user_id, score, sort_name)
  where submitted_at is not null;
create index attempts_name on attempts (sort_name, user_id, submitted_at, id) include (quiz_id, score)
  where submitted_at is not null;
-- One for a person's attempts, newest first, and for their scores: two would cost each submission a place more.
create index attempts_user on attempts (user_id, submitted_at desc, id desc) include (quiz_id, score)
  where submitted_at is not null;

create index bookings_newest on bookings (created_at desc, id);
