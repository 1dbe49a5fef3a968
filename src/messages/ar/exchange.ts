import type {
  DroppedLine,
  Fault,
  ForeignFile,
  ImportHint,
  ImportNote,
  ImportProblem,
  ImportRefusal,
  KeyPlace,
  QuestionKind,
  TextPlace,
} from '../../domain/exchange/import-problem.ts'
import type { SourceOrigin } from '../../domain/exchange/import-reading.ts'
import type { LeftOutPart, LostPicture, PutInPart } from '../../domain/exchange/office-note.ts'
import type { GuessedEncoding, QuestionFormat } from '../../domain/exchange/question-formats.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import type { exchange as english } from '../en/exchange.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, ltr, points as pointsCounted, questions } from './grammar.ts'

const FORMATS: Record<QuestionFormat, string> = {
  plain: 'نص',
  aiken: 'Aiken',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  qti: 'QTI',
  csv: 'CSV',
  json: 'JSON',
}

const ONLY_SINGLE_CHOICE = 'لا يمكن استيراد إلا أسئلة لها خيار صحيح واحد'

const KINDS: Record<QuestionKind, string> = {
  cloze: 'نصّ بفراغات',
  description: 'نصّ بلا إجابات',
  essay: 'سؤال مقالي',
  matching: 'سؤال مطابقة',
  numerical: 'سؤال عددي',
  'short-answer': 'إجابة قصيرة',
  'true-false': 'سؤال صح أو خطأ',
}

const options = (count: number) =>
  plural(count, {
    one: 'خيار واحد',
    two: 'خياران',
    few: '# خيارات',
    many: '# خيارًا',
    other: '# خيار',
  })

const FAULTS: Wording<Fault> = {
  'question-too-long': ({ limit }) => `السؤال أطول من ${format.count(limit)} حرف`,

  'no-text': () => 'لا يوجد نص للسؤال',
  'text-too-long': ({ limit }) => `نص السؤال أطول من ${limit} حرف`,
  'wrong-option-count': ({ count, atLeast, atMost }) =>
    `له ${options(count)}، والمطلوب من ${atLeast} إلى ${atMost}`,
  'blank-option': ({ option }) => `الخيار ${optionLetter(option)} بلا نص`,
  'bad-points': () => 'يجب أن تكون الدرجات عددًا لا يقل عن 1',
  'picture-address-too-long': ({ limit }) => `عنوان صورة أطول من ${limit} حرف`,

  'several-answers': () => `يسمح بعدة إجابات: ${ONLY_SINGLE_CHOICE}`,
  'partly-right-options': () => `فيه خيارات صحيحة جزئيًّا: ${ONLY_SINGLE_CHOICE}`,
  'unsupported-kind': ({ kind }) => `نوعه ${KINDS[kind]}: ${ONLY_SINGLE_CHOICE}`,
  'unknown-type': ({ type }) => `نوعه «${isolated(type)}»: ${ONLY_SINGLE_CHOICE}`,

  'stray-line': () => 'ليس خيارًا ولا ANSWER',
  'option-out-of-order': ({ letter, expected }) => `الخيار ${letter} في مكان الخيار ${expected}`,
  'no-options-and-no-answer': () => 'لا خيارات ولا ANSWER',

  'unreadable-answer': ({ answer }) => `الإجابة الصحيحة «${isolated(answer)}» ليست حرف خيار ولا رقمه`,
  'unclosed-quotation-mark': () => 'علامة اقتباس غير مغلقة',

  'ends-too-early': () => 'ينتهي مبكرًا: هل ينقص } أو هل في السؤال سطر فارغ؟',
  'not-understood': ({ found }) =>
    `«${isolated(found === '\n' ? 'سطر جديد' : found)}» غير مفهوم هنا؛ الرموز ${ltr('~ = # { }')} تحتاج إلى ${ltr('\\')} قبلها داخل النص`,

  'not-well-formed': ({ said }) => `البنية غير سليمة: ${isolated(said)}`,
  'not-moodle': () => 'البنية غير سليمة: ليس سؤالًا كما يكتبه Moodle',
  'not-qti': () => 'البنية غير سليمة: ليس سؤالًا كما يحدّده QTI',

  'not-json': ({ said }) => `ليس JSON صالحًا: ${isolated(said)}`,
  'no-list': () => 'لا توجد قائمة أسئلة في هذا الـJSON',
  'missing-key': ({ path = 'العنصر', key }) => `${isolated(path)}: المفتاح ${isolated(`"${key}"`)} ناقص`,
  'wrong-type': ({ path = 'العنصر', expected, received }) =>
    `${isolated(path)}: النوع غير صالح، المتوقّع ${isolated(expected)} والوارد ${isolated(received)}`,
  'not-an-integer': ({ path = 'العنصر', received }) =>
    `${isolated(path)}: ليس عددًا صحيحًا، الوارد ${isolated(received)}`,
}

