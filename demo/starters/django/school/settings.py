import os
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

BASE_DIR = Path(__file__).resolve().parent.parent


def words(name, default=''):
    return os.environ.get(name, default).split()


DEBUG = os.environ.get('DEBUG') == '1'
SECRET_KEY = os.environ.get('SECRET_KEY') or (DEBUG and 'for development only')
if not SECRET_KEY:
    raise ImproperlyConfigured('Set SECRET_KEY, or for development DEBUG=1')
ALLOWED_HOSTS = words('ALLOWED_HOSTS')

# The sites that embed the elements. Only their pages may call with cookies and get sessions after a sign-in.
ALLOWED_ORIGINS = words('ALLOWED_ORIGINS', 'http://localhost:3000' if DEBUG else '')
# Pictures of these hosts are fetched by GET /quiz/proxy-image.
IMAGE_PROXY_HOSTS = words('IMAGE_PROXY_HOSTS')
IMAGE_MAX_BYTES = 5_000_000

INSTALLED_APPS = [
    'django.contrib.auth',
    'django.contrib.contenttypes',
    'django.contrib.sessions',
    'quiz',
]
MIDDLEWARE = [
    'django.middleware.security.SecurityMiddleware',
    'quiz.http.cross_origin',
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.middleware.clickjacking.XFrameOptionsMiddleware',
]
ROOT_URLCONF = 'school.urls'
WSGI_APPLICATION = 'school.wsgi.application'
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True}]

# Where people sign in: in development a page that lists the sample people. Replace it by Django's own login
# (django.contrib.auth.urls) or by OpenID Connect (mozilla-django-oidc, django-allauth); nothing else changes.
if DEBUG:
    LOGIN_URL = 'sample-people'

SESSION_COOKIE_AGE = 12 * 60 * 60  # seconds; tokens live as long
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = not DEBUG
# 'None' where the elements are on another site than this API.
SESSION_COOKIE_SAMESITE = os.environ.get('COOKIE_SAMESITE', 'Lax')


def database():
    """SQLite in a file, or what DATABASE_URL says: postgres://user:password@host:5432/name."""
    if 'DATABASE_URL' not in os.environ:
        # `timeout`: how long a write waits for another one, in seconds.
        return {
            'ENGINE': 'django.db.backends.sqlite3',
            'NAME': BASE_DIR / 'db.sqlite3',
            'OPTIONS': {'timeout': 20},
        }
    url = urlsplit(os.environ['DATABASE_URL'])
    return {
        'ENGINE': 'django.db.backends.postgresql',
        'NAME': url.path[1:],
        'USER': unquote(url.username or ''),
        'PASSWORD': unquote(url.password or ''),
        'HOST': url.hostname or '',
        'PORT': url.port or '',
    }


DATABASES = {'default': database()}
DEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'
USE_TZ = True
TIME_ZONE = 'UTC'

MEDIA_ROOT = BASE_DIR / 'media'
MEDIA_URL = '/media/'
