from datetime import timedelta
from uuid import uuid4

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.management.base import BaseCommand, CommandError
from django.utils.timezone import now

from quiz.models import Attempt, Quiz, SlotConfig, Token
from quiz.seats import fill_window

PEOPLE = [('learner', 'Asha', 'Rao'), ('second', 'Ben', 'Okafor'), ('admin', 'Meera', 'Iyer')]


def question(text, options, key):
    options = [{'text': option, 'imageUrl': ''} for option in options]
    sent = {'text': text, 'imageUrl': '', 'options': options, 'correctAnswer': key, 'points': 1}
    return {'_id': uuid4().hex, **sent}


QUESTIONS = [
    question('Which lens makes parallel light meet in a point?', ['a convex one', 'a concave one'], 0),
    question('$n_1 \\sin\\theta_1 = n_2 \\sin\\theta_2$ is the law of …', ['Newton', 'Snell', 'Ohm'], 1),
    question('A mirror shows a candle 20 cm behind it. It is …', ['10 cm before it', '20 cm', '40 cm'], 1),
]


class Command(BaseCommand):
    help = 'Makes sample people, quizzes and slots around the clock, and prints a token of each person.'

    def handle(self, *args, **options):
        if not settings.DEBUG:
            raise CommandError('Only for development (DEBUG=1): it prints the token of an administrator')
        users = {name: self.person(name, first, last) for name, first, last in PEOPLE}
        self.quiz('Optics', -1, 30)
        ended = self.quiz('Warm-up', -9, -2)
        for correct, name in enumerate(['learner', 'second'], start=2):
            self.attempt(ended, users[name], correct)
        if not SlotConfig.objects.exists():
            SlotConfig.objects.create(pk=1, first_hour=0, end_hour=24)
        fill_window()
        for name, user in users.items():
            self.stdout.write(f'{name}={Token.issue(user)}')

    def person(self, name, first, last):
        fields = {'first_name': first, 'last_name': last, 'email': f'{name}@sample.example'}
        fields['is_staff'] = name == 'admin'
        return get_user_model().objects.get_or_create(username=name, defaults=fields)[0]

    def quiz(self, title, first_day, last_day):
        fields = {'description': 'A sample.', 'duration': 15, 'questions': QUESTIONS}
        fields['start'], fields['end'] = (now() + timedelta(days=day) for day in (first_day, last_day))
        return Quiz.objects.get_or_create(title=title, defaults=fields)[0]

    def attempt(self, quiz, user, correct):
        """One with so many right answers."""
        keys = [question['correctAnswer'] for question in quiz.questions]
        fields = {'questions': quiz.questions, 'correct': correct, 'total': len(keys), 'time_spent': 240}
        fields['answers'] = [key if place < correct else None for place, key in enumerate(keys)]
        fields['score'] = round(100 * correct / len(keys))
        fields['submitted'] = quiz.end - timedelta(hours=correct)
        Attempt.objects.get_or_create(quiz=quiz, user=user, defaults=fields)