const quoted = (names: readonly string[]) => names.map((name) => `«${isolated(name)}»`).join('، ')

const PLACES: Wording<TextPlace> = {
  question: () => 'السؤال',
  option: ({ option }) => `الخيار ${optionLetter(option)}`,
  explanation: () => 'الشرح',
}

const DROPPED: Record<DroppedLine, string> = {
  page: 'رقم صفحة',
  repeated: 'سطر يتكرر في كل صفحة',
  heading: 'عنوان أو تعليمات',
  'before-first': 'يأتي قبل السؤال الأول',
  'after-question': 'يأتي بعد الخيارات',
  label: 'لا مكان له في السؤال',
  rule: 'خط فاصل',
}

const LOST_PICTURES: Record<LostPicture, string> = {
  wmf: `بالصيغة القديمة ${ltr('WMF')}`,
  emf: `بصيغة ${ltr('EMF')}`,
  svg: `بصيغة ${ltr('SVG')}`,
  tiff: `بصيغة ${ltr('TIFF')}`,
  bmp: `بصيغة ${ltr('BMP')}`,
  chart: 'مخطّط بياني',
  diagram: `رسم تخطيطي (${ltr('SmartArt')})`,
  drawing: 'رسم من أشكال',
  object: 'كائن من برنامج آخر',
  missing: 'غير موجودة في الملفّ ولا في النص الملصق',
  'in-sheet': 'في جدول بيانات: ألصقها عند سؤالها',
  'in-pdf': 'في ملفّ PDF: ألصقها عند سؤالها',
  other: 'بصيغة غير معروفة',
}

const LEFT_OUT: Record<LeftOutPart, string> = {
  header: 'رأس الصفحة',
  footer: 'تذييل الصفحة',
  comments: 'تعليق',
  'hidden-text': 'نص مخفي',
  'struck-text': 'نص مشطوب',
  'deleted-text': 'نص محذوف بتعقّب التغييرات',
}

const PUT_IN: Record<PutInPart, string> = {
  footnote: 'وُضعت حاشية بين قوسين في موضع الإشارة إليها',
  'text-box': 'وُضع نص مربّع النص تحت فقرته',
  'inserted-text': 'أُبقي نص مُدرج بتعقّب التغييرات',
}

const FOREIGN_FILES: Record<ForeignFile, string> = {
  'old-word': `هذا ملفّ Word قديم. افتحه في Word واحفظه بصيغة ${ltr('.docx')}.`,
  'with-password': 'هذا الملفّ محميّ بكلمة مرور. احفظه من دونها.',
  pdf: 'لا يمكن هنا قراءة ملفّات PDF. افتح الملفّ وحدّد نصّه وألصقه هنا.',
  'open-document': 'ملفّ OpenDocument هذا ليس نصًّا ولا جدول بيانات. انسخ نصّه وألصقه هنا.',
  'rich-text': `هذا ملفّ RTF. افتحه في Word واحفظه بصيغة ${ltr('.docx')}.`,
  presentation: 'هذا عرض تقديمي. انسخ نصّه وألصقه هنا.',
  workbook: `هذا مصنّف جداول قديم. احفظه بصيغة ${ltr('.xlsx')} أو حدّد الصفوف وألصقها هنا.`,
  picture: 'هذه صورة، ولا يمكن قراءة نصّها.',
  archive: 'لا أسئلة يمكن قراءتها في هذا الأرشيف. فُكّ ضغطه واختر ملفًّا.',
  unknown: 'لا نص يمكن قراءته في هذا الملفّ.',
}

