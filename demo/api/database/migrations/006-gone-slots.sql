-- Slots that a change of the configuration removed. Cancelled bookings name them still: nobody's bookings vanish.
create table gone_slots (like slots, primary key (id));

alter table bookings
  alter column slot_id drop not null,
  add column gone_slot_id uuid references gone_slots,
  add check (num_nonnulls(slot_id, gone_slot_id) = 1),
  add check (gone_slot_id is null or status = 'cancelled');

create view known_slots as select * from slots union all select * from gone_slots;
