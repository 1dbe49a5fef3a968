"""The calls of the contract, one a line, in the order of the documentation."""

from django.conf import settings
from django.conf.urls.static import static
from django.urls import include, path, re_path

from quiz.http import administrator, call, not_found, server_error, signed_in
from quiz.views import attempts, images, quizzes, results, session, slots, slots_admin

handler500 = server_error

api = [
    path('auth/google', call(GET=session.sign_in)),
    path('auth/token', call(POST=session.use_token)),
    path('auth/me', call(GET=signed_in(session.me))),
    path('auth/validate-token', call(GET=signed_in(session.validate))),
    path('auth/logout', call(POST=signed_in(session.sign_out))),
    # Before quiz/<id>, which would match it, too.
    path('quiz/proxy-image', call(GET=signed_in(images.proxy))),
    path('quiz', call(GET=quizzes.list_all, POST=administrator(quizzes.create))),
    path(
        'quiz/<str:id>',
        call(
            GET=signed_in(quizzes.read),
            PUT=administrator(quizzes.update),
            DELETE=administrator(quizzes.delete),
        ),
    ),
    path('quiz/<str:id>/access', call(GET=signed_in(attempts.access))),
    path('quiz/<str:id>/taken', call(GET=signed_in(attempts.taken))),
    path('quiz/<str:id>/submit', call(POST=signed_in(attempts.submit))),
    path('quiz/<str:id>/results', call(GET=signed_in(results.own))),
    path('user/results', call(GET=signed_in(results.list_own))),
    path('quiz/<str:id>/user/<str:user_id>/results', call(GET=administrator(results.of_user))),
    path('quiz/<str:id>/admin/results', call(GET=administrator(results.of_quiz))),
    path('quiz/<str:id>/admin/reset-attempt', call(POST=administrator(results.reset))),
    path('user/admin/results', call(GET=administrator(results.list_all))),
    path('upload/image', call(POST=administrator(images.upload))),
    path('slots/current', call(GET=signed_in(slots.current))),
    path('slots/available', call(GET=signed_in(slots.available))),
    path('slots/book', call(POST=signed_in(slots.book))),
    path('slots/my-bookings', call(GET=signed_in(slots.list_own))),
    path('slots/cancel/<str:id>', call(DELETE=signed_in(slots.cancel))),
    path('slots/generate', call(POST=administrator(slots_admin.generate))),
    path('admin/slots/statistics', call(GET=administrator(slots_admin.statistics))),
    path('admin/slots/bookings', call(GET=administrator(slots_admin.bookings))),
    path('admin/slots/overview', call(GET=administrator(slots_admin.overview))),
    path('admin/slots/summary', call(GET=administrator(slots_admin.summary))),
    path('admin/slots/cancel/<str:id>', call(DELETE=administrator(slots_admin.cancel))),
    path(
        'admin/slot-config',
        call(GET=administrator(slots_admin.read_config), PUT=administrator(slots_admin.change_config)),
    ),
    path('admin/slot-config/reset', call(POST=administrator(slots_admin.reset_config))),
    re_path('', not_found),
]

urlpatterns = [path('api/', include(api))]
if settings.DEBUG:
    urlpatterns += [
        path('sample-people', session.SamplePeople.as_view(), name='sample-people'),
        *static(settings.MEDIA_URL, document_root=settings.MEDIA_ROOT),
    ]
