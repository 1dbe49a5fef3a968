import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPack } from '../../../src/messages/packs.ts'
import { showWords } from '../../../src/messages/words.ts'
import { spokenMath } from '../../../src/ui/maths/spoken/spoken-math.ts'
import { MATHS_QUESTIONS } from '../../support/school/maths-questions.ts'

const HEARD: Record<'de' | 'es' | 'hi' | 'ar', readonly [tex: string, words: string][]> = {
  de: [
    ['v^2', 'v Quadrat'],
    ['\\frac{1}{2}mv^2', 'ein Halb m v Quadrat'],
    ['\\frac{v^2}{2g}', 'Bruch v Quadrat durch 2 g, Ende Bruch'],
    ['a \\div b', 'a geteilt durch b'],
    ['\\sqrt{\\frac{l}{g}}', 'Wurzel aus l durch g, Ende Wurzel'],
    ['v_0 = 2.5\\,\\mathrm{m/s}', 'v Index 0 gleich 2,5 Meter pro Sekunde'],
    ['9.81\\,\\mathrm{m\\,s^{-2}}', '9,81 Meter pro Quadratsekunde'],
    ['3\\,\\mathrm{kWh}', '3 Kilowattstunden'],
    ['4200\\,\\mathrm{J/(kg\\,K)}', '4200 Joule pro Kilogramm und Kelvin'],
    ['\\vec{F} = m\\vec{a}', 'Vektor F gleich m Vektor a'],
    ['\\int_0^1 x\\,dx', 'Integral von 0 bis 1 über x d x'],
    ['\\lim_{x \\to 0} f(x)', 'Grenzwert für x gegen 0 von f von x'],
    ['\\ce{2 H2 + O2 -> 2 H2O}', '2 H 2 plus O 2 reagiert zu 2 H 2 O'],
  ],
  es: [
    ['v^2 + x^3', 'v al cuadrado más x al cubo'],
    ['\\frac{1}{2}mv^2', 'un medio m v al cuadrado'],
    ['\\frac{v^2}{2g}', 'la fracción v al cuadrado sobre 2 g, fin de fracción'],
    ['\\sqrt{2}', 'raíz cuadrada de 2'],
    ['\\sqrt{\\frac{l}{g}}', 'raíz cuadrada de l sobre g, fin de raíz'],
    ['v_0 = 2.5\\,\\mathrm{m/s}', 'v sub 0 igual a 2,5 metros por segundo'],
    ['9.81\\,\\mathrm{m\\,s^{-2}}', '9,81 metros por segundo al cuadrado'],
    ['2\\,\\mathrm{cm^3}', '2 centímetros cúbicos'],
    ['3\\,\\mathrm{km}', '3 kilómetros'],
    ['\\vec{F} = m\\vec{a}', 'vector F igual a m vector a'],
    ['\\int_0^1 x\\,dx', 'integral desde 0 hasta 1 de x d x'],
    ['\\lim_{x \\to 0} f(x)', 'límite cuando x tiende a 0 de f de x'],
    ['20\\,^\\circ\\mathrm{C}', '20 grados Celsius'],
  ],
  hi: [
    ['x^2', 'x का वर्ग'],
    ['x^3', 'x का घन'],
    ['\\frac{1}{2}mv^2', 'आधा m v का वर्ग'],
    ['\\frac{v^2}{2g}', 'भिन्न v का वर्ग बटा 2 g, भिन्न समाप्त'],
    ['\\sqrt{2}', '2 का वर्गमूल'],
    ['\\sqrt{\\frac{l}{g}}', 'वर्गमूल आरंभ, l बटा g, वर्गमूल समाप्त'],
    ['v_0 = 2.5\\,\\mathrm{m/s}', 'v पादांक 0 बराबर 2.5 मीटर प्रति सेकंड'],
    ['9.81\\,\\mathrm{m\\,s^{-2}}', '9.81 मीटर प्रति वर्ग सेकंड'],
    ['\\vec{F} = m\\vec{a}', 'सदिश F बराबर m सदिश a'],
    ['\\int_0^1 x\\,dx', '0 से 1 तक समाकल x d x'],
    ['20\\,^\\circ\\mathrm{C}', '20 डिग्री सेल्सियस'],
    ['\\Delta t', 'डेल्टा t'],
    ['10^{-34}', '10 की घात ऋण 34'],
  ],
  ar: [
    ['x^2', 'x تربيع'],
    ['x^3', 'x تكعيب'],
    ['\\frac{1}{2}mv^2', 'نصف m v تربيع'],
    ['\\frac{v^2}{2g}', 'الكسر v تربيع على 2 g، نهاية الكسر'],
    ['\\sqrt{2}', 'الجذر التربيعي لـ 2'],
    ['\\sqrt{\\frac{l}{g}}', 'الجذر التربيعي لـ l على g، نهاية الجذر'],
    ['v_0 = 2.5\\,\\mathrm{m/s}', 'v دليل 0 يساوي 2.5 متر لكل ثانية'],
    ['9.81\\,\\mathrm{m\\,s^{-2}}', '9.81 متر لكل ثانية تربيع'],
    ['\\vec{F} = m\\vec{a}', 'المتجه F يساوي m المتجه a'],
    ['\\int_0^1 x\\,dx', 'تكامل من 0 إلى 1 لـ x d x'],
    ['20\\,^\\circ\\mathrm{C}', '20 درجة سلسيوس'],
    ['\\Delta t', 'دلتا t'],
    ['10^{-34}', '10 أس ناقص 34'],
  ],
}

afterAll(() => showWords(() => undefined))

describe.each(['de', 'es', 'hi', 'ar'] as const)('in %s', (language) => {
  beforeAll(async () => {
    const spoken = await loadPack(language, 'spoken')
    showWords((room) => spoken[room])
  })

  test.each(HEARD[language])('%s is said as "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

  test('each of thirty questions has words for its options', () => {
    const said = MATHS_QUESTIONS.flatMap(({ options }) => options).map(spokenMath)
    expect(said.filter((words) => !words || /undefined|equals|metre|fraction/.test(words))).toEqual([])
  })
})
