"""Signing in and out. The sign-in itself is Django's: settings.LOGIN_URL."""

from urllib.parse import parse_qsl, urlencode, urlsplit

from django import forms
from django.conf import settings
from django.contrib.auth import get_user_model, login, logout
from django.contrib.auth.views import LoginView, redirect_to_login
from django.http import HttpResponseRedirect

from ..fields import text
from ..http import Problem, body_of, token_of
from ..models import Token, person_json


def user_json(user):
    return {**person_json(user), 'isAdmin': user.is_staff, 'createdAt': user.date_joined}


def parts_of(address):
    """Origin, path and query. Browsers read odd addresses otherwise than Python: so it is put together anew."""
    try:
        parts = urlsplit(address)
        port = f':{parts.port}' if parts.port else ''
        return f'{parts.scheme}://{parts.hostname}{port}', parts.path or '/', parts.query
    except ValueError:
        return '', '', ''


def sign_in(request):
    """To the sign-in, and from there, signed in, here again and back to the site, with a token."""
    origin, path, query = parts_of(request.GET.get('frontend_url', ''))
    # Origins are compared whole: 'https://site.example.evil.example' begins as the site does.
    if origin not in settings.ALLOWED_ORIGINS:
        raise Problem(400, 'frontend_url is not one of the sites of this API')
    if not request.user.is_authenticated:
        return redirect_to_login(request.get_full_path())
    token = Token.issue(request.user, request.session.session_key)
    # Ours come first: nobody else's token is read instead.
    query = urlencode([('auth', 'success'), ('token', token), *parse_qsl(query)])
    return HttpResponseRedirect(f'{origin}{path}?{query}')


def use_token(request):
    """Checks the token of a sign-in, and leaves the cookie, which is all that an upload brings along."""
    token = Token.find(text(body_of(request), 'token', most=200))
    if token is None:
        raise Problem(401, 'Invalid token')
    if request.user != token.user:
        login(request, token.user, backend=settings.AUTHENTICATION_BACKENDS[0])
    return {'user': user_json(token.user)}


def me(request):
    return {'user': user_json(request.person)}


def validate(request):
    return {'valid': True, 'user': user_json(request.person)}


def sign_out(request):
    token = token_of(request)
    if token:
        request.session.delete(token.session_key)
        token.delete()
    logout(request)
    return {'message': 'Logged out successfully'}


class PersonForm(forms.Form):
    person = forms.ModelChoiceField(queryset=None, widget=forms.RadioSelect, empty_label=None)

    def __init__(self, request=None, **kwargs):
        super().__init__(**kwargs)
        people = get_user_model().objects.filter(email__endswith='@sample.example')
        self.fields['person'].queryset = people

    def get_user(self):
        return self.cleaned_data['person']


class SamplePeople(LoginView):
    """Django's login without a password: in development only, see settings.LOGIN_URL and school/urls.py."""

    form_class = PersonForm
    template_name = 'sample_people.html'
