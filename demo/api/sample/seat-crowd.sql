with plan as (
  select * from unnest(:slotIds::uuid[], :shifts::int[], :sizes::int[]) as plan (slot_id, shift, size)),
crowd as (
  select id, row_number() over (order by subject) - 1 as number from users where issuer = :issuer),
seated as (
  insert into bookings (slot_id, user_id, created_at, used_at)
  select slots.id, crowd.id,
    least(:at::timestamptz, slots.starts_at) - make_interval(mins => 10 + (crowd.number * 37 % 4320)::int),
    case when slots.starts_at + interval '3 minutes' <= :at::timestamptz and crowd.number % 10 > 0
      then slots.starts_at + interval '3 minutes' end
  from plan
  join slots on slots.id = plan.slot_id
  join crowd on (crowd.number + plan.shift) % :crowdSize::bigint < plan.size
  returning slot_id)
update slots set booked = booked + taken.seats
from (select slot_id, count(*)::int as seats from seated group by slot_id) as taken
where slots.id = taken.slot_id
