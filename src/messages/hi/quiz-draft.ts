import type { DraftProblem, QuestionProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { quizDraft as english } from '../en/quiz-draft.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const QUESTION_PROBLEMS: Wording<QuestionProblem> = {
  'no-question-text': () => 'प्रश्न का पाठ लिखें',
  'blank-options': () => 'सभी विकल्पों का पाठ लिखें (तस्वीर हो तब भी)',
  'no-key': () => 'सही विकल्प चुनें',
  'no-number': () => 'कृपया मान लिखें, जैसे 5.55e3',
  'no-such-unit': () => 'यह इकाई यहाँ ज्ञात नहीं है',
  'no-tolerance': () => 'कृपया लिखें कि उत्तर कितना अलग हो सकता है',
  'unknown-kind': () => 'इस तरह के प्रश्न के लिए नया संस्करण चाहिए: यहाँ इसे सहेजा नहीं जा सकता',
}

const PROBLEMS: Wording<DraftProblem | QuestionProblem> = {
  ...QUESTION_PROBLEMS,
  'draw-not-whole': () => 'हर विद्यार्थी के प्रश्नों की संख्या पूर्ण संख्या होनी चाहिए, कम से कम 1',
  'draw-too-many': ({ questions }) =>
    plural(questions, {
      one: 'केवल # प्रश्न है: संख्या ख़ाली छोड़ दें',
      other: 'केवल # प्रश्न हैं: कम चुनें या संख्या ख़ाली छोड़ दें',
    }),
  'duration-not-whole': () => 'अवधि मिनटों की पूर्ण संख्या होनी चाहिए, कम से कम 1',
  'ends-at-start': () => 'क्विज़ शुरू होते ही समाप्त हो जाएगी',
  'ends-before-start': () => 'समाप्त होने का समय शुरू होने के समय के बाद होना चाहिए',
  'marks-not-positive': () => 'सही उत्तर के अंक 0 से अधिक और 100 तक होने चाहिए',
  'marks-not-negative': () => 'गलत उत्तर के अंक 0 या उससे कम होने चाहिए, जैसे −1',
  'no-marks': () => 'खाली उत्तर के अंक लिखें, जैसे 0',
  'no-description': () => 'विवरण लिखें',
  'no-duration': () => 'अवधि मिनटों में लिखें',
  'no-end-time': () => 'समाप्त होने का समय चुनें',
  'no-review-time': () => 'चुनें कि उत्तर कब दिखाए जाएँ',
  'no-questions': () => 'कम से कम एक प्रश्न जोड़ें',
  'no-start-time': () => 'शुरू होने का समय चुनें',
  'no-title': () => 'क्विज़ का शीर्षक लिखें',
  'question-problem': ({ number, problem }) => `प्रश्न ${number}: ${word(QUESTION_PROBLEMS, problem)}`,
}

/** For toasts alone: the form itself is English. */
export const quizDraft: Translation<typeof english> = {
  problem: (problem) => word(PROBLEMS, problem),
}
