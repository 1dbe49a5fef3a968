import type { standing as english } from '../en/standing.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const standing: Translation<typeof english> = {
  title: 'Dónde está usted',
  show: 'Mostrarme dónde estoy',
  words: (percentile) =>
    `${format.count(percentile)} de cada 100 que hicieron este cuestionario obtuvieron lo mismo que usted o menos.`,
  scale: (median, own) => `Puntuaciones en porcentaje: la mediana es ${median}, la suya es ${own}`,
  you: (score) => `Usted ${score}`,
  median: (score) => `mediana ${score}`,
  ofHundred: (percentile) => `${format.count(percentile)} de 100`,
  inSlot: (attempts) => plural(attempts, { one: 'En su turno, # intento', other: 'En su turno, # intentos' }),
  attempts: 'Intentos hasta ahora',
  honest:
    'Cambia mientras otros hacen el cuestionario y no dice nada de ningún otro examen. Nadie más ve lo suyo.',
  shares: 'Respuestas correctas de todos, junto a las suyas',
  row: (number, verdict, share) => `Pregunta ${number}: la suya, ${verdict}; correctas entre todos: ${share}`,
  hardest: (number, share) => `Pregunta ${number}: la acertó el ${share}, y usted también.`,
  easiest: (number, share) => `Pregunta ${number}: la acertó el ${share}.`,

  few: 'Aún son muy pocos para comparar',
  fewNote: (least) =>
    `Se muestra a partir de ${format.count(least)} intentos, para que no se reconozca a nadie.`,
  hidden:
    'Oculto. Su elección vale para todos los cuestionarios; en sus pantallas sus respuestas no se comparan con las de nadie.',
  notSaved: 'No se pudo guardar su elección. Inténtelo de nuevo.',
  failed: 'No se pudo cargar dónde está usted.',
  again: 'Intentar de nuevo',
}
