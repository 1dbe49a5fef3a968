#!/usr/bin/env python3
import os
import sys

from django.core.management import execute_from_command_line
from django.core.servers.basehttp import WSGIServer

os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'school.settings')
# `runserver` refuses connections when more than 10 wait; the audit sends 20 calls at once.
WSGIServer.request_queue_size = 100
execute_from_command_line(sys.argv)
