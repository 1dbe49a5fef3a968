import { OVERVIEW_DAYS } from '../../domain/slots/slot-board.ts'
import type { MapSlot } from '../../domain/slots/slot-map.ts'
import type { slotBoard as english } from '../en/slot-board.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated } from './grammar.ts'
import { slots } from './slots.ts'

const WALL_TIME = /^(\d{1,2}):(\d{2})/

const MAP_STATES: Record<MapSlot['state'], string> = { past: '، انتهت', running: '، جارية الآن', coming: '' }

export const slotBoard: Translation<typeof english> = {
  title: 'لوحة حجز المواعيد',
  accessDeniedDash: ': ',
  zoneNote: (zone, now) => `التواريخ والأوقات بتوقيت ${zone ? slots.zone(zone, now) : '…'}`,
  refresh: 'تحديث البيانات',
  refreshing: 'جارٍ التحديث…',
  generate: 'إنشاء المواعيد',
  generating: 'جارٍ الإنشاء…',
  tabsLabel: 'ما يُعرض من المواعيد',
  tabs: {
    summary: 'ملخّص اليوم',
    date: 'حسب اليوم',
    overview: `نظرة على ${OVERVIEW_DAYS} أيام`,
  },

  mapTitle: 'سبعة أيام في لمحة',
  mapNote: 'كل خلية موعد، مملوءة بقدر ما حُجز منها بالمئة. اضغط خلية لترى من حجز.',
  mapEmpty: 'لا توجد مواعيد في الأيام السبعة القادمة.',
  mapLabel: 'الإشغال حسب اليوم والوقت',
  mapLegend: { green: 'دون 70', yellow: 'من 70', red: 'من 90' },
  mapNoSlots: '–',
  mapTryAgain: 'القراءة من جديد',
  mapFailed: (dates) => `تعذّرت قراءة هذه الأيام: ${dates.map((date) => format.dayHeading(date)).join('؛ ')}.`,
  mapDay: (date) => ({
    name: format.wallDate(date, { weekday: 'short' }).replace(/^ال/, ''),
    // The columns of a phone are too narrow for a word.
    short: format.wallDate(date, { weekday: 'narrow' }),
    number: format.wallDate(date, { day: 'numeric' }),
  }),
  mapSlot: ({ from, to }, utilization, state, zone) =>
    `${format.longDate(from, zone)}، ${format.shortTimeRange(from, to, zone)}: حُجز ${format.percent(utilization)}${MAP_STATES[state]}`,
  mapDescription: ({ from, to }, { bookedSlots, availableSlots }, zone) =>
    `${format.date(from, zone)}، ${format.shortTimeRange(from, to, zone)}: المحجوز ${format.count(bookedSlots)}، المتاح ${format.count(Math.max(0, availableSlots))}`,

  noData: 'لا توجد بيانات',
  noDataNote: 'أنشئ مواعيد لترى بيانات الملخّص.',
  day: 'اليوم',
  totalSlots: 'مجموع المواعيد',
  totalCapacity: 'السعة الكلية',
  bookedSlots: 'المحجوز',
  peakTitle: 'تحليل ساعة الذروة',
  todayBySlot: 'اليوم، موعدًا موعدًا',
  slotShare: ({ from }, utilization, zone) => `${format.time(from, zone)}: ${format.percent(utilization)}`,
  peakHour: 'ساعة الذروة',
  peakUtilization: 'إشغال الذروة',
  peak(peak) {
    const [, hours, minutes] = WALL_TIME.exec(String(peak)) ?? []
    if (hours !== undefined) return slots.timeOfDay(Number(hours), Number(minutes))
    return typeof peak === 'number' ? slots.timeOfDay(peak) : peak
  },

  datesLabel: 'مواعيد يوم',
  slotsOn: (date) => `مواعيد ${format.dayHeading(date)}`,
  noSlots: 'لم يُعثر على مواعيد',
  noSlotsOn: (date) => `لا توجد مواعيد يوم ${format.dayHeading(date)}.`,
  noSlotsNote: 'أنشئ مواعيد لملء الأيام القادمة.',
  viewDetails: 'عرض التفاصيل',
  capacity: 'السعة',

  bookingsTitle: ({ from, to }, zone, whole) => [
    'حجوزات الموعد: ',
    whole(format.shortTimeRange(from, to, zone)),
    ` (${format.date(from, zone)})`,
  ],
  seats: ({ bookedSlots, maxSlots }, utilization) =>
    `المقاعد: ${format.count(bookedSlots)} من ${format.count(maxSlots)}، ${format.percent(utilization)}`,
  close: 'إغلاق',
  search: 'البحث',
  searchHint: 'الاسم أو البريد الإلكتروني',
  status: 'الحالة',
  statusFilter: (filter) => (filter === 'all' ? 'كل الحالات' : slots.status(filter)),
  showing: (found, total) => `المعروض ${found} من ${total} من الحجوزات`,
  noBookings: 'لا توجد حجوزات لهذا الموعد.',
  noMatches: 'لا حجوزات تطابق بحثك.',
  pagesLabel: 'صفحات الحجوزات',
  page: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
  unknownUser: 'مستخدم غير معروف',
  bookedAt: (instant) => `حُجز ${format.moment(instant)}`,
  confirmCancel: (name) => `هل تريد حقًّا إلغاء حجز ${isolated(name)}؟`,
  cancelling: 'جارٍ الإلغاء…',
}
