"""What is stored, and how it is sent. People are Django's own users; administrators are those with `is_staff`."""

import hashlib
import secrets
from datetime import datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.timezone import now


def hash_of(secret):
    return hashlib.sha256(secret.encode()).hexdigest()


def person_json(user):
    return {'_id': str(user.pk), 'name': user.get_full_name() or user.username, 'email': user.email}


class Token(models.Model):
    """A bearer token. Only its hash is stored: who reads the database cannot sign in with it."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name='+')
    hash = models.CharField(max_length=64, unique=True)
    # Django's session of the same sign-in: signing out ends both.
    session_key = models.CharField(max_length=40, blank=True)
    expires = models.DateTimeField()

    @classmethod
    def issue(cls, user, session_key=''):
        cls.objects.filter(expires__lt=now()).delete()
        secret = secrets.token_hex(32)
        expires = now() + timedelta(seconds=settings.SESSION_COOKIE_AGE)
        cls.objects.create(user=user, hash=hash_of(secret), session_key=session_key, expires=expires)
        return secret

    @classmethod
    def find(cls, secret):
        valid = cls.objects.filter(hash=hash_of(secret), expires__gt=now()).select_related('user')
        token = valid.first()
        return token if token and token.user.is_active else None


class Quiz(models.Model):
    title = models.CharField(max_length=300)
    description = models.TextField()
    duration = models.PositiveIntegerField()  # minutes
    start = models.DateTimeField()
    end = models.DateTimeField()
    is_active = models.BooleanField(default=True)
    # [{_id, text, imageUrl, options: [{text, imageUrl}], correctAnswer, points}], as the contract has them.
    questions = models.JSONField()
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField(auto_now=True)

    def is_open(self, grace=timedelta(0)):
        return self.is_active and self.start <= now() <= self.end + grace

    def summary(self):
        return {
            '_id': str(self.pk),
            'title': self.title,
            'description': self.description,
            'duration': self.duration,
            'startTime': self.start,
            'endTime': self.end,
            'isActive': self.is_active,
            'createdAt': self.created,
            'updatedAt': self.updated,
            'questionCount': len(self.questions),
        }

    def to_json(self, with_key):
        """Who has no right to the key gets the questions without it."""
        asked = [
            {name: part for name, part in question.items() if with_key or name != 'correctAnswer'}
            for question in self.questions
        ]
        return {**self.summary(), 'questions': asked}


class Attempt(models.Model):
    """What somebody has submitted: once for each quiz."""

    quiz = models.ForeignKey(Quiz, models.CASCADE, related_name='attempts')
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name='attempts')
    questions = models.JSONField()  # as they were then, with their key
    answers = models.JSONField()
    correct = models.PositiveIntegerField()
    total = models.PositiveIntegerField()
    score = models.PositiveIntegerField()  # percent
    time_spent = models.PositiveIntegerField()  # seconds
    submitted = models.DateTimeField(default=now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=['quiz', 'user'], name='one_attempt')]

    def to_json(self, with_questions=False):
        quiz = {'_id': str(self.quiz_id), 'title': self.quiz.title, 'description': self.quiz.description}
        return {
            '_id': str(self.pk),
            'quiz': {**quiz, 'questions': self.questions} if with_questions else quiz,
            'user': person_json(self.user),
            'answers': self.answers,
            'score': self.score,
            'correctAnswers': self.correct,
            'totalQuestions': self.total,
            'timeSpent': self.time_spent,
            'submittedAt': self.submitted,
        }


class SlotConfig(models.Model):
    """One row; as long as there is none, the defaults."""

    # As sent, as stored, and what the form allows; hour 24 is midnight.
    NUMBERS = [
        ('slotDurationMinutes', 'duration', 15, 120),
        ('slotCapacity', 'capacity', 50, 1000),
        ('bookingWindowDays', 'window_days', 1, 30),
        ('businessHoursStart', 'first_hour', 0, 23),
        ('businessHoursEnd', 'end_hour', 1, 24),
    ]

    duration = models.PositiveIntegerField(default=30)
    capacity = models.PositiveIntegerField(default=500)
    window_days = models.PositiveIntegerField(default=7)
    first_hour = models.PositiveIntegerField(default=8)
    end_hour = models.PositiveIntegerField(default=18)
    timezone = models.CharField(max_length=40, default='UTC')

    @classmethod
    def load(cls):
        return cls.objects.filter(pk=1).first() or cls(pk=1)

    @property
    def zone(self):
        return ZoneInfo(self.timezone)

    def today(self):
        return now().astimezone(self.zone).date()

    def span_of(self, day):
        """The day's beginning and end in the zone: instants."""
        return [datetime.combine(each, time(), self.zone) for each in (day, day + timedelta(days=1))]

    def slots_of(self, day):
        """The slots that this configuration has on a day: pairs of instants."""
        midnight, length = datetime.combine(day, time()), timedelta(minutes=self.duration)
        count = (self.end_hour - self.first_hour) * 60 // self.duration
        for place in range(count):
            wall = midnight + timedelta(hours=self.first_hour) + place * length
            start = wall.replace(tzinfo=self.zone).astimezone(timezone.utc)
            shown = [each.astimezone(self.zone).replace(tzinfo=None) for each in (start, start + length)]
            # Where clocks are changed, a slot would be longer or shorter than it seems: there is none.
            if shown == [wall, wall + length]:
                yield start, start + length

    def to_json(self):
        numbers = {sent: getattr(self, name) for sent, name, _, _ in self.NUMBERS}
        return {**numbers, 'timezone': self.timezone}


class Slot(models.Model):
    start = models.DateTimeField(unique=True)
    end = models.DateTimeField()
    capacity = models.PositiveIntegerField()
    booked = models.PositiveIntegerField(default=0)

    def wall_times(self, zone):
        """The date and 'HH:MM-HH:MM', as a clock in the zone shows them."""
        start, end = self.start.astimezone(zone), self.end.astimezone(zone)
        return start.date(), f'{start:%H:%M}-{end:%H:%M}'

    def to_json(self, zone):
        date, time_slot = self.wall_times(zone)
        return {
            '_id': str(self.pk),
            'date': date,
            'timeSlot': time_slot,
            'startTime': self.start,
            'endTime': self.end,
            'availableSlots': max(0, self.capacity - self.booked),
            'bookedSlots': self.booked,
            'maxSlots': self.capacity,
        }


class Booking(models.Model):
    slot = models.ForeignKey(Slot, models.CASCADE, related_name='bookings')
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name='bookings')
    cancelled = models.BooleanField(default=False)
    used = models.BooleanField(default=False)  # a quiz was opened in it
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=['slot', 'user'], condition=Q(cancelled=False), name='one_seat')
        ]

    @property
    def status(self):
        """Whether a booking has expired is told by the clock, so it is not stored."""
        if self.cancelled:
            return 'cancelled'
        if self.used:
            return 'used'
        return 'expired' if self.slot.end <= now() else 'booked'

    def to_json(self, zone):
        return {
            '_id': str(self.pk),
            'slotId': str(self.slot_id),
            'userId': person_json(self.user),
            'status': self.status,
            'createdAt': self.created,
            'slot': self.slot.to_json(zone),
        }
