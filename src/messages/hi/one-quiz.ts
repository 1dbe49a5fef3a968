import type { oneQuiz as english } from '../en/one-quiz.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const oneQuiz: Translation<typeof english> = {
  draftNote: 'प्रकाशित होने तक यह क्विज़ विद्यार्थियों को नहीं दिखती।',
  endedNote: (end) => `यह ${format.moment(end)} बजे (${format.zone(end)}) समाप्त हुई।`,
  goOn: 'जारी रखें',
  loading: 'क्विज़ लोड हो रही है...',
  missing: 'क्विज़ नहीं मिली',
  missingNote: 'शायद यह हटा दी गई है, या अभी प्रकाशित नहीं हुई है।',
  missingVisitorNote: 'शायद यह हटा दी गई है, या केवल साइन इन करने पर खुलती है।',
  needsSlot: 'यह एक स्लॉट में दी जाती है: यानी उस समय में जो आप बुक करते हैं।',
  opensAt: (start) => `यह ${format.moment(start)} बजे (${format.zone(start)}) खुलेगी।`,
  practise: 'अभ्यास करें',
  practiseFrom: (from) => `आप ${format.moment(from)} (${format.zone(from)}) से इसका अभ्यास कर सकते हैं।`,
  slotAt: ({ from, to }) =>
    `आपका स्लॉट: ${format.longDate(from)}, ${format.timeRange(from, to)} (${format.zone(from)})। क्विज़ अपने आप खुलेगी।`,
  tryAgain: 'फिर कोशिश करें',
}