const NOTES: Wording<ImportNote> = {
  'element-left-out': ({ element }) => `استُبعد ${ltr(`<${element}>`)}`,
  'picture-left-out': ({ of }) =>
    `استُبعدت صورة في ${word(PLACES, of)}: عنوانها ليس عنوان ${ltr('https')} كاملًا`,
  'only-first-picture': ({ of, count }) =>
    `عدد الصور في ${word(PLACES, of)} هو ${count}، ولم تُحفظ إلا الأولى`,
  'feedback-left-out': ({ count }) =>
    plural(count, {
      one: 'استُبعد تعليق واحد على الخيارات',
      two: 'استُبعد تعليقان على الخيارات',
      few: 'استُبعدت # تعليقات على الخيارات',
      many: 'استُبعد # تعليقًا على الخيارات',
      other: 'استُبعد # تعليق على الخيارات',
    }),
  'tolerance-assumed': ({ percent }) => `لا يذكر النص مقدار الخطأ المسموح في الإجابة: حتى ${percent}%`,
  'partial-credit-left-out': () => 'الخيارات الصحيحة جزئيًّا تُعدّ خاطئة',
  'fields-left-out': ({ names }) => `استُبعد النص المكتوب تحت ${quoted(names)}`,
  'fields-not-needed': ({ names }) => `لا حاجة إلى: ${quoted(names)}`,
  'line-dropped': ({ as, text }) => `استُبعد «${isolated(text)}»: ${DROPPED[as]}`,
  'characters-dropped': ({ count }) =>
    plural(count, {
      one: 'استُبعد حرف تحكّم واحد',
      two: 'استُبعد حرفا تحكّم',
      few: 'استُبعدت # أحرف تحكّم',
      many: 'استُبعد # حرف تحكّم',
      other: 'استُبعد # حرف تحكّم',
    }),
  'quote-marks-dropped': () => `استُبعدت علامات ${ltr('>')} من رسالة مقتبسة`,
  'hyphen-joined': ({ text }) => `جُمع سطران في «${isolated(text)}»`,
  'maths-written': ({ source, result }) => `كُتب «${isolated(source)}» صيغةً: ${ltr(result)}`,
  'answer-not-a-letter': () => `سطر ANSWER ليس حرفًا واحدًا: ${ONLY_SINGLE_CHOICE}`,
  'answer-not-an-option': ({ answer }) => `${ltr(`ANSWER: ${answer}`)} ليس من الخيارات`,
  'answer-contradicts-mark': ({ answer }) => `${ltr(`ANSWER: ${answer}`)} يخالف ما عُلّم أو ذُكر في موضع آخر`,
  'key-without-question': ({ number }) => `إجابة السؤال ${number} لا تعود إلى أيّ سؤال`,
  'part-left-out': ({ part, excerpt }) => `استُبعد ${LEFT_OUT[part]}: «${isolated(excerpt)}»`,
  'part-put-in': ({ part }) => PUT_IN[part],
  'picture-lost': ({ kind }) => `فُقدت صورة: ${LOST_PICTURES[kind]}`,
  'embedded-picture-too-large': ({ limitMb }) => `فُقدت صورة: حجمها أكبر من ${limitMb} ميغابايت`,
  'formula-lost': ({ kind }) => `فُقدت صيغة رياضية (${ltr(kind)}): اكتبها من جديد أو حوّلها في Word إلى معادلة`,
  'formula-part-lost': ({ element }) => `استُبعد جزء من صيغة رياضية (${ltr(`<${element}>`)})`,
  'table-lost': () => 'قُرئ جدول على هيئة أسطر نصية: أضفه صورةً أو صغّره',
  'document-cut-off': () => 'ينتهي المستند هنا أو هو تالف، وتعذّرت قراءة ما بعده',
  'cell-without-value': ({ cell }) =>
    `لا قيمة للخليّة ${ltr(cell)} في الملفّ: افتحه في Excel واحفظه ثم اختره من جديد`,
  'columns-left-out': ({ limit }) => `تُقرأ أوّل ${format.count(limit)} عمود فقط`,
  'sheet-left-out': ({ name }) => `لم تُقرأ الورقة «${name}». إن كانت فيها أسئلة فانسخ صفوفها وألصقها هنا`,
  'pages-left-out': ({ limit }) => `تُقرأ أوّل ${format.count(limit)} صفحة فقط`,
  'signs-lost': ({ count }) =>
    plural(count, {
      one: 'تعذّرت قراءة رمز واحد لأن الملفّ لا يذكر ما هو',
      two: 'تعذّرت قراءة رمزين لأن الملفّ لا يذكر ما هما',
      few: 'تعذّرت قراءة # رموز لأن الملفّ لا يذكر ما هي',
      many: 'تعذّرت قراءة # رمزًا لأن الملفّ لا يذكر ما هي',
      other: 'تعذّرت قراءة # رمز لأن الملفّ لا يذكر ما هي',
    }),
  'rest-left-out': ({ limit }) => `تُقرأ أول ${format.count(limit)} سؤال فقط`,
  'lines-left-out': ({ limit }) => `تُقرأ أول ${format.count(limit)} سطر فقط`,
  'gap-left': () => `في النص ${ltr('[?]')} مكان شيء تعذّرت قراءته`,
}

