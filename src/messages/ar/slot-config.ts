import type { StoredSlotConfig } from '../../domain/slots/slot-config.ts'
import type { SlotConfigProblem } from '../../domain/slots/slot-config-draft.ts'
import type { slotConfig as english } from '../en/slot-config.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { ltr, minutes as minutesCounted } from './grammar.ts'
import { slots } from './slots.ts'

interface Range {
  from: number
  to: number
}

const range = ({ from, to }: Range) => `من ${from} إلى ${to}`

const PROBLEMS: Wording<SlotConfigProblem> = {
  'invalid-duration': (limits) => `يجب أن تكون مدة الموعد عددًا صحيحًا من الدقائق ${range(limits)}`,
  'invalid-capacity': (limits) => `يجب أن تكون سعة الموعد عددًا صحيحًا من الطلاب ${range(limits)}`,
  'invalid-window': (limits) => `يجب أن يكون الحجز المسبق عددًا صحيحًا من الأيام ${range(limits)}`,
  'invalid-bookings': (limits) => `يجب أن يكون عدد المواعيد القادمة للشخص عددًا صحيحًا ${range(limits)}`,
  'no-start-hour': () => 'اختر ساعة بداية المواعيد',
  'no-end-hour': () => 'اختر ساعة انتهاء المواعيد',
  'no-timezone': () => 'اختر إحدى المناطق الزمنية',
  'end-before-start': () => 'يجب أن تكون ساعة الانتهاء بعد ساعة البداية',
  'no-slot-fits': ({ minutes }) => `لا تتّسع هذه الساعات لموعد مدته ${minutesCounted(minutes)}`,
}

function summary(config: StoredSlotConfig): string {
  const { slotDurationMinutes, slotCapacity, businessHoursStart, businessHoursEnd, timezone } = config
  const hours = `من ${slots.timeOfDay(businessHoursStart)} إلى ${slots.timeOfDay(businessHoursEnd)}`
  const zone = timezone === 'UTC' ? '' : ` (${ltr(timezone)})`
  const users = plural(slotCapacity, {
    one: 'طالب واحد في الموعد',
    two: 'طالبان في الموعد',
    few: '# طلاب في الموعد',
    many: '# طالبًا في الموعد',
    other: '# طالب في الموعد',
  })
  return `مدة الموعد ${minutesCounted(slotDurationMinutes)}، ${hours}${zone}، ${users}`
}

const affected = (bookings: number) =>
  plural(bookings, {
    one: 'يوجد حجز واحد في موعد لم يعد مناسبًا. يبقى صالحًا في وقته المحجوز.',
    two: 'يوجد حجزان في مواعيد لم تعد مناسبة. يبقيان صالحين في وقتيهما المحجوزين.',
    few: 'توجد # حجوزات في مواعيد لم تعد مناسبة. تبقى صالحة في أوقاتها المحجوزة.',
    many: 'يوجد # حجزًا في مواعيد لم تعد مناسبة. تبقى صالحة في أوقاتها المحجوزة.',
    other: 'يوجد # حجز في مواعيد لم تعد مناسبة. تبقى صالحة في أوقاتها المحجوزة.',
  })

const CONFIRM_RESET = 'هل تريد حقًّا العودة إلى الإعدادات الأصلية؟'

export const slotConfig: Translation<typeof english> = {
  panelTitle: 'إدارة حجز المواعيد',
  panelNote: 'متى تُعقد المواعيد، وكم طالبًا تتّسع له، ومن حجز.',
  configure: 'إعداد المواعيد',
  manage: 'إدارة المواعيد',

  title: 'إعدادات المواعيد',
  lede: 'تسري على المواعيد التي تُنشأ من الآن فصاعدًا. وتبقى المقاعد المحجوزة كما هي.',
  loading: 'جارٍ تحميل الإعدادات…',
  cancel: 'إلغاء',
  save: 'حفظ الإعدادات',
  saving: 'جارٍ الحفظ…',
  reset: 'العودة إلى الإعدادات الأصلية',
  resetting: 'جارٍ إعادة الضبط…',

  duration: 'مدة الموعد (بالدقائق)',
  durationHint: (limits) => `${range(limits)} دقيقة`,
  capacity: 'سعة الموعد (عدد الطلاب)',
  capacityHint: (limits) => `${range(limits)} مستخدم`,
  window: 'الحجز المسبق حتى (بالأيام)',
  windowHint: (limits) => `${range(limits)} يومًا مقدّمًا`,
  bookings: 'المواعيد القادمة للشخص الواحد',
  bookingsHint: ({ from, to }) => `يمكن للشخص الواحد أن يحجز من ${from} إلى ${to} من المواعيد`,
  startHour: (zone) => `بداية ساعات العمل (${ltr(zone)})`,
  endHour: (zone) => `نهاية ساعات العمل (${ltr(zone)})`,
  timezone: 'المنطقة الزمنية',
  timezoneHint: 'تُخزَّن أوقات المواعيد حاليًّا بتوقيت UTC. وساعات العمل هي بتوقيت هذه المنطقة.',
  problem: (problem) => word(PROBLEMS, problem),

  summaryTitle: 'ملخّص الإعدادات الحالية',
  summary,
  unsavedSummary: (config) => `${summary(config)} · لم يُحفظ بعد`,
  noSummary: 'الحقول أعلاه لا تكوّن إعدادات بعد',
  slotsPerDay: 'المواعيد في اليوم',
  seatsPerDay: 'المقاعد في اليوم',
  daysAhead: 'أيام الحجز المسبق',
  noFigure: '–',

  confirmSave: (bookings) => `${affected(bookings)} هل تحفظ هذه الإعدادات؟`,
  confirmReset: (bookings) => (bookings > 0 ? `${CONFIRM_RESET} ${affected(bookings)}` : CONFIRM_RESET),
}
