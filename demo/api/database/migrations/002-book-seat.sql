-- Books one seat in one round trip and says how it went: booked, already, full, ended or unknown.
-- The counter's row is what people compete for: whoever waits for it sees it again before taking a seat.
create function book_seat(p_slot uuid, p_user uuid, p_now timestamptz, out outcome text, out booking_id uuid)
language plpgsql as $$
begin
  loop
    insert into bookings (slot_id, user_id, created_at)
      select s.id, p_user, p_now from slots s
      where s.id = p_slot and s.booked < s.max_slots and s.ends_at > p_now
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