const REFUSALS: Wording<ImportRefusal> = {
  'nothing-pasted': () => 'ألصق بعض الأسئلة أو اختر ملفًّا أولًا.',
  'unknown-format': () => 'لم يُتعرَّف على أسئلة في هذا النص. اختر صيغته، أو اكتب الأسئلة كما في المثال.',
  'no-questions': ({ format }) => `لم يُعثر على أسئلة في هذا النص بصيغة ${FORMATS[format]}.`,
  'reader-not-loaded': () => 'تعذّر تحميل قارئ النص. تحقّق من اتصالك ثم أعد القراءة.',
  'reading-failed': () => 'تعذّرت قراءة النص بسبب خطأ منّا. غيّره أو أعد القراءة.',
  'reading-stopped': () => 'أُوقفت القراءة.',
  'only-pictures-pasted': () => 'أُلصقت صورة وحدها دون نص. ألصقها عند سؤالها في المحرّر.',
  'file-too-large': ({ limitMb }) => `الملفّ أكبر من ${limitMb} ميغابايت.`,
  'file-unreadable': () => 'تعذّرت قراءة الملفّ.',
  'file-empty': () => 'هذا الملفّ فارغ.',
  'foreign-file': ({ kind }) => FOREIGN_FILES[kind],
  'file-damaged': () => 'الملفّ تالف أو غير كامل. احفظه من جديد وحاول مرة أخرى.',
  'no-document': () => `لا مستند في هذا الملفّ. احفظه من جديد بصيغة ${ltr('.docx')} أو ${ltr('.odt')}.`,
  'no-rows': () => 'لا صفوف في هذا المصنّف.',
  'no-text-in-pdf': () => 'صفحات هذا الملفّ صور بلا نصّ، كما تصنعها الماسحات الضوئية، ولا يمكن قراءة نصّها.',
  'unpacks-too-large': ({ limitMb }) => `يزيد حجم الملفّ بعد فكّ ضغطه على ${limitMb} ميغابايت، فلم يُقرأ.`,
}

const ENCODINGS: Record<GuessedEncoding, string> = { 'windows-1252': 'Windows-1252' }

const HINTS: Wording<ImportHint> = {
  'encoding-guessed': ({ encoding }) =>
    `الملفّ ليس بترميز ${ltr('UTF-8')}، وقُرئ بترميز ${ltr(ENCODINGS[encoding])}: تحقّق من الأحرف الخاصة.`,
}

const SHAPES: Record<QuestionFormat, string> = {
  plain:
    'أسئلة كما يكتبها الناس: مرقّمة أو لا، خياراتها بحروف أو نقاط أو دونها، والصحيح معلَّم أو مذكور تحتها أو في قائمة.',
  aiken: `سطر للسؤال، وأسطر من ${ltr('“A. …”')} إلى ${ltr('“D. …”')}، وسطر ${ltr('“ANSWER: B”')}.`,
  gift: `صيغة GIFT من Moodle: ${ltr('“سؤال؟ {=صحيح ~خطأ ~خطأ ~خطأ}”')}، وبين الأسئلة سطر فارغ.`,
  moodle: `${ltr('Moodle XML')} كما يصدّره بنك أسئلة Moodle. اختيار من متعدّد بإجابة صحيحة واحدة.`,
  qti: `${ltr('QTI 1.2')} أو ${ltr('2.1')} أو ${ltr('2.2')} أو ${ltr('3.0')} من Canvas أو Blackboard أو Respondus أو TAO. اختيار بإجابة صحيحة واحدة.`,
  csv: 'سؤال في كل صف: النص، الخيارات A وB وC وD، حرف الإجابة الصحيحة أو رقمها، الدرجات، رابط الصورة.',
  json: 'ملفّ صُدِّر من هنا بصيغة JSON.',
}

const ORIGINS: Record<SourceOrigin, string> = {
  word: ' من وورد',
  docs: ' من مستندات Google',
  web: ' من صفحة ويب',
  sheet: ' من جدول',
  file: '',
  text: '',
}

const KEY_PLACES: Record<KeyPlace, string> = {
  marks: 'الإجابات الصحيحة معلَّمة',
  'answer-lines': 'المفتاح تحت كل سؤال',
  list: 'قائمة المفاتيح في النهاية',
}

