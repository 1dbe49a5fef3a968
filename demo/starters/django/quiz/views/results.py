"""Results: one's own, and everybody's for administrators."""

from time import perf_counter

from django.contrib.auth import get_user_model
from django.db.models import Q

from ..fields import text
from ..http import Problem, body_of, find
from ..models import Attempt, Quiz

ATTEMPTS = Attempt.objects.select_related('quiz', 'user')
SORTED_BY = {'submittedAt': 'submitted', 'score': 'score', 'user': 'user__first_name'}


def result_of(quiz_id, user):
    attempt = ATTEMPTS.filter(quiz=find(Quiz.objects, quiz_id), user=user).first()
    if attempt is None:
        raise Problem(404, 'Results not found')
    return attempt


def own(request, id):
    return result_of(id, request.person).to_json(with_questions=True)


def of_user(request, id, user_id):
    return result_of(id, find(get_user_model().objects, user_id)).to_json(with_questions=True)


def list_own(request):
    return [attempt.to_json() for attempt in ATTEMPTS.filter(user=request.person).order_by('-submitted')]


def reset(request, id):
    user = find(get_user_model().objects, body_of(request).get('userId'))
    result_of(id, user).delete()
    return {'message': 'Attempt reset successfully'}


def within(query, name, least, most, default):
    """A number of the query, brought between its limits; what is none counts as not given."""
    try:
        return min(max(int(float(query[name])), least), most)
    except (KeyError, ValueError, OverflowError):
        return default


def page_of(query, attempts):
    """One page of those that match the query, sorted over all pages."""
    since = perf_counter()
    search = text(query, 'search', 200, required=False)
    if search:
        names = ['quiz__title', 'user__first_name', 'user__last_name', 'user__username', 'user__email']
        matches = Q()
        for name in names:
            matches |= Q(**{f'{name}__icontains': search})
        attempts = attempts.filter(matches)
    least, most = within(query, 'minScore', 0, 100, 0), within(query, 'maxScore', 0, 100, 100)
    attempts = attempts.filter(score__gte=least, score__lte=most)
    sign = '' if query.get('sortOrder') == 'asc' else '-'
    field = SORTED_BY.get(query.get('sortBy'), 'submitted')
    limit, page = within(query, 'limit', 1, 100, 50), within(query, 'page', 1, 10**6, 1)
    total, before = attempts.count(), (page - 1) * limit
    # The id decides between equals, or a row could be on two pages.
    rows = attempts.order_by(sign + field, sign + 'pk')[before : before + limit]
    return {
        'results': [attempt.to_json() for attempt in rows],
        'pagination': {
            'page': page,
            'limit': limit,
            'total': total,
            'totalPages': -(-total // limit),
            'hasNext': before + limit < total,
            'hasPrev': page > 1,
        },
        'performance': {'queryTime': round((perf_counter() - since) * 1000), 'cached': False},
    }


def of_quiz(request, id):
    return page_of(request.GET, ATTEMPTS.filter(quiz=find(Quiz.objects, id)))


def list_all(request):
    return page_of(request.GET, ATTEMPTS)
