import type { unsent as english } from '../en/unsent.ts'
import type { Translation } from '../lib/words.ts'

export const unsent: Translation<typeof english> = {
  title: {
    waiting: 'अभी नहीं भेजा गया',
    refused: 'स्वीकार नहीं हुआ',
    over: 'दूसरे उत्तर गिने जाएँगे',
  },
  waiting: 'इंतज़ार में',
  saved: (attempted, total, resends) =>
    resends
      ? `${total} में से ${attempted} ${attempted === 1 ? 'प्रश्न' : 'प्रश्नों'} के आपके उत्तर इस डिवाइस पर सेव हैं। कनेक्शन ठीक होते ही हम उन्हें भेज देंगे। आप यह पेज बंद कर सकते हैं।`
      : `${total} में से ${attempted} ${attempted === 1 ? 'प्रश्न' : 'प्रश्नों'} के आपके उत्तर इस डिवाइस पर सेव हैं। आप फिर कोशिश कर सकते हैं या एक कॉपी रख सकते हैं।`,
  notStored: (attempted, total) =>
    `इस डिवाइस पर दिए गए आपके उत्तर (${total} में से ${attempted} प्रश्न) सबमिट नहीं हुए। वे इस डिवाइस पर सेव हैं, ताकि आप एक कॉपी रख सकें।`,
  seeResult: 'परिणाम देखें',
  tryAgain: 'फिर कोशिश करें',
  sending: 'भेजे जा रहे हैं...',
  download: 'कॉपी सेव करें',
  copyNote: 'कॉपी आपके शिक्षक के लिए एक फ़ाइल है, अगर यह डिवाइस खो जाए।',
  discard: 'मेरे उत्तर मिटाएँ',
  discardTitle: 'अपने उत्तर मिटाएँ?',
  discardMessage: 'वे और कहीं सेव नहीं हैं। अगर आपके शिक्षक को देखने हों, तो पहले एक कॉपी सेव करें।',

  copy: {
    noAnswer: 'कोई उत्तर नहीं',
    quiz: (quizId) => `क्विज़ ${quizId}`,
    started: (instant) => `शुरू ${instant}`,
  },
}
