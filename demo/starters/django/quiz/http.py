"""JSON in and out, errors, and who asks."""

import json
import re
from functools import wraps

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import HttpResponse, JsonResponse
from django.http.multipartparser import MultiPartParserError
from django.utils.cache import patch_vary_headers
from django.views.decorators.csrf import csrf_exempt

from .models import Token


class Problem(Exception):
    """Ends a call with a status and a message, which people read."""

    def __init__(self, status, message, **more):
        self.status = status
        self.body = {'message': message, **more}


def call(**views):
    """One address of the API: its views by method. What they return is sent as JSON."""

    # Django's CSRF token needs a page of ours. `person_of` compares the origin instead.
    @csrf_exempt
    def answer(request, **ids):
        try:
            if request.method not in views:
                raise Problem(405, 'Method not allowed')
            body = views[request.method](request, **ids)
        except Problem as problem:
            return JsonResponse(problem.body, status=problem.status)
        except (SuspiciousOperation, MultiPartParserError):
            return JsonResponse({'message': 'The request cannot be read'}, status=400)
        return body if isinstance(body, HttpResponse) else JsonResponse(body, safe=False)

    return answer


@csrf_exempt
def not_found(request):
    return JsonResponse({'message': 'Not found'}, status=404)


def server_error(request):
    return JsonResponse({'message': 'Something went wrong. Please try again.'}, status=500)


def token_of(request):
    kind, _, secret = request.headers.get('Authorization', '').partition(' ')
    return Token.find(secret) if kind == 'Bearer' else None


def person_of(request):
    """Who asks, by bearer token or by Django's session cookie."""
    if request.headers.get('Authorization', '').startswith('Bearer'):
        token = token_of(request)
        return token and token.user
    # A page elsewhere can make a browser send the cookie, but not choose the Origin.
    ours = [f'{request.scheme}://{request.get_host()}', *settings.ALLOWED_ORIGINS]
    is_from_us = request.method == 'GET' or request.headers.get('Origin') in ours
    return request.user if request.user.is_authenticated and is_from_us else None


def signed_in(view):
    """The view finds who asks in `request.person`. It is called before anything of the body is read."""

    @wraps(view)
    def guarded(request, **ids):
        request.person = person_of(request)
        if request.person is None:
            raise Problem(401, 'Please sign in')
        return view(request, **ids)

    return guarded


def administrator(view):
    @signed_in
    @wraps(view)
    def guarded(request, **ids):
        if not request.person.is_staff:
            raise Problem(403, 'Permission denied')
        return view(request, **ids)

    return guarded


def body_of(request):
    """The body, an object. NaN and Infinity, which are no JSON, and halves of characters are refused."""
    try:
        body = json.loads(request.body.decode(), parse_constant=int)
        json.dumps(body, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Problem(400, 'The body must be JSON') from None
    if not isinstance(body, dict):
        raise Problem(400, 'The body must be an object')
    return body


def find(things, id):
    """The one with this id, in which anything may stand. Otherwise 404."""
    thing = things.filter(pk=id).first() if re.fullmatch('[0-9]{1,18}', str(id)) else None
    if thing is None:
        raise Problem(404, f'{things.model._meta.verbose_name.capitalize()} not found')
    return thing


def cross_origin(get_response):
    """CORS for the listed sites, on errors too. No answer of the API may be kept by a cache."""

    def middleware(request):
        if not request.path.startswith('/api/'):
            return get_response(request)
        response = HttpResponse(status=204) if request.method == 'OPTIONS' else get_response(request)
        response['Cache-Control'] = 'no-store'
        patch_vary_headers(response, ['Origin'])
        origin = request.headers.get('Origin')
        if origin in settings.ALLOWED_ORIGINS:
            response['Access-Control-Allow-Origin'] = origin
            response['Access-Control-Allow-Credentials'] = 'true'
            response['Access-Control-Expose-Headers'] = 'Date, Retry-After'
            response['Access-Control-Allow-Methods'] = 'GET, POST, PUT, DELETE'
            response['Access-Control-Allow-Headers'] = 'Authorization, Content-Type'
            response['Access-Control-Max-Age'] = '600'
        return response

    return middleware
