alter table slot_config add column max_future_bookings int not null default 3
  check (max_future_bookings between 1 and 100);

-- A right that an administrator gave by hand. `is_admin` is what the issuer and ADMIN_EMAILS say at each sign-in, or this.
alter table users add column made_admin boolean not null default false;

-- What stands in the address of the sign-in's return: it is exchanged once, soon, for the session's token.
alter table sessions
  add column code_hash bytea unique,
  add column code_expires_at timestamptz,
  add column last_used_at timestamptz;

-- Drops the cancelled bookings that a new one replaces: whoever books and cancels in a loop leaves one row.
create function forget_cancelled(p_slot uuid, p_user uuid) returns void language sql as $$
  delete from bookings where slot_id = p_slot and user_id = p_user and status = 'cancelled';
$$;

-- As before, but a person's calls come one at a time, so that two of them cannot both find room below the limit. In this
-- order of locks, the same everywhere: the person, the slots by time, the bookings.
create or replace function book_seat(p_slot uuid, p_user uuid, p_now timestamptz, out outcome text, out booking_id uuid)
language plpgsql as $$
declare
  slot slots;
begin
  perform 1 from users where id = p_user for no key update;
  select b.id into booking_id from bookings b
    where b.slot_id = p_slot and b.user_id = p_user and b.status = 'booked';
  if found then
    outcome := 'already';
    return;
  end if;
  select * into slot from slots s where s.id = p_slot for key share;   -- else a change of the configuration may remove it
  outcome := case
    when not found then 'unknown'
    when slot.ends_at <= p_now then 'ended'
    when slot.booked >= slot.max_slots then 'full'
    when slot.starts_at > p_now and (select max_future_bookings from slot_config) <= (
      select count(*) from bookings b join slots s on s.id = b.slot_id
      where b.user_id = p_user and b.status = 'booked' and s.starts_at > p_now) then 'limit'
    end;
  if outcome is not null then
    return;
  end if;
  update slots set booked = booked + 1 where id = p_slot and booked < max_slots;
  if not found then
    outcome := 'full';
    return;
  end if;
  perform forget_cancelled(p_slot, p_user);
  insert into bookings (slot_id, user_id, created_at) values (p_slot, p_user, p_now) returning id into booking_id;
  outcome := 'booked';
end $$;

-- Moves a person's own booking to another slot, or changes nothing. Again: the same answer.
create function move_seat(p_booking uuid, p_slot uuid, p_user uuid, p_now timestamptz) returns text
language plpgsql as $$
declare
  booking bookings;
  here slots;
  there slots;
begin
  perform pg_advisory_xact_lock_shared(727276);   -- no change of the configuration meanwhile: it locks slots in any order
  perform 1 from users where id = p_user for no key update;
  select * into booking from bookings where id = p_booking and user_id = p_user for update;
  if not found then return 'no-booking'; end if;
  if booking.status = 'cancelled' then return 'cancelled'; end if;
  if booking.slot_id = p_slot then return 'moved'; end if;
  perform 1 from slots where id in (booking.slot_id, p_slot) order by starts_at for no key update;
  select * into here from slots where id = booking.slot_id;
  select * into there from slots where id = p_slot;
  if booking.used_at is not null then return 'used'; end if;
  if here.starts_at <= p_now then return 'started'; end if;
  if there.id is null then return 'unknown'; end if;
  if there.ends_at <= p_now then return 'ended'; end if;
  if there.booked >= there.max_slots then return 'full'; end if;
  perform 1 from bookings where slot_id = p_slot and user_id = p_user and status = 'booked';
  if found then return 'already'; end if;
  perform forget_cancelled(p_slot, p_user);
  update bookings set slot_id = p_slot where id = p_booking;
  update slots set booked = booked + case id when p_slot then 1 else -1 end where id in (here.id, p_slot);
  return 'moved';
end $$;
