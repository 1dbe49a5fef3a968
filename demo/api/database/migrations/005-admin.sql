-- Administrators page through all attempts: a page is found in one of these alone, whatever the order.
create index attempts_submitted on attempts (submitted_at desc, id desc) where submitted_at is not null;
create index attempts_score on attempts (score desc, submitted_at desc, id desc) where submitted_at is not null;
create index attempts_quiz on attempts (quiz_id, submitted_at desc, id desc) include (score, time_spent)
  where submitted_at is not null;
create index users_name on users (lower(name), id);
create index bookings_slot on bookings (slot_id, created_at);

do $$ begin                                   -- a search without it answers the same, only slower
  create extension if not exists pg_trgm;
  create index users_search on users using gin (name gin_trgm_ops, email gin_trgm_ops);
exception when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise notice 'pg_trgm is not available: a search reads every user';
end $$;

-- As before, but slots may vanish now, when the configuration changes: whoever books one waits for that and finds it gone.
create or replace function book_seat(p_slot uuid, p_user uuid, p_now timestamptz, out outcome text, out booking_id uuid)
language plpgsql as $$
begin
  loop
    insert into bookings (slot_id, user_id, created_at)
      select s.id, p_user, p_now from slots s
      where s.id = p_slot and s.booked < s.max_slots and s.ends_at > p_now
      for key share
      on conflict (slot_id, user_id) where status = 'booked' do nothing
      returning id into booking_id;
    if booking_id is not null then
      update slots set booked = booked + 1 where id = p_slot and booked < max_slots;
      if found then
        outcome := 'booked';
        return;
      end if;
      delete from bookings where id = booking_id;
      booking_id := null;
      outcome := 'full';
      return;
    end if;
    select b.id into booking_id from bookings b
      where b.slot_id = p_slot and b.user_id = p_user and b.status = 'booked';
    if found then
      outcome := 'already';
      return;
    end if;
    select case when s.ends_at <= p_now then 'ended' when s.booked >= s.max_slots then 'full' end
      into outcome from slots s where s.id = p_slot;
    if not found then
      outcome := 'unknown';
    end if;
    exit when outcome is not null;              -- else the booking we met was cancelled meanwhile: try again
  end loop;
end $$;
