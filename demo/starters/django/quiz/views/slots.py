"""Slots, as learners see and book them."""

from django.utils.timezone import now

from ..fields import day
from ..http import Problem, body_of, find
from ..models import Booking, Slot, SlotConfig
from ..seats import give_back, seat_of, take_seat


def slots_of(config, date):
    start, end = config.span_of(date)
    return Slot.objects.filter(start__gte=start, start__lt=end).order_by('start')


def current(request):
    """The running slot of the person, else their last one; and the next."""
    config = SlotConfig.load()
    seats = Booking.objects.filter(user=request.person, cancelled=False).select_related('slot')
    begun = seats.filter(slot__start__lte=now()).order_by('slot__start').last()
    coming = seats.filter(slot__start__gt=now()).order_by('slot__start').first()
    is_active = begun is not None and begun.slot.end > now()

    def shown(seat):
        date, time = seat.slot.wall_times(config.zone)
        return {'slotDate': date, 'slotTime': time, 'startTime': seat.slot.start, 'endTime': seat.slot.end}

    return {
        'isActive': is_active,
        'hasUpcomingSlot': coming is not None,
        'slot': begun and shown(begun),
        'upcomingSlot': coming and shown(coming),
        'timeRemaining': -(-(begun.slot.end - now()).seconds // 60) if is_active else None,
        'timezone': config.timezone,
    }


def available(request):
    config = SlotConfig.load()
    date = day(request.GET, 'date', config.today())
    return [slot.to_json(config.zone) for slot in slots_of(config, date).filter(end__gt=now())]


def book(request):
    slot = find(Slot.objects, body_of(request).get('slotId'))
    booking, message = seat_of(request.person, slot), 'You have already booked this slot'
    if booking is None:
        if slot.end <= now():
            raise Problem(409, 'This slot has already ended')
        booking, message = take_seat(request.person, slot), 'Slot booked successfully'
    return {'message': message, 'booking': booking.to_json(SlotConfig.load().zone)}


def list_own(request):
    zone = SlotConfig.load().zone
    own = Booking.objects.filter(user=request.person).select_related('slot', 'user')
    return [booking.to_json(zone) for booking in own.order_by('slot__start')]


def cancel(request, id):
    """Of one's own, until the slot starts; those of others are not found."""
    booking = find(Booking.objects.filter(user=request.person), id)
    if booking.slot.start <= now():
        raise Problem(409, 'This slot has already started')
    give_back(booking)
    return {'message': 'Booking cancelled successfully'}
