-- Of those that a new booking replaces; there are few, and by the slot alone they stand among all its bookings.
create index bookings_cancelled on bookings (user_id, slot_id) where status = 'cancelled';
-- As before, but found by the person, who has few, as well.
create unique index bookings_live on bookings (user_id, slot_id) where status = 'booked';
drop index bookings_one_live;

-- Books a seat of one slot for each of these people, in that order, and says for each how it went: booked, already, full, ended,
-- limit or unknown; with the booking and the slot where there are any. `busy`: somebody else holds that person at the moment; the
-- others do not wait for that one, who is booked alone and patiently. Subqueries have a limit, so that each person's rows are
-- looked up by index: joins would read all bookings of the slot each time. Locks in the order of all bookings: the people by id, the slot.
create function book_seats(p_slot uuid, p_users uuid[], p_now timestamptz, p_patient boolean)
returns table (
  user_id uuid, outcome text, id uuid, status text, used_at timestamptz, cancelled_at timestamptz, created_at timestamptz,
  slot_id uuid, starts_at timestamptz, ends_at timestamptz, slot_date date, time_slot text, max_slots int, booked int)
language plpgsql as $$
#variable_conflict use_column
declare
  held uuid[];
  slot slots;
  outcomes jsonb;
  winners uuid[];
begin
  if p_patient then
    held := array(select u.id from users u where u.id = any(p_users) order by u.id for no key update);
  else
    held := array(select u.id from users u where u.id = any(p_users) order by u.id for no key update skip locked);
  end if;
  select * into slot from slots s where s.id = p_slot for no key update;
  with judged as materialized (
    select person, place, case
      when not person = any(held) then 'busy'
      when slot.id is null then 'unknown'
      when (select true from bookings b
        where b.slot_id = p_slot and b.user_id = person and b.status = 'booked' limit 1) then 'already'
      when slot.ends_at <= p_now then 'ended'
      when slot.booked >= slot.max_slots then 'full'
      when slot.starts_at > p_now and (select max_future_bookings from slot_config) <= (
        select count(*) from bookings b join slots s on s.id = b.slot_id
        where b.user_id = person and b.status = 'booked' and s.starts_at > p_now) then 'limit'
      end as refused
    from unnest(p_users) with ordinality as asked (person, place)),
  ranked as (
    select person, refused, row_number() over (partition by refused is null order by place) as rank from judged)
  select jsonb_object_agg(person, coalesce(refused, case when rank > slot.max_slots - slot.booked then 'full' else 'booked' end))
    into outcomes from ranked;
  winners := array(select key::uuid from jsonb_each_text(outcomes) where value = 'booked');
  if cardinality(winners) > 0 then
    delete from bookings b where b.user_id = any(winners) and b.slot_id = p_slot and b.status = 'cancelled';
    insert into bookings (slot_id, user_id, created_at) select p_slot, winner, p_now from unnest(winners) as winner;
    update slots s set booked = s.booked + cardinality(winners) where s.id = p_slot returning s.* into slot;
  end if;
  return query
    select person, outcomes ->> person::text, b.id, b.status, b.used_at, b.cancelled_at, b.created_at,
      slot.id, slot.starts_at, slot.ends_at, slot.slot_date, slot.time_slot, slot.max_slots, slot.booked
    from unnest(p_users) as person
    left join lateral (
      select * from bookings b where b.slot_id = p_slot and b.user_id = person and b.status = 'booked' limit 1) as b
      on outcomes ->> person::text in ('booked', 'already');
end $$;

-- For processes of the release before, while an update goes through them.
create or replace function book_seat(p_slot uuid, p_user uuid, p_now timestamptz, out outcome text, out booking_id uuid)
language sql as $$
  select outcome, id from book_seats(p_slot, array[p_user], p_now, true);
$$;