const picturesCounted = (count: number) =>
  plural(count, { one: 'صورة واحدة', two: 'صورتان', few: '# صور', many: '# صورة', other: '# صورة' })

export const exchange: Translation<typeof english> = {
  importQuestions: 'استيراد الأسئلة',
  pasteAnything: 'ألصق أي شيء',
  untitled: 'أسئلة',
  exports: {
    label: 'تصدير الأسئلة',
    formats: {
      moodle: { name: 'Moodle XML', note: 'لبنك أسئلة Moodle، مع الشروح والمواضيع. الصور بعناوينها.' },
      gift: { name: 'GIFT', note: 'نصّ يمكن تعديله، لـMoodle وأدوات كثيرة. الصور بعناوينها.' },
      'qti-2': { name: 'QTI 2.1', note: 'حزمة لـTAO وCanvas وInspera وغيرها. السؤال الثابت يفقد مكانه.' },
      'qti-1': { name: 'QTI 1.2', note: 'لـCanvas وBlackboard وD2L والأنظمة الأقدم، في ملفّ واحد.' },
      csv: { name: 'CSV', note: 'جدول لـExcel وSheets.' },
      aiken: {
        name: 'Aiken',
        note: 'أسطر بسيطة: النصوص والخيارات والإجابة فقط. بلا درجات ولا شروح ولا صور ولا أسطر جديدة.',
      },
      json: { name: 'JSON', note: 'كل شيء، لاستيراده هنا من جديد.' },
    },
  },
  cancel: 'إلغاء',

  source: {
    formats: FORMATS,
    shapes: SHAPES,
    refusal: (refusal) => word(REFUSALS, refusal),
  },

  preview: {
    hint: (hint) => word(HINTS, hint),
    question: (number) => `السؤال ${number}`,
    points: (points) => pointsCounted(points),
    problem: (problem: ImportProblem) =>
      problem.line === undefined ? word(FAULTS, problem) : `السطر ${problem.line}: ${word(FAULTS, problem)}`,
    note: (note) => word(NOTES, note),
    add: (count) => `إضافة ${questions.of(count)}`,
  },

  paste: {
    into: (quiz) => `في ${isolated(quiz)}`,
    back: 'العودة إلى الاختبار',
    loading: 'جارٍ التحميل…',

    drop: {
      heading: 'أفلت ملفًّا أو ألصق أسئلتك',
      note: 'تأتي الصيغ الرياضية والصور معها. لا يُضاف شيء قبل أن تراه.',
      kinds: [
        ltr('Word (.docx)'),
        ltr('LibreOffice (.odt)'),
        'ملفّ PDF',
        ltr('Excel (.xlsx)'),
        'Aiken',
        'GIFT',
        ltr('Moodle XML'),
      ],
      another: 'أفلت ملفًّا آخر هنا ليحلّ محلّ النص.',
      choose: 'اختيار ملفّ',
      chooseAnother: 'اختيار ملفّ آخر',
      orPress: 'أو اضغط',
      keys: ['Ctrl', 'V'],
    },

    text: {
      heading: 'نصّك',
      placeholder: '1. ماذا تفعل العدسة؟\na) تكسر الضوء\n*b) …\n\nAnswers: 1a',
      hint: 'غيّر النص هنا فتتبعه الأسئلة.',
      tooLong: 'النص أطول من أن يُغيَّر هنا. غيّر الملفّ ثم اختره من جديد.',
      again: 'البدء من جديد',
      lostPictures: (count) =>
        `${picturesCounted(count)}: لم تعد هنا لأن الصفحة أُعيد تحميلها. اختر الملفّ من جديد لاستعادتها.`,
      readAgain: 'إعادة القراءة',
      show: 'عرض النص',
      hide: 'إخفاء النص',
      dropped: 'الأسطر المخطّطة لا تنتمي إلى أي سؤال.',
    },

    readAs: {
      badge: (format, origin, keyPlace) =>
        `قُرئ بصيغة: ${FORMATS[format]}${ORIGINS[origin]}${keyPlace ? `، ${KEY_PLACES[keyPlace]}` : ''}`,
      change: 'تغيير طريقة القراءة',
      label: 'الصيغة',
      recognise: 'التعرّف تلقائيًّا',
    },

    reading: {
      label: 'قراءة الأسئلة',
      starting: 'جارٍ القراءة…',
      progress: (done, total) => `قُرئ ${format.count(done)} من ${format.count(total)}`,
      stop: 'إيقاف',
    },

    found: {
      heading: (count) => `عُثر على ${questions.of(count)}`,
      show: 'عرض',
      all: 'الكل',
      inNeed: 'تحتاج إليك',
      nobody: 'لم يعد هنا ما يحتاج إليك.',
      counts: ({ ready, key, choice, loss, fault, leftOut, added }) =>
        [
          `جاهزة: ${ready}`,
          key > 0 && `بلا مفتاح: ${key}`,
          choice > 0 && `تحتمل قراءتين: ${choice}`,
          loss > 0 && `ضاع منها شيء: ${loss}`,
          fault > 0 && `فيها مشكلة: ${fault}`,
          leftOut > 0 && `مستبعَدة: ${leftOut}`,
          added > 0 && `أُضيفت: ${added}`,
        ]
          .filter(Boolean)
          .join(' · '),
      next: 'عرض التالي',
      changes: (count) => `أشياء استُبعدت أو غُيّرت: ${count}`,
      line: (line) => `السطر ${line}`,
      dropped: (dropped, lines) =>
        `أسطر لا تنتمي إلى أي سؤال: ${format.count(dropped)} من ${format.count(lines)}.`,
      showDropped: 'عرضها',
      join: (question) => `إضافته إلى السؤال ${question}`,
      joined: (line, question) => `السطر ${line} صار من السؤال ${question}.`,
    },

    item: {
      edit: (number) => `تعديل السؤال ${number}`,
      states: {
        ready: 'جاهز',
        key: 'بلا مفتاح',
        choice: 'يحتمل قراءتين',
        loss: 'ضاع منه شيء',
        fault: 'فيه مشكلة',
        leftOut: 'مستبعَد',
        added: 'أُضيف',
      },
      right: 'صحيح',
      points: (points) => pointsCounted(points),
      explanation: 'الشرح',
      whichIsRight: 'أيّها الصحيح؟',
      noKey: (from, to) =>
        from === undefined || to === undefined
          ? 'لا يذكر النص مفتاحًا.'
          : from === to
            ? `لا مفتاح في السطر ${from}.`
            : `لا مفتاح في الأسطر من ${from} إلى ${to}.`,
      marked: (letters) => `يضع النص علامة على ${letters.join('، ')}.`,
      tap: (letter) => `الصحيح ${letter}`,
      youSaid: (letter) => `اخترت ${letter}.`,
      change: 'تغيير',
      lost: 'ضاع شيء من هذا السؤال:',
      asItIs: 'إضافته كما هو',
      alike: (count) => `إضافته كما هو مع أسئلة أخرى مثله (${count})`,
      editText: 'تعديل النص',
      accepted: 'سيُضاف كما هو.',
      twoWays: 'يمكن قراءة هذا بطريقتين.',
      readings: ['اقرأه هكذا', 'أو هكذا'],
      youChose: 'اخترت طريقة قراءته.',
      showLines: 'عرض الأسطر',
      leaveOut: 'استبعاد',
      takeBack: 'إعادته',
      leftOut: 'لن يُضاف هذا السؤال.',
      picture: 'صورة من ملفّك',
    },

    status: {
      answered: (number, letter, left) =>
        left > 0 ? `السؤال ${number}: ${letter}. بقي ${left}.` : `السؤال ${number}: ${letter}. كلّها جاهزة.`,
    },

    adding: {
      keylessToo: (count) => `إضافة ما لا مفتاح له أيضًا (${count})، واختيار مفتاحه لاحقًا في المحرّر`,
      description: (count, fileName) =>
        fileName ? `${questions.of(count)} من ${fileName}` : questions.of(count),
      uploading: (done, total) => `${done} من ${picturesCounted(total)}`,
      failed: (count, total) => `تعذّر رفع ${count} من ${picturesCounted(total)}. لم يُضف شيء بعد.`,
      unnamed: (number) => `الصورة ${number}`,
      lost: 'لم تعد هنا لأن الصفحة أُعيد تحميلها',
      again: 'إعادة المحاولة',
      without: (count) =>
        plural(count, {
          one: 'الإضافة دون هذه الصورة',
          two: 'الإضافة دون هاتين الصورتين',
          few: 'الإضافة دون هذه الصور',
          many: 'الإضافة دون هذه الصور',
          other: 'الإضافة دون هذه الصور',
        }),
    },

    startingAgain: {
      title: 'البدء من جديد؟',
      message: 'سيُحذف النص وما أجبت به.',
      confirm: 'البدء من جديد',
    },
  },
}
