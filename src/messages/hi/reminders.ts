import type { TimeWarning } from '../../domain/attempts/attempt-time.ts'
import type { reminders as english } from '../en/reminders.ts'
import type { Translation } from '../lib/words.ts'

const TIME_WARNINGS: Record<TimeWarning, string> = {
  'five-minutes': '5 मिनट बाकी',
  'one-minute': '1 मिनट बाकी',
  'thirty-seconds': '30 सेकंड बाकी',
  'last-seconds': 'समय बस पूरा होने वाला है। समय पूरा होते ही आपके उत्तर अपने आप सबमिट हो जाएँगे।',
}

export const reminders: Translation<typeof english> = {
  label: 'आपकी शुरू की हुई क्विज़',
  aQuiz: 'एक क्विज़',
  timeLeft: (clock) => ['बाकी समय: ', clock],
  clockLabel: 'बाकी समय',
  timeWarning: (warning) => warning && TIME_WARNINGS[warning],
  state: {
    sending: 'आपके उत्तर सबमिट हो रहे हैं...',
    unsent: 'आपके उत्तर अभी सबमिट नहीं हुए। कनेक्शन ठीक होते ही हम उन्हें भेज देंगे।',
    refused: 'आपके उत्तर स्वीकार नहीं हुए।',
    over: 'इस डिवाइस के उत्तरों से पहले दूसरे उत्तर सबमिट हो गए थे।',
  },
  goOn: 'जारी रखें',
  show: 'दिखाएँ',
}
