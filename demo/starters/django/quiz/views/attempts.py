"""Taking a quiz: open it in a slot, submit it once, graded here."""

from datetime import timedelta

from django.utils.timezone import now

from ..fields import number, refuse
from ..http import Problem, body_of, find
from ..models import Attempt, Booking
from .quizzes import visible_to

# For what a learner submits at the last moment.
GRACE = timedelta(seconds=60)


def seats_now(user, after=timedelta(0)):
    """Seats in a running slot, or in one that ended less than `after` ago."""
    return Booking.objects.filter(
        user=user, cancelled=False, slot__start__lte=now(), slot__end__gt=now() - after
    )


def refuse_without(seats, user):
    if not user.is_staff and not seats.exists():
        message = 'You can only access quizzes during your booked slot time. Please book a slot first.'
        raise Problem(403, message, slotRequired=True)


def access(request, id):
    person = request.person
    quiz = find(visible_to(person), id)
    seats = seats_now(person)
    refuse_without(seats, person)
    if not person.is_staff and not quiz.is_open():
        raise Problem(403, 'This quiz is not currently active')
    seats.filter(used=False).update(used=True)
    has_submitted = quiz.attempts.filter(user=person).exists()
    return quiz.to_json(with_key=person.is_staff or has_submitted)


def taken(request, id):
    quiz = find(visible_to(request.person), id)
    return {'taken': quiz.attempts.filter(user=request.person).exists()}


def answers_of(body, questions):
    """An option's index for each question, or None."""
    answers = body.get('answers')
    if not isinstance(answers, list) or len(answers) > len(questions):
        refuse('answers', f'must be a list of at most {len(questions)}')
    for answer, question in zip(answers, questions):
        if answer is not None:
            number({'answers': answer}, 'answers', 0, len(question['options']) - 1)
    return answers + [None] * (len(questions) - len(answers))


def submit(request, id):
    """The same answers again are the same result: browsers repeat what got no answer. Others are refused."""
    person = request.person
    quiz = find(visible_to(person), id)
    body = body_of(request)
    attempt = quiz.attempts.filter(user=person).first()
    questions = attempt.questions if attempt else quiz.questions
    answers = answers_of(body, questions)
    if attempt is None:
        limit = timedelta(minutes=quiz.duration) + GRACE
        if not quiz.is_open(GRACE):
            raise Problem(403, 'This quiz is not currently active')
        # A slot that ends during an attempt does not end the attempt.
        refuse_without(seats_now(person, after=limit), person)
        correct = sum(answer == question['correctAnswer'] for answer, question in zip(answers, questions))
        seconds = number(body, 'timeSpent', 0, 10**9, whole=False)
        # A parallel call may be the first; then its attempt is found here (`one_attempt`).
        attempt, _ = Attempt.objects.get_or_create(
            quiz=quiz,
            user=person,
            defaults={
                'questions': questions,
                'answers': answers,
                'correct': correct,
                'total': len(questions),
                'score': int(100 * correct / len(questions) + 0.5),
                'time_spent': int(min(seconds, limit.total_seconds())),
            },
        )
    if attempt.answers != answers:
        raise Problem(422, 'You have already submitted this quiz with other answers')
    return attempt.to_json(with_questions=True)
