"""Pictures: uploads of administrators, and those of listed hosts through this server."""

import ipaddress
import socket
import ssl
from base64 import b64encode
from http.client import HTTPException, HTTPSConnection
from urllib.parse import urlsplit
from uuid import uuid4

from django.conf import settings
from django.core.files.storage import default_storage
from django.utils.encoding import iri_to_uri

from ..http import Problem

# How files of each type begin. What the sender calls them does not count; SVG is left out because it can carry scripts.
TYPES = [(b'\x89PNG\r\n\x1a\n', 'png'), (b'\xff\xd8\xff', 'jpeg'), (b'GIF87a', 'gif'), (b'GIF89a', 'gif')]
TIMEOUT = 5  # seconds


def type_of(start):
    if start[:4] == b'RIFF' and start[8:12] == b'WEBP':
        return 'webp'
    found = next((name for magic, name in TYPES if start.startswith(magic)), None)
    return found or refuse('Only PNG, JPEG, GIF and WebP pictures are accepted')


def refuse(message, status=400):
    raise Problem(status, message)


def upload(request):
    file = request.FILES.get('image')
    if file is None:
        refuse('The form field image has no file')
    if file.size > settings.IMAGE_MAX_BYTES:
        refuse('The picture is too large', 413)
    extension = type_of(file.read(16))
    file.seek(0)
    name = default_storage.save(f'{uuid4().hex}.{extension}', file)
    return {'url': request.build_absolute_uri(default_storage.url(name))}


def public_address(host):
    """An address of the host, none of the server's own network."""
    found = socket.getaddrinfo(host, 443, socket.AF_INET, socket.SOCK_STREAM)
    address = ipaddress.ip_address(found[0][4][0])
    if not address.is_global or address.is_multicast:
        refuse('This host is not a public one')
    return str(address)


class PinnedConnection(HTTPSConnection):
    """Connects to the address that was checked: a second look-up could answer another one."""

    def connect(self):
        plain = socket.create_connection((public_address(self.host), 443), TIMEOUT)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def fetch(host, path):
    connection = PinnedConnection(host)
    try:
        connection.request('GET', path, headers={'Accept': 'image/*'})
        response = connection.getresponse()
        # Redirects are not followed: they could lead anywhere.
        if response.status != 200:
            refuse('The picture could not be loaded', 502)
        return response.read(settings.IMAGE_MAX_BYTES + 1)
    except (OSError, HTTPException, ValueError):
        refuse('The picture could not be loaded', 502)
    finally:
        connection.close()


def proxy(request):
    """Without this list anybody could make the server call any address."""
    try:
        url = urlsplit(request.GET.get('url', ''))
        is_listed = url.scheme == 'https' and url.hostname in settings.IMAGE_PROXY_HOSTS
        if not is_listed or url.port not in (None, 443):
            refuse('This address is not among the hosts of pictures')
    except ValueError:
        refuse('url: must be an address')
    content = fetch(url.hostname, iri_to_uri(f'{url.path or "/"}?{url.query}'))
    if len(content) > settings.IMAGE_MAX_BYTES:
        refuse('The picture is too large', 502)
    data = b64encode(content).decode()
    return {'success': True, 'dataUrl': f'data:image/{type_of(content)};base64,{data}'}
