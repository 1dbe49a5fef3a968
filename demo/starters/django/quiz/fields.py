"""Reads what is sent, field by field: what is not of its type and within its limits ends the call with 400."""

import math
from datetime import date, datetime, timezone

from .http import Problem


def refuse(name, why):
    raise Problem(400, f'{name}: {why}')


def text(body, name, most=10_000, required=True):
    value = body.get(name)
    if value is None and not required:
        return ''
    # PostgreSQL stores no NUL.
    if not isinstance(value, str) or len(value) > most or '\0' in value:
        refuse(name, f'must be a text of at most {most} characters')
    if required and not value.strip():
        refuse(name, 'must not be blank')
    return value


def number(body, name, least, most, default=None, whole=True):
    value = body.get(name, default)
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or not math.isfinite(value) or not least <= value <= most:
        refuse(name, f'must be a number from {least} to {most}')
    if whole and value != int(value):
        refuse(name, 'must be a whole number')
    return int(value) if whole else value


def instant(body, name):
    """An ISO date-time; without a zone it is UTC."""
    value = body.get(name)
    try:
        read = datetime.fromisoformat(value.replace('Z', '+00:00'))
    except (AttributeError, ValueError):
        refuse(name, 'must be an ISO date-time')
    if not 2000 <= read.year < 2200:
        refuse(name, 'must be a date of this time')
    return read if read.tzinfo else read.replace(tzinfo=timezone.utc)


def day(query, name, default):
    if not query.get(name):
        return default
    try:
        read = date.fromisoformat(query[name])
    except ValueError:
        refuse(name, 'must be YYYY-MM-DD')
    return read if 2000 <= read.year < 2200 else refuse(name, 'must be a date of this time')
