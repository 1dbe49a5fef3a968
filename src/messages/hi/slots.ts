import { MINUTE_MS } from '../../domain/lib/time.ts'
import type { BookingStatus } from '../../domain/slots/slot.ts'
import type { slots as english } from '../en/slots.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const STATUSES: Record<BookingStatus, string> = {
  booked: 'बुक है',
  cancelled: 'रद्द',
  used: 'इस्तेमाल हुआ',
  expired: 'बीत गया',
}

export const slots: Translation<typeof english> = {
  addToCalendar: 'कैलेंडर में जोड़ें',
  appointment: (brand) => ({
    title: `${brand}: क्विज़ स्लॉट`,
    description: 'स्लॉट शुरू होते ही आपकी क्विज़ अपने आप खुलेंगी। कुछ मिनट पहले आ जाएँ।',
  }),
  available: 'उपलब्ध',
  booked: 'बुक',
  cancelBooking: 'बुकिंग रद्द करें',
  count: (count) => plural(count, { one: '# स्लॉट', other: '# स्लॉट' }),
  removeFromCalendar: 'कैलेंडर से हटाएँ',
  keepBooking: 'बुकिंग रखें',
  timeOfDay: (hours, minutes = 0) => format.time(((hours % 24) * 60 + minutes) * MINUTE_MS, 'UTC'),
  status: (status) => STATUSES[status],
  unknown: 'आपके स्लॉट का पता नहीं चल सका। फिर कोशिश हो रही है…',
  utilization: 'कितना भरा',
  zone(zone, now) {
    const short = format.zone(now, zone)
    return short === zone ? zone : `${zone} (${short})`
  },
}
