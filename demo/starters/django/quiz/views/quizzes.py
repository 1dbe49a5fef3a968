"""Quizzes: the list for everybody, the rest for administrators."""

from uuid import uuid4

from ..fields import instant, number, refuse, text
from ..http import body_of, find
from ..models import Quiz


def visible_to(user):
    """Only administrators see what is not published."""
    return Quiz.objects.all() if user.is_staff else Quiz.objects.filter(is_active=True)


def option_of(body):
    if not isinstance(body, dict):
        refuse('options', 'must be objects')
    return {'text': text(body, 'text'), 'imageUrl': text(body, 'imageUrl', 2000, required=False)}


def question_of(body):
    if not isinstance(body, dict):
        refuse('questions', 'must be objects')
    options = body.get('options')
    if not isinstance(options, list) or not 2 <= len(options) <= 26:
        refuse('options', 'must be 2 to 26')
    return {
        '_id': text(body, '_id', 64, required=False) or uuid4().hex,
        'text': text(body, 'text'),
        'imageUrl': text(body, 'imageUrl', 2000, required=False),
        'options': [option_of(option) for option in options],
        'correctAnswer': number(body, 'correctAnswer', 0, len(options) - 1),
        'points': number(body, 'points', 1, 1000, default=1),
    }


def fields_of(body):
    start, end = instant(body, 'startTime'), instant(body, 'endTime')
    if end <= start:
        refuse('endTime', 'must be after startTime')
    questions = body.get('questions')
    if not isinstance(questions, list) or not 1 <= len(questions) <= 1000:
        refuse('questions', 'please add at least one question, and 1000 at most')
    return {
        'title': text(body, 'title', 300),
        'description': text(body, 'description'),
        'duration': number(body, 'duration', 1, 24 * 60),
        'start': start,
        'end': end,
        'is_active': body.get('isActive') is not False,
        'questions': [question_of(question) for question in questions],
    }


def list_all(request):
    return [quiz.summary() for quiz in Quiz.objects.filter(is_active=True).order_by('-start', '-pk')]


def read(request, id):
    """The questions only for administrators, and for who has submitted; others get them from /access."""
    person = request.person
    quiz = find(visible_to(person), id)
    if person.is_staff or quiz.attempts.filter(user=person).exists():
        return quiz.to_json(with_key=True)
    return {**quiz.summary(), 'questions': []}


def create(request):
    return Quiz.objects.create(**fields_of(body_of(request))).to_json(with_key=True)


def update(request, id):
    quiz = find(Quiz.objects, id)
    for name, value in fields_of(body_of(request)).items():
        setattr(quiz, name, value)
    quiz.save()
    return quiz.to_json(with_key=True)


def delete(request, id):
    find(Quiz.objects, id).delete()
    return {'message': 'Quiz deleted successfully'}
