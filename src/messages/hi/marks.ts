import type { marks as english } from '../en/marks.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const marks: Translation<typeof english> = {
  worth: (right, wrong) => `सही होने पर ${right} अंक, गलत होने पर ऋण ${wrong}`,
  worthRight: (right) => `सही होने पर ${right} अंक`,

  intro: {
    total: 'अंक',
    title: 'प्रश्न पर अंक कैसे मिलते हैं',
    right: 'सही',
    wrong: 'गलत',
    blank: 'छोड़ा गया',
    blankCostsNothing: 'छोड़े गए प्रश्न पर कोई अंक नहीं कटता।',
    beside: 'प्रतिशत में केवल सही उत्तर गिने जाते हैं; अंक उसके साथ दिखते हैं।',
    kinds: 'प्रश्नों के प्रकार',
    choices: (count) => `${count} जिनका एक सही उत्तर है`,
    choiceNote: 'एक चुनें।',
    several: (count) => `${count} जिनमें कई सही हो सकते हैं`,
    anySeveral: 'जहाँ कई सही हो सकते हैं',
    severalNote: 'सभी सही विकल्प चुनें।',
    numbers: (count) => `${count} जिनका उत्तर संख्या है`,
    numberNote: 'मात्रक सहित: 5550 m, 5.55 km और 5.55 × 10³ m एक ही उत्तर हैं।',
  },
  rule: {
    exact: (right, wrong) => `ठीक सभी सही चुनने पर ${right}, वरना ${wrong}`,
    share: (right, wrong) => `कुछ सही चुनने पर ${right} का भाग; एक भी गलत हो तो ${wrong}`,
  },

  submit: {
    unread: 'संख्या के रूप में पढ़ा नहीं जाता',
    unreadNote: (typed) => `“${typed}”। जैसा लिखा है वैसा ही जमा होगा।`,
    title: 'दाँव पर क्या है, अंकों में',
    unflagged: (count) => plural(count, { one: '# बिना निशान का उत्तर', other: '# बिना निशान के उत्तर' }),
    flagged: (count) => plural(count, { one: '# निशान वाला उत्तर', other: '# निशान वाले उत्तर' }),
    open: (count) => `${count} खाली`,
    mayCost: (count, cost) =>
      plural(count, {
        one: `# निशान वाले उत्तर से ${cost} अंक तक कट सकते हैं।`,
        other: `# निशान वाले उत्तरों से ${cost} अंक तक कट सकते हैं।`,
      }),
    openCostsNothing: 'खाली प्रश्न पर कुछ नहीं कटता।',
  },

  result: {
    title: 'अंक',
    of: (most) => `${most} अंकों में से`,
    both: (value, most) => `${most} में से ${value} अंक`,
    stays: 'अंकों से प्रतिशत नहीं बदलता।',
    sum: 'ये कैसे जुड़ते हैं',
    flagged: 'रिव्यू में रखे उत्तरों से मिले अंक',
    right: (count, each) => `${count} सही, प्रत्येक ${each}`,
    wrong: (count, each) => `${count} गलत, प्रत्येक ${each}`,
    partly: (count) => `${count} आंशिक रूप से सही`,
    blank: (count) => `${count} खाली`,
    together: 'कुल',
  },
}
