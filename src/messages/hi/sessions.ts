import type { sessions as english } from '../en/sessions.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const sessions: Translation<typeof english> = {
  lede: 'वे सारे ब्राउज़र जिनमें आप साइन इन हैं।',
  thisDevice: 'यह डिवाइस',
  device: ({ browser, system }) =>
    browser && system ? `${system} पर ${browser}` : (browser ?? system ?? 'दूसरा डिवाइस'),
  since: (at) => `${format.moment(at)} बजे साइन इन किया`,
  lastUsed: (at) => `पिछली बार ${format.moment(at)} बजे इस्तेमाल हुआ`,
  onlyHere: 'आप और कहीं साइन इन नहीं हैं।',
  unknownDevice: 'कोई अनजान डिवाइस है? बाकी सभी जगहों से साइन आउट करें।',

  endOthers: 'बाकी सभी जगहों से साइन आउट करें',
  confirmOthers: 'बाकी हर डिवाइस पर फिर से साइन इन करना होगा। यहाँ आप साइन इन रहेंगे।',
  endAll: 'हर जगह से साइन आउट करें',
  confirmAll: 'हर डिवाइस पर फिर से साइन इन करना होगा, इस पर भी।',
  ending: 'साइन आउट हो रहा है...',

  data: 'आपका डेटा',
  dataNote: 'आपके बारे में यहाँ जो कुछ सेव है: आप कौन हैं, बुकिंग, उत्तर और परिणाम।',
  downloadData: 'मेरा डेटा डाउनलोड करें',
  deleteData: 'मेरा डेटा मिटाएँ…',
  deleteAll: 'सब कुछ मिटाएँ',
  deleteNote: 'आपका नाम, ईमेल पता, बुकिंग और साइन इन हमेशा के लिए मिट जाएँगे।',
  deleteTitle: 'मेरा डेटा मिटाएँ',
  confirmDelete:
    'आपका नाम, ईमेल पता, बुकिंग और साइन इन मिटा दिए जाएँगे। आपके परिणाम आपके नाम के बिना संख्याओं के रूप में रहेंगे, और आप उन्हें फिर नहीं देख पाएँगे। इसे वापस नहीं लिया जा सकता।',
  deleteNow: 'मेरा डेटा मिटाएँ',
  deleting: 'मिटाया जा रहा है...',

  notOffered: 'यहाँ कोई सूची नहीं है',
  notOfferedNote: 'इस साइट का API नहीं बताता कि आप कहाँ-कहाँ साइन इन हैं।',
}
