import { MINUTE_MS } from '../../domain/lib/time.ts'
import type { BookingStatus } from '../../domain/slots/slot.ts'
import type { slots as english } from '../en/slots.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { ltr, slotsCounted } from './grammar.ts'

const STATUSES: Record<BookingStatus, string> = {
  booked: 'محجوز',
  cancelled: 'ملغى',
  used: 'مستخدَم',
  expired: 'منتهٍ',
}

export const slots: Translation<typeof english> = {
  addToCalendar: 'إضافة إلى التقويم',
  appointment: (brand) => ({
    title: `موعد اختبار: ${brand}`,
    description: 'تُفتح اختباراتك تلقائيًّا عند بداية الموعد. احضر قبل ذلك ببضع دقائق.',
  }),
  available: 'المتاح',
  booked: 'المحجوز',
  cancelBooking: 'إلغاء الحجز',
  count: (count) => slotsCounted(count),
  removeFromCalendar: 'إزالة من التقويم',
  keepBooking: 'الإبقاء على الحجز',
  timeOfDay: (hours, minutes = 0) => format.time(((hours % 24) * 60 + minutes) * MINUTE_MS, 'UTC'),
  status: (status) => STATUSES[status],
  unknown: 'تعذّر التحقّق من موعدك. جارٍ إعادة المحاولة…',
  utilization: 'الإشغال',
  zone(zone, now) {
    const short = format.zone(now, zone)
    return short === zone ? zone : `${ltr(zone)} (${short})`
  },
}
