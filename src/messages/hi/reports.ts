import type { reports as english } from '../en/reports.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const reports: Translation<typeof english> = {
  button: 'यह प्रश्न ग़लत है',
  reported: (kind) => `बताया गया: ${kind}`,
  title: (number) => `प्रश्न ${format.count(number)} में क्या ग़लत है?`,
  clockRuns: 'एक बार दबाने से भेजा जाता है। घड़ी चलती रहती है, आपका उत्तर बना रहता है।',
  onePress: 'एक बार दबाने से भेजा जाता है। आपके शिक्षक इसे आपके नाम के साथ पढ़ते हैं।',
  kinds: {
    picture: 'चित्र नहीं है',
    formula: 'कोई सूत्र टूटा हुआ है',
    'two-right': 'दो उत्तर सही हैं',
    'none-right': 'कोई उत्तर सही नहीं है',
    unclear: 'यह समझ में नहीं आता',
  },
  sent: (kind) => `भेजा गया: ${kind}`,
  sentNote: 'आप आगे बढ़ सकते हैं। इसका क्या हुआ, यह आप यहाँ और होम पर पढ़ेंगे।',
  kept: (kind) => `रखा गया: ${kind}`,
  keptNote: 'नेटवर्क लौटने पर भेजा जाएगा। आप आगे बढ़ सकते हैं।',
  line: 'चाहें तो एक पंक्ति',
  sendLine: 'जोड़ें',
  lineSent: 'जोड़ी गई',
  another: 'दूसरा कारण',
  takeBack: 'वापस लें',
  back: (number) => `प्रश्न ${format.count(number)} पर लौटें`,

  right: (number) => (number === undefined ? 'आप सही थे' : `प्रश्न ${format.count(number)} के बारे में आप सही थे`),
  stays: (number) =>
    number === undefined ? 'प्रश्न जैसा है वैसा रहेगा' : `प्रश्न ${format.count(number)} जैसा है वैसा रहेगा`,
  score: (before, after) => `आपका स्कोर: ${before} → ${after}`,
  marks: (before, after) => `आपके अंक: ${before} → ${after}`,
  gained: (count) => plural(count, { one: '# और व्यक्ति को भी लाभ हुआ', other: '# और लोगों को भी लाभ हुआ' }),
  by: (name, at) => (at === undefined ? name : `${name}, ${format.date(at)}`),
  see: 'परिणाम देखें',
  gotIt: 'समझ गया',
}
