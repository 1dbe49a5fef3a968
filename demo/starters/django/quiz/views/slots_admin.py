"""Slots, as administrators see and configure them."""

from datetime import timedelta

from django.utils.timezone import now

from ..fields import day, number, refuse
from ..http import Problem, body_of, find
from ..models import Booking, Slot, SlotConfig
from ..seats import fill_window, give_back
from .slots import slots_of

TIMEZONES = [
    'UTC', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles',
    'Europe/London', 'Europe/Paris', 'Asia/Tokyo', 'Asia/Shanghai',
]  # fmt: skip


def percent(part, whole):
    return round(100 * part / whole) if whole else 0


def figures(slots):
    capacity, booked = sum(slot.capacity for slot in slots), sum(slot.booked for slot in slots)
    return {
        'totalSlots': len(slots),
        'totalCapacity': capacity,
        'totalBooked': booked,
        'utilization': percent(booked, capacity),
    }


def generate(request):
    return {'message': f'{fill_window()} slots generated successfully'}


def statistics(request):
    config = SlotConfig.load()
    date = day(request.GET, 'date', config.today())
    return [slot.to_json(config.zone) for slot in slots_of(config, date)]


def bookings(request):
    """Those of a slot, or the newest."""
    found = Booking.objects.select_related('slot', 'user').order_by('-created')
    if request.GET.get('slotId'):
        found = found.filter(slot=find(Slot.objects, request.GET['slotId']))
    return [booking.to_json(SlotConfig.load().zone) for booking in found[:2000]]


def overview(request):
    config = SlotConfig.load()
    first = day(request.GET, 'startDate', config.today())
    last = day(request.GET, 'endDate', first + timedelta(days=6))
    if not timedelta(0) <= last - first <= timedelta(days=31):
        refuse('endDate', 'must be from 0 to 31 days after startDate')
    dates = [first + timedelta(days=after) for after in range((last - first).days + 1)]
    days = [(date, list(slots_of(config, date))) for date in dates]
    return [
        {
            'date': date,
            **figures(slots),
            'totalAvailable': sum(max(0, slot.capacity - slot.booked) for slot in slots),
        }
        for date, slots in days
    ]


def summary(request):
    """Of today; the peak is the fullest slot."""
    config = SlotConfig.load()
    slots = list(slots_of(config, config.today()))
    peak = max(slots, key=lambda slot: percent(slot.booked, slot.capacity), default=None)
    if peak is None or not peak.booked:
        return {**figures(slots), 'peakHour': None, 'peakUtilization': None}
    start = peak.start.astimezone(config.zone)
    peak_utilization = percent(peak.booked, peak.capacity)
    return {**figures(slots), 'peakHour': f'{start:%H:%M}', 'peakUtilization': peak_utilization}


def cancel(request, id):
    booking = find(Booking.objects, id)
    if booking.slot.end <= now():
        raise Problem(409, 'This slot has already ended')
    give_back(booking)
    return {'message': 'Booking cancelled successfully'}


def read_config(request):
    return SlotConfig.load().to_json()


def change_config(request):
    body = body_of(request)
    numbers = {name: number(body, sent, *limits) for sent, name, *limits in SlotConfig.NUMBERS}
    config = SlotConfig(pk=1, timezone=body.get('timezone'), **numbers)
    if config.timezone not in TIMEZONES:
        refuse('timezone', f'must be one of {", ".join(TIMEZONES)}')
    if (config.end_hour - config.first_hour) * 60 < config.duration:
        refuse('businessHoursEnd', 'at least one slot must fit between the business hours')
    return saved(config)


def reset_config(request):
    return saved(SlotConfig(pk=1))


def saved(config):
    config.save()
    fill_window()
    return config.to_json()
