"""Seats are taken and given back, and slots made, so that parallel calls do no harm.

Each transaction begins with a statement that writes. On SQLite it then waits for the lock; a transaction that reads
first and writes later fails with "database is locked".
"""

from datetime import timedelta

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils.timezone import now

from .http import Problem
from .models import Booking, Slot, SlotConfig


def seat_of(user, slot):
    return Booking.objects.filter(user=user, slot=slot, cancelled=False).select_related('slot').first()


def take_seat(user, slot):
    """The person's booking of the slot, however often and in how many windows they press. 409 if it is full."""
    try:
        with transaction.atomic():
            # The capacity is compared and the seat taken in one statement: the last one is not sold twice.
            free = Slot.objects.filter(pk=slot.pk, booked__lt=F('capacity'))
            if free.update(booked=F('booked') + 1):
                Booking.objects.create(user=user, slot=slot)
    except IntegrityError:
        pass  # A parallel call has made the booking (`one_seat`); this one has taken no seat.
    booking = seat_of(user, slot)
    if booking is None:
        raise Problem(409, 'This slot is fully booked')
    return booking


def give_back(booking):
    with transaction.atomic():
        live = Booking.objects.filter(pk=booking.pk, cancelled=False, used=False)
        if not live.update(cancelled=True):
            raise Problem(409, 'This booking is used or cancelled already')
        Slot.objects.filter(pk=booking.slot_id).update(booked=F('booked') - 1)


def fill_window():
    """Makes the coming slots as the configuration has them. Slots with bookings stay. Returns how many are new."""
    config = SlotConfig.load()
    with transaction.atomic():
        coming = Slot.objects.filter(end__gt=now())
        # Locks the slots on PostgreSQL, too: nobody books one that is about to go.
        coming.update(capacity=config.capacity)
        days = [config.today() + timedelta(days=after) for after in range(config.window_days + 1)]
        wanted = {span for day in days for span in config.slots_of(day) if span[1] > now()}
        unfit = [slot.pk for slot in coming if not slot.booked and (slot.start, slot.end) not in wanted]
        Slot.objects.filter(pk__in=unfit).delete()
        kept = set(coming.values_list('start', 'end'))
        made = [
            Slot(start=start, end=end, capacity=config.capacity)
            for start, end in sorted(wanted - kept)
            if all(end <= other_start or other_end <= start for other_start, other_end in kept - wanted)
        ]
        Slot.objects.bulk_create(made, ignore_conflicts=True)
    return len(made)
