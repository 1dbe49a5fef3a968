import type { standing as english } from '../en/standing.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const standing: Translation<typeof english> = {
  title: 'आप कहाँ हैं',
  show: 'मुझे दिखाएँ कि मैं कहाँ हूँ',
  words: (percentile) => `यह क्विज़ देने वाले 100 में से ${format.count(percentile)} का स्कोर आपके बराबर या कम रहा।`,
  scale: (median, own) => `स्कोर प्रतिशत में: माध्यिका ${median} है, आपका ${own} है`,
  you: (score) => `आप ${score}`,
  median: (score) => `माध्यिका ${score}`,
  ofHundred: (percentile) => `100 में से ${format.count(percentile)}`,
  inSlot: (attempts) => plural(attempts, { one: 'आपके स्लॉट में, # प्रयास', other: 'आपके स्लॉट में, # प्रयास' }),
  attempts: 'अब तक के प्रयास',
  honest:
    'जब तक दूसरे यह क्विज़ देते हैं, यह बदलता रहता है, और किसी दूसरी परीक्षा के बारे में कुछ नहीं बताता। आपका और कोई नहीं देखता।',
  shares: 'सबके सही उत्तर, आपके उत्तर के साथ',
  row: (number, verdict, share) => `प्रश्न ${number}: आपका ${verdict}; सबमें सही: ${share}`,
  hardest: (number, share) => `प्रश्न ${number}: ${share} ने सही किया, और आपने भी।`,
  easiest: (number, share) => `प्रश्न ${number}: ${share} ने सही किया।`,

  few: 'तुलना के लिए अभी बहुत कम हैं',
  fewNote: (least) => `यह ${format.count(least)} प्रयासों से दिखाया जाता है, ताकि किसी को पहचाना न जा सके।`,
  hidden: 'छिपा हुआ। आपका चुनाव हर क्विज़ के लिए रहता है; आपकी स्क्रीन पर आपके उत्तरों की किसी से तुलना नहीं होती।',
  notSaved: 'आपका चुनाव सहेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
  failed: 'आप कहाँ हैं, यह लोड नहीं हो सका।',
  again: 'फिर से कोशिश करें',
}
